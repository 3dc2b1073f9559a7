declare module "zzfx" {
  /** Play a sound described by a few numbers. */
  export function zzfx(...sound: readonly (number | undefined)[]): AudioBufferSourceNode;
}

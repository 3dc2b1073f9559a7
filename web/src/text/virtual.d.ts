declare module "virtual:sentences" {
  /** By language, the hash in the names of its files. */
  const hashes: Record<string, string>;
  export default hashes;
  /** By Fluent file, the one that brings it; most come alone. */
  export const packs: Record<string, string>;
}

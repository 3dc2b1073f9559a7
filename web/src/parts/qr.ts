// QR codes (ISO/IEC 18004), made in the browser: for links that hold a token, which no server is to
// see in an address. Bytes only, error correction L, up to version 20 (858 bytes).

/** Error correction bytes of each block, and how many blocks there are, by version from 1. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as the dark modules of a QR code, row by row; null if it is too long. */
export function qr(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, at) => bytes.length <= room(at + 1)) + 1;
  if (!version) return null;
  const bits = interleaved(padded(bytes, version), version);
  const drawn = (mask !== undefined ? [mask] : MASKS.map((_, at) => at)).map((each) =>
    draw(version, bits, each),
  );
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const counted = (version: number) => (version < 10 ? 8 : 16);
const dataBytes = (version: number) =>
  allBytes(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
const room = (version: number) => dataBytes(version) - Math.ceil((4 + counted(version)) / 8);

function allBytes(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const across = Math.floor(version / 7) + 2;
    modules -= (25 * across - 10) * across - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** The data: how it is written, how long it is, the bytes, and what fills the rest. */
function padded(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  add(4, 4);
  add(bytes.length, counted(version));
  bytes.forEach((byte) => add(byte, 8));
  const all = dataBytes(version) * 8;
  add(0, Math.min(4, all - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  for (let fill = 0xec; bits.length < all; fill ^= 0xec ^ 0x11) add(fill, 8);
  return Array.from({ length: all / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** The data and its correction, a byte of each block in turn. */
function interleaved(data: number[], version: number): number[] {
  const [more, number] = [CORRECTION[version - 1]!, BLOCKS[version - 1]!];
  const short = number - (allBytes(version) % number);
  const length = Math.floor(allBytes(version) / number) - more;
  const divisor = generator(more);
  let from = 0;
  const blocks = Array.from({ length: number }, (_, at) => {
    const part = data.slice(from, (from += length + (at < short ? 0 : 1)));
    return { part, correction: remainder(part, divisor) };
  });
  const bytes: number[] = [];
  for (let at = 0; at <= length; at++)
    for (const { part } of blocks) if (at < part.length) bytes.push(part[at]!);
  for (let at = 0; at < more; at++)
    for (const { correction } of blocks) bytes.push(correction[at]!);
  return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1));
}

/** Multiply in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let count = 0, root = 1; count < degree; count++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) {
      divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
    }
  }
  return divisor;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, at) => (rest[at] = rest[at]! ^ times(each, factor)));
  }
  return rest;
}

function draw(version: number, bits: readonly number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  /** Nested squares around a place. */
  const rings = (x: number, y: number, radius: number, light: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const far = size - 4;
  for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) rings(x, y, 4, [2, 4]); // prettier-ignore
  const places = alignment(version);
  const last = places.length - 1;
  places.forEach((y, row) =>
    places.forEach((x, column) => {
      const finder = (row === 0 && (column === 0 || column === last)) || (row === last && !column);
      if (!finder) rings(x, y, 2, [1]);
    }),
  );
  format(size, mask, set);
  if (version >= 7) versions(size, version, set);
  fill(dark, fixed, bits, MASKS[mask]!);
  return dark;
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const across = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (across * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: across - 1 }, (_, at) => last - step * (across - 2 - at))];
}

type Set = (x: number, y: number, on: boolean) => void;

/** Append what corrects a number, by the polynomial that is agreed on. */
function corrected(value: number, length: number, polynomial: number): number {
  let rest = value;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial);
  return (value << length) | rest;
}

function format(size: number, mask: number, set: Set): void {
  const bits = corrected((1 << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const [x, y] = at < 6 ? [8, at] : at < 8 ? [8, at + 1] : at === 8 ? [7, 8] : [14 - at, 8];
    set(x!, y!, bit(at));
    if (at < 8) set(size - 1 - at, 8, bit(at));
    else set(8, size - 15 + at, bit(at));
  }
  set(8, size - 8, true);
}

function versions(size: number, version: number, set: Set): void {
  const bits = corrected(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    set(near, far, ((bits >> at) & 1) === 1);
    set(far, near, ((bits >> at) & 1) === 1);
  }
}

/** Write the bits in pairs of columns, from the right, up and down in turn. */
function fill(
  dark: boolean[][],
  fixed: readonly boolean[][],
  bits: readonly number[],
  masked: (x: number, y: number) => boolean,
): void {
  const size = dark.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!fixed[y]![x]) dark[y]![x] = (bits[next++] === 1) !== masked(x, y);
      }
    }
  }
}

/** How hard a code is to read: long runs, full squares, too much of one colour. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length;
  let found = 0;
  let all = 0;
  for (let y = 0; y < size; y++) {
    let [across, down] = [0, 0];
    for (let x = 0; x < size; x++) {
      all += Number(dark[y]![x]);
      across = x && dark[y]![x] === dark[y]![x - 1] ? across + 1 : 1;
      down = x && dark[x]![y] === dark[x - 1]![y] ? down + 1 : 1;
      for (const run of [across, down]) found += run === 5 ? 3 : run > 5 ? 1 : 0;
      if (!x || !y) continue;
      const square = [dark[y]![x - 1], dark[y - 1]![x], dark[y - 1]![x - 1]];
      if (square.every((each) => each === dark[y]![x])) found += 3;
    }
  }
  return found + Math.floor(Math.abs((all / size ** 2) * 20 - 10)) * 10;
}

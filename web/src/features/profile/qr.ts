/**
 * A QR code (ISO/IEC 18004) of a short text: bytes, error correction level M, versions 1 to 20. Rows of
 * modules, true = dark.
 */
export function qrModules(text: string): boolean[][] {
  const data = new TextEncoder().encode(text);
  const version = versionFor(data.length);
  const code = new Code(version);
  code.drawPatterns();
  code.drawData(codewords(data, version));
  return code.masked();
}

const largestVersion = 20;
// Level M, by version: error correction codewords of a block, and blocks.
const eccOfBlock = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blocks = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const at = (table: ArrayLike<number>, index: number): number => table[index] ?? 0;

/** Codewords of a version, error correction included. */
function capacity(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0)) / 8);
}

const dataCapacity = (version: number): number =>
  capacity(version) - at(eccOfBlock, version) * at(blocks, version);
const countBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number {
  for (let version = 1; version <= largestVersion; version++) {
    if (4 + countBits(version) + 8 * bytes <= 8 * dataCapacity(version)) return version;
  }
  throw new Error("This text is too long for a QR code.");
}

/** The data with padding, in blocks with their error correction, interleaved. */
function codewords(data: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(data.length, countBits(version));
  for (const byte of data) put(byte, 8);
  const size = dataCapacity(version);
  put(0, Math.min(4, 8 * size - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < 8 * size; pad ^= 0xec ^ 0x11) put(pad, 8);
  const words = Array.from({ length: size }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => (word << 1) | bit, 0),
  );

  const count = at(blocks, version);
  const short = Math.floor(size / count);
  const divisor = generator(at(eccOfBlock, version));
  const parts: { data: number[]; ecc: number[] }[] = [];
  for (let block = 0, from = 0; block < count; block++) {
    const length = short + (block < count - (size % count) ? 0 : 1);
    const part = words.slice(from, from + length);
    parts.push({ data: part, ecc: remainder(part, divisor) });
    from += length;
  }
  const interleaved: number[] = [];
  const take = (list: number[], i: number) => {
    const word = list[i];
    if (word !== undefined) interleaved.push(word);
  };
  for (let i = 0; i <= short; i++) for (const part of parts) take(part.data, i);
  for (let i = 0; i < divisor.length; i++) for (const part of parts) take(part.ecc, i);
  return interleaved;
}

/** In the field of 256 elements with the polynomial x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon generator without its leading 1. */
function generator(degree: number): number[] {
  const result = Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = multiply(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = multiply(at(result, j), root) ^ at(result, j + 1);
  }
  return result;
}

export function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, i) => {
      result[i] = at(result, i) ^ multiply(coefficient, factor);
    });
  }
  return result;
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Code {
  private readonly size: number;
  private readonly dark: boolean[][];
  /** modules that carry no data */
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = this.square();
    this.fixed = this.square();
  }

  private square(): boolean[][] {
    return Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  private set(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y];
    const fixed = this.fixed[y];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = isDark;
    fixed[x] = true;
  }

  drawPatterns(): void {
    const end = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [end - 3, 3],
      [3, end - 3],
    ] as const) {
      this.ring(x, y, 4, (distance) => distance !== 2 && distance !== 4);
    }
    const centres = this.alignment();
    const last = centres.length - 1;
    centres.forEach((x, i) => {
      centres.forEach((y, j) => {
        const isFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
        if (!isFinder) this.ring(x, y, 2, (distance) => distance !== 1);
      });
    });
    this.drawFormat(0);
    if (this.version >= 7) this.drawVersion();
  }

  private ring(x: number, y: number, radius: number, isDark: (distance: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++)
        this.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }

  private alignment(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.ceil((this.version * 4 + 4) / (count * 2 - 2)) * 2;
    const rest = Array.from({ length: count - 1 }, (_, i) => this.size - 7 - i * step).reverse();
    return [6, ...rest];
  }

  /** Level M and the mask, with their own error correction, twice. */
  private drawFormat(mask: number): void {
    const bits = ((mask << 10) | checkBits(mask, 10, 0x537)) ^ 0x5412;
    const bit = (i: number) => ((bits >>> i) & 1) === 1;
    const end = this.size - 1;
    for (let i = 0; i < 6; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(end - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  private drawVersion(): void {
    const bits = (this.version << 12) | checkBits(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >>> i) & 1) === 1;
      const far = this.size - 11 + (i % 3);
      const near = Math.floor(i / 3);
      this.set(far, near, isDark);
      this.set(near, far, isDark);
    }
  }

  /** Two columns at a time from the right, up and down in turn, around what is fixed. */
  drawData(words: number[]): void {
    let next = 0;
    let isUp = true;
    for (let right = this.size - 1; right >= 1; right -= 2, isUp = !isUp) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = isUp ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x]) continue;
          row[x] = ((at(words, next >>> 3) >>> (7 - (next & 7))) & 1) === 1;
          next++;
        }
      }
    }
  }

  /** Under the mask that leaves the fewest runs and blocks of one colour. */
  masked(): boolean[][] {
    const candidates = masks.map((mask, number) => {
      this.drawFormat(number);
      return this.dark.map((row, y) =>
        row.map((isDark, x) => isDark !== (!this.fixed[y]?.[x] && mask(x, y))),
      );
    });
    return candidates.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
  }
}

function checkBits(value: number, length: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * polynomial);
  return rest;
}

function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    let run = 0;
    line.forEach((isDark, i) => {
      run = isDark === line[i - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      if (run > 5) sum += 1;
    });
  }
  rows.forEach((row, y) => {
    const above = rows[y - 1];
    row.forEach((isDark, x) => {
      if (above && x > 0 && isDark === row[x - 1] && isDark === above[x] && isDark === above[x - 1]) sum += 3;
    });
  });
  return sum;
}

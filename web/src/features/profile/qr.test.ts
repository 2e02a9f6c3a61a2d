import { describe, expect, it } from "vitest";
import { qrModules, remainder } from "./qr";

const picture = (text: string) =>
  qrModules(text).map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""));

/** The text in the modules of a code up to version 6, read back by the standard's rules: mask, zigzag, bytes. */
function read(text: string): string {
  const rows = qrModules(text);
  const size = rows.length;
  const dark = (x: number, y: number) => rows[y]?.[x] === true;
  const format = [0, 1, 2, 3, 4, 5].map((y) => dark(8, y)).concat(dark(8, 7), dark(8, 8), dark(7, 8));
  const rest = [5, 4, 3, 2, 1, 0].map((x) => dark(x, 8));
  const bits = [...format, ...rest].reduce((sum, isDark, i) => sum | (Number(isDark) << i), 0) ^ 0x5412;
  const mask = (bits >> 10) & 7;
  expect(bits >> 13).toBe(0); // level M
  const flips = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const isFixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (x > size - 9 && y < 9) ||
    (size > 21 && Math.abs(x - (size - 7)) < 3 && Math.abs(y - (size - 7)) < 3);
  const read: number[] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) read.push(Number(dark(x, y) !== (flips[mask]?.(x, y) === 0)));
      }
    }
  }
  const number = (from: number, length: number) =>
    read.slice(from, from + length).reduce((sum, bit) => 2 * sum + bit, 0);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("QR codes", () => {
  it("the standard's own example of error correction", () => {
    const generator = [251, 67, 46, 61, 118, 70, 64, 94, 32, 45].map((exponent) =>
      Array.from({ length: exponent }).reduce<number>((a) => (a << 1) ^ (a >> 7 ? 0x11d : 0), 1),
    );
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(remainder(data, generator)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it.each(["a", "otpauth://totp", "Zoë", "x".repeat(26)])("%s can be read back", (text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    ["short", "x", 21],
    ["a usual address", `otpauth://totp/Focal:nadia@example.org?secret=${"A".repeat(32)}&issuer=Focal`, 41],
    ["the longest", "x".repeat(644), 97],
  ])("%s: finders in three corners", (_, text, size) => {
    const rows = picture(text);
    expect(rows).toHaveLength(size);
    for (const row of [0, 6]) {
      expect(rows[row]?.slice(0, 8)).toBe("#######.");
      expect(rows[row]?.slice(-8)).toBe(".#######");
    }
    expect(rows[size - 1]?.slice(0, 8)).toBe("#######.");
  });

  it("what does not fit is refused", () => {
    expect(() => qrModules("x".repeat(700))).toThrow("too long");
  });
});

// The text cases and the number cases of one value exclude each other, though their joint guards do not show it.
export const domains = { a: [1, 1], b: ['', 2147483647, 0.5, '1'] };
export function main(a, b, c) {
  return b + b + (b * b - b) + `${b}${b}`;
}

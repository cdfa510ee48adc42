// Half of what the factors could be is ruled out by a condition; the product of the others has more bits than a safe integer.
export const domains = { a: [-2, 0], b: [0] };

export function main(a, b, c) {
  if ((a & 1) === 0) return a * 4503599627370497;
  const sum = a + 9007199254740990;
  return [a * sum, -sum, sum * -1];
}

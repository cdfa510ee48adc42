// Adding null is a number addition.
export function main(a, b, c) {
  return [c + null, null + a, (c ? null : 'x') + b];
}

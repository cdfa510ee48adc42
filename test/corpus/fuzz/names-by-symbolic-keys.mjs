// A function under a computed key is named by the key, also where the key depends on the input.
export function main(a, b, c) {
  const error = Object.assign(new RangeError('far'), { [c ? 'k' : 'x']: b });
  return [{ [a & 3]: () => 0, [`m${a}`]() {}, get [c ? 'g' : 'h']() { return 1; } }, error];
}

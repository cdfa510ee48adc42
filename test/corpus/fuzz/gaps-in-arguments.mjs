// Found by the fuzzer: arguments with gaps, or in themselves, were not shown as node shows them.
export const domains = { a: [-1, 2], b: [0, 'x', undefined] };

function partsOf() {
  return arguments;
}

export function main(a, b, c) {
  const parts = c ? partsOf(b) : partsOf(b, a, a);
  parts[a & 3] = b;
  if (c) delete parts[0];
  const within = partsOf(a);
  within[1] = within;
  return [parts, parts.length, Object.keys(parts), within];
}

console.log(main(2, 'x', true), main(-1, 0, false));

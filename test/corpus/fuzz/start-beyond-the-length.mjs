// A start that is huge where it is cut to the length: positions that it cannot have are no elements of the array.
export const domains = { a: [0, 2], b: [1] };

export function main(a, b, c) {
  const list = [1, 2, 3];
  let from = a - 2.5;
  if (c) from >>>= 0;
  const removed = list.splice(from++, 0, b);
  return [removed, from, list, [1, 2, 3].slice(from), [1, 2, 3].fill(0, from), [1, 2, 3].copyWithin(from, 1)];
}

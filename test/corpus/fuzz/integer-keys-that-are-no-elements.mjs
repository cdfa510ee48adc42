// An array may have -1 as a key, and inherit indices; a symbolic index has to find them.
export const domains = { a: [-2, 2], b: [0] };

class Stack extends Array {
  get [-1]() {
    return 'none';
  }
}

export function main(a, b, c) {
  const array = [10, 20];
  array[a] = 'written';
  const heir = [1];
  Object.setPrototypeOf(heir, [7, 8, 9]);
  if (c) heir.length = 0;
  const stack = new Stack();
  for (let i = 0; i < a; i++) stack.push(i);
  return [array[a], array[-a], heir[a], stack[stack.length - 1]];
}

// Elements of arrays that are read-only.
const list = [1, 2, 3];
Object.defineProperty(list, 1, { writable: false });
const attempt = (action) => {
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.name, problem.message);
  }
};
attempt(() => (list[1] = 5));
attempt(() => list.fill(0));
attempt(() => list.reverse());
attempt(() => list.sort());
console.log(list, Object.getOwnPropertyDescriptor(list, 1));
attempt(() => list.push(4));
attempt(() => list.shift());
attempt(() => Object.defineProperty(list, 1, { value: 7 })[1]);
attempt(() => list.splice(0, 1));
console.log(list, list.length, Object.isFrozen(list), Object.isFrozen(Object.freeze(list)));

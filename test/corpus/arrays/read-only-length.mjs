// An array whose length is read-only.
const list = Object.defineProperty([1, 2, 3], 'length', { writable: false });
const attempt = (action) => {
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.name, problem.message);
  }
};
attempt(() => list.push(4));
attempt(() => list.pop());
attempt(() => (list.length = 3));
attempt(() => (list.length = 0));
attempt(() => (list[3] = 4));
attempt(() => (list[0] = 'written'));
attempt(() => Object.defineProperty(list, 5, { value: 1 }));
attempt(() => Object.defineProperty(list, 'length', { writable: true }));
attempt(() => Object.defineProperty(list, 'length', { value: 3 }) === list);
attempt(() => Object.defineProperty(list, 'length', { value: 1 }));
attempt(() => Object.getOwnPropertyDescriptor(list, 'length'));
attempt(() => list.splice(0, 1));
attempt(() => [list.map((x) => x), list.slice(), [...list], Reflect.ownKeys(list), Object.isFrozen(list)]);
attempt(() => Reflect.set(list, 'length', 1));
attempt(() => list.unshift());
console.log(list);

// Elements of arrays that cannot be deleted, and lengths that end at them.
'use strict';
const make = () => Object.defineProperty([1, 2, 3, 4], 2, { configurable: false });
const attempt = (action) => {
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.name, problem.message);
  }
};
attempt(() => delete make()[2]);
attempt(() => Reflect.deleteProperty(make(), 2));
for (const length of [0, 2, 3, 5]) {
  const list = make();
  attempt(() => (list.length = length));
  console.log(list, list.length);
}
attempt(() => Object.defineProperty(make(), 2, { get() {} }));
attempt(() => Object.defineProperty(make(), 2, { value: 9 }));
const list = make();
attempt(() => list.pop());
attempt(() => list.pop());
console.log(list);

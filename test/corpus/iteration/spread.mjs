// Spread reads any iterable in calls, arrays and constructors.
function* numbers(n) {
  for (let i = 0; i < n; i++) yield i;
}
console.log([...numbers(3), 'x', ...numbers(2), ...new Set([1, 1, 2]), ...new Map([['k', 'v']])]);
console.log(Math.max(...numbers(5), 2), String.fromCharCode(...[72, 105]));
const count = (...all) => all.length;
console.log(count(...[], ...[,], ...'ab'), count(...[1, 2], 3, ...numbers(4)));
class Box {
  constructor(...all) {
    this.all = all;
  }
}
console.log(new Box(...numbers(3)).all.join());
const object = { ...'hi', ...[9], ...null, ...undefined, ...5, ...{ z: 1 } };
console.log(object);
const source = {
  get live() {
    return 'read once';
  },
};
const copy = { ...source };
console.log(Object.getOwnPropertyDescriptor(copy, 'live').value);

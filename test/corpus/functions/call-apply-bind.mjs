// call, apply and bind pass receivers and arguments on.
function show(...all) {
  return `${this}:${all.join()}`;
}
console.log(show.call('r', 1, 2), show.apply('r', [1, 2]), show.apply('r', { length: 2, 0: 'x' }), show.apply('r'));
const bound = show.bind('b', 1).bind('ignored', 2);
console.log(bound(3), bound.name, bound.length, 'prototype' in bound);
class Point {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
}
const AtOne = Point.bind(null, 1);
console.log(new AtOne(2), new AtOne(5) instanceof Point, new AtOne(5) instanceof AtOne);
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => show.apply('r', 5)));
const callable = Function.prototype.call.bind(Array.prototype.slice);
console.log(callable([1, 2, 3], 1).join());

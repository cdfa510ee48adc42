// Patterns in parameters, with defaults on both levels.
const area = ({ width = 1, height = width, unit: { name = 'm' } = {} } = {}) => `${width * height}${name}`;
console.log(area(), area({ width: 3 }), area({ height: 4, unit: { name: 'cm' } }));
const swap = ([a, b] = [1, 2], ...[c, d = 'D']) => [b, a, c, d].join();
console.log(swap(), swap([3, 4], 'C'), swap(undefined, 1, 2));
class Point {
  constructor({ x, y } = { x: 0, y: 0 }) {
    Object.assign(this, { x, y });
  }
  set both([x, y]) {
    this.x = x;
    this.y = y;
  }
}
const point = new Point({ x: 5, y: 6 });
point.both = [7, 8];
console.log(new Point(), point);
console.log([{ k: 1, v: 'a' }, { k: 2, v: 'b' }].map(({ k, v }) => `${k}${v}`).join());
console.log(Object.entries({ p: 1, q: 2 }).reduce((sum, [, n]) => sum + n, 0));

// Objects of classes, accessors and cycles as inspect shows them.
import { inspect } from 'util';
class Point {
  #hidden = 1;
  x = 1;
  get y() {
    return this.#hidden;
  }
}
const cycle = { name: 'c' };
cycle.self = cycle;
console.log(inspect(new Point()), inspect(cycle), inspect({ get a() { return 1; }, set b(v) {} }));
console.log(inspect(Object.create(null)), inspect(new (class extends Map {})()), inspect([Point, () => 1, function* g() {}]));

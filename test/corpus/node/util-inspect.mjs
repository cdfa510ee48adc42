// Values are shown as console shows them.
import util, { format, formatWithOptions, inspect } from 'node:util';
console.log(inspect({ a: { b: { c: { d: 1 } } } }), inspect({ a: { b: 1 } }, { depth: 0 }), inspect('text'), inspect([, 1]));
console.log(format('%s=%d', 'a', 5, { z: 1 }), format(1, 2), formatWithOptions({ compact: true }, '%O', { a: [1] }));
class Money {
  constructor(amount) {
    this.amount = amount;
  }
  [util.inspect.custom]() {
    return `<${this.amount}>`;
  }
}
console.log(inspect([new Money(5)]), inspect(new Map([[1, new Set([2])]])), util.inspect.custom);

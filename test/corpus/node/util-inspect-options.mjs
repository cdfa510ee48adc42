// Options of inspect.
import { inspect } from 'node:util';
const value = { b: [1, [2, [3]]], a: new Map([['k', { deep: { deeper: 1 } }]]), long: 'x'.repeat(20) };
for (const options of [{ depth: 1 }, { depth: Infinity }, { compact: false }, { breakLength: 20 }, { sorted: true }, { maxArrayLength: 1 }, { maxStringLength: 5 }])
  console.log(inspect(value, options));
console.log(inspect('it\'s'), inspect("a\nb"), inspect(-0), inspect([undefined, null]), inspect(new (class Empty {})()));

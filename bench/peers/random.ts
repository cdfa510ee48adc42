/** Property-based testing: random sequences of calls beside a model, until every case was seen or time is over. */

import fc from 'fast-check';
import { SortedSet } from './sorted-set.js';
import { answer, casesOf, nameOf, sizeOf, violated } from './cases.js';

const n = Number(process.argv[2]);
const seconds = Number(process.argv[3]);

const seen = new Set<string>();
let isWrong = false;

class Call implements fc.Command<Set<number>, SortedSet> {
  constructor(
    readonly operation: 'insert' | 'delete',
    readonly value: number,
  ) {}

  check(model: Readonly<Set<number>>): boolean {
    return this.operation === 'delete' || model.size <= n;
  }

  run(model: Set<number>, real: SortedSet): void {
    if (sizeOf(real) <= n) seen.add(`${nameOf(real)}${this.operation} ${this.value}`);
    real[this.operation](this.value);
    if (this.operation === 'insert') model.add(this.value);
    else model.delete(this.value);
    if (violated(real, this.operation, this.value) || sizeOf(real) !== model.size) throw new Error(this.operation);
  }

  toString(): string {
    return `${this.operation}(${this.value})`;
  }
}

const value = fc.integer({ min: 0, max: 2 * n });
const calls = fc.commands([value.map((one) => new Call('insert', one)), value.map((one) => new Call('delete', one))], {
  maxCommands: 4 * n,
  size: 'max',
});
const all = casesOf(n);
for (let seed = 1; seen.size < all && !isWrong && process.cpuUsage().user < seconds * 1e6; seed += 1) {
  const property = fc.property(calls, (commands) => {
    fc.modelRun(() => ({ model: new Set<number>(), real: new SortedSet() }), commands);
  });
  isWrong = fc.check(property, { seed, numRuns: 500 }).failed;
}
answer(n, seen.size, isWrong);

/** What `conforms` is told, and the two beside each other as tests that were made of counterexamples have them. */

import { expect, test } from 'vitest';
import { conforms, int, registered, type ConformsOptions } from '../../src/spec/index.js';

/** Forgets what comes after the second. */
class Pair {
  private readonly items: number[] = [];
  push(item: number): number {
    if (this.items.length < 2) this.items.push(item);
    return this.items.length;
  }
  take(): number {
    if (this.items.length === 0) throw new RangeError('empty');
    return this.items.shift()!;
  }
  itself(): this {
    return this;
  }
  *[Symbol.iterator](): Generator<number> {
    yield* this.items;
  }
}

class Model extends Array<number> {
  take(): number {
    if (this.length === 0) throw new RangeError('nothing there');
    return this.shift()!;
  }
  itself(): this {
    return this;
  }
}

const operations = { push: [int(0, 1)], take: [], itself: [] };
const asked = (options: Partial<ConformsOptions<Pair, Model>>) => {
  conforms(Pair, Model, { operations, ...options });
  return registered.at(-1)!;
};

test('both are called, and compared by ends and by what is observed', () => {
  const both = asked({}).at(3).beside!(0);
  expect(both.difference()).toBe(null);
  expect(both.call('take', () => []).difference()).toBe(null);
  expect(both.call('itself', () => []).difference()).toBe(null);
  for (const item of [1, 0]) expect(both.call('push', () => [item]).difference()).toBe(null);
  expect(both.call('push', () => [1]).difference()).toBe('result');
  expect(both.observationsDiffer()).toBe(true);
});

test('options choose what is done, what counts, and where', () => {
  const push = { arguments: [int(0, 1)], model: (model: Model, item: number) => model.push(item), result: () => null };
  const take = { subject: 'take', model: 'take', precondition: (model: Model) => model.length > 0 };
  const both = asked({ operations: { push, take }, observe: () => undefined }).at(3).beside!(0);
  for (const item of [0, 0, 0]) expect(both.call('push', () => [item]).difference()).toBe(null);
  for (const _ of [1, 2]) expect(both.call('take', () => []).difference()).toBe(null);
  expect(both.call('take', () => []).difference()).toBe('ending');
  expect(() => both.call('take', () => [])).toThrow('take');
});

test('the depth is the scope', () => {
  expect([asked({}), asked({ depth: 5 }), asked({ scope: 6 })].map((one) => one.at(1).scope)).toEqual([null, 5, 6]);
  expect(asked({ name: 'named' }).name).toBe('named');
});

test('mistakes are named', () => {
  const at = (options: object): unknown => asked(options).at(1);
  expect(() => at({ depth: 2, scope: 2 })).toThrow('two words for the same number');
  expect(() => at({ observed: 1 })).toThrow("conforms has no option 'observed'");
  expect(() => at({ operations: undefined })).toThrow('conforms needs to know which operations');
  expect(() => at({ operations: { push: { argument: [] } } })).toThrow("the operation push has no option 'argument'");
  expect(() => at({ operations: { push: int(0, 1) } })).toThrow('put brackets around it');
  expect(() => at({ initial: 1 })).toThrow('initial is a function that makes a Pair');
  expect(() => conforms(undefined as never, Model, { operations })).toThrow('conforms takes a class');
});

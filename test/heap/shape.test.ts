/** Shapes against real objects: the same keys in the same order, with the same attributes and values, whatever was done to them. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Assignment, Circuit, Words } from '../../src/formula/index.js';
import {
  CONFIGURABLE,
  ENUMERABLE,
  Heap,
  WRITABLE,
  joinShapes,
  shapeCases,
  type Key,
  type Shape,
  type ShapeValue,
} from '../../src/heap/index.js';
import { Values } from '../../src/value/index.js';

const KEYS: readonly Key[] = ['b', 'a', '10', '2', '-1', '01', '4294967295', '', Symbol('s'), Symbol.iterator];

type Step = { readonly do: 'define' | 'delete'; readonly key: Key; readonly flags: number };

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('define' as const, 'define' as const, 'delete' as const),
  key: fc.constantFrom(...KEYS),
  flags: fc.constantFrom(0, WRITABLE, ENUMERABLE, WRITABLE | ENUMERABLE).map((flags) => flags | CONFIGURABLE),
});

function newHeap(circuit: Circuit): Heap {
  return new Heap(
    new Values(circuit, new Words(circuit), () => {
      throw new Error('nothing is concretized here');
    }),
  );
}

/** A shape with the content of its slots, changed as the evaluator changes them. */
function change(base: Shape, shape: Shape, slots: unknown[], { do: what, key, flags }: Step, value: number): Shape {
  const found = shape.find(key);
  if (what === 'delete') {
    if (found === undefined) return shape;
    slots.splice(found.index, 1);
    return shape.without(key);
  }
  if (found === undefined) {
    slots.push(value);
    return shape.extend(key, flags);
  }
  slots[found.index] = value;
  return shape.rebuild(base, (one) => (one.key === key ? flags : one.flags));
}

function carryOut(base: Shape, steps: readonly Step[]): { shape: Shape; slots: unknown[] } {
  const slots: unknown[] = [];
  return { shape: steps.reduce((shape, one, i) => change(base, shape, slots, one, i), base), slots };
}

describe('shapes', () => {
  test('list keys, attributes and values as a real object does', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { shape, slots } = carryOut(newHeap(new Circuit()).emptyShape(null), steps);
        const real: Record<Key, unknown> = {};
        steps.forEach(({ do: what, key, flags }, value) => {
          if (what === 'delete') delete real[key];
          else {
            const [writable, enumerable] = [(flags & WRITABLE) !== 0, (flags & ENUMERABLE) !== 0];
            Object.defineProperty(real, key, { value, writable, enumerable, configurable: true });
          }
        });
        expect(shape.keys()).toEqual(Reflect.ownKeys(real));
        expect(shape.count).toBe(slots.length);
        for (const key of KEYS) {
          const found = shape.find(key);
          const own = Object.getOwnPropertyDescriptor(real, key);
          expect(found === undefined).toBe(own === undefined);
          if (found === undefined || own === undefined) continue;
          expect(slots[found.index]).toBe(own.value);
          expect([(found.flags & WRITABLE) !== 0, (found.flags & ENUMERABLE) !== 0]).toEqual([
            own.writable,
            own.enumerable,
          ]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are shared by objects with the same history', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const base = newHeap(new Circuit()).emptyShape(null);
        expect(carryOut(base, steps).shape).toBe(carryOut(base, steps).shape);
      }),
    );
  });

  test('find keys among many', () => {
    let shape = newHeap(new Circuit()).emptyShape(null);
    for (let i = 0; i < 500; i += 1) shape = shape.extend(`k${i}`, CONFIGURABLE);
    for (let i = 0; i < 500; i += 1) expect(shape.find(`k${i}`)?.index).toBe(i);
    expect(shape.find('k500')).toBeUndefined();
    expect(shape.extend('k500', 0).find('k500')?.index).toBe(500);
  });

  test('joined, are those of the side that was taken', () => {
    const SELECTORS = 3;
    const joins = fc.array(fc.tuple(fc.nat(SELECTORS - 1), fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(joins, (steps) => {
        const circuit = new Circuit();
        const base = newHeap(circuit).emptyShape(null);
        const selectors = Array.from({ length: SELECTORS }, () => circuit.variable());
        const plain = ['a', 'b', 'c'].map((key) => base.extend(key, CONFIGURABLE));
        /** A shape, and which plain one it is under each assignment. */
        const known: { value: ShapeValue; rows: Shape[] }[] = plain.map((value) => ({
          value,
          rows: Array.from({ length: 1 << SELECTORS }, () => value),
        }));
        for (const [selector, a, b] of steps) {
          const [left, right] = [known[a % known.length]!, known[b % known.length]!];
          known.push({
            value: joinShapes(circuit, selectors[selector]!, left.value, right.value),
            rows: left.rows.map((shape, row) => ((row >> selector) & 1 ? shape : right.rows[row]!)),
          });
        }
        for (let row = 0; row < 1 << SELECTORS; row += 1) {
          const under = new Assignment(circuit, (variable) => ((row >> selectors.indexOf(variable)) & 1) === 1);
          for (const { value, rows } of known)
            expect(shapeCases(value).flatMap(({ guard, shape }) => (under.value(guard) ? [shape] : []))).toEqual([
              rows[row],
            ]);
        }
      }),
    );
  });
});

/**
 * Merging values: whatever way a value was put together, it keeps the invariants of `Union`, and under every assignment it is what the
 * way it was put together says.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FALSE, TRUE, not, restriction, type Bit } from '../../src/formula/index.js';
import {
  Cases,
  Union,
  arithmetic,
  enumerateAll,
  isWordNumber,
  lift,
  simplified,
  type Atom,
  type Value,
} from '../../src/value/index.js';
import { ASSIGNMENTS, VARIABLES, primitives, property, world, type World } from './support.js';

// --- values put together in some way, and what they are ------------------------------------------------------

/** How a value comes about: an atom, or the value that is one of two by a variable, or a sum. */
type Plan =
  | { readonly atom: Atom }
  | { readonly variable: number; readonly then: Plan; readonly else: Plan }
  | { readonly sum: readonly [Plan, Plan] };

const { plan } = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 5 },
    fc.record({
      atom: fc.constantFrom<Atom>(...primitives.filter((one) => typeof one !== 'number'), 0, -0, 1, 2, 0.5),
    }),
    fc.record({ variable: fc.nat(VARIABLES - 1), then: tie('plan'), else: tie('plan') }),
    fc.record({
      sum: fc.tuple(
        fc.record({ atom: fc.constantFrom<Atom>(-1, 0, 3) }),
        fc.record({ atom: fc.constantFrom<Atom>(1, 4) }),
      ),
    }),
  ),
}));

function carryOut(w: World, one: Plan): Value {
  if ('atom' in one) return one.atom;
  if ('sum' in one) return arithmetic(w.values, '+', carryOut(w, one.sum[0]), carryOut(w, one.sum[1]));
  return w.values.ite(w.variables[one.variable]!, carryOut(w, one.then), carryOut(w, one.else));
}

function meaning(one: Plan, assignment: number): Atom {
  if ('atom' in one) return one.atom;
  if ('sum' in one) return (meaning(one.sum[0], assignment) as number) + (meaning(one.sum[1], assignment) as number);
  return meaning((assignment >> one.variable) & 1 ? one.then : one.else, assignment);
}

function expectInvariants(w: World, value: Value): void {
  if (!(value instanceof Union)) return;
  const { atoms, guards, word, wordGuard } = value;
  expect(guards).toHaveLength(atoms.length);
  expect(atoms.filter((atom, i) => atoms.findIndex((other) => Object.is(other, atom)) !== i)).toEqual([]);
  expect(atoms.filter(isWordNumber)).toEqual([]);
  expect(guards).not.toContain(FALSE);
  expect(wordGuard === FALSE).toBe(word === null);
  if (atoms.length === 0) expect(w.values.words.isConstant(word!)).toBeUndefined();
  else expect(atoms.length + (word === null ? 0 : 1)).toBeGreaterThan(1);
}

/** A condition that holds under the assignments of a mask. */
function condition(w: World, mask: number): Bit {
  const { circuit } = w.values;
  let result: Bit = FALSE;
  for (let i = 0; i < ASSIGNMENTS; i += 1) {
    const row = w.variables.map((variable, bit) => ((i >> bit) & 1 ? variable : not(variable)));
    if ((mask >> i) & 1) result = circuit.or(result, circuit.andAll(row));
  }
  return result;
}

const mask = fc.nat(2 ** ASSIGNMENTS - 1);

// --- laws --------------------------------------------------------------------------------------------------

describe('a merged value', () => {
  test('is one of the two under each assignment, and keeps the invariants', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const w = world();
        const value = carryOut(w, one);
        expectInvariants(w, value);
        for (let i = 0; i < ASSIGNMENTS; i += 1) expect(w.evaluate(value, i)).toBe(meaning(one, i));
      }),
      { numRuns: 400 },
    );
  });

  test('ite(c, a, a) = a,  ite(⊤, a, b) = a,  ite(⊥, a, b) = b, as the same values', () => {
    fc.assert(
      fc.property(plan, plan, mask, (left, right, chosen) => {
        const w = world();
        const [a, b] = [carryOut(w, left), carryOut(w, right)];
        const { values } = w;
        expect(Object.is(values.ite(condition(w, chosen), a, a), a)).toBe(true);
        expect(Object.is(values.ite(TRUE, a, b), a)).toBe(true);
        expect(Object.is(values.ite(FALSE, a, b), b)).toBe(true);
      }),
    );
  });

  test('ite(¬c, a, b) = ite(c, b, a),  ite(c, ite(c, a, x), b) = ite(c, a, b), in meaning', () => {
    fc.assert(
      fc.property(plan, plan, plan, mask, (left, right, other, chosen) => {
        const w = world();
        const { values } = w;
        const [a, b, x] = [carryOut(w, left), carryOut(w, right), carryOut(w, other)];
        const c = condition(w, chosen);
        const merged = [values.ite(c, a, b), values.ite(not(c), b, a), values.ite(c, values.ite(c, a, x), b)];
        merged.forEach((value) => expectInvariants(w, value));
        for (let i = 0; i < ASSIGNMENTS; i += 1)
          for (const value of merged) expect(w.evaluate(value, i)).toBe(meaning((chosen >> i) & 1 ? left : right, i));
      }),
    );
  });

  test('cases, collected one by one, are those of nested merges', () => {
    fc.assert(
      fc.property(plan, plan, plan, mask, mask, (first, second, third, p, q) => {
        const w = world();
        const [c, d] = [condition(w, p), condition(w, q & ~p)];
        const rest = condition(w, ~p & ~q);
        const cases = new Cases(w.values);
        cases.add(c, carryOut(w, first)).add(d, carryOut(w, second)).add(rest, carryOut(w, third));
        const value = cases.build();
        expectInvariants(w, value);
        for (let i = 0; i < ASSIGNMENTS; i += 1) {
          const chosen = (p >> i) & 1 ? first : (q >> i) & 1 ? second : third;
          expect(w.evaluate(value, i)).toBe(meaning(chosen, i));
        }
      }),
    );
  });
});

describe('case by case', () => {
  test('combinations cover every assignment once', () => {
    property([...primitives.filter((one) => typeof one !== 'number'), 0, 1, -0, 5], (w, a, b) => {
      const combinations = enumerateAll(w.values, [w.symbolic(a), w.symbolic(b)]);
      for (let i = 0; i < ASSIGNMENTS; i += 1)
        expect(combinations.filter(({ guard }) => w.holds(guard, i)).map(({ atoms }) => atoms)).toEqual([[a[i], b[i]]]);
    });
  });

  test('a function of atoms is lifted to values', () => {
    property([...primitives.filter((one) => typeof one !== 'number'), 0, 1, -0, 5], (w, a, b) => {
      const compute = (one: Atom, other: Atom): Atom => `${String(one)}|${String(other)}`.length % 4;
      const value = lift(w.values, [w.symbolic(a), w.symbolic(b)], compute);
      expectInvariants(w, value);
      for (let i = 0; i < ASSIGNMENTS; i += 1) expect(w.evaluate(value, i)).toBe(compute(a[i], b[i]));
    });
  });
});

test('a value simplified on a path is the same wherever the path leads', () => {
  fc.assert(
    fc.property(
      plan,
      fc.array(fc.tuple(fc.nat(VARIABLES - 1), fc.boolean()), { minLength: 1, maxLength: 2 }),
      (one, literals) => {
        const w = world();
        const { circuit } = w.values;
        const value = carryOut(w, one);
        const mark = circuit.enter();
        const known = literals.map(([variable, sign]) => (sign ? w.variables[variable]! : not(w.variables[variable]!)));
        fc.pre(known.every((literal) => circuit.assume(literal)));
        const shorter = simplified(w.values, value, restriction(circuit));
        expectInvariants(w, shorter);
        circuit.leave(mark);
        for (let i = 0; i < ASSIGNMENTS; i += 1)
          if (known.every((literal) => w.holds(literal, i))) expect(w.evaluate(shorter, i)).toBe(meaning(one, i));
        if (value instanceof Union && shorter instanceof Union)
          expect(shorter.atoms.length).toBeLessThanOrEqual(value.atoms.length);
      },
    ),
  );
});

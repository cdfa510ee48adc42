/**
 * A law is checked twice: it is true of booleans, which the solver proves on formulas that no circuit has touched, and
 * the circuit applies it, whatever the order in which its variables were made and whatever their signs.
 */

import { beforeAll, describe, expect, it } from 'vitest';
import { Circuit, not, type Bit } from '../../src/formula/index.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { agree, circuitAlgebra, provesEqual, rawAlgebra, type Algebra, type Raw } from './support.js';

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

type Law = <T>(algebra: Algebra<T>, a: T, b: T, c: T, d: T) => readonly [T, T];

function law(name: string, state: Law): void {
  it(name, () => {
    const raw = (index: number): Raw => ({ kind: 'variable', index });
    const solver = solvers.create();
    expect(provesEqual(solver, 4, ...state(rawAlgebra, raw(0), raw(1), raw(2), raw(3))), 'the law is true').toBe(true);
    solver.dispose();
    for (const order of permutations([0, 1, 2, 3])) {
      for (let signs = 0; signs < 16; signs += 1) {
        const circuit = new Circuit();
        const made = order.map(() => circuit.variable());
        const [a, b, c, d] = order.map((at, index) => ((signs >> index) & 1 ? not(made[at]!) : made[at]!)) as [
          Bit,
          Bit,
          Bit,
          Bit,
        ];
        const [left, right] = state(circuitAlgebra(circuit), a, b, c, d);
        agree(left, right, `the circuit applies it (order ${order.join('')}, signs ${signs})`);
      }
    }
  });
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]),
  );
}

describe('conjunction', () => {
  law('identity         ⊤ ∧ a = a', ({ and, top }, a) => [and(top, a), a]);
  law('identity         a ∧ ⊤ = a', ({ and, top }, a) => [and(a, top), a]);
  law('bound            a ∧ ⊥ = ⊥', ({ and, bottom }, a) => [and(a, bottom), bottom]);
  law('bound            ⊥ ∧ a = ⊥', ({ and, bottom }, a) => [and(bottom, a), bottom]);
  law('idempotence      a ∧ a = a', ({ and }, a) => [and(a, a), a]);
  law('contradiction    a ∧ ¬a = ⊥', ({ and, not, bottom }, a) => [and(a, not(a)), bottom]);
  law('commutativity    a ∧ b = b ∧ a', ({ and }, a, b) => [and(a, b), and(b, a)]);
  law('absorption       a ∧ (a ∧ b) = a ∧ b', ({ and }, a, b) => [and(a, and(a, b)), and(a, b)]);
  law('absorption       (a ∧ b) ∧ b = a ∧ b', ({ and }, a, b) => [and(and(a, b), b), and(a, b)]);
  law('absorption       a ∧ (a ∨ b) = a', ({ and, or }, a, b) => [and(a, or(a, b)), a]);
  law('substitution     a ∧ ¬(a ∧ b) = a ∧ ¬b', ({ and, not }, a, b) => [and(a, not(and(a, b))), and(a, not(b))]);
  law('substitution     a ∧ (¬a ∨ b) = a ∧ b', ({ and, or, not }, a, b) => [and(a, or(not(a), b)), and(a, b)]);
  law('substitution     (a ∧ b) ∧ ¬(b ∧ c) = (a ∧ b) ∧ ¬c', ({ and, not }, a, b, c) => [
    and(and(a, b), not(and(b, c))),
    and(and(a, b), not(c)),
  ]);
  law('contradiction    a ∧ (¬a ∧ b) = ⊥', ({ and, not, bottom }, a, b) => [and(a, and(not(a), b)), bottom]);
  law('contradiction    (a ∧ b) ∧ (¬a ∧ c) = ⊥', ({ and, not, bottom }, a, b, c) => [
    and(and(a, b), and(not(a), c)),
    bottom,
  ]);
  law('subsumption      (a ∧ b) ∧ ¬(¬a ∧ c) = a ∧ b', ({ and, not }, a, b, c) => [
    and(and(a, b), not(and(not(a), c))),
    and(a, b),
  ]);
  law('resolution       ¬(a ∧ b) ∧ ¬(a ∧ ¬b) = ¬a', ({ and, not }, a, b) => [
    and(not(and(a, b)), not(and(a, not(b)))),
    not(a),
  ]);
  law('resolution       (a ∨ b) ∧ (¬a ∨ b) = b', ({ and, or, not }, a, b) => [and(or(a, b), or(not(a), b)), b]);
  law('difference       a ∧ (a ⊕ b) = a ∧ ¬b', ({ and, xor, not }, a, b) => [and(a, xor(a, b)), and(a, not(b))]);
  law('difference       a ∧ (a ↔ b) = a ∧ b', ({ and, iff }, a, b) => [and(a, iff(a, b)), and(a, b)]);
  law('difference       (a ∧ c) ∧ (a ⊕ b) = (a ∧ c) ∧ ¬b', ({ and, xor, not }, a, b, c) => [
    and(and(a, c), xor(a, b)),
    and(and(a, c), not(b)),
  ]);
  law('selection        a ∧ ite(a, b, c) = a ∧ b', ({ and, ite }, a, b, c) => [and(a, ite(a, b, c)), and(a, b)]);
  law('selection        ¬a ∧ ite(a, b, c) = ¬a ∧ c', ({ and, ite, not }, a, b, c) => [
    and(not(a), ite(a, b, c)),
    and(not(a), c),
  ]);
  law('selection        a ∧ ¬ite(a, b, c) = a ∧ ¬b', ({ and, ite, not }, a, b, c) => [
    and(a, not(ite(a, b, c))),
    and(a, not(b)),
  ]);
  law('selection        (a ∧ d) ∧ ite(a, b, c) = (a ∧ d) ∧ b', ({ and, ite }, a, b, c, d) => [
    and(and(a, d), ite(a, b, c)),
    and(and(a, d), b),
  ]);
});

describe('disjunction, implication, equivalence', () => {
  law('De Morgan        a ∨ b = ¬(¬a ∧ ¬b)', ({ or, and, not }, a, b) => [or(a, b), not(and(not(a), not(b)))]);
  law('identity         ⊥ ∨ a = a', ({ or, bottom }, a) => [or(bottom, a), a]);
  law('bound            a ∨ ⊤ = ⊤', ({ or, top }, a) => [or(a, top), top]);
  law('excluded middle  a ∨ ¬a = ⊤', ({ or, not, top }, a) => [or(a, not(a)), top]);
  law('absorption       a ∨ (a ∧ b) = a', ({ or, and }, a, b) => [or(a, and(a, b)), a]);
  law('substitution     a ∨ (¬a ∧ b) = a ∨ b', ({ or, and, not }, a, b) => [or(a, and(not(a), b)), or(a, b)]);
  law('implication      a → b = ¬a ∨ b', ({ implies, or, not }, a, b) => [implies(a, b), or(not(a), b)]);
  law('reflexivity      a → a = ⊤', ({ implies, top }, a) => [implies(a, a), top]);
  law('weakening        a ∧ b → a = ⊤', ({ implies, and, top }, a, b) => [implies(and(a, b), a), top]);
  law('contraposition   a → b = ¬b → ¬a', ({ implies, not }, a, b) => [implies(a, b), implies(not(b), not(a))]);
  law('equivalence      a ↔ b = ¬(a ⊕ b)', ({ iff, xor, not }, a, b) => [iff(a, b), not(xor(a, b))]);
});

describe('exclusive or', () => {
  law('identity         a ⊕ ⊥ = a', ({ xor, bottom }, a) => [xor(a, bottom), a]);
  law('negation         ⊤ ⊕ a = ¬a', ({ xor, top, not }, a) => [xor(top, a), not(a)]);
  law('nilpotence       a ⊕ a = ⊥', ({ xor, bottom }, a) => [xor(a, a), bottom]);
  law('complement       a ⊕ ¬a = ⊤', ({ xor, not, top }, a) => [xor(a, not(a)), top]);
  law('commutativity    a ⊕ b = b ⊕ a', ({ xor }, a, b) => [xor(a, b), xor(b, a)]);
  law('signs            ¬a ⊕ b = ¬(a ⊕ b)', ({ xor, not }, a, b) => [xor(not(a), b), not(xor(a, b))]);
  law('signs            ¬a ⊕ ¬b = a ⊕ b', ({ xor, not }, a, b) => [xor(not(a), not(b)), xor(a, b)]);
  law('cancellation     a ⊕ (a ⊕ b) = b', ({ xor }, a, b) => [xor(a, xor(a, b)), b]);
  law('cancellation     (a ⊕ b) ⊕ ¬b = ¬a', ({ xor, not }, a, b) => [xor(xor(a, b), not(b)), not(a)]);
  law('cancellation     (a ⊕ b) ⊕ (a ⊕ c) = b ⊕ c', ({ xor }, a, b, c) => [xor(xor(a, b), xor(a, c)), xor(b, c)]);
  law('difference       a ⊕ (a ∧ b) = a ∧ ¬b', ({ xor, and, not }, a, b) => [xor(a, and(a, b)), and(a, not(b))]);
  law('disjointness     a ⊕ (¬a ∧ b) = a ∨ b', ({ xor, and, or, not }, a, b) => [xor(a, and(not(a), b)), or(a, b)]);
});

describe('choice', () => {
  law('condition        ite(⊤, a, b) = a', ({ ite, top }, a, b) => [ite(top, a, b), a]);
  law('condition        ite(⊥, a, b) = b', ({ ite, bottom }, a, b) => [ite(bottom, a, b), b]);
  law('idempotence      ite(c, a, a) = a', ({ ite }, a, _b, c) => [ite(c, a, a), a]);
  law('exchange         ite(¬c, a, b) = ite(c, b, a)', ({ ite, not }, a, b, c) => [ite(not(c), a, b), ite(c, b, a)]);
  law('signs            ite(c, ¬a, ¬b) = ¬ite(c, a, b)', ({ ite, not }, a, b, c) => [
    ite(c, not(a), not(b)),
    not(ite(c, a, b)),
  ]);
  law('disjunction      ite(c, ⊤, b) = c ∨ b', ({ ite, or, top }, _a, b, c) => [ite(c, top, b), or(c, b)]);
  law('conjunction      ite(c, ⊥, b) = ¬c ∧ b', ({ ite, and, not, bottom }, _a, b, c) => [
    ite(c, bottom, b),
    and(not(c), b),
  ]);
  law('implication      ite(c, a, ⊤) = ¬c ∨ a', ({ ite, or, not, top }, a, _b, c) => [ite(c, a, top), or(not(c), a)]);
  law('conjunction      ite(c, a, ⊥) = c ∧ a', ({ ite, and, bottom }, a, _b, c) => [ite(c, a, bottom), and(c, a)]);
  law('equivalence      ite(c, a, ¬a) = c ↔ a', ({ ite, iff, not }, a, _b, c) => [ite(c, a, not(a)), iff(c, a)]);
  law('condition inside ite(c, c, b) = c ∨ b', ({ ite, or }, _a, b, c) => [ite(c, c, b), or(c, b)]);
  law('condition inside ite(c, ¬c, b) = ¬c ∧ b', ({ ite, and, not }, _a, b, c) => [ite(c, not(c), b), and(not(c), b)]);
  law('condition inside ite(c, a, c) = c ∧ a', ({ ite, and }, a, _b, c) => [ite(c, a, c), and(c, a)]);
  law('condition inside ite(c, a, ¬c) = ¬c ∨ a', ({ ite, or, not }, a, _b, c) => [ite(c, a, not(c)), or(not(c), a)]);
  law('nesting          ite(c, ite(c, a, d), b) = ite(c, a, b)', ({ ite }, a, b, c, d) => [
    ite(c, ite(c, a, d), b),
    ite(c, a, b),
  ]);
  law('nesting          ite(c, a, ite(c, d, b)) = ite(c, a, b)', ({ ite }, a, b, c, d) => [
    ite(c, a, ite(c, d, b)),
    ite(c, a, b),
  ]);
  law('nesting          ite(c ∧ d, ite(c, a, d), b) = ite(c ∧ d, a, b)', ({ ite, and }, a, b, c, d) => [
    ite(and(c, d), ite(c, a, d), b),
    ite(and(c, d), a, b),
  ]);
  law('substitution     ite(c, c ∧ a, b) = ite(c, a, b)', ({ ite, and }, a, b, c) => [
    ite(c, and(c, a), b),
    ite(c, a, b),
  ]);
  law('substitution     ite(c, a, c ∨ b) = ite(c, a, b)', ({ ite, or }, a, b, c) => [
    ite(c, a, or(c, b)),
    ite(c, a, b),
  ]);
  law('substitution     ite(c, c ⊕ a, b) = ite(c, ¬a, b)', ({ ite, xor, not }, a, b, c) => [
    ite(c, xor(c, a), b),
    ite(c, not(a), b),
  ]);
});

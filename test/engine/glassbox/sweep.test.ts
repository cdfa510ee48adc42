/**
 * Sweeping, judged by going through all variations one by one: each that comes is valid and not covered, and none is left when no more
 * come. Formulas are made while the sweep is under way, as those of a search are.
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sweep } from '../../../src/engine/glassbox/sweep.js';
import { Assignment, Circuit, not, type Bit } from '../../../src/formula/index.js';
import { agree } from '../../formula/support.js';

/** Variables of the state, and of each argument. */
const STATE = 3;
const ARGUMENTS = [2, 6];

interface Recipe {
  readonly op: 'and' | 'xor' | 'ite';
  /** Of formulas made before, negative: negated. */
  readonly inputs: readonly [number, number, number];
}

const recipe = fc.record({
  op: fc.constantFrom('and' as const, 'xor' as const, 'ite' as const),
  inputs: fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)),
});

/** A path: formulas to make first, and its conditions. */
const path = fc.record({
  made: fc.array(recipe, { maxLength: 4 }),
  conditions: fc.array(fc.nat(60), { maxLength: 5 }),
});

const game = fc.record({
  made: fc.array(recipe, { minLength: 4, maxLength: 12 }),
  valid: fc.nat(60),
  before: fc.array(path, { maxLength: 3 }),
  bases: fc.array(fc.record({ values: fc.nat(), during: fc.array(path, { maxLength: 6 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

function add(circuit: Circuit, formulas: Bit[], { op, inputs }: Recipe): void {
  const [a, b, c] = inputs.map((index) => pick(formulas, index)) as [Bit, Bit, Bit];
  formulas.push(op === 'and' ? circuit.and(a, b) : op === 'xor' ? circuit.xor(a, b) : circuit.ite(a, b, c));
}

function pick(formulas: readonly Bit[], index: number): Bit {
  const formula = formulas[(index >> 1) % formulas.length]!;
  return index % 2 === 0 ? formula : not(formula);
}

test('all variations that are valid and not covered come, and no others', () => {
  let [come, struck] = [0, 0];
  fc.assert(
    fc.property(game, ({ made, valid: validIndex, before, bases }) => {
      const circuit = new Circuit();
      const state = Array.from({ length: STATE }, () => circuit.variable());
      const choices = ARGUMENTS.map((count) => Array.from({ length: count }, () => circuit.variable()));
      const variables = [...state, ...choices.flat()];
      const formulas = [...variables];
      for (const one of made) add(circuit, formulas, one);
      const valid = pick(formulas, validIndex);
      const sweep = new Sweep(circuit, choices, valid);
      const paths: (readonly Bit[])[] = [];
      const cover = ({ made: more, conditions }: (typeof before)[number]): void => {
        for (const one of more) add(circuit, formulas, one);
        const path = conditions.map((index) => pick(formulas, index));
        paths.push(path);
        sweep.cover(path);
      };
      const isCovered = (one: Assignment): boolean => paths.some((path) => path.every((bit) => one.value(bit)));
      agree(sweep.next(), null, 'without a state nothing comes');
      before.forEach(cover);
      for (const { values, during } of bases) {
        const base = new Assignment(circuit, (variable) => ((values >> variables.indexOf(variable)) & 1) === 1);
        sweep.restart(base);
        const tried = new Set<string>();
        const textOf = (one: Assignment): string => variables.map((variable) => Number(one.value(variable))).join('');
        const pending = [...during];
        for (let one = sweep.next(); one !== null; one = sweep.next()) {
          come += 1;
          agree(one.value(valid), true, 'valid');
          agree(isCovered(one), false, 'covered');
          agree(
            choices.some((own) =>
              variables.every((other) => own.includes(other) || one!.value(other) === base.value(other)),
            ),
            true,
            'differs in one argument',
          );
          tried.add(textOf(one));
          const next = pending.shift();
          if (next !== undefined) cover(next);
        }
        for (const own of choices) {
          for (let value = 0; value < 1 << own.length; value += 1) {
            const one = base.with(own, value);
            own.forEach((variable, digit) => agree(one.value(variable), ((value >> digit) & 1) === 1, 'digit'));
            if (!one.value(valid) || tried.has(textOf(one))) continue;
            struck += 1;
            agree(isCovered(one), true, 'none is left');
          }
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(come).toBeGreaterThan(100);
  expect(struck).toBeGreaterThan(100);
});

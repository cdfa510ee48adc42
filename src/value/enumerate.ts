/**
 * Treating a symbolic value case by case. A word is spread over the integers of its interval; when that is more than
 * `caseLimit`, the policy in force decides (follow fixes the value, merge refuses), so enumeration is never partial.
 */

import { FALSE, TRUE, membersOf, type Bit, type Word } from '../formula/index.js';
import { Union, type Atom, type Value } from './value.js';
import type { Values } from './values.js';
import { Cases } from './cases.js';

export interface Case {
  readonly guard: Bit;
  readonly atom: Atom;
}

/** Ranges up to this length are walked without asking which members are possible. */
const SHORT_RANGE = 64;

function integersOf(word: Word): readonly number[] {
  const range = word.hi - word.lo + 1;
  const members = range <= SHORT_RANGE ? null : membersOf(word);
  return members ?? Array.from({ length: range }, (_, index) => word.lo + index);
}

export function countCases(value: Value): number {
  if (!(value instanceof Union)) return 1;
  if (value.word === null) return value.atoms.length;
  const range = value.word.hi - value.word.lo + 1;
  return value.atoms.length + (range <= SHORT_RANGE ? range : (membersOf(value.word)?.length ?? range));
}

/** Every case of a value as an atom under its guard; one case if the policy had to fix it. */
export function enumerate(values: Values, value: Value): readonly Case[] {
  if (!(value instanceof Union)) return [{ guard: TRUE, atom: value }];
  if (countCases(value) > values.caseLimit) return [{ guard: TRUE, atom: values.concretize(value) }];
  const cases: Case[] = value.atoms.map((atom, i) => ({ guard: value.guards[i]!, atom }));
  const { word } = value;
  if (word !== null) {
    for (const n of integersOf(word)) {
      const guard = values.circuit.and(value.wordGuard, values.words.equalsConstant(word, n));
      if (guard !== FALSE) cases.push({ guard, atom: n });
    }
  }
  return cases;
}

export interface Combination {
  readonly guard: Bit;
  readonly atoms: readonly Atom[];
}

/** Every combination of cases of several values; the values with most cases are fixed first when there are too many. */
export function enumerateAll(values: Values, operands: readonly Value[]): readonly Combination[] {
  const fixed = [...operands];
  for (;;) {
    const total = fixed.reduce<number>((product, value) => product * countCases(value), 1);
    if (total <= values.caseLimit) break;
    let most = 0;
    fixed.forEach((value, i) => {
      if (countCases(value) > countCases(fixed[most])) most = i;
    });
    fixed[most] = values.concretize(fixed[most] as Union);
  }
  let combinations: Combination[] = [{ guard: TRUE, atoms: [] }];
  for (const value of fixed) {
    const cases = enumerate(values, value);
    combinations = combinations.flatMap(({ guard, atoms }) =>
      cases
        .map((one) => ({ guard: values.circuit.and(guard, one.guard), atoms: [...atoms, one.atom] }))
        .filter((combination) => combination.guard !== FALSE),
    );
  }
  return combinations;
}

/** A pure total function of concrete values, applied to symbolic ones. */
export function lift(values: Values, operands: readonly Value[], compute: (...atoms: Atom[]) => Atom): Value {
  const result = new Cases(values);
  for (const { guard, atoms } of enumerateAll(values, operands)) result.add(guard, compute(...atoms));
  return result.build();
}

/**
 * The oracle for symbolic operands: one merged call for all members of the operands' domains, and one followed call for
 * each path, compared with the real function on every combination of members, respectively on every one that takes the path.
 */

import { expect } from 'vitest';
import { Assignment } from '../../../src/formula/index.js';
import { ASSUME_FEASIBLE, Decoder, followCall, mergeCall } from '../../../src/eval/index.js';
import { HeapObject } from '../../../src/heap/index.js';
import { createProgram } from '../../../src/program/program.js';
import { finiteDomain, integerDomain, type Symbolic } from '../../../src/space/index.js';
import { memoryFiles } from '../../../src/source/files.js';
import { Union, type Primitive, type Value } from '../../../src/value/index.js';

/** Every integer of an interval, or a list of primitives. */
export type Domain = Interval | readonly Primitive[];

interface Interval {
  readonly from: number;
  readonly to: number;
}

export interface SymbolicCase {
  /** A function expression whose parameters are the operands. */
  readonly text: string;
  readonly domains: readonly Domain[];
  /** Lowers the number of cases up to which values may be taken apart, to show that none are. */
  readonly caseLimit?: number;
}

const isInterval = (domain: Domain): domain is Interval => 'from' in domain;

function membersOf(domain: Domain): readonly Primitive[] {
  return isInterval(domain) ? Array.from({ length: domain.to - domain.from + 1 }, (_, i) => domain.from + i) : domain;
}

function combinations(domains: readonly Domain[]): readonly (readonly Primitive[])[] {
  return domains.reduce<readonly (readonly Primitive[])[]>(
    (all, domain) => all.flatMap((one) => membersOf(domain).map((member) => [...one, member])),
    [[]],
  );
}

type Outcome = { readonly returned: unknown } | { readonly threw: string };

function nodeOutcome(run: (...operands: readonly Primitive[]) => unknown, operands: readonly Primitive[]): Outcome {
  try {
    return { returned: run(...operands) };
  } catch (problem) {
    return { threw: problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem) };
  }
}

export function compareSymbolically(one: SymbolicCase): void {
  comparedPaths(one);
}

/** Compares, and counts the paths that following takes. */
export function comparedPaths({ text, domains, caseLimit }: SymbolicCase): number {
  const program = createProgram(memoryFiles({ '/main.mjs': `export const main = ${text};` }), {
    print: () => {
      throw new Error('nothing prints here');
    },
    random: () => 0,
    now: () => 0,
  });
  program.run('/main.mjs', 'esm');
  const { machine } = program;
  const { values, circuit } = machine;
  if (caseLimit !== undefined) values.caseLimit = caseLimit;
  const symbolic = domains.map((domain): Symbolic =>
    isInterval(domain) ? integerDomain(values, domain.from, domain.to) : finiteDomain(values, domain),
  );
  const operands = {
    callee: program.modules.exported('/main.mjs', 'main'),
    receiver: undefined,
    actuals: symbolic.map((one) => one.value),
  };
  const views = new Map<string, { assignment: Assignment; look: (value: Value) => Value }>();
  for (const one of allAssignments(symbolic)) {
    const assignment = new Assignment(circuit, (variable) => one.has(variable));
    if (!symbolic.every(({ constraint }) => assignment.value(constraint))) continue;
    const look = (value: Value): Value => {
      if (!(value instanceof Union)) return value;
      if (value.word !== null && assignment.value(value.wordGuard))
        return values.words.valueUnder(assignment, value.word);
      return value.atoms[value.guards.findIndex((guard) => assignment.value(guard))];
    };
    views.set(keyOf(symbolic.map(({ value }) => look(value) as Primitive)), { assignment, look });
  }
  const run = new Function(`'use strict'; return (${text});`)() as (...actuals: readonly Primitive[]) => unknown;
  const decoded = (value: Value, view: { assignment: Assignment; look: (value: Value) => Value }): unknown =>
    new Decoder(machine.realm, { value: view.look, holds: (guard) => view.assignment.value(guard) }).decode(value);
  const thrown = (value: Value, view: { assignment: Assignment; look: (value: Value) => Value }): Outcome => {
    const object = view.look(value);
    if (!(object instanceof HeapObject)) return { threw: String(object) };
    const problem = decoded(object, view) as Error;
    return { threw: `${problem.name}: ${problem.message}` };
  };
  const expected = combinations(domains).map((members) => [keyOf(members), nodeOutcome(run, members)] as const);

  const merged = mergeCall(machine, operands, { rounds: 64, feasible: ASSUME_FEASIBLE }, (all) =>
    combinations(domains).map((members) => {
      const view = views.get(keyOf(members))!;
      const { assignment } = view;
      const outcome: Outcome | string =
        all.returned !== null && assignment.value(all.returned.guard)
          ? { returned: decoded(all.returned.value, view) }
          : all.thrown !== null && assignment.value(all.thrown.guard)
            ? thrown(all.thrown.value, view)
            : 'beyond';
      return [keyOf(members), outcome] as const;
    }),
  );
  expect(merged).toEqual(expected);

  const covered = new Set<string>();
  let paths = 0;
  for (const [key] of expected) {
    if (covered.has(key)) continue;
    paths += 1;
    const { assignment } = views.get(key)!;
    followCall(machine, operands, assignment, ({ kind, value, constraint }) => {
      const similar = expected.filter(([other]) => constraint.every((bit) => views.get(other)!.assignment.value(bit)));
      expect(similar.map(([other]) => other)).toContain(key);
      const outcomes = similar.map(([other]) => {
        const view = views.get(other)!;
        return [other, kind === 'returned' ? { returned: decoded(value, view) } : thrown(value, view)] as const;
      });
      expect(outcomes).toEqual(similar);
      for (const [other] of similar) covered.add(other);
    });
  }
  return paths;
}

function keyOf(members: readonly Primitive[]): string {
  return members.map((member) => (Object.is(member, -0) ? '-0' : `${typeof member} ${String(member)}`)).join(', ');
}

function* allAssignments(symbolic: readonly Symbolic[]): Generator<Set<number>> {
  const variables = symbolic.flatMap((one) => one.variables);
  for (let bits = 0; bits < 2 ** variables.length; bits += 1)
    yield new Set<number>(variables.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1));
}

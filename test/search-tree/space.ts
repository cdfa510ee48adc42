/**
 * The search space of a SearchTree: one real tree object, n nodes named by their positions in a complete binary tree, and
 * for each field a finite domain. A tree field is null or the one node whose position is below it, so it takes a single
 * variable, and every assignment is a tree (Roberson 2011, §2.10).
 */

import { runPolicy } from '../../src/eval/index.js';
import { construct } from '../../src/eval/construct.js';
import type { Machine } from '../../src/eval/machine.js';
import { Path } from '../../src/eval/path.js';
import { Assignment, type Bit } from '../../src/formula/index.js';
import { type HeapObject, type Shape, unlogged } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { nodeFiles } from '../../src/source/node-files.js';
import { finiteDomain, integerDomain, type Symbolic } from '../../src/space/index.js';
import { Union, type Atom, type Value } from '../../src/value/index.js';
import type { TreeState } from './brute-force.mjs';

export interface Bounds {
  readonly positions: number;
  /** Keys are 0 … keys − 1. */
  readonly keys: number;
}

export const VALUES: readonly string[] = ['a', 'b'];

/** One symbolic field or argument, with what each member of its domain means for its variables. */
export class Choice {
  private readonly codes = new Map<Atom, readonly boolean[]>();

  constructor(
    machine: Machine,
    readonly symbolic: Symbolic,
  ) {
    const { variables, value, constraint } = symbolic;
    for (let code = 0; code < 1 << variables.length; code += 1) {
      const bits = variables.map((_, i) => (code >> i) % 2 === 1);
      const assignment = new Assignment(machine.circuit, (variable) => bits[variables.indexOf(variable)] ?? false);
      if (assignment.value(constraint)) this.codes.set(valueUnder(machine, assignment, value), bits);
    }
  }

  /** Calls back with each variable and its value when the choice is `atom`. */
  encode(atom: Atom, set: (variable: Bit, value: boolean) => void): void {
    const code = this.codes.get(atom);
    if (code === undefined) throw new Error(`${String(atom)} is not in the domain`);
    this.symbolic.variables.forEach((variable, i) => set(variable, code[i]!));
  }
}

export interface Position {
  readonly node: HeapObject;
  /** The field that holds the node if it is in the tree. */
  readonly link: Choice;
  readonly key: Choice;
  readonly value: Choice;
}

export interface Space {
  readonly machine: Machine;
  readonly bounds: Bounds;
  readonly tree: HeapObject;
  readonly positions: readonly Position[];
  /** Arguments that operations take, by parameter name. */
  readonly parameters: { readonly key: Choice; readonly value: Choice };
  /** Every choice is a member of its domain. */
  readonly domains: Bit;
}

export function createSpace(path: string, bounds: Bounds): Space {
  const program = createProgram(nodeFiles, {
    print: () => undefined,
    random: () => 0,
    now: () => 0,
  });
  const { machine, modules } = program;
  const outcome = program.run(path, 'esm');
  if (outcome.thrown !== null) throw new Error('the example does not load');
  const make = (name: string, actuals: readonly Value[]): HeapObject => {
    machine.policy = runPolicy;
    const made = machine.execute(Path.start, (destination) =>
      construct(machine, modules.exported(path, name), actuals, null, destination),
    );
    return made.normal!.value as HeapObject;
  };

  const integers = (): Choice => new Choice(machine, integerDomain(machine.values, 0, bounds.keys - 1));
  const strings = (): Choice => new Choice(machine, finiteDomain(machine.values, VALUES));
  const tree = make('SearchTree', []);
  const nodes = Array.from({ length: bounds.positions }, () => make('Node', [0, VALUES[0]!]));
  const positions = nodes.map((node, p): Position => {
    const above = nodes[(p - 1) >> 1];
    const link = new Choice(machine, finiteDomain(machine.values, [null, node]));
    const [key, value] = [integers(), strings()];
    write(machine, above ?? tree, above === undefined ? 'root' : p % 2 === 1 ? 'left' : 'right', link.symbolic.value);
    write(machine, node, 'key', key.symbolic.value);
    write(machine, node, 'value', value.symbolic.value);
    return { node, link, key, value };
  });
  const parameters = { key: integers(), value: strings() };
  const choices = [...positions.flatMap(({ link, key, value }) => [link, key, value]), ...Object.values(parameters)];
  const domains = machine.circuit.andAll(choices.map(({ symbolic }) => symbolic.constraint));
  return { machine, bounds, tree, positions, parameters, domains };
}

function write(machine: Machine, object: HeapObject, field: string, value: Value): void {
  machine.heap.writeSlot(object, (unlogged.shape(object) as Shape).find(field)!.index, value);
}

/** What a value is under an assignment. */
export function valueUnder(machine: Machine, assignment: Assignment, value: Value): Atom {
  if (!(value instanceof Union)) return value;
  if (value.word !== null && assignment.value(value.wordGuard))
    return machine.values.words.valueUnder(assignment, value.word);
  return value.atoms[value.guards.findIndex((guard) => assignment.value(guard))];
}

/** The variables that tell a state from all others: what stands at unreachable positions is not part of it. */
export function encodeState(space: Space, state: TreeState, set: (variable: Bit, value: boolean) => void): void {
  space.positions.forEach(({ node, link, key, value }, p) => {
    const here = state[p]!;
    if (p > 0 && state[(p - 1) >> 1] === null) return;
    link.encode(here === null ? null : node, set);
    if (here === null) return;
    key.encode(here.key, set);
    value.encode(here.value, set);
  });
}

/** The tree of an assignment, position by position. */
export function decodeState(space: Space, assignment: Assignment): TreeState {
  const { machine } = space;
  const state: ({ key: number; value: string } | null)[] = [];
  space.positions.forEach(({ link, key, value }, p) => {
    const read = (choice: Choice): Atom => valueUnder(machine, assignment, choice.symbolic.value);
    const reached = p === 0 || state[(p - 1) >> 1] !== null;
    const there = reached && read(link) !== null;
    state.push(there ? { key: read(key) as number, value: read(value) as string } : null);
  });
  return state;
}

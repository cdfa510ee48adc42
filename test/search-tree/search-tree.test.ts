/**
 * Glass box search on the running example of the papers. The verdicts are those of the code: the correct tree holds, each
 * of five one-line bugs is refuted by a state on which the real class fails. The coverage is judged by brute force:
 * what line 2 calls valid are exactly the valid states, and every valid state with every argument lies in exactly one path.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { Assignment, CnfEmitter, type Bit } from '../../src/formula/index.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { allStates, isValid, validStates, type TreeState } from './brute-force.mjs';
import { copyRoots } from '../formula/copy.js';
import { parametersOf, search, type OperationName, type SearchResult } from './loop.js';
import { inFolder, replaceOnce } from '../../scripts/broken.js';
import { bugs, type Bug } from './bugs.js';
import { VALUES, createSpace, encodeState, type Bounds, type Space } from './space.js';

const root = join(import.meta.dirname, '../..');
const example = join(root, 'examples/search-tree/search-tree.ts');
const operations: readonly OperationName[] = ['insert', 'delete', 'get'];

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

const scopes: readonly Bounds[] = [
  { positions: 3, keys: 4 },
  { positions: 7, keys: 7 },
];

describe.each(scopes)('the correct tree with $positions positions and $keys keys', (bounds) => {
  test.each(operations)('%s keeps the invariant and its paths cover every valid state exactly once', (operation) => {
    const space = createSpace(example, bounds);
    const result = search(space, operation, solvers);
    expect(result.counterexample).toBeNull();
    expect(result.concretizations).toBe(0);
    const covered = expectExactCover(space, operation, result);
    console.log(
      `${operation}, ${bounds.positions} positions: ${result.paths.length} transitions for ${covered} states`,
    );
  });

  test('the states of line 2 are the valid ones', () => {
    const space = createSpace(example, bounds);
    const { valid } = search(space, 'get', solvers);
    expectSameStates(space, valid);
  });
});

test('three positions, valid or not: line 2 agrees with the judge on each', () => {
  const space = createSpace(example, scopes[0]!);
  const { valid } = search(space, 'get', solvers);
  let count = 0;
  for (const state of allStates(3, range(4), VALUES)) {
    expect(holds(space, valid, state)).toBe(isValid(state));
    count += 1;
  }
  expect(count).toBe(649);
});

test('the judge notices a path that is missing, doubled or too wide', () => {
  const space = createSpace(example, scopes[0]!);
  const result = search(space, 'delete', solvers);
  const [first, second, ...rest] = result.paths as [Bit, Bit, ...Bit[]];
  const judge = (paths: readonly Bit[]) => () => expectExactCover(space, 'delete', { ...result, paths });
  expect(judge([first, second, ...rest])).not.toThrow();
  expect(judge([second, ...rest])).toThrow('0 paths');
  expect(judge([first, first, second, ...rest])).toThrow('2 paths');
  expect(judge([space.machine.circuit.or(first, second), second, ...rest])).toThrow('2 paths');
});

describe('one-line bugs', () => {
  test.each(bugs)('$name is refuted, and the real class agrees', (bug) => inFolder((folder) => refute(folder, bug)));

  async function refute(folder: string, { name, operation, find, replace }: Bug): Promise<void> {
    const path = join(folder, 'search-tree.ts');
    writeFileSync(path, replaceOnce(readFileSync(example, 'utf8'), { file: example, find, replace }));
    const result = search(createSpace(path, { positions: 7, keys: 8 }), operation, solvers);
    expect(result.concretizations).toBe(0);
    expect(result.counterexample).not.toBeNull();
    const { state, actuals } = result.counterexample!;
    const tree = await realTree(path, state);
    expect(tree.repOk()).toBe(true);
    expect(breaks(tree, operation, actuals)).toBe(true);
    console.log(`${name}: ${operation}(${actuals.map(String).join(', ')}) on ${show(state)}`);
  }
});

/**
 * How many (state, arguments) there are; each must satisfy exactly one path constraint. What stands at unreachable
 * positions is whatever the states before have left there.
 */
function expectExactCover(space: Space, operation: OperationName, { paths }: SearchResult): number {
  const { positions, keys } = space.bounds;
  const { circuit, map } = copyRoots(space.machine.circuit, paths);
  const images = paths.map(map);
  const parameters = parametersOf(space, operation);
  const domains = parameters.map((choice) => (choice === space.parameters.key ? range(keys) : VALUES));
  const table = new Uint8Array(1000);
  const set = (variable: Bit, value: boolean): void => void (table[circuit.ordinalOf(map(variable))] = value ? 1 : 0);
  let count = 0;
  for (const state of validStates(positions, range(keys), VALUES)) {
    encodeState(space, state, set);
    for (const actuals of product<number | string>(domains)) {
      parameters.forEach((choice, i) => choice.encode(actuals[i]!, set));
      const assignment = new Assignment(circuit, (variable) => table[circuit.ordinalOf(variable)] === 1);
      const taken = images.filter((path) => assignment.value(path)).length;
      if (taken !== 1) expect.fail(`${taken} paths for ${operation}(${actuals.join(', ')}) on ${show(state)}`);
      count += 1;
    }
  }
  return count;
}

/** Both ways: every state of the judge satisfies the formula, and the formula without them is unsatisfiable. */
function expectSameStates(space: Space, valid: Bit): void {
  const solver = solvers.create();
  const emitter = new CnfEmitter(space.machine.circuit, solver);
  emitter.assert(valid);
  for (const state of validStates(space.bounds.positions, range(space.bounds.keys), VALUES)) {
    if (!holds(space, valid, state)) expect.fail(`not among the states of line 2: ${show(state)}`);
    const clause: number[] = [];
    encodeState(space, state, (variable, value) => clause.push((value ? -1 : 1) * emitter.literal(variable)));
    solver.addClause(clause);
  }
  expect(solver.solve()).toBe('unsat');
  solver.dispose();
}

/** Whether a formula over the pre-state is true of a state. */
function holds(space: Space, formula: Bit, state: TreeState): boolean {
  const values = new Map<Bit, boolean>();
  encodeState(space, state, (variable, value) => values.set(variable, value));
  return new Assignment(space.machine.circuit, (variable) => values.get(variable) ?? false).value(formula);
}

function range(n: number): number[] {
  return [...new Array(n).keys()];
}

function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((front) => list.map((last) => [...front, last])), [[]]);
}

function show(state: TreeState): string {
  return JSON.stringify(state.map((node) => (node === null ? null : `${node.key}${node.value}`)));
}

interface RealNode {
  left: RealNode | null;
  right: RealNode | null;
}

interface RealTree {
  root: RealNode | null;
  repOk(): boolean;
  insert(...actuals: unknown[]): void;
  delete(...actuals: unknown[]): void;
  get(...actuals: unknown[]): unknown;
}

/** The state built with the real classes, as node runs them. */
async function realTree(path: string, state: TreeState): Promise<RealTree> {
  const module = (await import(pathToFileURL(path).href)) as {
    SearchTree: new () => RealTree;
    Node: new (key: number, value: string) => RealNode;
  };
  const nodes = state.map((node) => (node === null ? null : new module.Node(node.key, node.value)));
  nodes.forEach((node, p) => {
    if (node === null) return;
    node.left = nodes[2 * p + 1] ?? null;
    node.right = nodes[2 * p + 2] ?? null;
  });
  const tree = new module.SearchTree();
  tree.root = nodes[0]!;
  return tree;
}

/** Whether the operation throws or leaves an invalid tree. */
function breaks(tree: RealTree, operation: OperationName, actuals: readonly unknown[]): boolean {
  try {
    tree[operation](...actuals);
    return !tree.repOk();
  } catch {
    return true;
  }
}

/** Counterexamples are small: what does not matter is false, 0, nothing at all; what does is as near to 0 as it can be. */

import { beforeAll, describe, expect, test } from 'vitest';
import { Checker } from '../../../src/pipeline/checker.js';
import { loadSolver } from '../../../src/solver/index.js';
import { specModulePath } from '../../../src/source/node-files.js';
import type { Graph, GraphValue, Moment } from '../../../src/spec/graph.js';
import { overlay } from '../plan/support.js';
import { operation } from '../../goals.js';
import { CountingSolvers } from './counting.js';

let solvers: CountingSolvers;
beforeAll(async () => {
  solvers = new CountingSolvers(await loadSolver());
});

/** The state before the wrong call of an operation. @param spec with `code`, `check` and the domains in scope */
function counterexample(code: string, spec: string, name: string): Moment {
  const imports =
    "import { array, check, instances, int, map, oneOf, record } from 'glassbox'; import * as code from './code.js';";
  const files = overlay({ '/virtual/code.ts': code, '/virtual/code.check.ts': `${imports}\n${spec}` });
  const checker = new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  const file = '/virtual/code.check.ts';
  const { bounds } = checker.settle(file, 0, 3, Infinity);
  solvers.questions = 0;
  const { end } = checker.search(file, 0, bounds, operation(name), Infinity, () => undefined);
  if (end.kind !== 'violated') throw new Error(`violated was expected, not ${end.kind}`);
  return end.before;
}

/** As plain data. @requires a tree */
function plain({ objects }: Graph, value: GraphValue): unknown {
  if (value.kind === 'primitive') return value.value;
  if (value.kind !== 'object') return value.kind;
  const { type, fields, elements, entries } = objects[value.index]!;
  const parts = (values: readonly GraphValue[]): unknown[] => values.map((part) => plain({ objects }, part));
  if (type === 'Array' || type === 'Set') return parts(elements);
  if (type === 'Map') return entries.map(parts);
  return Object.fromEntries(fields.map(([field, part]) => [field, plain({ objects }, part)]));
}

const given = ({ graph, actuals }: Moment): unknown[] => actuals.map((actual) => plain(graph, actual));

test('what does not matter is as little as can be', () => {
  const { graph, subject, actuals } = counterexample(
    `export class Switches {
      on = true; off = false; level = 3; list: boolean[] = []; next: Switches | null = null;
      trip(which: boolean, by: number): void { if (this.level > 1 && by > 0) throw new Error('tripped'); }
    }`,
    'check(code.Switches, { invariant: () => true });',
    'trip',
  );
  expect(plain(graph, subject!)).toEqual({ on: false, off: false, level: 2, list: [], next: null });
  expect(actuals).toEqual([false, 1].map((value) => ({ kind: 'primitive', value })));
});

describe('fields of arguments', () => {
  const points = `
    export class Point { constructor(public x: number, public y: number) {} }
    export const alike = (a: Point, b: Point): boolean => a.y === b.y;`;

  test('of objects are as near to 0 as they can be, after few questions', () => {
    const found = counterexample(
      points,
      `check.function(code.alike, {
        types: { Point: { x: int(-1000, 1000), y: int(-1000, 1000) } },
        postcondition: (result: boolean, a: code.Point, b: code.Point) => result === (a.x === b.x && a.y === b.y),
      });`,
      'alike',
    );
    expect(given(found)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(solvers.questions).toBeLessThan(15);
  });

  test('of objects that the state has too', () => {
    const { graph, subject, actuals } = counterexample(
      `${points}
      export class Board {
        from = new Point(0, 0);
        draw(to: Point): void { if (to.x - this.from.x > 2) throw new Error('too far'); }
      }`,
      `check(code.Board, {
        state: { Point: { x: int(-500, 500), y: int(-500, 500) } },
        invariant: (board: code.Board) => board.from.x !== 0,
        operations: { draw: { arguments: [instances(code.Point)] } },
      });`,
      'draw',
    );
    expect(plain(graph, subject!)).toEqual({ from: { x: 1, y: 0 } });
    expect(plain(graph, actuals[0]!)).toEqual({ x: 4, y: 0 });
  });

  test('of records, arrays and maps', () => {
    const found = counterexample(
      `export interface Item { price: number; tags: number[] }
      export function total(items: Item[], rates: Map<number, number>): number {
        return items.length === 2 && items[1]!.price < -2 && (rates.get(7) ?? 0) < 0 ? NaN : 0;
      }`,
      `const integer = int(-300, 300);
      check.function(code.total, {
        arguments: [array(record({ price: integer, tags: array(integer) })), map(integer, integer)],
        postcondition: (result: number) => result === 0,
      });`,
      'total',
    );
    expect(given(found)).toEqual([
      [
        { price: 0, tags: [] },
        { price: -3, tags: [] },
      ],
      [[7, -1]],
    ]);
  });
});

test('an array is empty where that goes wrong too, on whatever path', () => {
  const code = `export class Bag {
      items: number[] = []; count = 0; spare: number[] = [];
      repOk(): boolean { return this.count === this.items.length; }
      clear(): void { for (const x of this.items) this.count -= x; this.items = [1]; }
      move(list: number[]): void {
        for (const x of this.spare) if (x > 9) this.count = x;
        for (const x of list) if (x > 9) this.count = x;
        if (list.length > 0) this.count += 1;
      }
    }`;
  const spec = `const some = array(int(0, 3));
    check(code.Bag, {
      state: { Bag: { items: some, count: int(0, 3), spare: some } }, operations: { clear: [], move: [some] },
    });`;
  const cleared = counterexample(code, spec, 'clear');
  expect(plain(cleared.graph, cleared.subject!)).toEqual({ items: [], count: 0, spare: [] });
  const moved = counterexample(code, spec, 'move');
  expect(plain(moved.graph, moved.subject!)).toEqual({ items: [], count: 0, spare: [] });
  expect(given(moved)).not.toEqual([[]]);
});

describe('integers', () => {
  const wrongWhere = (condition: string, ...domains: string[]): unknown[] =>
    given(
      counterexample(
        `export const wrong = (a: number, b: number): boolean => ${condition};`,
        `check.function(code.wrong, { arguments: [${domains.join()}], postcondition: (is: boolean) => !is });`,
        'wrong',
      ),
    );

  test.each([
    ['a + b !== 1', 'int(-90, 90)', [0, 0]],
    ['a !== 0 && b * b > 9', 'int(-90, 90)', [1, 4]],
    ['a < 0 && b > 80', 'int(-90, 90)', [-1, 81]],
    ['a < b', 'int(20, 60)', [20, 21]],
    ['a < b', 'int(-60, -20)', [-21, -20]],
    ['a !== b', 'oneOf(-7, 7, 3, -2)', [-2, 3]],
  ])('%s within %s', (condition, domain, expected) => {
    expect(wrongWhere(condition, domain, domain)).toEqual(expected);
  });
});

/** States and reports for tests, written as briefly as possible. */

import { NO_STATISTICS } from '../../src/pipeline/conclusion.js';
import type { Called, Step } from '../../src/base/called.js';
import type { ShownGraph, ShownObject, ShownValue } from '../../src/verdict/graph.js';
import type { CheckReport, Counterexample, Report, Verdict } from '../../src/verdict/verdict.js';

/** Objects are written `{ index: 3 }`, undefined and the like `{ special: 'NaN' }`. */
export type Short = string | number | boolean | null | { index: number } | { special: string } | { opaque: string };

export function value(short: Short): ShownValue {
  if (typeof short !== 'object' || short === null) return { kind: 'primitive', value: short };
  if ('index' in short) return { kind: 'object', index: short.index };
  return 'special' in short ? { kind: 'special', text: short.special } : { kind: 'opaque', text: short.opaque };
}

/** A reference to an object. */
export const to = (index: number): { index: number } => ({ index });

/** Fields whose names begin with '/' are tree fields: `/left`. */
export function object(type: string, fields: Readonly<Record<string, Short>> = {}): ShownObject {
  return {
    type,
    fields: Object.entries(fields).map(([name, short]) => ({
      name: name.replace(/^\//, ''),
      value: value(short),
      isTree: name.startsWith('/'),
    })),
    elements: [],
    entries: [],
  };
}

export const array = (...elements: Short[]): ShownObject => ({ ...object('Array'), elements: elements.map(value) });

export const set = (...elements: Short[]): ShownObject => ({ ...object('Set'), elements: elements.map(value) });

export const map = (...entries: [Short, Short][]): ShownObject => ({
  ...object('Map'),
  entries: entries.map(([key, content]) => ({ key: value(key), value: value(content) })),
});

export const graph = (...objects: ShownObject[]): ShownGraph => ({ objects });

export function verdict(given: Partial<Verdict> = {}): Verdict {
  return {
    check: 'TreeMap',
    file: '/home/app/tree-map.check.ts',
    goal: { kind: 'operation', name: 'put' },
    engine: 'glass',
    verdict: 'holds',
    scope: 7,
    exhausted: 7,
    statistics: { ...NO_STATISTICS, transitions: 389, solverCalls: 1204, clauses: 20311, cpuSeconds: 1.04 },
    reason: null,
    counterexample: null,
    notes: [],
    ...given,
  };
}

export function checkReport(verdicts: readonly Verdict[], given: Partial<CheckReport> = {}): CheckReport {
  return {
    check: 'TreeMap',
    file: '/home/app/tree-map.check.ts',
    shapes: [],
    fields: [],
    arguments: [],
    caveats: [],
    ...given,
    verdicts,
  };
}

export const report = (...checks: CheckReport[]): Report => ({ version: 2, checks });

export const step = (callee: Called, ...actuals: string[]): Step => ({ callee, actuals, classes: [] });

/** A search tree that loses its order: delete(8) puts 5 below the wrong side of 12. */
export const searchTree: Counterexample = {
  before: graph(
    object('Tree', { '/root': to(1), size: 5 }),
    object('Node', { key: 8, '/left': to(2), '/right': to(3) }),
    object('Node', { key: 4, '/left': null, '/right': to(5) }),
    object('Node', { key: 12, '/left': to(4), '/right': null }),
    object('Node', { key: 10, '/left': null, '/right': null }),
    object('Node', { key: 5, '/left': null, '/right': null }),
  ),
  after: graph(
    object('Tree', { '/root': to(3), size: 4 }),
    object('Node', { key: 8, '/left': to(2), '/right': to(3) }),
    object('Node', { key: 4, '/left': null, '/right': null }),
    object('Node', { key: 12, '/left': to(2), '/right': to(5) }),
    object('Node', { key: 10, '/left': null, '/right': null }),
    object('Node', { key: 5, '/left': null, '/right': null }),
  ),
  subject: value(to(0)),
  subjectAfter: value(to(0)),
  parameters: ['key'],
  actuals: [value(8)],
  callee: { kind: 'method', name: 'delete', next: 'subject' },
  call: 'tree.delete(8)',
  result: value(true),
  violation: {
    kind: 'invariant',
    message: 'repOk() returned false after delete(8)',
    place: { path: '/home/app/search-tree.ts', line: 3, column: 12 },
    conjunct: 'this.isOrdered(this.root, -Infinity, Infinity)',
    object: 5,
    comparison: null,
  },
  shown: null,
  touched: [
    { object: 0, field: 'root', written: true },
    { object: 1, field: 'right', written: false },
    { object: 3, field: 'left', written: true },
  ],
  reached: {
    kind: 'reached',
    calls: ['const tree = new Tree()', 'tree.insert(8)', 'tree.insert(4)', 'tree.insert(12)'],
    subject: 'tree',
    steps: [
      step({ kind: 'constructor', class: 'Tree' }),
      ...['8', '4', '12'].map((key) => step({ kind: 'method', name: 'insert', next: 'subject' }, key)),
    ],
  },
  replayed: true,
};

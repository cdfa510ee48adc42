/**
 * Emitted tests are run: by vitest, in two folders that differ in one constant. Where the mistakes are, every one of them
 * must fail, and for the right reason; where they are not, every one must pass.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitTest, type EmittedTest } from '../../../src/report/index.js';
import type { Counterexample, Verdict } from '../../../src/verdict/index.js';
import { array, graph, map, object, searchTree, to, value, verdict } from '../samples.js';
import { goalOf } from '../../goals.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const code = `
import { BUGGY } from './bug.js';
class Hidden {}
export class Node {
  constructor(key, next) { this.key = key; this.next = next; this.prev = null; }
  repOkLocal() { return this.key >= 0; }
}
export class List {
  head = null;
  size = BUGGY ? 1 : 0;
  index = new Map();
  static of(key) { const list = new List(); list.size = 0; list.add(key); return list; }
  repOk() {
    let count = 0;
    for (let node = this.head; node !== null && count < 9; node = node.next) count += 1;
    return count === this.size;
  }
  add(key) { this.head = new Node(BUGGY && key === 2 ? -1 : key, this.head); this.size += BUGGY && key === 3 ? 2 : 1; }
  detach(node) { if (BUGGY) this.size += 1; throw new RangeError('cannot detach ' + node.key); }
  first() { return BUGGY ? this.head.next.key : (this.head?.key ?? null); }
  pop() { const { head } = this; this.head = BUGGY ? new Node(head.next.key, null) : head.next; this.size -= 1; return head.key; }
  loop() { if (BUGGY) this.head.next = this.head; }
  last() { return this.index.at(BUGGY ? 0 : -2).length; }
  with(key) { const list = List.of(key); if (BUGGY) list.size = 7; return list; }
}
export default function step(state, action) { return { count: state.count + (BUGGY ? -action : action) }; }
export const start = { count: 0 };
export { clamp as limit };
function clamp(n) { return BUGGY ? n : Math.min(n, 3); }
`;

const spec = `
import { check, int, isSame } from 'glassbox';
import step, { List, limit } from './list.js';
check(List, { operations: {
  add: [int()], with: { arguments: [int()], next: 'result' }, first: [],
  addTwice: { call: (list, key) => { list.add(key); list.add(key); }, arguments: [int()] }, loop: [], detach: { throws: RangeError },
  pop: { postcondition: (list, old, result) => result === old.head.key && isSame(list.head, old.head.next) },
} });
check.function(step, { invariant: (state) => state.count >= 0, initial: () => ({ count: 0 }) });
check.function(limit, { postcondition: (result) => result <= 3 });
const own = (n) => limit(n);
check.function(own, { postcondition: (result) => result <= 3 });
const move = (state, by) => step(state, by);
check.function(move, { invariant: (state) => state.count >= 0, initial: () => ({ count: 0 }) });
`;

const list = (head: number | null, size: number): ReturnType<typeof object> =>
  object('List', { '/head': head === null ? null : to(head), size, index: to(1) });
const node = (key: number, next: number | null): ReturnType<typeof object> =>
  object('Node', { key, '/next': next === null ? null : to(next), prev: null });
const two = graph(list(2, 2), map([5, to(3)]), node(4, 3), node(5, null));

interface Case {
  readonly operation: string | null;
  readonly check?: string;
  readonly given: Partial<Counterexample>;
  readonly kind: Counterexample['violation']['kind'];
  readonly object?: number;
  /** In what vitest says. */
  readonly fails: RegExp;
}

const notReached = { kind: 'not reached', calls: 3, states: 7, detours: 0, exhausted: false } as const;
const reached = (...calls: string[]): Counterexample['reached'] => ({ kind: 'reached', calls });

/** A reducer that leaves an invalid state after its second call. */
function reducer(name: string, begin: string): Case {
  return {
    operation: name,
    check: name,
    kind: 'invariant',
    given: {
      call: `${name}(state, 1)`,
      actuals: [value(1)],
      before: graph(object('Object', { count: 0 })),
      reached: reached(`let state = ${begin};`, `state = ${name}(state, 0);`),
    },
    fails: /expected false to be truthy/,
  };
}

const cases: Readonly<Record<string, Case>> = {
  'an invariant, reached by calls': {
    operation: 'add',
    kind: 'invariant',
    given: { call: 'list.add(3)', actuals: [value(3)], reached: reached('const list = List.of(1);', 'list.add(7);') },
    fails: /expected false to be truthy/,
  },
  'an invariant, in a state that is built': {
    operation: 'add',
    kind: 'invariant',
    given: { call: 'list.add(3)', actuals: [value(3)], before: two, reached: notReached },
    fails: /expected false to be truthy/,
  },
  'a way to begin': {
    operation: null,
    kind: 'invariant',
    given: { call: 'new List()', actuals: [], before: graph(), subject: null, reached: { kind: 'initial' } },
    fails: /expected false to be truthy/,
  },
  'an exception': {
    operation: 'first',
    kind: 'exception',
    given: { call: 'list.first()', actuals: [], reached: reached('const list = List.of(1)') },
    fails: /Cannot read properties of null/,
  },
  'an allowed exception that leaves an invalid state': {
    operation: 'detach',
    kind: 'invariant',
    given: {
      call: 'list.detach(node)',
      parameters: ['node'],
      actuals: [value(to(3))],
      before: two,
      result: null,
      reached: reached('const list = List.of(5);', 'list.add(4);'),
    },
    fails: /expected false to be truthy/,
  },
  'a postcondition that asks for identity across time': {
    operation: 'pop',
    kind: 'postcondition',
    given: { call: 'list.pop()', actuals: [], before: two, result: value(4), reached: notReached },
    fails: /expected false to be truthy/,
  },
  'a local invariant': {
    operation: 'add',
    kind: 'local invariant',
    object: 2,
    given: {
      call: 'list.add(2)',
      actuals: [value(2)],
      before: graph(list(null, 0), map()),
      after: graph(list(2, 1), map(), node(-1, null)),
      reached: notReached,
    },
    fails: /expected false to be truthy/,
  },
  'a tree that is none': {
    operation: 'loop',
    kind: 'tree',
    object: 2,
    given: {
      call: 'list.loop()',
      actuals: [],
      before: graph(list(2, 1), map(), node(1, null)),
      after: graph(list(2, 1), map(), node(1, 2)),
      reached: notReached,
    },
    fails: /not to be/,
  },
  'a reducer': reducer('step', 'initial[0]()'),
  'a reducer that begins with a constant of its module': reducer('step', 'start'),
  'a reducer that only the spec has': reducer('move', 'start'),
  'a function that only the spec has': {
    operation: 'own',
    check: 'own',
    kind: 'postcondition',
    given: { call: 'own(5)', actuals: [value(5)], before: graph(), subject: null, reached: { kind: 'initial' } },
    fails: /expected false to be truthy/,
  },
  'holes of an array': {
    operation: 'last',
    kind: 'exception',
    given: {
      call: 'list.last()',
      actuals: [],
      before: graph(list(null, 0), array({ special: 'empty' }, 'a', { special: 'empty' })),
      reached: notReached,
    },
    fails: /Cannot read properties of undefined/,
  },
  'a result that is the next state': {
    operation: 'with',
    kind: 'invariant',
    given: { call: 'list = list.with(1)', actuals: [value(1)], reached: reached('let list = List.of(1);') },
    fails: /expected false to be truthy/,
  },
  'an operation that only the spec has': {
    operation: 'addTwice',
    kind: 'invariant',
    given: {
      call: 'operations.addTwice(list, 3)',
      actuals: [value(3)],
      reached: reached('let list = List.of(1);', 'operations.addTwice(list, 1);'),
    },
    fails: /expected false to be truthy/,
  },
  'a plain function': {
    operation: 'clamp',
    check: 'clamp',
    kind: 'postcondition',
    given: { call: 'clamp(5)', actuals: [value(5)], before: graph(), subject: null, reached: { kind: 'initial' } },
    fails: /expected false to be truthy/,
  },
};

const exported: Readonly<Record<string, string>> = {
  List: 'List',
  Node: 'Node',
  step: 'default',
  clamp: 'limit',
  start: 'start',
};

function emit(one: Case): Extract<EmittedTest, { kind: 'test' }> {
  const made = attempt(one);
  if (made.kind === 'none') throw new Error(made.reason);
  return made;
}

function attempt({ operation, check = 'List', given, kind, object: index }: Case, scope = 4): EmittedTest {
  const counterexample: Counterexample = {
    ...searchTree,
    subjectAfter: value(to(0)),
    ...given,
    violation: { kind, message: `breaks the ${kind}`, place: null, conjunct: null, object: index ?? null },
  };
  const made: Verdict = verdict({
    file: '/app/list.check.js',
    check,
    goal: goalOf(operation, 'List'),
    scope,
    verdict: 'refuted',
    counterexample,
  });
  return emitTest(made, {
    specifier: (path) => `./${path.slice('/app/'.length)}`,
    find: (name) => (name in exported ? { path: '/app/list.js', name: exported[name]! } : null),
  });
}

const tests = Object.entries(cases).map(([name, one], index) => ({
  name,
  one,
  file: `case${index}.test.ts`,
  text: emit(one).text,
}));

interface Result {
  readonly name: string;
  readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[];
}

let folder = '';
const results: Record<string, readonly Result[]> = {};

beforeAll(() => {
  mkdirSync(join(repository, 'test/fixtures'), { recursive: true });
  folder = mkdtempSync(join(repository, 'test/fixtures/emitted-'));
  for (const kind of ['buggy', 'fixed']) {
    mkdirSync(join(folder, kind));
    const write = (name: string, text: string): void => writeFileSync(join(folder, kind, name), text);
    write('list.js', code);
    write('list.check.js', spec);
    write('bug.js', `export const BUGGY = ${kind === 'buggy'};`);
    for (const one of tests) write(one.file, one.text);
    // one process for all files: it is faster, and they do not disturb each other
    write(
      'vitest.config.mjs',
      `export default { resolve: { alias: { glassbox: ${JSON.stringify(join(repository, 'src/spec/index.ts'))} } },
        test: { include: ['*.test.ts'], exclude: [], maxWorkers: 1, isolate: false } };`,
    );
    const output = join(folder, kind, 'results.json');
    spawnSync(
      process.execPath,
      [join(repository, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${output}`],
      { cwd: join(folder, kind), env: { ...process.env, VITEST: '', NO_COLOR: '1' } },
    );
    results[kind] = (JSON.parse(readFileSync(output, 'utf8')) as { testResults: readonly Result[] }).testResults;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(tests)('$name', ({ one, file, text }) => {
  const of = (kind: string): Result['assertionResults'] =>
    results[kind]!.find(({ name }) => name.endsWith(`/${file}`))!.assertionResults;
  expect(
    of('buggy').map(({ status }) => status),
    text,
  ).toEqual(['failed']);
  expect(of('buggy')[0]!.failureMessages.join('\n')).toMatch(one.fails);
  expect(of('fixed'), text).toMatchObject([{ status: 'passed' }]);
});

test('a function is named once', () => {
  expect(emit(cases['a plain function']!).name).toBe('list.clamp.test.ts');
});

test('only what is public is used where calls lead to the state', () => {
  expect(emit(cases['an invariant, reached by calls']!)).toMatchInlineSnapshot(`
    {
      "kind": "test",
      "name": "list.List.add.test.ts",
      "text": "/**
     * List.add: breaks the invariant
     * Made by Glassbox from a counterexample at scope 4. It fails as long as the mistake is there.
     */

    import { registered } from 'glassbox';
    import { expect, test } from 'vitest';
    import './list.check.js';
    import { List } from './list.js';

    const check = registered.find(({ name }) => name === 'List')!.at(4);

    test('List.add: breaks the invariant', () => {
      const list = List.of(1);
      list.add(7);
      list.add(3);
      expect(check.invariant!(list)).toBeTruthy();
    });
    ",
    }
  `);
});

test('elsewhere the state is built', () => {
  expect(emit(cases['an invariant, in a state that is built']!).text).toMatchInlineSnapshot(`
    "/**
     * List.add: breaks the invariant
     * Made by Glassbox from a counterexample at scope 4. It fails as long as the mistake is there.
     */

    import { registered } from 'glassbox';
    import { expect, test } from 'vitest';
    import './list.check.js';
    import { List, Node } from './list.js';

    const check = registered.find(({ name }) => name === 'List')!.at(4);

    test('List.add: breaks the invariant', () => {
      const objects: any[] = [
        Object.create(List.prototype), // #0
        new Map(), // #1
        Object.create(Node.prototype), // #2
        Object.create(Node.prototype), // #3
      ];
      Object.assign(objects[0], { head: objects[2], size: 2, index: objects[1] });
      objects[1].set(5, objects[3]);
      Object.assign(objects[2], { key: 4, next: objects[3], prev: null });
      Object.assign(objects[3], { key: 5, next: null, prev: null });
      objects[0].add(3);
      expect(check.invariant!(objects[0])).toBeTruthy();
    });
    "
  `);
});

test.each([
  [
    'a class that is not exported',
    { before: graph(object('Hidden', { x: 1 })) },
    'Hidden is not exported by a module that the spec imports',
  ],
  ['a private field', { before: graph(object('List', { '#head': null })) }, '#head is private'],
  [
    'a function in a record',
    { before: graph(object('Object', { f: { opaque: 'function f' } })) },
    'function f cannot be written down',
  ],
  [
    'a beginning that only the spec has',
    { reached: reached('let list = mine;') },
    'mine is not exported by a module that the spec imports',
  ],
])('%s is said, and there is no test', (_, given, reason) => {
  const made = attempt({
    operation: 'add',
    kind: 'invariant',
    fails: /x/,
    given: { reached: notReached, actuals: [], ...given },
  });
  expect(made).toEqual({ kind: 'none', reason });
});

test('a call that does not end is no test', () => {
  const given = { before: two, after: null, reached: notReached };
  expect(attempt({ operation: 'add', kind: 'endless', fails: /x/, given })).toEqual({
    kind: 'none',
    reason: 'the call does not end, and a test runner could not stop it',
  });
});

test('names are told from strings, keys, members, types and parameters', () => {
  const calls = ["let list = new List<Entry>((a, b) => a.start - b, { start: 'start', ...start } as Options);"];
  const { text } = emit({ operation: 'add', kind: 'exception', fails: /x/, given: { reached: reached(...calls) } });
  expect(text).toContain("import { List, start } from './list.js';");
});

test('a function that the constructor makes for the object is no part of a test', () => {
  const before = graph(object('List', { compare: { opaque: 'function compare' } }));
  const given = { before, reached: notReached, actuals: [] };
  expect(attempt({ operation: 'add', kind: 'exception', fails: /x/, given })).toEqual({
    kind: 'none',
    reason: 'what List.compare holds is made by its constructor',
  });
});

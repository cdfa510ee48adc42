/**
 * Emitted tests are run: by vitest, in two folders that differ in one constant. Where the mistakes are, every one of them
 * must fail, and for the right reason; where they are not, every one must pass.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitTest, type EmittedTest, type TestRunner } from '../../../src/report/index.js';
import { callText, type Called, type Counterexample, type Step, type Verdict } from '../../../src/verdict/index.js';
import { array, graph, map, object, searchTree, step, to, value, verdict } from '../samples.js';
import { goalOf } from '../../goals.js';
import { Folders } from './folders.js';

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
const method = (name: string): Called => ({ kind: 'method', name, next: 'subject' });
const addTwice: Called = { kind: 'spec', name: 'addTwice', next: 'subject' };
const plainFunction = (name: string): Called => ({ kind: 'function', name, next: 'nothing' });
const listOf = (key: number): Step => step({ kind: 'factory', class: 'List', name: 'of' }, String(key));
const reached = (subject: string, ...steps: Step[]): Counterexample['reached'] => ({
  kind: 'reached',
  calls: steps.map(({ callee, actuals }) => callText(callee, subject, actuals)),
  subject,
  steps,
});

/** A reducer that leaves an invalid state after its second call. */
function reducer(name: string): Case {
  const callee = { kind: 'function', name, next: 'result' } as const;
  return {
    operation: name,
    check: name,
    kind: 'invariant',
    given: {
      callee,
      actuals: [value(1)],
      before: graph(object('Object', { count: 0 })),
      reached: reached('state', step({ kind: 'initial', index: 0 }), step(callee, '0')),
    },
    fails: /expected false to be truthy/,
  };
}

const cases: Readonly<Record<string, Case>> = {
  'an invariant, reached by calls': {
    operation: 'add',
    kind: 'invariant',
    given: {
      callee: method('add'),
      actuals: [value(3)],
      reached: reached('list', listOf(1), step(method('add'), '7')),
    },
    fails: /expected false to be truthy/,
  },
  'an invariant, in a state that is built': {
    operation: 'add',
    kind: 'invariant',
    given: { callee: method('add'), actuals: [value(3)], before: two, reached: notReached },
    fails: /expected false to be truthy/,
  },
  'a way to begin': {
    operation: null,
    kind: 'invariant',
    given: {
      callee: { kind: 'constructor', class: 'List' },
      actuals: [],
      before: graph(),
      subject: null,
      reached: { kind: 'initial' },
    },
    fails: /expected false to be truthy/,
  },
  'an exception': {
    operation: 'first',
    kind: 'exception',
    given: { callee: method('first'), actuals: [], reached: reached('list', listOf(1)) },
    fails: /Cannot read properties of null/,
  },
  'an allowed exception that leaves an invalid state': {
    operation: 'detach',
    kind: 'invariant',
    given: {
      callee: method('detach'),
      parameters: ['node'],
      actuals: [value(to(3))],
      before: two,
      result: null,
      reached: reached('list', listOf(5), step(method('add'), '4')),
    },
    fails: /expected false to be truthy/,
  },
  'a postcondition that asks for identity across time': {
    operation: 'pop',
    kind: 'postcondition',
    given: { callee: method('pop'), actuals: [], before: two, result: value(4), reached: notReached },
    fails: /expected false to be truthy/,
  },
  'a local invariant': {
    operation: 'add',
    kind: 'local invariant',
    object: 2,
    given: {
      callee: method('add'),
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
      callee: method('loop'),
      actuals: [],
      before: graph(list(2, 1), map(), node(1, null)),
      after: graph(list(2, 1), map(), node(1, 2)),
      reached: notReached,
    },
    fails: /not to be/,
  },
  'a reducer': reducer('step'),
  'a reducer that only the spec has': reducer('move'),
  'a function that only the spec has': {
    operation: 'own',
    check: 'own',
    kind: 'postcondition',
    given: {
      callee: plainFunction('own'),
      actuals: [value(5)],
      before: graph(),
      subject: null,
      reached: { kind: 'initial' },
    },
    fails: /expected false to be truthy/,
  },
  'holes of an array': {
    operation: 'last',
    kind: 'exception',
    given: {
      callee: method('last'),
      actuals: [],
      before: graph(list(null, 0), array({ special: 'empty' }, 'a', { special: 'empty' })),
      reached: notReached,
    },
    fails: /Cannot read properties of undefined/,
  },
  'a result that is the next state': {
    operation: 'with',
    kind: 'invariant',
    given: {
      callee: { kind: 'method', name: 'with', next: 'result' },
      actuals: [value(1)],
      reached: reached('list', listOf(1)),
    },
    fails: /expected false to be truthy/,
  },
  'an operation that only the spec has': {
    operation: 'addTwice',
    kind: 'invariant',
    given: {
      callee: addTwice,
      actuals: [value(3)],
      reached: reached('list', listOf(1), step(addTwice, '1')),
    },
    fails: /expected false to be truthy/,
  },
  'a plain function': {
    operation: 'clamp',
    check: 'clamp',
    kind: 'postcondition',
    given: {
      callee: plainFunction('clamp'),
      actuals: [value(5)],
      before: graph(),
      subject: null,
      reached: { kind: 'initial' },
    },
    fails: /expected false to be truthy/,
  },
};

const exported: Readonly<Record<string, string>> = {
  List: 'List',
  Node: 'Node',
  step: 'default',
  clamp: 'limit',
};

function emit(one: Case): Extract<EmittedTest, { kind: 'test' }> {
  const made = attempt(one);
  if (made.kind === 'none') throw new Error(made.reason);
  return made;
}

function attempt(
  { operation, check = 'List', given, kind, object: index }: Case,
  scope = 4,
  runner: TestRunner = 'vitest',
  isLearned = false,
): EmittedTest {
  const counterexample: Counterexample = {
    ...searchTree,
    subjectAfter: value(to(0)),
    ...given,
    violation: {
      kind,
      message: `breaks the ${kind}`,
      place: null,
      conjunct: null,
      object: index ?? null,
      comparison: null,
    },
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
    runner,
    isLearned,
  });
}

const tests = Object.entries(cases).map(([name, one], index) => ({
  name,
  one,
  file: `case${index}.test.ts`,
  text: emit(one).text,
}));

const folders = new Folders({ 'list.js': code, 'list.check.js': spec });
const results = { buggy: new Map(), fixed: new Map() } as Record<'buggy' | 'fixed', ReturnType<Folders['run']>>;

beforeAll(() => {
  const texts = Object.fromEntries(tests.map(({ file, text }) => [file, text]));
  for (const kind of ['buggy', 'fixed'] as const) results[kind] = folders.run(kind, texts);
});

afterAll(() => folders.remove());

test.each(tests)('$name', ({ one, file, text }) => {
  const failed = results.buggy.get(file)!;
  expect(
    failed.map(({ status }) => status),
    text,
  ).toEqual(['failed']);
  expect(failed[0]!.failureMessages.join('\n')).toMatch(one.fails);
  expect(results.fixed.get(file), text).toMatchObject([{ status: 'passed' }]);
});

test("node's own runner comes to the same, without types where the spec has none", () => {
  const made = Object.values(cases).map((one) => attempt(one, 4, 'node'));
  const texts = made.map((one) => (one.kind === 'test' ? one.text : one.reason));
  expect(made.map((one) => one.kind === 'test' && one.name.endsWith('.test.mjs'))).toEqual(made.map(() => true));
  expect(texts.join('\n')).not.toMatch(/vitest|expect\(/);
  expect(folders.runByNode('buggy', texts)).toEqual(texts.map(() => false));
  expect(folders.runByNode('fixed', texts)).toEqual(texts.map(() => true));
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
    'a class that begins and is not exported',
    { reached: reached('hidden', step({ kind: 'constructor', class: 'Hidden' })) },
    'Hidden is not exported by a module that the spec imports',
  ],
  [
    'a program that is right without its abstraction',
    { before: two, original: { replaced: ['Node'], outcome: 'kept', detail: null } },
    'the same calls violate nothing with Node itself',
  ],
  [
    'a state that has an abstraction in it',
    { before: two, original: { replaced: ['Node'], outcome: 'not tried', detail: null } },
    'that the program goes wrong with Node itself was not seen',
  ],
] as readonly (readonly [string, Partial<Counterexample>, string])[])(
  '%s is said, and there is no test',
  (_, given, reason) => {
    const made = attempt({
      operation: 'add',
      kind: 'invariant',
      fails: /x/,
      given: { reached: notReached, actuals: [], ...given },
    });
    expect(made).toEqual({ kind: 'none', reason });
  },
);

test('what breaks an invariant that the spec does not have is no test', () => {
  const given = { before: two, reached: notReached };
  const one = { operation: 'add', kind: 'invariant', fails: /x/, given } as const;
  expect(attempt(one, 4, 'vitest', true)).toEqual({
    kind: 'none',
    reason: 'its invariant was learned in this run; write it into the spec, as the report has it',
  });
});

test('a call that does not end is no test', () => {
  const given = { before: two, after: null, reached: notReached };
  expect(attempt({ operation: 'add', kind: 'endless', fails: /x/, given })).toEqual({
    kind: 'none',
    reason: 'the call does not end, and a test runner could not stop it',
  });
});

test('a call that returns although an assertion fails is no test', () => {
  const assertion = { operation: 'add', kind: 'assertion', fails: /x/ } as const;
  const given = { before: two, reached: notReached };
  expect(attempt({ ...assertion, given: { ...given, result: value(1) } })).toEqual({
    kind: 'none',
    reason: 'the code catches what the assertion throws, so that the call itself does not fail',
  });
  expect(attempt({ ...assertion, given: { ...given, result: null } }).kind).toBe('test');
});

test('classes that arguments mention are imported', () => {
  const add: Step = {
    callee: method('add'),
    actuals: ['Object.assign(Object.create(Node.prototype), { key: 1 })'],
    classes: ['Node'],
  };
  const begin = step({ kind: 'constructor', class: 'List' });
  const { text } = emit({
    operation: 'add',
    kind: 'exception',
    fails: /x/,
    given: { reached: reached('list', begin, add) },
  });
  expect(text).toContain("import { List, Node } from './list.js';");
});

test('a function that the constructor makes for the object is no part of a test', () => {
  const before = graph(object('List', { compare: { opaque: 'function compare' } }));
  const given = { before, reached: notReached, actuals: [] };
  expect(attempt({ operation: 'add', kind: 'exception', fails: /x/, given })).toEqual({
    kind: 'none',
    reason: 'what List.compare holds is made by its constructor',
  });
});

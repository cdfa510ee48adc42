/** Learning end to end, from real calls to a spec that is kept, or to a check that says `learn: true`. Nothing is left behind in the folder. */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, startProject } from '../../scripts/broken.js';
import { checkFiles, listChecks } from '../../src/node/check.js';
import { learnSpecFile } from '../../src/node/tools.js';
import type { Report } from '../../src/verdict/verdict.js';

const LIST = `export class List {
  constructor() { this.first = null; this.last = null; this.count = 0; }
  push(item) {
    const node = { item, next: null };
    if (this.last === null) this.first = node;
    else this.last.next = node;
    this.last = node;
    this.count += 1;
  }
  shift() {
    const { item, next } = this.first;
    this.first = next;
    if (next === null) this.last = null;
    this.count -= 1;
    return item;
  }
}
`;

/** Nothing but calls shows that `odd` breaks it: `y` is the square of `x`, which no clause can say. */
const TWINS = `export class Twins {
  constructor() { this.x = 0; this.y = 0; this.p = 0; this.q = 0; }
  step() { this.x += 1; this.y = this.x * this.x; }
  both() { this.p += 1; this.q += 1; }
  odd() { if (this.y !== this.x * this.x) this.q = 0; }
}
`;

const WAITING = `export class Waiting {
  constructor() { this.lines = []; }
  add(line) { this.lines.push(line); }
  async flush() { this.lines = []; }
}
`;

function request(file: string) {
  return {
    files: [file],
    scopes: null,
    engine: 'auto',
    timeLimit: 60,
    memoryLimit: null,
    workers: 2,
    only: null,
  } as const;
}

/** What comes of a spec beside some code. */
async function checked<T>(
  code: Readonly<Record<string, string>>,
  spec: string,
  run: (path: string) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    startProject(folder);
    for (const [name, text] of Object.entries(code)) writeFileSync(join(folder, name), text);
    const path = join(folder, 'a.check.js');
    writeFileSync(path, spec);
    const before = readdirSync(folder);
    const result = await run(path);
    expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([before, spec]);
    return result;
  });
}

const reportOf = (code: Readonly<Record<string, string>>, spec: string): Promise<Report> =>
  checked(code, spec, (path) => checkFiles(request(path), () => undefined));

test('a shape, an invariant and a precondition are learned', async () => {
  await inFolder(async (folder) => {
    startProject(folder);
    const file = join(folder, 'list.js');
    writeFileSync(file, LIST);
    const { text, path, clauses, inductive, suspects, open } = await learnSpecFile(file, 'List');
    expect([path, open, inductive]).toEqual([join(folder, 'list.check.js'), [], 3]);
    expect(clauses.map(({ says }) => says)).toEqual([
      'subject.last is the last from subject.first on along next',
      'subject.count === countOfNodes(subject.first)',
    ]);
    expect(suspects).toEqual([
      { operation: 'shift', text: 'throws a TypeError', calls: 'const list = new List(); list.shift();' },
    ]);
    for (const line of [
      "first: tree('Node'), // a guess: nothing else leads there",
      "last: nullable(instances('Node')), // a guess",
      'precondition: (subject) => !!subject.first, // a guess: it throws elsewhere',
      '// subject.last is the last from subject.first on along next: kept by all operations up to scope 3',
      'subject.last === lastByNext(subject.first) &&',
    ])
      expect(text).toContain(line);
    expect(readFileSync(file, 'utf8')).toBe(LIST);
    expect(readdirSync(folder).sort()).toEqual(['list.js', 'node_modules', 'package.json']);
  });
});

test('of each clause it is known how it was established', async () => {
  await inFolder(async (folder) => {
    startProject(folder);
    const file = join(folder, 'twins.js');
    writeFileSync(file, TWINS);
    const { text, clauses, inductive } = await learnSpecFile(file, 'Twins');
    expect(inductive).toBe(3);
    expect(clauses).toContainEqual({
      text: 'subject.p >= subject.q',
      says: 'subject.p >= subject.q',
      how: 'kept by all operations up to scope 3; odd breaks what is stronger: subject.p === subject.q',
    });
    expect(text).toContain('; odd breaks what is stronger: subject.p === subject.q');
  });
});

/** The spec that is learned for a class, and what it says when it is checked. */
async function learnedAndChecked(name: string, code: string, className: string) {
  return inFolder(async (folder) => {
    startProject(folder);
    const file = join(folder, name);
    writeFileSync(file, code);
    const spec = await learnSpecFile(file, className);
    writeFileSync(spec.path, spec.text);
    const { checks } = await checkFiles(request(spec.path), () => undefined);
    return { spec, checks };
  });
}

const SORTED = `function Sorted(compare) { this.compare = compare; this.items = []; }
Sorted.prototype.add = function (item) {
  let at = 0;
  while (at < this.items.length && this.compare(this.items[at], item) < 0) at += 1;
  this.items.splice(at, 0, item);
};
Sorted.prototype.first = function () { return this.items[0]; };
exports.Sorted = Sorted;
`;

test('of several ways to begin that one is taken with which calls do not fail', async () => {
  const { spec, checks } = await learnedAndChecked('sorted.cjs', SORTED, 'Sorted');
  expect(spec.text).toContain('initial: () => new Sorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)), // a guess');
  expect(spec).toMatchObject({ suspects: [], inductive: 3, isByCalls: false });
  expect(spec.clauses.map(({ says }) => says)).toContain('subject.items is not decreasing');
  expect(checks[0]!.verdicts.map(({ verdict }) => verdict)).toEqual(['holds', 'holds', 'holds']);
});

/** What is in a dictionary has no domain. What the prototype says is what its fields begin with. */
const DICTIONARY = `export class Dictionary {
  constructor(options) {
    if (!(options.capacity > 0)) throw new TypeError('no capacity');
    this.capacity = options.capacity;
    this.items = Object.create(null);
  }
  set(key, value) {
    if (!(key in this.items)) {
      if (this.size >= this.capacity) throw new RangeError('full');
      this.size += 1;
    }
    this.items[key] = value;
  }
  delete(key) {
    if (!(key in this.items)) return false;
    delete this.items[key];
    this.size -= 1;
    return true;
  }
  longest() { return this.nothing.length; }
}
Dictionary.prototype.size = 0;
`;

test('where domains cannot describe the states, calls are asked for, and suspects by themselves', async () => {
  const { spec, checks } = await learnedAndChecked('dictionary.js', DICTIONARY, 'Dictionary');
  expect(spec.isByCalls).toBe(true);
  expect(spec.text).toContain('new Dictionary({ capacity: 2 })');
  expect(spec.text).toContain("'subject.capacity >= subject.size': subject.capacity >= subject.size,");
  expect(spec.text).toContain('unless([RangeError], () => subject.set(...given))');
  const [all, suspect] = checks;
  expect(checks).toHaveLength(2);
  expect(all!.verdicts.map(({ goal, verdict }) => [goal!.name, verdict])).toEqual([
    ['initial[0]', 'holds'],
    ['set', 'holds'],
    ['delete', 'holds'],
  ]);
  const refuted = suspect!.verdicts.at(-1)!;
  expect([refuted.goal!.name, refuted.verdict]).toEqual(['longest', 'refuted']);
});

test('a method that takes objects of another class is given new ones', async () => {
  const code = `export class Item { next: Item | null = null; }
export class Chain<T extends Item = Item> {
  first: Item | null = null;
  push(item: T) { if (item.next === null && item !== this.first) { item.next = this.first; this.first = item; } }
}
`;
  const { spec } = await learnedAndChecked('chain.ts', code, 'Chain');
  expect(spec.text).toContain('push: [instances(Item)],');
  expect(spec.states).toBeGreaterThan(3);
});

const SPEC = `import { check, int } from 'glassbox';
import { List } from './list.js';
const push = [int(0, 2)];
check(List, { learn: true, operations: { push, shift: { precondition: (list) => list.count > 0 } } }); check(Set, { name: 'after' });
`;

test('learn: true is checked with what was learned for it, which the report has', async () => {
  const { checks } = await reportOf({ 'list.js': LIST }, SPEC);
  const [one, other] = checks;
  expect(one!.verdicts.map(({ goal, verdict }) => [goal!.name, verdict])).toEqual([
    ['new List', 'holds'],
    ['push', 'holds'],
    ['shift', 'holds'],
  ]);
  expect(new Set(one!.fields.map(({ origin }) => origin))).toEqual(new Set(['learned']));
  expect(one!.caveats.join()).toContain('was learned from');
  expect(one!.learned).toMatchObject({ inductive: 3, open: [], suspects: [], distrusted: [] });
  expect(one!.learned!.clauses.map(({ text }) => text)).toContain('subject.last === lastByNext(subject.first)');
  for (const text of [
    "first: tree('Node'),",
    'function lastByNext(node) {',
    "import { instances, int, nullable, tree } from 'glassbox';",
  ])
    expect(one!.learned!.text).toContain(text);
  expect([other!.check, other!.learned]).toEqual(['after', undefined]);
});

test('what breaks a learned clause is refuted and replayed, at the place that the user wrote', async () => {
  const forgetful = LIST.replace(
    'if (next === null) this.last = null;',
    'if (next === null && this.count === 3) this.last = null;',
  );
  const { checks } = await reportOf({ 'list.js': forgetful }, SPEC);
  const { verdicts, learned } = checks[0]!;
  expect(learned!.distrusted).toEqual(['shift']);
  expect(learned!.suspects.map(({ text }) => text)).toContain(
    'breaks what all other operations keep: subject.last is the last from subject.first on along next',
  );
  const refuted = verdicts.find(({ verdict }) => verdict === 'refuted')!;
  expect(refuted.goal!.name).toBe('shift');
  expect(refuted.counterexample).toMatchObject({ replayed: true, violation: { kind: 'invariant' } });
});

test('what is said in the spec comes in addition, and what it says of fields comes first', async () => {
  const spec = SPEC.replace(
    'learn: true,',
    'learn: true, state: { List: { count: int(0, 2) } }, invariant: (list) => list.count < 2,',
  );
  const { checks } = await reportOf({ 'list.js': LIST }, spec);
  const { fields, verdicts } = checks[0]!;
  expect(fields.filter(({ origin }) => origin === 'spec')).toMatchObject([{ field: 'count', domain: '0 … 2' }]);
  expect(verdicts.map(({ goal, verdict }) => [goal!.name, verdict])).toContainEqual(['push', 'refuted']);
});

test('it is listed what would be checked', async () => {
  const listed = await checked({ 'list.js': LIST }, SPEC, (path) => listChecks({ files: [path], only: 'List' }));
  expect(listed.map(({ goals, problem }) => [goals.map(({ name }) => name), problem])).toEqual([
    [['new List', 'push', 'shift'], null],
  ]);
});

test.each([
  ['{ learn: true }', 'it cannot be learned from: the check names no operations', 'a.check.js'],
  ['{ learn: true, operations: { add: {} } }', 'the domains of the arguments of add are missing', 'a.check.js'],
  ['{ learn: true, operations: { add: [int(0, 2)], flush: [] } }', 'flush returns a promise', 'waiting.js'],
  ["{ learn: 'yes' }", 'learn is true or false', 'a.check.js'],
])('%s is refused by name and place', async (options, message, file) => {
  const spec = `import { check, int } from 'glassbox';\nimport { Waiting } from './waiting.js';\n\n\ncheck(Waiting, ${options});\n`;
  const { checks } = await reportOf({ 'waiting.js': WAITING }, spec);
  const [{ verdict, reason }] = checks[0]!.verdicts as [Report['checks'][0]['verdicts'][0]];
  expect(verdict).toBe('unsupported');
  expect(reason!.message).toContain(message);
  expect(reason!.place!.path).toMatch(new RegExp(`${file}$`));
  expect(reason!.place!.line).toBe(file === 'waiting.js' ? 4 : 5);
});

/** In one line, so that what is put into the code as it runs moves all that comes after it. */
const DICE =
  "module.exports.Dice = class Dice { constructor() { this.last = 0; } roll() { this.last = Math.random(); } ask() { globalThis.fetch('http://127.0.0.1:1'); } };\n";

test.each([
  ['roll', 'not supported: Math.random', 'random()'],
  ['ask', 'ask calls fetch', 'fetch('],
])('what is asked by %s is shown where it is written', async (operation, message, at) => {
  const spec = `import { check } from 'glassbox';\nimport { Dice } from './dice.cjs';\ncheck(Dice, { learn: true, operations: { ${operation}: [] } });\n`;
  const { checks } = await reportOf({ 'dice.cjs': DICE }, spec);
  const { reason } = checks[0]!.verdicts[0]!;
  expect(reason!.message).toContain(message);
  expect(reason!.place).toMatchObject({ line: 1, column: DICE.indexOf(at) + 1 });
});

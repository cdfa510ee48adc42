/**
 * A random function with a contract, which calls others that have contracts which say exactly what they do: loops, recursion,
 * arrays, maps, objects that may be shared, accessors, closures, generators, exceptions. It is written once as a function of what it
 * works on, and once as a method of an object that holds it. Every loop has fuel, so that node comes to an end.
 */

import fc from 'fast-check';
import type { Files } from '../bench.js';

export interface RandomContract {
  readonly form: 'function' | 'method';
  readonly body: readonly string[];
  readonly requires: string | null;
  readonly ensures: string | null;
  readonly throws: string | null;
  readonly modifies: string | null;
}

/** Ways to look at the same contract, in the order in which the spec has them. */
export const WAYS = ['all at once', 'one by one', 'cut', 'by contract', 'unsliced'] as const;

const OPTIONS: Readonly<Record<(typeof WAYS)[number], string>> = {
  'all at once': '',
  'one by one': "paths: 'one by one', ",
  cut: 'unroll: 1, deepen: false, ',
  'by contract': "calls: 'contracts', ",
  unsliced: 'slice: false, ',
};

const pick = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

/** In texts `$list`, `$item`, `$tags` and `$all` are what is worked on. */
const leaf = pick(
  ...['x', 'y', 'n', '0', '1', '2', 'fuel', '$list.length', '$list[0]!', '$item!.value'],
  ...['($item?.twice ?? n)', '$tags.size', '($tags.get(n) ?? 0)', '$all.length', '($all[0]?.value ?? 1)'],
);

const { statement } = fc.letrec<{ number: string; condition: string; statement: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('number'), pick('+', '-', '*', '&', '%'), tie('number'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    tie('number').map((index) => `($list[${index}] ?? 0)`),
    fc.tuple(tie('condition'), tie('number'), tie('number')).map(([c, a, b]) => `(${c} ? ${a} : ${b})`),
  ),
  condition: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.tuple(tie('number'), pick('<', '<=', '===', '!=='), tie('number')).map((parts) => `(${parts.join(' ')})`),
    pick('$item === null', '$item === $item?.next', 'n > 0', '$list.includes(x)'),
    pick('$tags.has(x)', '$all[0] === $item', 'Object.is(x, -0)', 'x !== x', '$all.includes($item!)'),
    fc.tuple(tie('condition'), pick('&&', '||'), tie('condition')).map((parts) => `(${parts.join(' ')})`),
    tie('condition').map((one) => `!${one}`),
  ),
  statement: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(pick('x', 'y', '$item!.value'), pick('=', '+=', '-='), tie('number'))
      .map((parts) => `${parts.join(' ')};`),
    fc.tuple(tie('number'), tie('number')).map(([index, value]) => `$list[${index} & 1] = ${value};`),
    tie('number').map((value) => `$list.push(${value});`),
    fc
      .tuple(tie('number'), tie('number'), tie('number'))
      .map(([at, value, from]) => `x = looked(table(${at}, ${value}), (${from}) & 255);`),
    pick(
      'x = $list.pop() ?? 7;',
      '$item = $item!.next;',
      '$item = new Item();',
      '$item!.next = $item;',
      '$list.reverse();',
    ),
    fc.tuple(tie('number'), tie('number')).map(([key, value]) => `$tags.set(${key}, ${value});`),
    fc.tuple(tie('number'), tie('number')).map(([at, count]) => `$list.splice(${at}, ${count} & 1);`),
    tie('number').map((value) => `$item!.twice = ${value};`),
    tie('number').map((value) => `for (const one of $all) one.value = ${value};`),
    tie('number').map((limit) => `for (const one of counted(${limit})) { if (fuel-- <= 0) break; y += one; }`),
    pick(
      ...[
        '$tags.delete(x);',
        '$tags.clear();',
        '$tags = new Map($tags);',
        'for (const [key, value] of $tags) y += key - value;',
      ],
      ...[
        'if ($item !== null) $all.push($item);',
        '$item = $all.pop() ?? null;',
        '$all.length = 0;',
        '$all = [...$all];',
      ],
      ...['$list.sort((a, b) => a - b);', '$list = $list.filter((value) => value !== x);', '[x, y] = [y, x];'],
      'Object.freeze($item);',
    ),
    pick('if ($item !== null) flip($item);', 'if ($item !== null) $item = following($item);'),
    tie('number').map((value) => `x = step(${value});`),
    pick('if (n > 0) x += $again(n - 1);', "throw new RangeError('r');", 'return x;', 'return y + n;'),
    tie('number').map((value) => `throw new Odd(${value});`),
    tie('condition').map((one) => `assume(${one});`),
    tie('condition').map((one) => `assert(${one} || n < 2);`),
    fc
      .tuple(tie('condition'), tie('statement'), tie('statement'))
      .map(([c, then, otherwise]) => `if (${c}) { ${then} } else { ${otherwise} }`),
    fc.tuple(tie('condition'), tie('statement')).map(([c, body]) => `while (${c} && fuel-- > 0) { ${body} }`),
    tie('statement').map((body) => `for (const v of $list) { if (fuel-- <= 0) break; y += v; ${body} }`),
    fc
      .tuple(tie('statement'), tie('statement'))
      .map(
        ([body, rest]) =>
          `for (let i = 0; i < $list.length && fuel-- > 0; i++) { x = i; ${body} if (x > 1) continue; ${rest} }`,
      ),
    fc.tuple(tie('statement'), tie('statement')).map(([body, rest]) => `try { ${body} } catch { ${rest} }`),
    fc.tuple(tie('statement'), tie('statement')).map(([body, rest]) => `try { ${body} } finally { ${rest} }`),
    fc
      .tuple(tie('statement'), tie('statement'))
      .map(([body, rest]) => `switch (n) { case 0: ${body} case 1: x += 1; break; default: { ${rest} } }`),
    tie('number').map((value) => `{ const later = () => (x = ${value}); y = later(); }`),
    fc.tuple(tie('statement'), tie('statement')).map((parts) => parts.join(' ')),
  ),
}));

/** Of the state before. */
const given = pick(
  'n > 0',
  'n < 2',
  '$list.length > 0',
  '$list.length === n',
  '$item !== null',
  '$item?.next !== $item',
  '$tags.size === 0',
  '$all.length > 0 && $all[0] === $item',
);

/** Of the result, and of the state before and after. */
const promised = pick(
  'result <= 3',
  'result !== 5',
  'result >= n || result < 2',
  'result === result',
  '$tagsNow.size >= $tags.size',
  '$tagsNow.get(0) === $tags.get(0)',
  '$allNow.every((one) => one.value < 2)',
  '$allNow.length === 0 || isSame($allNow[0], $all[0])',
  '$now.length >= $list.length',
  '$now.every((value) => value < 4)',
  '$now.length < 4 && result < 100',
  '$list.every((value, index) => value === $now[index])',
  '$item === null || $item.value <= 1',
);

/** Mostly such that a contract may hold. */
const exceptions = fc.oneof(
  { weight: 3, arbitrary: fc.constant('[RangeError, Odd, TypeError]') },
  { weight: 1, arbitrary: pick('[RangeError]', '[TypeError, Odd]') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(given, given)
      .map(([one, other]) => `[{ RangeError: $when(${one}) }, [Odd, $when(${other})], TypeError]`),
  },
);

const maybe = (one: fc.Arbitrary<string>): fc.Arbitrary<string | null> => fc.option(one, { freq: 3 });

/** What may be changed, as a function says it. */
const LISTED = 'listed ';
const listed = (text: string): string => `${LISTED}${text}`;

export const contracts: fc.Arbitrary<RandomContract> = fc.record({
  form: fc.constantFrom('function', 'method'),
  body: fc.array(statement, { minLength: 1, maxLength: 4 }),
  requires: fc.option(given),
  ensures: fc.option(promised, { freq: 1 }),
  throws: maybe(exceptions),
  modifies: fc.option(
    fc.oneof(
      pick('[]', "['$list']", "['$list', '$item']", "['$tags', '$all']", "['$list', '$item', '$tags', '$all']"),
      pick(
        '[$tags, $all]',
        '[...$all, $tags]',
        '[$list]',
        "[$list, [$item, 'value']]",
        '$item === null || n > 0 ? [$list] : [$item.next, $item]',
      ).map(listed),
    ),
  ),
});

export function filesOf(one: RandomContract): Files {
  return { 'code.check.ts': one.form === 'function' ? asFunction(one) : asMethod(one) };
}

const HEAD = `import { after, array, assert, assume, contract, instances, int, isSame, map, nullable, verify } from 'glassbox';

class Odd extends Error {
  constructor(readonly value: number) {
    super('odd');
  }
}

export class Item {
  value = 0;
  next: Item | null = null;

  get twice(): number {
    return 2 * this.value;
  }

  set twice(value: number) {
    if (value < 0) throw new RangeError('less than nothing');
    this.value = value >> 1;
  }
}

function* counted(limit: number): Generator<number> {
  for (let i = 0; i < limit && i < 3; i++) yield i;
}

export function step(n: number): number {
  return n > 1 ? 2 : 0;
}
contract(step, { returns: int(-1, 2), ensures: (result: number, n: number) => result === (n > 1 ? 2 : 0) });

export function flip(item: Item): void {
  item.value = item.value > 0 ? 0 : 1;
}
contract(flip, {
  modifies: ['item.value'],
  ensures: (_result: undefined, item: Item) => after(item).value === (item.value > 0 ? 0 : 1),
});

export function following(item: Item): Item | null {
  return item.next;
}
contract(following, { ensures: (result: Item | null, item: Item) => isSame(result, item.next) });

/** Of so many places only those are looked at that somebody touches. */
function table(at: number, value: number): number[] {
  const places = new Array<number>(300).fill(1);
  places[at & 255] = value;
  places[(at & 255) + 1] = 3;
  return places;
}

function looked(places: readonly number[], at: number): number {
  return places[at]!;
}

const heap = { Item: { value: int(0, 1), next: nullable(instances(Item)) } };
const numbers = array(int(0, 1), { maximum: 2 });
const tags = map(int(0, 1), int(1, 1), { maximum: 1 });
const all = array(instances(Item), { maximum: 1 });
`;

const bodyOf = ({ body }: RandomContract): string => `    let [x, y, fuel] = [0, 1, 3];
    ${body.join('\n    ')}
    return x - y;`;

function spec(target: string, one: RandomContract, given: string, names: Names): string {
  const { requires, ensures, throws, modifies } = one;
  const predicate = (parameters: string, text: string): string => `(${parameters}) => ${names.text(text)}`;
  const entries = [
    `scope: 2, ${given}`,
    ...(requires === null ? [] : [`requires: ${predicate(names.before, requires.replace(/\$/g, names.current))}`]),
    ...(ensures === null ? [] : [`ensures: ${predicate(names.judged, ensures)}`]),
    ...(throws === null
      ? []
      : [`throws: ${throws.replace(/\$when\(([^)]*)\)/g, (_, text: string) => predicate(names.asked, text))}`]),
    ...(modifies === null ? [] : [`modifies: ${names.modifies(modifies)}`]),
  ];
  return WAYS.map((way) => `verify(${target}, { name: '${way}', ${OPTIONS[way]}${entries.join(', ')} });\n`).join('');
}

/** How the parts of a contract are called. */
interface Names {
  /** Parameters of what is required, ensured, and asked of what was given. */
  readonly before: string;
  readonly judged: string;
  readonly asked: string;
  /** What `$` is where there is no old state yet. */
  readonly current: string;
  readonly text: (text: string) => string;
  readonly modifies: (text: string) => string;
}

function asFunction(one: RandomContract): string {
  const typed = 'list: number[], item: Item | null, tags: Map<number, number>, all: Item[], n: number';
  const plain = (text: string): string =>
    text.replace(/\$again\(/g, 'work(list, item, tags, all, ').replace(/\$(list|item|tags|all)/g, '$1');
  return `${HEAD}
export function work(${typed}): number {
${plain(bodyOf(one))}
}

${spec('work', one, 'heap, arguments: [numbers, nullable(instances(Item)), tags, all, int(-1, 2)]', {
  before: typed,
  judged: `result: number, ${typed}`,
  asked: typed,
  current: '$',
  text: (text) => plain(text.replace(/\$now/g, 'after(list)').replace(/\$(tags|all)Now/g, 'after($1)')),
  modifies: (text) => (text.startsWith(LISTED) ? `(${typed}) => ${plain(text.slice(LISTED.length))}` : plain(text)),
})}`;
}

function asMethod(one: RandomContract): string {
  const inside = (text: string): string =>
    text.replace(/\$again\(/g, 'this.work(').replace(/\$(list|item|tags|all)/g, 'this.$1');
  return `${HEAD}
export class Holder {
  list: number[] = [];
  item: Item | null = null;
  tags = new Map<number, number>();
  all: Item[] = [];

  work(n: number): number {
${inside(bodyOf(one))}
  }
}

${spec(
  'Holder.prototype.work',
  one,
  'heap: { ...heap, Holder: { list: numbers, tags, all } }, arguments: [int(-1, 2)]',
  {
    before: 'self: Holder, n: number',
    judged: 'self: Holder, old: Holder, result: number, n: number',
    asked: 'old: Holder, n: number',
    current: 'self.',
    text: (text) =>
      text
        .replace(/\$now/g, 'self.list')
        .replace(/\$(tags|all)Now/g, 'self.$1')
        .replace(/\$/g, 'old.'),
    modifies: (text) => {
      if (text.startsWith(LISTED))
        return `(self: Holder, n: number) => ${text.slice(LISTED.length).replace(/\$/g, 'self.')}`;
      // all fields are the whole object, with what it leads to
      return text.includes('$item') && text.includes('$tags') ? "['this']" : text.replace(/\$/g, 'this.');
    },
  },
)}`;
}

/**
 * What random classes are made of. `$` is the subject, `@a` a parameter, `%other` a field of nodes. Loops over nodes have fuel, so that
 * nothing runs forever, whatever the nodes lead to.
 */

import type { Table } from './grammar.js';

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly domain: string;
  readonly initial: string;
}

/** Fields without nodes, each in several versions. */
export const PLAIN_FIELDS: readonly (readonly Field[])[] = [
  [
    { name: 'n', type: 'number', domain: 'int(0, 2)', initial: '0' },
    { name: 'n', type: 'number', domain: 'int()', initial: '0' },
    { name: 'n', type: 'number', domain: 'int(-1, 1)', initial: '1' },
    { name: 'n', type: 'number', domain: 'anyOf(int(0, 1), int(4, 5))', initial: '0' },
    { name: 'n', type: 'number', domain: 'oneOf(0, 1, 3)', initial: '0' },
    { name: 'n', type: 'number', domain: 'anyOf(oneOf(0, 2), int(1, 1))', initial: '2' },
  ],
  [
    { name: '#k', type: 'number', domain: 'int(0, 1)', initial: '0' },
    { name: '#k', type: 'number', domain: 'int(0, 2)', initial: '1' },
  ],
  [{ name: 'flag', type: 'boolean', domain: 'bool()', initial: 'false' }],
  [
    { name: 'word', type: "'a' | 'b' | null", domain: "nullable(oneOf('a', 'b'))", initial: 'null' },
    { name: 'word', type: "'a' | 'b' | null", domain: "oneOf('a', 'b', null)", initial: "'b'" },
  ],
  [
    {
      name: 'mixed',
      type: 'number | boolean | null',
      domain: 'anyOf(int(0, 1), oneOf(null), bool())',
      initial: 'null',
    },
    { name: 'mixed', type: 'number | undefined', domain: 'nullable(int(0, 1), undefined)', initial: 'undefined' },
    { name: 'mixed', type: 'number[] | null', domain: 'nullable(array(int(0, 1), { maximum: 1 }))', initial: 'null' },
  ],
  [
    { name: 'items', type: 'number[]', domain: 'array(int(0, 1), { maximum: 2 })', initial: '[]' },
    { name: 'items', type: 'number[]', domain: 'array(int(0, 1), { length: 2 })', initial: '[0, 0]' },
    { name: 'items', type: 'number[]', domain: 'array(int())', initial: '[]' },
    { name: 'items', type: 'number[]', domain: 'array(int(0, 1), { minimum: 1, maximum: 2 })', initial: '[1]' },
  ],
  [
    { name: 'spare', type: 'number[]', domain: 'array(int(0, 1), { maximum: 1 })', initial: '[]' },
    { name: 'spare', type: 'number[]', domain: 'array(int(0, 2), { maximum: 1 })', initial: '[]' },
  ],
  [
    {
      name: 'table',
      type: 'Map<number, number>',
      domain: 'map(int(0, 1), int(0, 1), { maximum: 2 })',
      initial: 'new Map()',
    },
    { name: 'table', type: 'Map<number, number>', domain: 'map(int(), int(0, 1))', initial: 'new Map()' },
  ],
  [{ name: 'seen', type: 'Set<number>', domain: 'set(int(0, 1), { maximum: 2 })', initial: 'new Set()' }],
  [
    {
      name: 'pos',
      type: '{ x: number; y: number }',
      domain: 'record({ x: int(0, 1), y: int(0, 1) })',
      initial: '{ x: 0, y: 0 }',
    },
  ],
  [
    {
      name: 'nested',
      type: '{ inner: { x: number }; on: boolean }',
      domain: 'record({ inner: record({ x: int(0, 1) }), on: bool() })',
      initial: '{ inner: { x: 0 }, on: false }',
    },
  ],
  [
    {
      name: 'points',
      type: '{ x: number }[]',
      domain: 'array(record({ x: int(0, 1) }), { maximum: 2 })',
      initial: '[]',
    },
  ],
  [{ name: 'compare', type: '(a: number, b: number) => number', domain: 'constant()', initial: '(a, b) => a - b' }],
  [
    { name: 'full', type: '() => boolean', domain: 'constant()', initial: '() => ((this as any).n ?? 0) >= 1' },
    { name: 'full', type: '() => boolean', domain: 'constant()', initial: '() => (this as any).flag !== true' },
  ],
  [
    {
      name: 'size',
      type: '() => number',
      domain: 'constant()',
      initial: '(function (this: any) { return this.items?.length ?? this.n ?? 0; }).bind(this)',
    },
  ],
  [
    {
      name: 'fixed',
      type: 'readonly number[]',
      domain: 'array(int(0, 1), { length: 1 })',
      initial: 'Object.freeze([0])',
    },
  ],
  [
    {
      name: 'spot',
      type: '{ readonly x: number }',
      domain: 'record({ x: int(0, 1) })',
      initial: 'Object.freeze({ x: 0 })',
    },
  ],
];

/** Fields that lead to nodes; `NODE` is what leads to a node or null, `OWN` a node that is there. */
export const NODE_FIELDS: readonly Field[] = [
  { name: 'root', type: 'Node | null', domain: 'NODE', initial: 'null' },
  { name: 'root', type: 'Node | null', domain: 'NODE', initial: 'new Node(1)' },
  { name: 'second', type: 'Node | null', domain: 'NODE', initial: 'null' },
  { name: '#hidden', type: 'Node | null', domain: 'NODE', initial: 'null' },
  { name: 'nodes', type: 'Node[]', domain: 'array(OWN, { maximum: 2 })', initial: '[]' },
  { name: 'more', type: 'Node[]', domain: 'array(OWN, { maximum: 2 })', initial: '[]' },
  { name: 'byKey', type: 'Map<number, Node>', domain: 'map(int(0, 1), OWN, { maximum: 1 })', initial: 'new Map()' },
  { name: 'ref', type: 'Node | null', domain: 'nullable(instances(Node))', initial: 'null' },
  { name: 'ref', type: 'Node', domain: 'instances(Node)', initial: 'new Node(0)' },
  { name: 'either', type: 'Node | number | null', domain: 'anyOf(oneOf(null), int(0, 1), OWN)', initial: 'null' },
  { name: 'links', type: 'Node[]', domain: 'array(instances(Node), { maximum: 2 })', initial: '[]' },
  { name: 'group', type: 'Set<Node>', domain: 'set(instances(Node), { maximum: 2 })', initial: 'new Set()' },
];

export const EXPRESSIONS: Readonly<Record<'num' | 'bool' | 'node' | 'word', Table>> = {
  num: [
    [3, '0'],
    [3, '1'],
    [1, '2'],
    [6, '$.n'],
    [6, '$.#k'],
    [6, '@a'],
    [4, '$.items.length'],
    [2, '($.items[0] ?? 0)'],
    [2, '($.items.at(-1) ?? 1)'],
    [1, '$.items.reduce((x, y) => x + y, 0)'],
    [1, '$.items.indexOf(‹num›)'],
    [2, '@e.length'],
    [2, '(@e[0] ?? 1)'],
    [2, '$.spare.length'],
    [4, '$.table.size'],
    [3, '($.table.get(‹num›) ?? 0)'],
    [1, '([...$.table.keys()][0] ?? 0)'],
    [1, '([...$.table.keys()].at(-1) ?? 0)'],
    [1, '([...$.seen].at(-1) ?? 0)'],
    [4, '$.seen.size'],
    [4, '$.pos.x'],
    [3, '$.pos.y'],
    [4, '$.nested.inner.x'],
    [2, '$.points.length'],
    [2, '($.points[0]?.x ?? 0)'],
    [2, '@d.x'],
    [1, '$.compare(‹num›, ‹num›)'],
    [5, '$.size()'],
    [4, '$.fixed[0]!'],
    [3, '$.spot.x'],
    [5, '(‹node›?.value ?? 0)'],
    [3, 'count(‹node›)'],
    [2, '$.nodes.length'],
    [2, '$.links.length'],
    [2, '$.more.length'],
    [2, '(‹node›?.%kids.length ?? 0)'],
    [2, '(‹node›?.%by.size ?? 0)'],
    [2, '(‹node›?.%part.x ?? 0)'],
    [2, '@g.length'],
    [2, '@h.size'],
    [2, '$.byKey.size'],
    [2, '$.group.size'],
    [2, "(typeof $.mixed === 'number' ? $.mixed : 0)"],
    [2, '(‹num› + ‹num›)'],
    [2, '(‹num› - ‹num›)'],
    [1, '(‹num› * ‹num›)'],
    [1, 'Math.min(‹num›, ‹num›)'],
    [1, 'Math.max(‹num›, ‹num›)'],
    [1, 'Math.abs(‹num› % 2)'],
    [1, '(‹bool› ? ‹num› : ‹num›)'],
  ],
  bool: [
    [1, 'true'],
    [1, 'false'],
    [5, '$.flag'],
    [5, '@c'],
    [3, '$.nested.on'],
    [6, '$.full()'],
    [2, 'Object.isFrozen($.fixed)'],
    [3, '/* %lock */ (‹node› as any)?.lock === (‹node› as any)?.lock'],
    [2, '/* %calm */ (‹node› as any)?.calm() === true'],
    [6, '‹num› === ‹num›'],
    [5, '‹num› <= ‹num›'],
    [3, '‹num› < ‹num›'],
    [2, '‹num› !== ‹num›'],
    [3, '$.items.includes(‹num›)'],
    [2, '$.items.every((x, i, all) => i === 0 || all[i - 1]! <= x)'],
    [1, '$.items.some((x) => x === ‹num›)'],
    [3, '$.seen.has(‹num›)'],
    [3, '$.table.has(‹num›)'],
    [1, '[...$.table.values()].every((x) => x <= ‹num›)'],
    [3, '‹word› === ‹word›'],
    [2, '$.mixed === null'],
    [1, '$.mixed === ‹num›'],
    [4, '‹node› === ‹node›'],
    [3, '‹node› === null'],
    [2, 'isChain(‹node›)'],
    [2, '$.nodes.every((x) => x.value <= ‹num›)'],
    [1, '$.links[0] === $.links[1]'],
    [2, '@g.length > 1 && @g[0] === @g[1]'],
    [2, '@k.p === @k.q'],
    [1, '‹node›?.%part === ‹node›?.%part'],
    [1, '$.group.has($.root!)'],
    [1, '$.group.has($.ref!)'],
    [1, '$.points[0] !== $.points[1] || $.points.length === 0'],
    [3, '!(‹bool›)'],
    [2, '(‹bool› && ‹bool›)'],
    [2, '(‹bool› || ‹bool›)'],
  ],
  node: [
    [2, 'null'],
    [6, '$.root'],
    [4, '$.second'],
    [6, '$.ref'],
    [3, '($.root?.next ?? null)'],
    [3, '($.ref?.next ?? null)'],
    [2, '($.root?.%other ?? null)'],
    [2, '($.ref?.%other ?? null)'],
    [1, '($.root?.%parent ?? null)'],
    [3, '($.nodes[0] ?? null)'],
    [2, '($.nodes.at(-1) ?? null)'],
    [3, '($.links[0] ?? null)'],
    [3, '($.byKey.get(‹num›) ?? null)'],
    [2, '([...$.group][0] ?? null)'],
    [4, '$.#hidden'],
    [3, '($.either instanceof Node ? $.either : null)'],
    [4, '@b'],
    [4, '@f'],
    [2, '(@b?.next ?? null)'],
    [2, '(@g[0] ?? null)'],
    [2, '(@g[1] ?? null)'],
    [2, '(@h.get(‹num›) ?? null)'],
    [2, '@k.p'],
    [2, '@k.q'],
    [2, '($.more[0] ?? null)'],
    [2, '($.root?.%kids[0] ?? null)'],
    [1, '($.root?.%kids[0]?.%kids[0] ?? null)'],
    [2, '($.nodes[0]?.%kids[0] ?? null)'],
    [2, '(@b?.%kids[0] ?? null)'],
    [2, '($.root?.%by.get(‹num›) ?? null)'],
    [1, 'last(‹node›)'],
    [1, '(‹bool› ? ‹node› : ‹node›)'],
  ],
  word: [
    [2, "'a'"],
    [2, "'b'"],
    [1, 'null'],
    [6, '$.word'],
  ],
};

export const STATEMENTS: Table = [
  [1, ';'],
  [5, '$.n = ‹num›;'],
  [2, '$.n += 1;'],
  [3, '$.n = Math.max(0, Math.min(1, ‹num›));'],
  [3, '$.#k = ‹num›;'],
  [2, '$.#k = 1 - $.#k;'],
  [4, '$.flag = ‹bool›;'],
  [2, '$.flag = !$.flag;'],
  [3, '$.word = ‹word›;'],
  [2, '$.mixed = null;'],
  [1, '$.mixed = ‹num›;'],
  [4, '$.items.push(‹num›);'],
  [2, '$.items.pop();'],
  [1, '$.items.shift();'],
  [1, '$.items.unshift(‹num›);'],
  [2, '$.items = [‹num›];'],
  [1, '$.items = $.items.filter((x) => x !== ‹num›);'],
  [1, '$.items = @e;'],
  [1, '$.items = [...@e];'],
  [2, '$.items.sort((x, y) => x - y);'],
  [1, '$.items.reverse();'],
  [1, '$.items.length = 0;'],
  [1, '$.items.splice(0, 1);'],
  [2, 'if ($.items.length > 0) $.items[0] = ‹num›;'],
  [2, '{ const i = ‹num›; if (i >= 0 && i < $.items.length) $.items[i] = ‹num›; }'],
  [1, '{ const i = ‹num›; const j = ‹num›; if (i in $.items && j in $.items) $.items[i] = $.items[j]!; }'],
  [1, '$.items[Math.abs(‹num›)] = ‹num›;'],
  [1, '{ const bytes = new Int8Array(2); bytes[‹num›] = ‹num›; $.items = [...bytes]; }'],
  [1, 'for (const x of $.items) { if (x === ‹num›) { ‹stmt› } }'],
  [2, '$.spare.push(‹num›);'],
  [2, '$.spare = $.items;'],
  [2, '$.items = $.spare;'],
  [2, '{ const kept = $.items; $.items = $.spare; $.spare = kept; }'],
  [4, '$.table.set(‹num›, ‹num›);'],
  [3, '$.table.delete(‹num›);'],
  [2, '{ const key = ‹num›; $.table.set(key, 1 - ($.table.get(key) ?? 1)); }'],
  [1, '{ const key = ‹num›; const value = $.table.get(key); if ($.table.delete(key)) $.table.set(key, value!); }'],
  [1, '$.table.clear();'],
  [1, '$.table = new Map([[‹num›, ‹num›]]);'],
  [1, 'for (const [x, y] of $.table) { if (x < y) $.table.set(x, ‹num›); }'],
  [4, '$.seen.add(‹num›);'],
  [2, '$.seen.delete(‹num›);'],
  [1, '{ const local = new Set([‹num›]); local.add(‹num›); local.delete(‹num›); $.seen = local; }'],
  [3, '$.pos.x = ‹num›;'],
  [2, "$.pos[‹bool› ? 'x' : 'y'] = ‹num›;"],
  [2, '$.pos = { x: ‹num›, y: ‹num› };'],
  [1, '$.pos = { ...$.pos, y: ‹num› };'],
  [3, '$.nested.inner.x = ‹num›;'],
  [2, '$.nested.on = ‹bool›;'],
  [1, '$.nested = { inner: $.nested.inner, on: ‹bool› };'],
  [2, '$.points.push({ x: ‹num› });'],
  [1, '$.points.pop();'],
  [1, 'if ($.points.length > 0) $.points[0]!.x = ‹num›;'],
  [1, '$.points.push(@d);'],
  [1, '$.points.reverse();'],
  [1, '$.points = [...$.points, ...$.points];'],
  [1, '$.points = $.points.map(({ x }) => ({ x }));'],
  [1, '$.nested.inner = @d;'],
  [2, '$.#hidden = ‹node›;'],
  [2, '$.fixed = Object.freeze([‹num›]);'],
  [1, '$.fixed = [‹num›];'],
  [1, '($.fixed as number[]).push(‹num›);'],
  [2, '$.spot = Object.freeze({ x: ‹num› });'],
  [1, '($.spot as any).x = ‹num›;'],
  [1, '$.full = () => true;'],
  [2, '$.either = ‹node›;'],
  [1, '$.either = ‹num›;'],
  [1, '$.links = $.nodes;'],
  [3, '$.root = ‹node›;'],
  [2, '$.root = $.root?.next ?? null;'],
  [3, '{ const made = new Node(‹num›); made.next = $.root; $.root = made; }'],
  [2, '$.second = ‹node›;'],
  [2, '{ const kept = $.root; $.root = $.second; $.second = kept; }'],
  [3, '$.ref = ‹node›;'],
  [2, '$.ref = new Node(‹num›);'],
  [3, '{ const t = ‹node›; if (t !== null) t.value = ‹num›; }'],
  [3, '{ const t = ‹node›; if (t !== null) t.next = ‹node›; }'],
  [1, '{ const t = ‹node›; if (t !== null) t.next = new Node(‹num›); }'],
  [2, '{ const t = ‹node›; if (t !== null) t.%other = ‹node›; }'],
  [1, '{ const t = ‹node›; if (t !== null) { const u = t.next; t.next = t.%other; t.%other = u; } }'],
  [1, '{ const t = ‹node›; if (t !== null && t.next !== null) t.next.%parent = t; }'],
  [1, '{ const t = ‹node›; if (t !== null) t.flip(); }'],
  [2, '$.nodes.push(new Node(‹num›));'],
  [1, '$.nodes.pop();'],
  [1, '$.nodes.reverse();'],
  [1, '$.more.push(new Node(‹num›));'],
  [1, '$.more.pop();'],
  [1, '{ const t = $.nodes.pop(); if (t !== undefined) $.more.push(t); }'],
  [2, '{ const t = ‹node›; if (t !== null) t.%kids.push(new Node(‹num›)); }'],
  [1, '{ const t = ‹node›; const u = ‹node›; if (t !== null && u !== null) t.%kids.push(u); }'],
  [1, '{ const t = ‹node›; if (t !== null) t.%kids.pop(); }'],
  [1, '{ const t = ‹node›; if (t !== null) t.%by.set(‹num›, new Node(‹num›)); }'],
  [1, '{ const t = ‹node›; if (t !== null) t.%by.clear(); }'],
  [1, '{ const t = ‹node›; if (t !== null) t.%part.x = ‹num›; }'],
  [1, '{ const t = ‹node›; const u = ‹node›; if (t !== null && u !== null) t.%part = u.%part; }'],
  [1, 'for (const t of @g) t.value = ‹num›;'],
  [1, '@g.pop();'],
  [1, '{ const t = ‹node›; if (t !== null) $.nodes.push(t); }'],
  [2, '{ const t = ‹node›; if (t !== null) $.links.push(t); }'],
  [1, '$.links.pop();'],
  [1, '{ const t = ‹node›; if (t !== null) $.group.add(t); }'],
  [1, '{ const t = ‹node›; if (t !== null) $.group.delete(t); }'],
  [1, '$.byKey.set(‹num›, new Node(‹num›));'],
  [1, '{ const t = ‹node›; if (t !== null) $.byKey.set(‹num›, t); }'],
  [1, '$.byKey.delete(‹num›);'],
  [1, 'for (let t = ‹node›, fuel = 3; t !== null && fuel > 0; t = t.next, fuel -= 1) { t.value = ‹num›; }'],
  [1, '@d.x = ‹num›;'],
  [1, '@e.push(‹num›);'],
  [1, "$.word = 'c' as never;"],
  [1, '$.n = ‹num› / 2;'],
  [1, '($ as any).extra = ‹num›;'],
  [1, 'if (‹bool›) calls += 1;'],
  [1, 'Object.freeze($.items);'],
  [1, 'Object.freeze(@e);'],
  [1, 'Object.seal(@d);'],
  [1, '@e.push(null as never);'],
  [1, '{ const kept = $.items; $.items = []; Object.freeze(kept); }'],
  [1, '{ const kept = $.pos; $.pos = { x: ‹num›, y: 0 }; kept.x = ‹num› / 2; }'],
  [1, 'if (‹bool›) Object.seal(($ as any));'],
  [1, 'if ($.root !== null) Object.freeze($.root);'],
  [1, 'Object.setPrototypeOf($.pos, null);'],
  [1, "Object.defineProperty($.pos, 'x', { enumerable: false });"],
  [1, '$.items.push(null as never);'],
  [3, 'if (‹bool›) { ‹stmt› }'],
  [2, 'if (‹bool›) { ‹stmt› } else { ‹stmt› }'],
  [1, 'if (‹bool›) throw new RangeError();'],
  [1, 'if (‹bool›) { ‹stmt› throw new RangeError(); }'],
  [1, 'if (‹bool›) throw new TypeError();'],
  [1, 'try { if (‹bool›) throw new Error(); ‹stmt› } catch { ‹stmt› }'],
  [2, 'assert(‹bool›);'],
  [1, 'try { assert(‹bool›); ‹stmt› } catch { ‹stmt› }'],
  [1, 'try { assert(‹bool›); } finally { ‹stmt› }'],
  [1, 'for (const x of $.items) assert(x !== ‹num›);'],
  [1, 'assert(holdsFor(‹num›));'],
  [1, 'if (settled(‹num›) === 0) { ‹stmt› }'],
  [2, 'assume(‹bool›);'],
  [2, 'if (‹bool›) return ‹num›;'],
  [1, 'if (‹bool›) return;'],
];

/** What postconditions say besides: `s` is the subject, `old` the copy, `result` what was returned. */
export const POSTCONDITIONS: Table = [
  [1, 'true'],
  [3, '‹bool›'],
  [2, 'result === undefined || result === ‹num›'],
  [2, '$.n === old.n'],
  [2, '$.n >= old.n'],
  [2, '$.items.length >= old.items.length'],
  [1, 'isSame($.items, old.items)'],
  [1, '$.items !== old.items'],
  [2, 'isSame($.root, old.root)'],
  [2, '$.root === null || $.root !== old.root'],
  [2, 'isSame($.ref, old.ref) || $.ref === null'],
  [1, '$.ref === null || old.ref === null || isSame($.ref.next, old.ref.next)'],
  [2, '(old.root?.value ?? 0) === ($.root?.value ?? 0)'],
  [2, '$.table.size >= old.table.size'],
  [1, '[...old.seen].every((x) => $.seen.has(x))'],
  [1, 'isSame($.pos, old.pos)'],
  [2, '$.pos.x === old.pos.x'],
  [2, 'old.flag === $.flag'],
];

/** What an invariant may say besides any condition. */
export const CLAIMS: Table = [
  [1, 'true'],
  [4, '‹bool›'],
  [3, '$.n === $.items.length'],
  [3, '$.n === count($.root)'],
  [2, '$.n <= 1'],
  [2, '$.n >= 0'],
  [2, '$.#k <= 1'],
  [2, '$.table.size <= 1'],
  [2, '[...$.table].every(([x, y]) => x <= y)'],
  [2, '[...$.seen].every((x) => x <= ‹num›)'],
  [2, '$.items.every((x, i, all) => i === 0 || all[i - 1]! <= x)'],
  [2, 'isChain($.root)'],
  [2, 'isChain($.ref)'],
  [1, '$.ref === null || reaches($.root, $.ref)'],
  [1, '$.ref === last($.root)'],
  [1, '$.pos.x <= $.pos.y'],
  [1, '$.points[0]?.x !== 1'],
  [1, '$.root === null || $.root !== $.second'],
  [1, '$.compare(0, 1) < 0'],
  [2, '/* %parent */ hasParents($.root)'],
  [2, 'ascends($.root, 3)'],
  [1, 'ascends($.ref, 2) || $.n > 0'],
  [1, "faultOf($.root) !== 'TypeError'"],
  [2, 'withoutFault($.root)'],
  [1, 'isFull($.root)'],
  [2, 'listed($.root, 3).length <= 1'],
  [2, 'listed($.root, 3)[1] !== 1'],
  [1, 'listed($.root, 3) !== listed($.root, 3)'],
];

export const HELPERS = `
let calls = 0;
export function count(from: Node | null): number {
  let total = 0;
  for (let node = from; node !== null && total < 4; node = node.next) total += 1;
  return total;
}
export function isChain(from: Node | null): boolean {
  const passed = new Set<Node>();
  for (let node = from; node !== null; node = node.next) {
    if (passed.has(node)) return false;
    passed.add(node);
  }
  return true;
}
export function last(from: Node | null): Node | null {
  let node = from;
  for (let fuel = 4; node !== null && node.next !== null && fuel > 0; fuel -= 1) node = node.next;
  return node;
}
export function reaches(from: Node | null, to: Node | null): boolean {
  for (let node = from, fuel = 4; node !== null && fuel > 0; node = node.next, fuel -= 1) if (node === to) return true;
  return false;
}
/** Faults at the end of every list. */
export function ascends(from: Node | null, fuel: number): boolean {
  return fuel === 0 || (ascends(from!.next, fuel - 1) && from!.value <= from!.next!.value);
}
export function faultOf(from: Node | null): string {
  try {
    return ascends(from, 2) ? 'ascends' : 'descends';
  } catch (error) {
    return (error as Error).name;
  }
}
export function withoutFault(from: Node | null): boolean {
  let isDone = false;
  try {
    isDone = ascends(from, 1);
  } catch {
    isDone = from === null || from.value === 0;
  } finally {
    isDone ||= from !== null && ascends(from, 1);
  }
  return isDone;
}
export function isFull(from: Node | null): boolean {
  assume(from !== null);
  for (const node of [from!, from!.next!]) if (node.value === 1) return true;
  return ascends(from, 2);
}
export function listed(from: Node | null, fuel: number): number[] {
  return from === null || fuel === 0 ? [] : [from.value, ...listed(from.next, fuel - 1)];
}
/** @declarative */
export function holdsFor(n: number): boolean {
  return n !== 5 && n !== -3;
}
/** @declarative */
export function settled(n: number): number {
  try {
    if (n !== 0) assert(n < 2);
  } catch {
    return 0;
  }
  return n;
}
export function hasParents(from: Node | null): boolean {
  if (from !== null && from.parent !== null) return false;
  for (let node = from, fuel = 4; node !== null && fuel > 0; node = node.next, fuel -= 1) {
    if (node.next !== null && node.next.parent !== node) return false;
  }
  return true;
}
`;

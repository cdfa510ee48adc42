/** What operations do with other objects of the class that is checked: those they are given, and one that the state may lead to. */

import type { Table } from './grammar.js';
import type { Field } from './vocabulary.js';

export const OTHER_FIELDS: readonly (readonly Field[])[] = [
  [{ name: 'peer', type: 'Subject | null', domain: 'nullable(instances(Subject))', initial: 'null' }],
];

export const OTHER_PARAMETERS = [
  { name: 'p', type: 'Subject', domain: 'instances(Subject)' },
  { name: 'p', type: 'Subject | null', domain: 'nullable(instances(Subject))' },
  { name: 'p', type: 'Subject | null', domain: 'tree(Subject)' },
  { name: 'q', type: 'Subject | null', domain: 'nullable(instances(Subject))' },
] as const;

export const OTHER_NUMBERS: Table = [
  [5, '(@p?.n /* $.n */ ?? 0)'],
  [5, '(@q?.n /* $.n */ ?? 0)'],
  [3, '($.peer?.n /* $.n */ ?? 0)'],
];

export const OTHER_CONDITIONS: Table = [
  [3, 'Object.is(@p, ($ as any))'],
  [3, 'Object.is(@p, @q)'],
  [5, '(@p === null || @p.repOk())'],
  [5, '(@q === null || @q.repOk())'],
  [3, '($.peer === null || Object.is($.peer, ($ as any)))'],
];

export const OTHER_STATEMENTS: Table = [
  [1, ';'],
  [5, 'assert(@p === null || @p.repOk());'],
  [3, 'if (@p !== null) @p.n = ‹num›; /* $.n */'],
  [3, 'if (@p !== null) $.n = @p.n;'],
  [3, 'if (@q !== null) [$.n, @q.n] = [@q.n, $.n];'],
  [3, 'if (@p !== null) @p.flag = ‹bool›; /* $.flag */'],
  [3, 'if (@p !== null) @p.items.push(‹num›); /* $.items */'],
  [3, 'if (@p !== null) @p.items = $.items;'],
  [3, 'if (@p !== null) @p.root = null; /* $.root */'],
  [3, 'if (@p !== null) { const kept = $.root; $.root = @p.root; @p.root = kept; }'],
  [2, 'if (@p !== null && @p.root !== null) @p.root.value = ‹num›; /* $.root */'],
  [2, 'if (@p !== null) @p.table.clear(); /* $.table */'],
  [3, '$.peer = @p;'],
  [3, 'if (@p !== null) @p.peer = null; /* $.peer */'],
  [2, 'if (@q !== null) @q.peer = @p; /* $.peer */'],
  [2, 'if ($.peer !== null) $.peer.n = ‹num›; /* $.n */'],
];

export const OTHER_CLAIMS: Table = [
  [2, '($.peer === null || $.peer.peer === null)'],
  [2, '!Object.is($.peer, ($ as any))'],
];

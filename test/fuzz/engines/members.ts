/**
 * Members of random classes that are more than a name and a value: fields behind symbols, private fields of a base class under a name
 * that the subclass may use too, private methods and accessors, and nodes with local invariants below records of several types.
 * Each is reached by accessors, so that expressions and statements can speak of it as of any field.
 */

import type { Table } from './grammar.js';
import type { Field } from './vocabulary.js';

export interface Member extends Field {
  /** How the class declares it; in place of a field. Null: its base class has it. */
  readonly code: string | null;
  /** What the spec calls it, where the class has these fields besides. */
  readonly key: (names: readonly string[]) => string;
}

export const MEMBERS: readonly (readonly Member[])[] = [
  [
    {
      name: 'tag',
      type: 'number',
      domain: 'int(0, 1)',
      initial: '0',
      code: `  [kTag] = 0;
  get tag(): number { return this[kTag]; }
  set tag(value: number) { this[kTag] = value; }
`,
      key: () => "'[Symbol(the tag)]'",
    },
  ],
  [
    {
      name: 'baseK',
      type: 'number',
      domain: 'int(0, 1)',
      initial: '0',
      code: null,
      key: (names) => (names.includes('#k') ? "'Base.#k'" : "'#k'"),
    },
  ],
  [
    {
      name: 'level',
      type: 'number',
      domain: 'int(0, 1)',
      initial: '0',
      code: `  #level = 0;
  #shift(to: number): void { this.#level = to; }
  get #now(): number { return this.#level; }
  set #now(value: number) { this.#shift(value); }
  get level(): number { return this.#now; }
  set level(value: number) { this.#now = value; }
`,
      key: () => "'#level'",
    },
  ],
];

/** Two types of records, each with a node of its own that has a local invariant. */
export const OWNERS: readonly (readonly Field[])[] = [
  [
    {
      name: 'pair',
      type: '{ first: Leaf | null }',
      domain: 'record({ first: tree(Leaf) })',
      initial: '{ first: null }',
    },
  ],
  [
    {
      name: 'twin',
      type: '{ second: Leaf | null; on: boolean }',
      domain: 'record({ second: tree(Leaf), on: bool() })',
      initial: '{ second: null, on: false }',
    },
  ],
];

export const MEMBER_NUMBERS: Table = [
  [5, '$.tag'],
  [5, '$.baseK'],
  [5, '$.level'],
  [4, '($.pair.first?.size ?? 0)'],
  [4, '($.twin.second?.size ?? 0)'],
  [4, '(@m ?? 0)'],
  [4, '(@o ?? 1)'],
];

export const MEMBER_CONDITIONS: Table = [
  [3, '@m === undefined'],
  [3, '@o === undefined'],
  [2, '$.pair.first !== null'],
  [2, '$.twin.second === null'],
];

export const MEMBER_STATEMENTS: Table = [
  [4, '$.tag = ‹num›;'],
  [2, '$.tag = 1 - $.tag;'],
  [4, '$.baseK = ‹num›;'],
  [2, '$.baseK = 1 - $.baseK;'],
  [4, '$.level = ‹num›;'],
  [2, '$.level = 1 - $.level;'],
  [2, '$.pair.first = new Leaf();'],
  [2, '$.pair = { first: null };'],
  [3, 'if ($.pair.first !== null) $.pair.first.size = ‹num›;'],
  [3, 'if ($.twin.second !== null) $.twin.second.size = ‹num›;'],
  [1, '$.twin = { second: new Leaf(), on: ‹bool› };'],
  [1, '{ const kept = $.pair.first; $.pair.first = $.twin.second; $.twin.second = kept; }'],
  [3, '/* @m */ if (arguments.length < 2) { ‹stmt› }'],
  [3, '/* @o */ if (arguments.length === 0) { ‹stmt› }'],
];

/** What the members of a class need around it. */
export function helpersFor(fields: readonly Field[]): string {
  const names = new Set(fields.map(({ name }) => name));
  return [
    names.has('tag') ? "const kTag = Symbol('the tag');\n" : '',
    names.has('baseK') ? BASE : '',
    names.has('pair') || names.has('twin') ? LEAF : '',
  ].join('');
}

const BASE = `class Base {
  #k = 0;
  get baseK(): number { return this.#k; }
  set baseK(value: number) { this.#k = value; }
}
`;

const LEAF = `export class Leaf {
  size = 0;
  repOkLocal(): boolean { return this.size === 0; }
}
`;

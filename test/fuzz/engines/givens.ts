/** What operations do with functions and objects that only the spec has, in fields, in arrays and as arguments. */

import type { Table } from './grammar.js';
import type { Field } from './vocabulary.js';

const ROUNDING = '(value: number) => number';

/** Of the program, so that states can begin with them; what `made` makes is of the spec alone. */
export const GIVEN_HELPERS = `
export const same = (value: number): number => value;
export const turned = (value: number): number => 1 - value;
`;

export const GIVEN_FIELDS: readonly (readonly Field[])[] = [
  [
    { name: 'pick', type: ROUNDING, domain: 'oneOf(same, turned)', initial: 'same' },
    { name: 'pick', type: `(${ROUNDING}) | null`, domain: 'nullable(oneOf(turned))', initial: 'null' },
    { name: 'pick', type: `(${ROUNDING}) | null`, domain: 'oneOf(null, same, turned)', initial: 'turned' },
  ],
  [
    {
      name: 'picks',
      type: `(${ROUNDING})[]`,
      domain: 'array(oneOf(same, turned), { maximum: 2 })',
      initial: '[]',
    },
  ],
  [
    {
      name: 'day',
      type: 'Date | null',
      domain: 'nullable(made(() => new Date(0), () => new Date(1)))',
      initial: 'null',
    },
  ],
];

export const GIVEN_PARAMETERS = [
  { name: 'w', type: ROUNDING, domain: 'oneOf(same, turned)' },
  { name: 'w', type: ROUNDING, domain: 'oneOf(same, (value: number) => value * 2)' },
  { name: 't', type: 'Date', domain: 'made(() => new Date(0), () => new Date(1))' },
  { name: 'u', type: 'Uint8Array', domain: 'made(() => new Uint8Array(1), () => Uint8Array.of(1, 0))' },
] as const;

export const GIVEN_NUMBERS: Table = [
  [5, '($.pick as any)?.(‹num›)'],
  [4, '(($.picks as any[])[0]?.(‹num›) ?? 0)'],
  [4, '($.day?.getTime() ?? 0)'],
  [5, '@w(‹num›)'],
  [5, '@t.getTime()'],
  [4, '@u[0]!'],
  [3, '@u.length'],
];

export const GIVEN_CONDITIONS: Table = [
  [3, '$.pick === same'],
  [3, '$.pick === @w'],
  [3, '$.picks.includes(turned)'],
  [3, '$.day === @t'],
  [3, '@w(1) === 1'],
];

export const GIVEN_STATEMENTS: Table = [
  [4, '$.pick = @w;'],
  [3, '$.pick = $.pick === same ? turned : same;'],
  [4, '$.picks.push(@w);'],
  [2, '$.picks.reverse();'],
  [3, 'if ($.picks.length > 0) $.pick = $.picks[0]!;'],
  [4, '$.day = @t;'],
  [2, '$.day = null;'],
  [1, '$.pick = (value: number) => value;'],
  [1, '$.day = new Date(1);'],
  [2, '@t.setTime(1);'],
  [2, '@u[0] = ‹num›;'],
];

/**
 * A grammar as tables of templates: `‹num› + ‹num›` is a production with two holes of the sort `num`. Productions give text at once, so
 * fast-check shrinks them as it shrinks any combination: a part in the place of the whole, fewer statements.
 *
 * Which productions there are depends on the fields that a program has; a template that mentions a field that is not there is left out.
 */

import fc from 'fast-check';

export type Sort = 'num' | 'bool' | 'node' | 'word' | 'stmt' | 'claim' | 'promise';

export type Table = readonly (readonly [weight: number, template: string])[];

/** What stands for the subject in templates. */
const SUBJECT = '$';

export interface Grammar {
  readonly tables: Readonly<Record<Sort, Table>>;
  /** Names of fields, arguments and classes that templates may mention: `$.n`, `@a`. */
  readonly names: ReadonlySet<string>;
  /** What the subject is called: `this`, `s`. */
  readonly subject: string;
}

/** Text of a sort, nested not deeper than that. */
export function textOf(grammar: Grammar, sort: Sort, depth: number): fc.Arbitrary<string> {
  const cache = new Map<string, fc.Arbitrary<string>>();
  /** Sorts of which there is nothing but constants are not worth asking for. */
  const blank = (['node', 'word'] as const).filter((one) =>
    grammar.tables[one].every(
      ([, template]) => !/[$@]/.test(template) || template.includes('‹') || !isKnown(template, grammar.names),
    ),
  );
  const of = (wanted: Sort, left: number): fc.Arbitrary<string> => {
    const key = `${wanted} ${left}`;
    let known = cache.get(key);
    if (known === undefined) {
      const fitting = grammar.tables[wanted].filter(
        ([, template]) =>
          isKnown(template, grammar.names) &&
          (left > 0 || !template.includes('‹')) &&
          blank.every((sort) => wanted === sort || !template.includes(`‹${sort}›`)),
      );
      const made = fitting.map(([weight, template]) => ({
        weight,
        arbitrary: filled(template, (hole) => of(hole, left - 1)).map((text) => resolved(text, grammar.subject)),
      }));
      // the first production is the simplest, to which the others shrink
      known = fc.oneof({ withCrossShrink: true }, ...made);
      cache.set(key, known);
    }
    return known;
  };
  return of(sort, depth);
}

/** A template with its holes filled. */
export function filled(template: string, of: (sort: Sort) => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parts = template.split(/[‹›]/);
  const holes = parts.filter((_, i) => i % 2 === 1) as Sort[];
  return fc
    .tuple(...holes.map(of))
    .map((texts) => parts.map((part, i) => (i % 2 === 0 ? part : texts[(i - 1) / 2]!)).join(''));
}

/** `$.items` needs the field items, `@a` the argument a. */
function isKnown(template: string, names: ReadonlySet<string>): boolean {
  const mentioned = template.match(/(?<=\$\.)#?\w+|@\w+|%\w+/g) ?? [];
  return mentioned.every((name) => names.has(name));
}

function resolved(text: string, subject: string): string {
  return text
    .replaceAll(`${SUBJECT}.`, `${subject}.`)
    .replaceAll(`(${SUBJECT} as`, `(${subject} as`)
    .replace(/[@%](?=\w)/g, '');
}

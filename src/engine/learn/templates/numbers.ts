/**
 * Numbers that can be read from the subject, and what they have to do with each other: fields, lengths of arrays, sizes of maps, the number of
 * nodes of a tree. Two of them are equal, or differ by one, or one is never larger; alone they are never negative, or powers of two.
 */

import { capital, clause, implying, inLanguage, of, type Clause, type Group } from '../clause.js';
import { isInteger, type Reading, type Trees } from '../places.js';
import { countHelper, local } from './measures.js';
import { emptyWith } from './nothing.js';

interface Term {
  readonly text: string;
  readonly helpers: readonly string[];
  /** Whether it is counted anew each time, so that nothing has to be said of it alone. */
  readonly isCounted: boolean;
  /** Where what is counted hangs from, if that is one place. */
  readonly counts: readonly string[];
}

export function numbers(places: readonly Reading[], trees: readonly Trees[]): readonly Group[] {
  const terms = [...places.flatMap(termsAt), ...trees.flatMap(termOf)];
  const groups: Group[] = terms.filter(({ isCounted }) => !isCounted).flatMap(alone);
  for (const [index, one] of terms.entries())
    for (const other of terms.slice(index + 1)) if (!one.isCounted || !other.isCounted) groups.push(pair(one, other));
  for (const one of terms.filter(({ isCounted }) => isCounted))
    for (const other of terms) if (other.isCounted && one.text < other.text) groups.push([relation(one, '===', other)]);
  return groups;
}

function termsAt({ text, seen }: Reading): readonly Term[] {
  if (isInteger(seen)) return [{ text, helpers: [], isCounted: false, counts: [] }];
  const { container } = seen;
  if (container === null || seen.isNull || seen.isUndefined) return [];
  return [
    { text: `${text}.${container.kind === 'array' ? 'length' : 'size'}`, helpers: [], isCounted: true, counts: [] },
  ];
}

function termOf(trees: Trees): readonly Term[] {
  const [name, helper] = countHelper(trees);
  const counts = trees.roots.map(({ text, isMany }) =>
    isMany ? `${text}.reduce((sum@, node@) => sum + ${name}(node), 0)` : `${name}(${text})`,
  );
  const only = trees.roots.length === 1 ? trees.roots.filter(({ isMany }) => !isMany).map(({ text }) => text) : [];
  return [{ text: counts.join(' + '), helpers: [helper], isCounted: true, counts: only }];
}

function alone({ text, helpers }: Term): readonly Group[] {
  return [
    [
      clause(`${text} >= 1`, `${text} is positive`, ...helpers),
      clause(`${text} >= 0`, `${text} is not negative`, ...helpers),
    ],
    [clause(`(${text} > 0 && (${text} & (${text} - 1)) === 0)`, `${text} is a power of two`, ...helpers)],
  ];
}

function relation(one: Term, sign: string, other: Term, offset = ''): Clause {
  return clause(
    `${one.text} ${sign} ${other.text}${offset}`,
    inLanguage(`${one.text} ${sign} ${other.text}${offset}`, false),
    ...one.helpers,
    ...other.helpers,
  );
}

function pair(one: Term, other: Term): Group {
  const places = [...one.counts, ...other.counts];
  const sizes = [one, other].filter(({ isCounted }) => !isCounted).map(({ text }) => text);
  const follows = other.isCounted
    ? [...sizes.map((size) => `${size} >= 0`), ...sizes.flatMap((size) => places.map((at) => emptyWith(at, size).text))]
    : [];
  return [
    implying(relation(one, '===', other), ...follows),
    relation(one, '===', other, ' - 1'),
    relation(one, '===', other, ' + 1'),
    relation(one, '<', other),
    relation(one, '>', other),
    relation(one, '<=', other),
    relation(one, '>=', other),
  ];
}

/** Two numbers of every node; and a number that has few values at any scope. */
export function numbersInNodes(trees: Trees): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, one] of trees.integers.entries()) {
    for (const other of trees.integers.slice(index + 1)) {
      const [a, b] = [of('node', one), of('node', other)];
      groups.push(
        ['===', '<', '>', '<=', '>='].map((sign) =>
          local(trees, `compare${capital(one)}And${capital(other)}`, `${a} ${sign} ${b}`, `${one} ${sign} ${other}`),
        ),
      );
    }
    const { small, large } = trees.type.fields.get(one)!;
    if (small === null || large === null || small.lo !== large.lo) continue;
    const own = of('node', one);
    if (small.hi === large.hi && small.hi - small.lo <= 3)
      groups.push([
        local(
          trees,
          `is${capital(one)}Small`,
          `${own} >= ${small.lo} && ${own} <= ${small.hi}`,
          `${one} is ${small.lo} to ${small.hi}`,
        ),
      ]);
    else if (small.lo > 0)
      groups.push([
        local(trees, `is${capital(one)}Positive`, `${own} >= ${small.lo}`, `${one} is at least ${small.lo}`),
      ]);
  }
  return groups;
}

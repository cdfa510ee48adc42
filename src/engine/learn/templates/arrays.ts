/** Arrays of numbers: sorted, a heap, without repetition, indices of themselves; and two of equal length side by side. */

import { capital, clause, of, type Clause, type Group } from '../clause.js';
import { isInteger, ofRoots, type Reading, type Trees } from '../places.js';
import { local } from './measures.js';

const NAMES = { '<': 'increasing', '<=': 'not decreasing', '>': 'decreasing', '>=': 'not increasing' } as const;
type Relation = keyof typeof NAMES;

export function arrays(places: readonly Reading[]): readonly Group[] {
  const lists = places.filter(({ seen }) => seen.container?.kind === 'array');
  const numbers = lists.filter(({ seen }) => isInteger(seen.container!.values));
  return [
    ...numbers.flatMap(({ text }) => [sorted(text), heaps(text), distinct(text), indices(text)]),
    ...lists
      .filter(
        ({ seen: { container } }) => container!.values.isUndefined === false && container!.values.isNull === false,
      )
      .map(({ text }) => [clause(`${text}.every((item@) => item != null)`, `nothing is missing in ${text}`)]),
    ...sideBySide(lists),
  ];
}

function neighbours(list: string, relation: Relation): string {
  return `${list}.every((item@, index@) => index === 0 || ${list}[index - 1] ${relation} item)`;
}

function sorted(list: string): Group {
  return (['<', '>', '<=', '>='] as const).map((relation) =>
    clause(neighbours(list, relation), `${list} is ${NAMES[relation]}`),
  );
}

function heaps(list: string): Group {
  return (['<', '>', '<=', '>='] as const).map((relation) =>
    clause(
      `${list}.every((item@, index@) => index === 0 || ${list}[(index - 1) >> 1] ${relation} item)`,
      `${list} is a heap: from the top down it is ${NAMES[relation]}`,
    ),
  );
}

function distinct(list: string): Group {
  return [clause(`${list}.every((item@, index@) => ${list}.indexOf(item) === index)`, `nothing is twice in ${list}`)];
}

function indices(list: string): Group {
  return [clause(`${list}.every((item@) => item >= 0 && item < ${list}.length)`, `${list} holds indices of itself`)];
}

/** Elements of two arrays at the same index, or at one and the next. */
function sideBySide(lists: readonly Reading[]): readonly Group[] {
  const groups: Group[] = [];
  for (const one of lists) {
    for (const other of lists) {
      if (one === other) {
        if (!isInteger(one.seen.container!.values)) groups.push([]);
        continue;
      }
      const areNumbers = [one, other].every(({ seen }) => isInteger(seen.container!.values));
      if (!areNumbers) continue;
      const [a, b] = [one.text, other.text];
      const same = (relation: string): Clause =>
        clause(
          `${a}.every((item@, index@) => item ${relation} ${b}[index])`,
          `each of ${a} ${relation} what is at the same index of ${b}`,
        );
      const next = (relation: string): Clause =>
        clause(
          `${a}.every((item@, index@) => index + 1 >= ${b}.length || item ${relation} ${b}[index + 1])`,
          `each of ${a} ${relation} what is at the next index of ${b}`,
        );
      groups.push(['===', '<', '<='].map(same), ['<', '<='].map(next));
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** Arrays in the nodes of a tree. */
export function listsInNodes(trees: Trees): readonly Group[] {
  const children = trees.links.filter(({ way }) => way === 'elements').map(({ field }) => field);
  const groups: Group[] = trees.lists.map((field) => {
    const list = of('node', field);
    return (['<', '>', '<=', '>='] as const).map((relation) =>
      local(trees, `are${capital(field)}Sorted`, neighbours(list, relation), `${field} is ${NAMES[relation]}`),
    );
  });
  for (const field of trees.lists) {
    const length = `${of('node', field)}.length`;
    const { small, large } = trees.type.fields.get(field)!.container!;
    if (small.hi === large.hi)
      groups.push([
        local(trees, `areFew${capital(field)}`, `${length} <= ${large.hi}`, `at most ${large.hi} ${field}`),
      ]);
    for (const child of children) {
      const count = `${of('node', child)}.length`;
      groups.push([
        local(
          trees,
          `fit${capital(child)}`,
          `(${count} === 0 || ${count} === ${length} + 1)`,
          `no ${child}, or one more than ${field}`,
        ),
      ]);
      groups.push(between(trees, field, child));
      const top = (root: string): string => `(${of(root, child)}.length === 0 || ${of(root, field)}.length > 0)`;
      groups.push([
        clause(
          ofRoots(trees, (root) => `(!${root} || ${top(root)})`),
          `at the top there are ${field}, or no ${child}`,
        ),
      ]);
      groups.push([
        clause(
          trees.roots
            .map(({ text, isMany }) =>
              isMany
                ? `${text}.every((node@) => has${capital(field)}(node))`
                : `(!${text} || ${of(text, child)}.every((child@) => has${capital(field)}(child)))`,
            )
            .join(' && '),
          `below the top, each has ${field}`,
          `function has${capital(field)}(node@)@ {
  return ${length} > 0 && ${of('node', child)}.every((child@) => has${capital(field)}(child));
}`,
        ),
      ]);
    }
  }
  return groups;
}

/** As in B-trees: each child between two neighbours of a list. */
function between(trees: Trees, field: string, child: string): Group {
  const name = `are${capital(field)}Between`;
  const [keys, children] = [of('node', field), of('node', child)];
  const helper = `function ${name}(node@, low@, high@)@ {
  if (!node) return true;
  return (
    ${keys}.every((key@) => (low === null || low < key) && (high === null || key < high)) &&
    ${children}.every((child@, index@) =>
      ${name}(child, index === 0 ? low : ${keys}[index - 1], index < ${keys}.length ? ${keys}[index] : high),
    )
  );
}`;
  const texts = trees.roots.map(({ text, isMany }) =>
    isMany ? `${text}.every((node@) => ${name}(node, null, null))` : `${name}(${text}, null, null)`,
  );
  return [clause(texts.join(' && '), `the ${field} of each of ${child} lie between those beside it`, helper)];
}

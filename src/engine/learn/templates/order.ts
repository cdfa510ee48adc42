/** The order of keys: as in search trees, as in heaps, along a list, at most once in a list. */

import { capital, clause, of, type Clause, type Group } from '../clause.js';
import { below, ofRoots, type Trees } from '../places.js';
import type { Link } from '../shape.js';

/** The strictest first: that of a search tree, that of a heap, that along one link alone. */
export function orders(trees: Trees): readonly Group[] {
  return trees.integers.map((key) => [
    ...searchOrders(trees, key),
    ...heapOrders(trees, key, null),
    ...(trees.links.length === 2 ? trees.links.flatMap((sibling) => heapOrders(trees, key, sibling)) : []),
  ]);
}

/** Everything on one side is smaller, everything on the other larger: strictly, or with equal keys on either side. */
function searchOrders(trees: Trees, key: string): Group {
  const fields = trees.links.filter(({ way }) => way === 'field');
  const [one, other] = fields;
  if (fields.length !== 2 || one === undefined || other === undefined) return [];
  return [
    [one, other],
    [other, one],
  ].flatMap(([left, right]) =>
    [
      ['<=', '>=', 'strictly'],
      ['<=', '>', 'equal ones on the left'],
      ['<', '>=', 'equal ones on the right'],
      ['<', '>', 'equal ones on both sides'],
    ].map(([low, high, how]) => searchOrder(trees, key, left!, right!, [low!, high!], how!)),
  );
}

function searchOrder(
  trees: Trees,
  key: string,
  left: Link,
  right: Link,
  [low, high]: readonly [string, string],
  how: string,
): Clause {
  const name = `isOrderedBy${capital(key)}`;
  const own = of('node', key);
  const helper = `/** What is below lies between what is above, side by side. */
function ${name}(node@, low@, high@)@ {
  if (!node) return true;
  if (low !== null && ${own} ${low} low) return false;
  if (high !== null && ${own} ${high} high) return false;
  return ${name}(${of('node', left.field)}, low, ${own}) && ${name}(${of('node', right.field)}, ${own}, high);
}`;
  return clause(
    ofRoots(trees, (root) => `${name}(${root}, null, null)`),
    `${key} is smaller along ${left.field} and larger along ${right.field}, ${how}`,
    helper,
  );
}

const RELATIONS = [
  ['>', 'larger'],
  ['<', 'smaller'],
  ['>=', 'no smaller'],
  ['<=', 'no larger'],
] as const;

/** Nothing is smaller (or larger) than what is above it; along one of two links, than what is above both. */
function heapOrders(trees: Trees, key: string, sibling: Link | null): Group {
  return RELATIONS.map(([relation, word]) => heapOrder(trees, key, relation, word, sibling));
}

function heapOrder(trees: Trees, key: string, relation: string, word: string, sibling: Link | null): Clause {
  const name = `isSortedBy${capital(key)}${sibling === null ? '' : `Beside${capital(sibling.field)}`}`;
  const own = of('node', key);
  const helper = `function ${name}(node@, above@)@ {
  if (!node) return true;
  if (above !== null && !(${own} ${relation} above)) return false;
  return ${below(trees.links, (child, link) => `${name}(${child}, ${link === sibling ? 'above' : own})`).join(' && ')};
}`;
  const along = trees.links.filter((link) => link !== sibling).map(({ field }) => field);
  return clause(
    ofRoots(trees, (root) => `${name}(${root}, null)`),
    `${key} is ${word} than above, along ${along.join(' and ')}`,
    helper,
  );
}

/** No key twice in a list. */
export function distinct(trees: Trees): readonly Group[] {
  const [link, ...others] = trees.links;
  if (link?.way !== 'field' || others.length > 0) return [];
  const next = of('node', link.field);
  return trees.integers.map((key) => {
    const [among, name] = [`has${capital(key)}`, `isDistinctBy${capital(key)}`];
    const helpers = [
      `function ${among}(node@, wanted@)@ {
  return !node ? false : ${of('node', key)} === wanted || ${among}(${next}, wanted);
}`,
      `function ${name}(node@)@ {
  return !node || (!${among}(${next}, ${of('node', key)}) && ${name}(${next}));
}`,
    ];
    return [
      clause(
        ofRoots(trees, (root) => `${name}(${root})`),
        `no ${key} twice in a list`,
        ...helpers,
      ),
    ];
  });
}

/** As in hash tables: a key says in which list it is. */
export function buckets(trees: Trees): readonly Group[] {
  return trees.roots
    .filter(({ isMany }) => isMany)
    .flatMap(({ text }) =>
      trees.integers.map((key) => {
        const name = `isIn${capital(key)}Bucket`;
        const helper = `function ${name}(node@, index@, count@)@ {
  if (!node) return true;
  return ${[`${of('node', key)} % count === index`, ...below(trees.links, (child) => `${name}(${child}, index, count)`)].join(' && ')};
}`;
        const said = `${text}.every((node@, index@) => ${name}(node, index, ${text}.length))`;
        return [clause(said, `${key} modulo the length of ${text} says where it is`, helper)];
      }),
    );
}

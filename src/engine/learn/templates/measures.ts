/** What nodes count: heights, sizes, how much higher one side is; and that no side is much higher than the other. */

import { capital, clause, of, type Clause, type Group } from '../clause.js';
import { below, ofRoots, summed, type Trees } from '../places.js';

export const COUNT = 'countOf';

/** The number of nodes of a tree. */
export function countHelper({ links, type }: Trees): readonly [name: string, helper: string] {
  const name = `${COUNT}${capital(type.name)}s`;
  return [
    name,
    `function ${name}(node@)@ {
  return !node ? 0 : 1 + ${summed(links, name)};
}`,
  ];
}

function heightHelper({ links, type }: Trees): readonly [name: string, helper: string] {
  const name = `heightOf${capital(type.name)}`;
  const all = links.map(({ field, way }) =>
    way === 'field' ? `${name}(${of('node', field)})` : `...${of('node', field)}.map((child@) => ${name}(child))`,
  );
  return [
    name,
    `function ${name}(node@)@ {
  return !node ? 0 : 1 + Math.max(0, ${all.join(', ')});
}`,
  ];
}

/** Fields that say how high or how large what is below is. */
export function measured(trees: Trees): readonly Group[] {
  const fields = trees.links.filter(({ way }) => way === 'field');
  if (fields.length !== trees.links.length) return [];
  const groups: Group[] = [];
  for (const field of trees.integers) {
    const group = [0, -1].flatMap((empty) => {
      const read = `${field === '' ? 'it' : capital(field).toLowerCase()}Of`;
      const helper = `function ${read}(node@)@ {
  return node ? ${of('node', field)} : ${empty};
}`;
      const children = fields.map((link) => `${read}(${of('node', link.field)})`);
      const above = children.length === 1 ? children[0]! : `Math.max(${children.join(', ')})`;
      const made: Clause[] = [
        local(
          trees,
          `have${capital(field)}`,
          `${of('node', field)} === 1 + ${above}`,
          `${field} is one more than the largest below, ${empty} where there is nothing`,
          helper,
        ),
      ];
      if (empty === 0 && children.length > 1)
        made.push(
          local(
            trees,
            `have${capital(field)}`,
            `${of('node', field)} === 1 + ${children.join(' + ')}`,
            `${field} counts the nodes below, itself included`,
            helper,
          ),
        );
      return made;
    });
    groups.push(group);
  }
  return groups;
}

/** No side is higher than the other by more than one; a field may say which. */
export function balanced(trees: Trees): readonly Group[] {
  const [left, right, ...others] = trees.links;
  if (left?.way !== 'field' || right?.way !== 'field' || others.length > 0) return [];
  const [height, helper] = heightHelper(trees);
  const [one, other] = [`${height}(${of('node', left.field)})`, `${height}(${of('node', right.field)})`];
  const factors = trees.integers.map((field): Group =>
    [
      [one, other],
      [other, one],
    ].map(([a, b]) =>
      local(
        trees,
        `have${capital(field)}`,
        `${of('node', field)} === ${a!} - ${b!}`,
        `${field} says how much higher one side is`,
        helper,
      ),
    ),
  );
  const isBalanced = local(
    trees,
    'isBalanced',
    `Math.abs(${one} - ${other}) <= 1`,
    'the heights of two sides differ by at most one',
    helper,
  );
  return [...factors, [isBalanced]];
}

/** All that have nothing below are equally deep. */
export function equallyDeep(trees: Trees): readonly Group[] {
  const list = trees.links.find(({ way }) => way === 'elements');
  if (list === undefined) return [];
  const [height, helper] = heightHelper(trees);
  const children = of('node', list.field);
  return [
    [
      local(
        trees,
        'isLevel',
        `${children}.every((child@) => ${height}(child) === ${height}(${children}[0]))`,
        'all ways down are equally long',
        helper,
      ),
    ],
  ];
}

/** Something that is said of every node. */
export function local(trees: Trees, name: string, said: string, says: string, ...helpers: readonly string[]): Clause {
  const helper = `function ${name}(node@)@ {
  if (!node) return true;
  return ${[said, ...below(trees.links, (child) => `${name}(${child})`)].join(' && ')};
}`;
  return clause(
    ofRoots(trees, (root) => `${name}(${root})`),
    `of every ${trees.type.name}: ${says}`,
    ...helpers,
    helper,
  );
}

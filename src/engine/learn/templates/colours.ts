/** Nodes of two colours: none of one colour above another of it, equally many of one on every way down, one colour at the top. */

import { capital, clause, of, type Group } from '../clause.js';
import { ofRoots, type Trees } from '../places.js';
import { local } from './measures.js';

export function colours(trees: Trees): readonly Group[] {
  const fields = trees.links.filter(({ way }) => way === 'field');
  if (fields.length !== trees.links.length) return [];
  return trees.flags.flatMap(({ field, values }) =>
    values.flatMap((value): readonly Group[] => {
      const own = of('node', field);
      const children = fields.map((link) => of('node', link.field));
      const suffix = `${capital(field)}${capital(value)}`;
      const apart = local(
        trees,
        `areApartBy${suffix}`,
        `(${own} !== ${value} || (${children.map((child) => `(!${child} || ${of(child, field)} !== ${value})`).join(' && ')}))`,
        `where ${field} is ${value}, it is not so below`,
      );
      const top = clause(
        ofRoots(trees, (root) => `(!${root} || ${of(root, field)} === ${value})`),
        `at the top ${field} is ${value}`,
      );
      return [[apart], [top], ...(fields.length < 2 ? [] : [[equalWays(trees, field, value, suffix)]])];
    }),
  );
}

function equalWays(trees: Trees, field: string, value: string, suffix: string) {
  const name = `ways${suffix}`;
  const [first, ...others] = trees.links.map((link) => `${name}(${of('node', link.field)})`);
  const helper = `/** How often it is met on every way down; -1 if that differs. */
function ${name}(node@)@ {
  if (!node) return 0;
  const count = ${first!};
  if (count < 0 || ${others.map((other) => `${other} !== count`).join(' || ')}) return -1;
  return count + (${of('node', field)} === ${value} ? 1 : 0);
}`;
  return clause(
    ofRoots(trees, (root) => `${name}(${root}) >= 0`),
    `equally many where ${field} is ${value} on every way down`,
    helper,
  );
}

/** A number in every node that counts those of a colour on the way down. */
export function countedColours(trees: Trees): readonly Group[] {
  const fields = trees.links.filter(({ way }) => way === 'field');
  if (fields.length !== trees.links.length) return [];
  return trees.integers.flatMap((number) =>
    trees.flags.map(({ field, values }) =>
      values.map((value) => {
        const read = `${capital(number).toLowerCase()}Of`;
        const helper = `function ${read}(node@)@ {
  return node ? ${of('node', number)} : 0;
}`;
        const sides = fields.map(
          (link) =>
            `${read}(${of('node', link.field)}) === ${of('node', number)} - (${of('node', field)} === ${value} ? 1 : 0)`,
        );
        return local(
          trees,
          `have${capital(number)}`,
          sides.join(' && '),
          `${number} counts where ${field} is ${value} on every way down`,
          helper,
        );
      }),
    ),
  );
}

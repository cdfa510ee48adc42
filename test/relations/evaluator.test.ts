/**
 * Relations in the evaluator, against node: graphs of which every link is a formula, one call for all of them at once, path by path, and one
 * by one. `a` says where the links of two of three nodes lead, `b` and `c` what else is different.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as relations from '../../src/relations/index.js';
import { judgeAgainst } from '../fuzz/evaluator/judge.js';
import { show } from '../fuzz/evaluator/show.js';
import { inputsOf, type Domains } from '../fuzz/program/program.js';

const source = join(import.meta.dirname, '../../src');
const files: Record<string, string> = { '/package.json': '{ "type": "module" }' };
for (const room of ['relations', 'abstractions', 'spec'])
  for (const name of readdirSync(join(source, room)))
    files[`/${room}/${name}`] = readFileSync(join(source, room, name), 'utf8');

/** Three nodes; two bits of a for each of two links. */
const NODES = `
  const nodes = [0, 1, 2].map((name) => ({ name, left: null, right: null }));
  const targets = [...nodes, null];
  [nodes[0].left, nodes[1].left, nodes[2].left] = [targets[a & 3], targets[a >> 2], c ? nodes[0] : null];
  if (typeof b === 'number') nodes[b].right = nodes[2 - b];
  const start = c ? nodes[0] : nodes[1];`;

const programs: Readonly<Record<string, string>> = {
  reach: `const set = reach(start, 'left', 'right');
    return [count(set), set.has(nodes[2]), all(set, (node) => node.name < 2), sum(set, (node) => node.name),
      all(reach(start, (node) => (node.name === 1 ? [node.left, node.right] : node.left)), ({ left }) => left !== start)];`,
  forms: `return [acyclic(start, 'left', 'right'), isTree(start, 'left', 'right'), acyclic(nodes[0], 'left')];`,
  isomorphic: `return [isomorphic(nodes[0], start, ['left', 'right']), isomorphic(nodes[0], nodes[2], ['left'], (x, y) => x.name <= y.name)];`,
  lists: `const list = seq(start, 'left');
    return [list.length, list.map(({ name }) => name), list.includes(nodes[2]), list.at(-1)?.name];`,
  algebra: `const set = setOf(...nodes);
    const [left, right] = [pairs(set, 'left'), pairs(set, (node) => node.right)];
    const both = union(left, right);
    return [count(both), count(closure(both)), count(join(left, both)), equal(transpose(left), right), within(right, left),
      lone(intersection(left, right)), one(difference(left, right)), count(override(left, right)), no(domain(right)),
      some(range(left), (node) => node === start), count(product(range(left), range(right)))];`,
  'pairs of numbers': `const steps = relation([a, a + 1], [3, 4], [4, b ?? 5]);
    return [count(closure(steps)), count(join(setOf(a), steps)), count(override(steps, relation([a, 0])))];`,
  // predicates are not asked of what is no member
  guarded: `const inner = those(reach(start, 'left'), (node) => node.left !== null);
    return [all(inner, (node) => node.left.name >= 0), sum(inner, (node) => node.left.name), one(inner, (node) => node.left === node)];`,
  numbers: `const numbers = [a, a + 1, b ?? 7, c ? 3 : a];
    const [mine, more] = [elements(numbers), setOf(a, 3, 'x')];
    return [count(mine), mine.has(3), count(union(mine, more)), equal(mine, more), within(intersection(mine, more), more),
      bag(numbers).equals(bag([b ?? 7, 3, a + 1, a])), bag(numbers).count(a), count(elements(numbers.slice(0, c ? 2 : 4))),
      sum(more, (value) => (value === 'x' ? 1 : value))];`,
};

/** Numbers of a wide domain are one formula each, those of a narrow one are told apart. */
const domains = (name: string): Domains => ({
  a: [0, name.endsWith('numbers') ? (name.startsWith('wide') ? 15 : 4) : 15],
  b: [undefined, 0, 1],
});

test.each(
  Object.entries({
    ...programs,
    'wide numbers': programs['numbers']!,
    'wide pairs of numbers': programs['pairs of numbers']!,
  }),
)('%s', { timeout: 120_000 }, (name, body) => {
  const names = Object.keys(relations).join(', ');
  const given = name.endsWith('numbers') ? '' : NODES;
  const inNode = new Function('relations', 'a', 'b', 'c', `const { ${names} } = relations; ${given} ${body}`) as (
    ...actuals: unknown[]
  ) => unknown;
  const expected = inputsOf(domains(name)).map((input) => show(inNode(relations, ...input)));
  expect(new Set(expected).size).toBeGreaterThan(3);
  const text = `import { ${names} } from './relations/index.js';\nexport function main(a, b, c) { ${given} ${body} }`;
  expect(judgeAgainst(expected, text, domains(name), files)).toEqual({ kind: 'agrees' });
});

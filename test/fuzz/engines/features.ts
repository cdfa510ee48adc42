/** What random programs are about, recognised in their texts, for a table of how often each was tried. */

import type { RandomProgram } from './program.js';

const FEATURES: readonly (readonly [name: string, where: 'code' | 'spec', pattern: RegExp])[] = [
  ['trees', 'spec', /tree\(Node/],
  ['trees of a height', 'spec', /height:/],
  ['references', 'spec', /instances\(Node/],
  ['fields from types alone', 'spec', /state: \{ Subject: (?!.*Node:)/],
  ['derived fields', 'spec', /derived\(\)/],
  ['arrays', 'code', /items: number/],
  ['arrays of nodes', 'code', /(nodes|links): Node/],
  ['maps', 'code', /Map<number/],
  ['sets', 'code', /Set<number>/],
  ['sets of nodes', 'code', /group: Set/],
  ['records', 'code', /(pos|nested|points): \{/],
  ['private fields', 'code', / #(k|mark)\b.* = /],
  ['kept fields', 'spec', /constant\(\),|constant\(\) \}/],
  ['unions', 'spec', /: anyOf\(/],
  ['local invariants', 'code', /repOkLocal/],
  ['object arguments', 'code', /(op\d|work)\(.*\b[bf]: Node/],
  ['two object arguments', 'code', /(op\d|work)\(.*\bb: Node.*\bf: Node/],
  ['arrays, maps or records of objects as arguments', 'code', /(op\d|work)\(.*\b[ghk]: /],
  ['nodes in arrays of nodes', 'code', / {2}kids: Node/],
  ['nodes in maps of nodes', 'code', / {2}by: Map/],
  ['two roots', 'code', /root: Node[^]*second: Node/],
  ['two arrays', 'code', /nodes: Node[^]*more: Node/],
  ['parts that must be there', 'code', / {2}part: Part/],
  ['a height alone', 'spec', /\{ height: 2 \}/],
  ['array or record arguments', 'code', /(op\d|work)\(.*\b[de]: /],
  ['constructor arguments', 'spec', /construct:/],
  ['preconditions', 'spec', /precondition:/],
  ['postconditions', 'spec', /postcondition:/],
  ['isSame', 'spec', /isSame\(\w+\./],
  ['declared exceptions', 'spec', /throws:/],
  ['exceptions', 'code', /throw new/],
  ['caught exceptions', 'code', /catch \{/],
  ['attributes', 'code', /Object\.(freeze|seal|setPrototypeOf|defineProperty)/],
  ['assert', 'code', / assert\(/],
  ['assume', 'code', / assume\(/],
  ['reducers', 'code', /function reduce/],
  ['functions', 'code', /function work/],
];

export function featuresOf(program: RandomProgram): string[] {
  return FEATURES.filter(([, where, pattern]) => pattern.test(program[where])).map(([name]) => name);
}

/**
 * The part of an integer that valid states use, against the real invariant over all states. (That no state is lost by it is part of the
 * comparison of all states, in test/examples and the fuzz of engines.) And what it costs, in questions to the solver.
 */

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { Checker } from '../../../src/pipeline/checker.js';
import { loadSolver } from '../../../src/solver/index.js';
import type { Bounds, Range } from '../../../src/spec/bounds.js';
import { specModulePath } from '../../../src/source/node-files.js';
import { Stage } from '../agreement/stage.js';
import { overlay } from '../plan/support.js';
import { CountingSolvers } from './counting.js';

let stage: Stage;
let solvers: CountingSolvers;

beforeAll(async () => {
  const file = fileURLToPath(new URL('../../../examples/avl-tree/avl-tree.check.ts', import.meta.url));
  solvers = new CountingSolvers(await loadSolver());
  stage = new Stage(file, solvers);
});

const used = ({ types }: Bounds, name: string): readonly Range[] | undefined =>
  types.flatMap(({ fields }) => fields).find((field) => field.name === name)!.used;

/** Seven nodes are balanced in at most four levels; further down there are positions, but never a node. */
const LEVELS = 4;

test('heights of a balanced tree are bounded by their distance from the lowest level', () => {
  const ranges = used(stage.settle(0, 7).bounds, 'height')!;
  ranges.forEach((range, position) => {
    const level = Math.floor(Math.log2(position + 1));
    expect(range).toEqual(level < LEVELS ? { lo: 1, hi: LEVELS - level } : { lo: 0, hi: 0 });
  });
});

test('keys may be anything above the lowest level, so nothing is said of them', () => {
  const { bounds } = stage.settle(0, 7);
  const { bound } = bounds.types.flatMap(({ fields }) => fields).find(({ name }) => name === 'key')!;
  const nodes = used(bounds, 'key')!.slice(0, 2 ** (LEVELS - 1) - 1);
  expect(nodes.map((range) => ({ kind: 'integer', ...range }))).toEqual(nodes.map(() => bound));
});

describe('questions', () => {
  /** What is settled of a tree, and after how many questions. */
  function settle(code: string, spec: string, scope: number): { readonly bounds: Bounds; readonly questions: number } {
    const file = '/virtual/code.check.ts';
    const imports = "import { check, int, oneOf, tree } from 'glassbox'; import * as code from './code.js';";
    const files = overlay({ '/virtual/code.ts': code, [file]: `${imports}\ncheck(code.Tree, ${spec});` });
    const checker = new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
    solvers.questions = 0;
    const { bounds } = checker.settle(file, 0, scope, Infinity);
    return { bounds, questions: solvers.questions };
  }

  /** Terms: a leaf is of kind 0, 1 or 2, a unary node of kind 3, 4 or 5, a binary one of kind 6 or more. */
  const terms = `
    export class Term {
      kind = 0; left: Term | null = null; right: Term | null = null;
      isTerm(): boolean {
        if (this.kind < 3) return this.left === null && this.right === null;
        if (this.left === null || !this.left.isTerm()) return false;
        return this.kind < 6 ? this.right === null : this.right !== null && this.right.isTerm();
      }
    }
    export class Tree { root = new Term(); isTerm(): boolean { return this.root.isTerm(); } }`;
  const ofKinds = (kinds: string): string => `{
    state: {
      Tree: { root: tree(code.Term, { count: 31, optional: false }) },
      Term: { kind: ${kinds}, left: tree(code.Term), right: tree(code.Term) },
    },
    invariant: (one: code.Tree) => one.isTerm(),
  }`;

  test('are not asked about small domains', () => {
    const { bounds, questions } = settle(terms, ofKinds('int(0, 6)'), 15);
    expect(used(bounds, 'kind')).toBeUndefined();
    expect(questions).toBe(settle(terms, ofKinds('oneOf(0, 1, 2, 3, 4, 5, 6)'), 15).questions);
  });

  test('end where most of the domain is used', () => {
    const { bounds, questions } = settle(terms, ofKinds('int(0, 9)'), 31);
    const ranges = used(bounds, 'kind')!.map(({ lo, hi }) => [lo, hi]);
    expect(ranges).toEqual(Array.from({ length: 31 }, (_, i) => [0, i < 15 ? 9 : 2]));
    // three kinds of each of the 16 leaves can be seen, and then no more
    expect(questions).toBeLessThan((3 + 1) * 16);
  });

  test('have a limit', () => {
    const { bounds, questions } = settle(
      `export class Term { mark = 0; next: Term | null = null; }
      export class Tree { root: Term | null = null; isEmpty(): boolean { return this.root === null; } }
      export const isMarked = (term: Term | null): boolean => term === null || (term.mark < 2 && isMarked(term.next));`,
      `{
        state: { Tree: { root: tree(code.Term) }, Term: { mark: int(0, 99), next: tree(code.Term) } },
        invariant: ({ root }: code.Tree) => code.isMarked(root),
      }`,
      200,
    );
    expect(questions).toBe(256);
    const asked = used(bounds, 'mark')!.filter(({ hi }) => hi < 99);
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.length).toBeLessThan(200);
    expect(used(bounds, 'mark')!.slice(-asked.length)).toEqual(asked);
  });
});

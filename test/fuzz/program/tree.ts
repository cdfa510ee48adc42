/**
 * Trees of forms: random ones, and smaller ones of a given one.
 *
 * Shrinking works on the tree, not on the random numbers: drop statements, put a part in the place of the whole, put the
 * simplest expression in the place of any. That keeps what made a program fail together, which is why this is an
 * arbitrary of its own rather than a combination of fast-check's.
 */

import type fc from 'fast-check';
import { simplest, formsFor } from './grammar.js';
import type { Form, Hole, Sort } from './template.js';

export interface Tree {
  readonly form: Form;
  readonly picks: readonly number[];
  /** One list per hole of the form; of one tree if the hole is an expression. */
  readonly holes: readonly (readonly Tree[])[];
}

/** How deep statements and expressions nest. */
export interface Depth {
  readonly statement: number;
  readonly expression: number;
}

const PICK_LIMIT = 1 << 12;

export function grow(random: fc.Random, sort: Sort, depth: Depth): Tree {
  return growForm(random, choose(random, candidates(sort, depth)), depth);
}

function growForm(random: fc.Random, form: Form, depth: Depth): Tree {
  return {
    form,
    picks: Array.from({ length: form.picks }, () => random.nextInt(0, PICK_LIMIT)),
    holes: form.holes.map((hole) => growHole(random, form, hole, depth)),
  };
}

function growHole(random: fc.Random, form: Form, hole: Hole, depth: Depth): readonly Tree[] {
  if (hole.list) {
    const statement = depth.statement - 1;
    const count = random.nextInt(statement > 0 ? 1 : 0, 2);
    return growList(random, 'statement', count, { statement, expression: Math.max(1, depth.expression - 1) });
  }
  const inner = form.sort === 'statement' || form.sort === 'declaration' ? depth.expression : depth.expression - 1;
  return [grow(random, hole.sort, { statement: depth.statement, expression: hole.leaf ? 0 : inner })];
}

export function growOneOf(random: fc.Random, forms: readonly Form[], depth: Depth): Tree {
  return growForm(random, choose(random, forms), depth);
}

export function growList(random: fc.Random, sort: Sort, count: number, depth: Depth): readonly Tree[] {
  return Array.from({ length: count }, () => grow(random, sort, depth));
}

function candidates(sort: Sort, depth: Depth): readonly Form[] {
  const all = formsFor(sort);
  const fit = all.filter((form) =>
    form.holes.every((hole) =>
      hole.list ? depth.statement > 0 : sort === 'statement' || sort === 'declaration' || depth.expression > 0,
    ),
  );
  return fit.length > 0 ? fit : [simplest(sort)];
}

function choose(random: fc.Random, forms: readonly Form[]): Form {
  let left = random.nextInt(0, forms.reduce((sum, form) => sum + form.weight, 0) - 1);
  for (const form of forms) {
    left -= form.weight;
    if (left < 0) return form;
  }
  throw new Error('the weights add up to their sum');
}

/** Every way to make a list of trees one step smaller, the most promising first. */
export function* smallerLists(trees: readonly Tree[]): Generator<readonly Tree[]> {
  for (let size = trees.length; size >= 1; size = size >> 1) {
    for (let at = 0; at + size <= trees.length; at += size) yield [...trees.slice(0, at), ...trees.slice(at + size)];
  }
  for (const [i, tree] of trees.entries()) {
    // a statement → the statements inside it
    for (const list of listsIn(tree)) if (list.length > 0) yield [...trees.slice(0, i), ...list, ...trees.slice(i + 1)];
  }
  for (const [i, tree] of trees.entries()) {
    for (const smaller of smallerTrees(tree)) yield [...trees.slice(0, i), smaller, ...trees.slice(i + 1)];
  }
}

export function* smallerTrees(tree: Tree): Generator<Tree> {
  const { form, picks, holes } = tree;
  if (form.sort !== 'statement' && form.sort !== 'declaration') {
    const least = simplest(form.sort);
    if (form !== least) {
      yield { form: least, picks: Array.from({ length: least.picks }, () => 0), holes: [] };
      yield* partsOfSort(tree, form.sort);
    }
  }
  for (const [i, hole] of holes.entries()) {
    const replace = (list: readonly Tree[]): Tree => ({
      form,
      picks,
      holes: [...holes.slice(0, i), list, ...holes.slice(i + 1)],
    });
    if (form.holes[i]!.list) for (const list of smallerLists(hole)) yield replace(list);
    else for (const one of smallerTrees(hole[0]!)) yield replace([one]);
  }
  for (const [i, pick] of picks.entries()) {
    for (const smaller of pick > 8 ? [0, 1, 2, 3, pick % 8] : pick > 0 ? [0, pick - 1] : []) {
      yield { form, holes, picks: [...picks.slice(0, i), smaller, ...picks.slice(i + 1)] };
    }
  }
}

function* partsOfSort(tree: Tree, sort: Sort): Generator<Tree> {
  for (const hole of tree.holes) {
    for (const part of hole) {
      if (part.form.sort === sort) yield part;
      else yield* partsOfSort(part, sort);
    }
  }
}

function* listsIn(tree: Tree): Generator<readonly Tree[]> {
  for (const [i, hole] of tree.holes.entries()) {
    if (tree.form.holes[i]!.list) yield hole;
    else yield* listsIn(hole[0]!);
  }
}

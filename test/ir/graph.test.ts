/** Loops, the order for merging, liveness: on graphs small enough to see, and on random ones against the definitions. */

import { describe, expect, test } from 'vitest';
import { analyse, dominates, immediateDominators, successors } from '../../src/ir/graph.js';
import { forEachRead, forEachTerminatorRead, forEachTerminatorWrite, forEachWrite } from '../../src/ir/operands.js';
import type { BlockId, FunctionIR } from '../../src/ir/types.js';
import { wellFormed } from './wellformed.js';
import { functionOf, graphOf } from './build.js';

/** Block numbers by position. */
function orderOf(edges: readonly (readonly BlockId[])[]): BlockId[] {
  const { order } = analyse(graphOf(edges));
  return order.map((_, position) => order.indexOf(position));
}

describe('order', () => {
  test('a loop comes before its exit, however the branch is written', () => {
    expect(orderOf([[1], [2, 3], [1], []])).toEqual([0, 1, 2, 3]);
    expect(orderOf([[1], [3, 2], [1], []])).toEqual([0, 1, 2, 3]);
  });

  test('nested loops are contiguous', () => {
    // 1 heads a loop with the inner loop 2 3; 4 leaves the inner one, 5 both
    const edges = [[1], [2, 5], [3, 4], [2, 5], [1], []];
    expect(orderOf(edges)).toEqual([0, 1, 2, 3, 4, 5]);
    const { loops, isBackEdge } = analyse(graphOf(edges));
    expect(loops).toEqual([[], [1], [1, 2], [1, 2], [1], []]);
    expect([isBackEdge(3, 2), isBackEdge(4, 1), isBackEdge(1, 2), isBackEdge(2, 3)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('two loops one after the other', () => {
    expect(orderOf([[1], [1, 2], [2, 3], []])).toEqual([0, 1, 2, 3]);
  });
});

/** A small deterministic source of numbers. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % bound;
  };
}

/** Random graphs that happen to be well formed. */
function* randomGraphs(): Generator<FunctionIR> {
  let found = 0;
  for (let seed = 1; found < 300; seed++) {
    const random = numbers(seed * 7919);
    const size = 3 + random(9);
    const edges = Array.from({ length: size }, (_, from) =>
      from === size - 1 ? [] : Array.from({ length: 1 + random(3) }, () => 1 + random(size - 1)),
    );
    const f = graphOf(edges);
    if (wellFormed(f).length > 0) continue;
    found += 1;
    yield f;
  }
}

test('random reducible graphs: the order is topological but for back edges, and every loop is contiguous', () => {
  for (const f of randomGraphs()) {
    const { order, loops, isBackEdge } = analyse(f);
    const edges = f.blocks.map(successors);
    expect([...order].sort((a, b) => a - b)).toEqual(f.blocks.map((_, block) => block));
    const dominator = immediateDominators(edges);
    edges.forEach((targets, from) => {
      for (const to of targets) {
        expect(isBackEdge(from, to)).toBe(dominates(dominator, to, from));
        expect(order[to]! > order[from]!).toBe(!isBackEdge(from, to));
      }
    });
    for (const header of new Set(loops.flat())) {
      const positions = f.blocks.flatMap((_, block) => (loops[block]!.includes(header) ? [order[block]!] : []));
      expect(Math.max(...positions) - Math.min(...positions)).toBe(positions.length - 1);
      expect(Math.min(...positions)).toBe(order[header]);
    }
  }
});

test('dominators of random graphs are what removing a block shows', () => {
  for (const f of randomGraphs()) {
    const edges = f.blocks.map(successors);
    const dominator = immediateDominators(edges);
    for (let removed = 1; removed < edges.length; removed++) {
      const reached = new Set([0]);
      for (const block of reached) for (const to of edges[block]!) if (to !== removed) reached.add(to);
      edges.forEach((_, block) => expect(dominates(dominator, removed, block)).toBe(!reached.has(block)));
    }
  }
});

describe('liveness', () => {
  test('a value is live from its write to its last read', () => {
    const f = functionOf(3, [
      { code: [{ op: 'move', dst: 0, src: -1 }], end: { op: 'jump', to: 1 } },
      {
        code: [{ op: 'binary', dst: 1, operator: '<', left: 0, right: 2 }],
        end: { op: 'branch', condition: 1, then: 2, else: 3 },
      },
      { code: [{ op: 'unary', dst: 0, operator: 'increment', value: 0 }], end: { op: 'jump', to: 1 } },
      { end: { op: 'return', value: 0 } },
    ]);
    expect(analyse(f).liveIn).toEqual([[2], [0, 2], [0, 2], [0]]);
  });

  test('what a handler reads is live throughout the block, before and after each write', () => {
    const f = functionOf(3, [
      { code: [{ op: 'move', dst: 0, src: -1 }], end: { op: 'jump', to: 1 } },
      {
        code: [
          { op: 'get', dst: 1, object: -2, key: -2 },
          { op: 'move', dst: 0, src: 1 },
        ],
        end: { op: 'return', value: -1 },
        handler: { block: 2, register: 2 },
      },
      { code: [{ op: 'newArray', dst: 1, elements: [0, 2] }], end: { op: 'return', value: 1 } },
    ]);
    expect(analyse(f).liveIn).toEqual([[], [0], [0, 2]]);
  });

  test('resumption writes its registers', () => {
    const f = functionOf(3, [
      { end: { op: 'startGenerator', to: 1 } },
      { end: { op: 'yield', value: 2, raw: false, mode: 0, received: 1, to: 2 } },
      { end: { op: 'switch', value: 0, targets: [3, 3] } },
      { code: [{ op: 'newArray', dst: 0, elements: [1, 2] }], end: { op: 'return', value: 0 } },
    ]);
    expect(analyse(f).liveIn).toEqual([[2], [2], [0, 1, 2], [1, 2]]);
  });

  test('more than 32 registers', () => {
    const f = functionOf(100, [
      { end: { op: 'jump', to: 1 } },
      { code: [{ op: 'newArray', dst: 40, elements: [31, 32, 99, 63, 64] }], end: { op: 'return', value: 40 } },
    ]);
    expect(analyse(f).liveIn[0]).toEqual([31, 32, 63, 64, 99]);
  });
});

test('what an instruction reads and writes', () => {
  const f = functionOf(9, [
    {
      code: [
        { op: 'set', object: 0, key: 1, value: 2, strict: true },
        { op: 'class', constructor_: 3, prototype: 4, code: null as never, captures: [5], parent: 6, above: 8 },
      ],
      end: { op: 'yield', value: 7, raw: true, mode: 0, received: 1, to: 1 },
    },
  ]);
  const reads: number[] = [];
  const writes: number[] = [];
  for (const instruction of f.blocks[0]!.instructions) {
    forEachRead(instruction, (operand) => reads.push(operand));
    forEachWrite(instruction, (register) => writes.push(register));
  }
  forEachTerminatorRead(f.blocks[0]!.terminator, (operand) => reads.push(operand));
  forEachTerminatorWrite(f.blocks[0]!.terminator, (register) => writes.push(register));
  expect({ reads, writes }).toEqual({ reads: [0, 1, 2, 5, 6, 8, 7], writes: [3, 4, 0, 1] });
});

/**
 * The control-flow graph of one function: loops, an order for merging, liveness.
 *
 * The evaluator runs the least of its states first, ordered by (iteration vector of the enclosing loops, position).
 * That is right only if a loop's blocks lie together, before everything the loop exits to: then all states of one
 * iteration meet before any of them leaves. A plain reverse post-order does not promise this, so the order is made
 * from the loop forest: collapse every inner loop to one node, sort the acyclic rest topologically, expand.
 *
 * Dominators are computed as in Cooper, Harvey, Kennedy, "A simple, fast dominance algorithm" (2001); a back edge is
 * an edge to a dominator, and a graph all of whose retreating edges are back edges is reducible.
 */

import { targetsOf } from './operands.js';
import { liveness } from './liveness.js';
import type { Block, BlockId, FunctionIR, Register } from './types.js';

export interface FlowGraph {
  /** The position of each block: a permutation of 0 … blocks.length − 1 in which every loop is contiguous. */
  readonly order: readonly number[];
  /** For each block the headers of the loops around it, outermost first; a header is in its own loop. */
  readonly loops: readonly (readonly BlockId[])[];
  /** Does this edge lead back to a header whose loop holds `from`? */
  readonly isBackEdge: (from: BlockId, to: BlockId) => boolean;
  /** For each block the registers that may be read before they are written, sorted. */
  readonly liveIn: readonly (readonly Register[])[];
}

/** Edges of the terminator, then the handler edge if there is one. */
export function successors(block: Block): readonly BlockId[] {
  const targets = targetsOf(block.terminator);
  return block.handler === null ? targets : [...targets, block.handler.block];
}

/**
 * @requires f is well formed: all blocks reachable from the entry, and reducible
 */
export function analyse(f: FunctionIR): FlowGraph {
  const edges = f.blocks.map(successors);
  const loops = loopsOf(edges);
  return {
    order: loopContiguousOrder(edges, loops),
    loops,
    // to's loops are a prefix of from's exactly when from is inside the loop that to heads
    isBackEdge: (from, to) => heads(loops, to) && (loops[from] ?? []).includes(to),
    liveIn: liveness(f, edges),
  };
}

/** Is `block` the header of a loop? */
function heads(loops: readonly (readonly BlockId[])[], block: BlockId): boolean {
  const around = loops[block] ?? [];
  return around[around.length - 1] === block;
}

/** Reverse post-order from the entry; unreachable blocks are missing. */
export function reversePostOrder(edges: readonly (readonly BlockId[])[]): BlockId[] {
  const visited = new Uint8Array(edges.length);
  const postOrder: BlockId[] = [];
  const stack: { block: BlockId; next: number }[] = [];
  if (edges.length > 0) stack.push({ block: 0, next: 0 });
  visited[0] = 1;
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const target = edges[top.block]![top.next++];
    if (target === undefined) {
      postOrder.push(top.block);
      stack.pop();
    } else if (visited[target] === 0) {
      visited[target] = 1;
      stack.push({ block: target, next: 0 });
    }
  }
  return postOrder.reverse();
}

export function predecessors(edges: readonly (readonly BlockId[])[]): BlockId[][] {
  const result: BlockId[][] = edges.map(() => []);
  edges.forEach((targets, from) => targets.forEach((to) => result[to]?.push(from)));
  return result;
}

/** The immediate dominator of each block; the entry's is itself, an unreachable block's is −1. */
export function immediateDominators(edges: readonly (readonly BlockId[])[]): Int32Array {
  const order = reversePostOrder(edges);
  const position = new Int32Array(edges.length).fill(-1);
  order.forEach((block, index) => (position[block] = index));
  const incoming = predecessors(edges);
  const dominator = new Int32Array(edges.length).fill(-1);
  dominator[0] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const block of order) {
      if (block === 0) continue;
      let common = -1;
      for (const from of incoming[block]!) {
        if (dominator[from] === -1) continue;
        common = common === -1 ? from : intersect(common, from);
      }
      if (dominator[block] !== common) {
        dominator[block] = common;
        changed = true;
      }
    }
  }
  return dominator;

  function intersect(left: BlockId, right: BlockId): BlockId {
    while (left !== right) {
      while (position[left]! > position[right]!) left = dominator[left]!;
      while (position[right]! > position[left]!) right = dominator[right]!;
    }
    return left;
  }
}

export function dominates(dominator: Int32Array, above: BlockId, below: BlockId): boolean {
  for (let block = below; ; block = dominator[block]!) {
    if (block === above) return true;
    if (block === 0 || block === -1) return false;
  }
}

/** Natural loops, those of one header taken together; for each block the headers around it, outermost first. */
function loopsOf(edges: readonly (readonly BlockId[])[]): BlockId[][] {
  const dominator = immediateDominators(edges);
  const incoming = predecessors(edges);
  const position = new Int32Array(edges.length).fill(-1);
  reversePostOrder(edges).forEach((block, index) => (position[block] = index));
  const bodies = new Map<BlockId, Set<BlockId>>();
  edges.forEach((targets, from) => {
    for (const header of targets) {
      const retreats = position[from] !== -1 && position[header]! <= position[from]!;
      if (!retreats || !dominates(dominator, header, from)) continue;
      const body = bodies.get(header) ?? new Set([header]);
      bodies.set(header, body);
      const pending = [from];
      for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
        if (body.has(block)) continue;
        body.add(block);
        pending.push(...incoming[block]!);
      }
    }
  });
  // An outer loop strictly contains an inner one, so decreasing size is outermost first.
  const outermostFirst = [...bodies].sort((a, b) => b[1].size - a[1].size);
  const around: BlockId[][] = edges.map(() => []);
  for (const [header, body] of outermostFirst) for (const block of body) around[block]!.push(header);
  return around;
}

/** See the head of this file. */
function loopContiguousOrder(edges: readonly (readonly BlockId[])[], loops: readonly (readonly BlockId[])[]): number[] {
  const blockOrder: BlockId[] = [];
  const members = new Map<BlockId, BlockId[]>();
  loops.forEach((around, block) => around.forEach((header) => append(members, header, block)));
  const all = edges.map((_, block) => block);
  // Each stack entry is a region still to be written out: a single block, or a loop (or the whole function) to expand.
  const pending: { block: BlockId; depth: number; expand: boolean }[] = topological(all, 0, 0).reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!next.expand) blockOrder.push(next.block);
    else pending.push(...topological(members.get(next.block)!, next.block, next.depth + 1).reverse());
  }
  const order = new Array<number>(edges.length).fill(-1);
  blockOrder.forEach((block, index) => (order[block] = index));
  return order;

  /** Sorts the region of `blocks`, entered at `entry`, with loops deeper than `depth` collapsed to their headers. */
  function topological(blocks: readonly BlockId[], entry: BlockId, depth: number) {
    const inner = (block: BlockId): BlockId => loops[block]![depth] ?? block;
    const inside = new Set(blocks);
    const collapsed = new Map<BlockId, BlockId[]>();
    for (const from of blocks) {
      for (const to of edges[from]!) {
        if (inside.has(to) && to !== entry && inner(to) !== inner(from)) append(collapsed, inner(from), inner(to));
      }
    }
    const visited = new Set<BlockId>();
    const postOrder: { block: BlockId; depth: number; expand: boolean }[] = [];
    const stack: { node: BlockId; next: number }[] = [];
    for (const root of [inner(entry), ...blocks.map(inner)]) {
      if (visited.has(root)) continue;
      visited.add(root);
      stack.push({ node: root, next: 0 });
      while (stack.length > 0) {
        const top = stack[stack.length - 1]!;
        const target = collapsed.get(top.node)?.[top.next++];
        if (target === undefined) {
          stack.pop();
          postOrder.push({ block: top.node, depth, expand: loops[top.node]![depth] === top.node });
        } else if (!visited.has(target)) {
          visited.add(target);
          stack.push({ node: target, next: 0 });
        }
      }
    }
    return postOrder.reverse();
  }
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/**
 * What a small question does not look into. An invariant on a post-state consists of calls that were made again and of calls that were found. Most of
 * what was found has nothing to do with the transition, and is the same formula before and after: so it may be cut out, and whatever follows
 * from the rest still follows. Where it does not follow, the reason lies further in: that the body of a method has a subtype of what
 * the method returns is known somewhere inside of what was found about the class table. So the cut is put some calls deeper, where it costs what
 * is between, and not what is below.
 */

import { shapeGuardsIn, valuesIn, type Reused } from '../../eval/index.js';
import { TRUE, nodeOf, type Bit } from '../../formula/index.js';
import { formulasIn } from './choices.js';

/** Tells of a node of the circuit whether it is not looked into. */
export type Opaque = (node: number) => boolean;

/** @invariant owners has the calls in `known` under all nodes that their formulas are, and `known` has with a call those in it */
export class Opacity {
  private readonly owners = new Map<number, Reused[]>();
  private readonly known = new Set<Reused>();

  /** Opaque is what only calls give that are at least so many calls inside of those that were found; null if there are none. */
  at(found: readonly Reused[], depth: number): Opaque | null {
    const opened = new Set<Reused>();
    let outermost: Iterable<Reused> = new Set(found);
    for (let level = 0; level < depth; level += 1) {
      const inside = new Set<Reused>();
      for (const call of outermost) opened.add(call);
      for (const call of outermost) for (const child of call.children) if (!opened.has(child)) inside.add(child);
      if (inside.size === 0) return null;
      outermost = inside;
    }
    this.learn(outermost);
    return (node) => this.owners.get(node)?.every((call) => !opened.has(call)) === true;
  }

  private learn(calls: Iterable<Reused>): void {
    const pending = [...calls];
    for (let call = pending.pop(); call !== undefined; call = pending.pop()) {
      if (this.known.has(call)) continue;
      this.known.add(call);
      pending.push(...call.children);
      for (const bit of new Set(formulasOf(call))) {
        const node = nodeOf(bit);
        if (node === TRUE) continue;
        const owners = this.owners.get(node);
        if (owners === undefined) this.owners.set(node, [call]);
        else owners.push(call);
      }
    }
  }
}

/** A call is found again and again, and what is remembered of it does not change. */
const known = new WeakMap<Reused, readonly Bit[]>();

/** The formulas that what is remembered of a call depends on. */
export function formulasOf(call: Reused): readonly Bit[] {
  let formulas = known.get(call);
  if (formulas === undefined) {
    const { throws, thrown, value, made } = call;
    formulas = [throws, ...shapeGuardsIn(made), ...[thrown, value, ...valuesIn(made)].flatMap(formulasIn)];
    known.set(call, formulas);
  }
  return formulas;
}

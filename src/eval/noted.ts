/**
 * What is noted of a call while it is open: which parts it reads of what is older than the evaluation, what it sees of objects that the
 * evaluation made before it, and which calls around it it finds under way. Calls are open one inside of the other, so what is noted of
 * one that ends is told to the one around it.
 */

import type { Content, Target } from '../heap/index.js';
import type { Activation } from './state.js';

/** Parts of local objects, with the content they had. */
export type LocalReads = ReadonlyMap<Target, ReadonlyMap<number, Content>>;

/** An activation whose reads and writes are being noted. */
export interface Noted {
  /** What it read of what is older than the evaluation. */
  readonly reads: Map<Target, Set<number>>;
  /** What it read of what the evaluation had made before. */
  readonly local: Map<Target, Map<number, Content>>;
  /** Calls around it that it found under way. */
  readonly met: Set<Activation>;
  readonly depth: number;
  /** References with this id or a later one were made inside. */
  readonly firstId: number;
  /** The least id of what it wrote. */
  leastWritten: number;
  /** False from when its result is known to depend on more than what it read. */
  mayBeKept: boolean;
}

/** A call that sees two contents of one part has changed it itself. */
export function noteLocal(call: Noted, target: Target, part: number, content: Content): void {
  const parts = call.local.get(target);
  if (parts === undefined) call.local.set(target, new Map([[part, content]]));
  else if (!parts.has(part)) parts.set(part, content);
  else if (!Object.is(parts.get(part), content)) call.mayBeKept = false;
}

export function addLocal(around: Noted, local: LocalReads): void {
  for (const [target, parts] of local)
    if (target.id < around.firstId) for (const [part, content] of parts) noteLocal(around, target, part, content);
}

/** Of what was met inside a call, those around it count: it has not met itself, nor what it called. */
export function addMet(call: Noted, met: Iterable<Activation>): void {
  for (const one of met) if (one.depth < call.depth) call.met.add(one);
}

/** Notes that a part is read. */
export function noteOlder(reads: Map<Target, Set<number>>, target: Target, part: number): void {
  const parts = reads.get(target);
  if (parts === undefined) reads.set(target, new Set([part]));
  else parts.add(part);
}

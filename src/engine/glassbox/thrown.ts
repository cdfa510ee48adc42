/**
 * What an operation throws from one state, in the evaluator's own words. Where node can be asked, it says this better; elsewhere it is
 * all there is.
 */

import type { Span } from '../../base/span.js';
import { followCall, peek, type Machine } from '../../eval/index.js';
import type { Assignment } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import { atomUnder } from '../../space/index.js';
import { placeOf } from '../../verdict/stop.js';
import type { Place } from '../../verdict/verdict.js';
import { BARE_ASSERTION } from '../../spec/statements.js';
import type { Problem } from '../symbolic/problem.js';

export interface Thrown {
  /** Of what is no error, its type. */
  readonly name: string;
  readonly message: string;
  readonly place: Place | null;
}

/** Null if it throws nothing. @requires the heap is the pre-state, and nothing records */
export function thrownFrom(machine: Machine, { operation, follow }: Problem, state: Assignment): Thrown | null {
  const { heap, realm, values } = machine;
  heap.record();
  try {
    return followCall(
      machine,
      operation,
      state,
      ({ kind, value, place }) => {
        if (kind === 'returned') return null;
        if (kind === 'failed') {
          const message = value === undefined ? BARE_ASSERTION : String(atomUnder(values, value, state));
          return { name: 'AssertionViolation', message, place: placeOf(place) };
        }
        const atom = atomUnder(values, value, state);
        if (!(atom instanceof HeapObject)) return { name: typeof atom, message: String(atom), place: null };
        if (atom.kind !== 'error') return { name: 'object', message: realm.show(atom), place: null };
        const [name, message] = ['name', 'message'].map((key) => peek(atom, key));
        const text = (one: unknown): string => (typeof one === 'string' ? one : '');
        return { name: text(name), message: text(message), place: placeOf(atom.data as Span | null) };
      },
      follow,
    );
  } finally {
    heap.discard();
  }
}

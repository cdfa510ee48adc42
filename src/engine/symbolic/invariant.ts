/**
 * The invariant as a formula, on the pre-state and on the post-state of each transition. Calls inside it are remembered: on
 * a post-state only those are made again that read what the transition touched (`touched.ts`), and the same ones are made again
 * on the pre-state, so that both formulas are simplified by the path constraint in the same places and can be compared. All
 * others stay as they are, unsimplified, in both.
 */

import type { Span } from '../../base/span.js';
import {
  CallCache,
  FAULT,
  mergeCall,
  peek,
  type Machine,
  type MergeOptions,
  type Operands,
  type Reused,
} from '../../eval/index.js';
import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import { HeapObject, type Target, type Version } from '../../heap/index.js';
import { Union, equal, truth, type Atom, type Case, type Value } from '../../value/index.js';

export interface Predicate {
  /** Where it returns a truthy value. */
  readonly holds: Bit;
  /** Where an assumption in it fails, so that it says nothing. */
  readonly excused: Bit;
  /** Where it throws anything else. */
  readonly faults: Bit;
  /** Where a limit was met. */
  readonly beyond: Bit;
  /** Calls in it that were found on the base and not looked into. */
  readonly reused: readonly Reused[];
}

/** An exception that a predicate ends with, so that it counts as false. */
export interface PredicateException {
  readonly when: Bit;
  /** `TypeError: …` */
  readonly text: string;
  readonly span: Span | null;
}

export class Invariant {
  private readonly cache: CallCache;
  private readonly options: MergeOptions;

  constructor(
    private readonly machine: Machine,
    private readonly claim: (subject: Value) => Operands,
    options: MergeOptions,
    private readonly isAssumption: IsAssumption,
    /** Whether calls are remembered: then they are made on all states, also on those that their callers exclude. */
    remembers = true,
  ) {
    this.cache = new CallCache(machine.heap);
    this.options = remembers ? { ...options, cache: this.cache } : options;
  }

  /** On the heap as it is, which all later states are differences from. */
  onBase(subject: Value): Predicate {
    this.cache.restart();
    return this.evaluate(subject);
  }

  /** On the heap as it is, which differs from the base in what was touched. */
  onPost(touched: ReadonlyMap<Target, ReadonlySet<number>>, subject: Value): Predicate {
    this.cache.restartChanged(touched);
    return this.evaluate(subject);
  }

  /** On the base heap again, simplified by what is known. */
  onPre(base: Version, touched: ReadonlyMap<Target, ReadonlySet<number>>, subject: Value): Predicate {
    const { heap } = this.machine;
    const post = heap.attempt();
    heap.switchTo(heap.fork(base));
    this.cache.restartChanged(touched);
    const result = this.evaluate(subject);
    heap.giveUp(post);
    return result;
  }

  private evaluate(subject: Value): Predicate {
    const result = predicate(this.machine, this.claim(subject), this.options, this.isAssumption);
    return { ...result, reused: [...this.cache.reused] };
  }
}

/** The summary of exceptions that say that an assumption fails; all others are faults. */
const ASSUMPTION = Symbol('assumption');

/** Whether something was thrown because an assumption failed. */
export type IsAssumption = (thrown: Atom) => boolean;

/** A predicate on the heap as it is. It counts as true only where it returns a truthy value, not where it throws. */
export function predicate(
  machine: Machine,
  operands: Operands,
  options: MergeOptions,
  isAssumption: IsAssumption = () => false,
): Predicate {
  const { circuit, values } = machine;
  const summarise = (thrown: Atom): symbol => (thrown === ASSUMPTION || isAssumption(thrown) ? ASSUMPTION : FAULT);
  return mergeCall(machine, operands, { ...options, summarise }, ({ returned, thrown, beyond }) => {
    const assumption = thrown === null ? FALSE : equal(values, 'sameValue', thrown.value, ASSUMPTION);
    return {
      holds: returned === null ? FALSE : circuit.and(returned.guard, truth(values, returned.value)),
      excused: thrown === null ? FALSE : circuit.and(thrown.guard, assumption),
      faults: thrown === null ? FALSE : circuit.and(thrown.guard, not(assumption)),
      beyond,
      reused: [],
    };
  });
}

/** What a predicate on the heap as it is ends with, except where assumptions fail. */
export function exceptionsOf(
  machine: Machine,
  operands: Operands,
  options: MergeOptions,
  isAssumption: IsAssumption,
): readonly PredicateException[] {
  return mergeCall(machine, operands, options, ({ thrown }) =>
    thrown === null ? [] : exceptionsIn(machine, thrown, isAssumption),
  );
}

function exceptionsIn(
  { circuit, realm }: Machine,
  { guard, value }: { readonly guard: Bit; readonly value: Value },
  isAssumption: IsAssumption,
): readonly PredicateException[] {
  return thrownCases(value)
    .filter(({ atom }) => !isAssumption(atom))
    .map(({ atom, guard: chosen }) => {
      const when = circuit.and(guard, chosen);
      if (!(atom instanceof HeapObject) || atom.kind !== 'error') return { when, text: realm.show(atom), span: null };
      const [name, message] = [peek(atom, 'name'), peek(atom, 'message')].map((one) =>
        typeof one === 'string' ? one : '',
      );
      return { when, text: [name, message].filter((one) => one !== '').join(': '), span: atom.data as Span | null };
    });
}

/** Exceptions one by one, however many there are; of integers, which hardly anybody throws, the least stands for all. */
export function thrownCases(thrown: Value): readonly Case[] {
  if (!(thrown instanceof Union)) return [{ guard: TRUE, atom: thrown }];
  const cases = thrown.atoms.map((atom, i): Case => ({ guard: thrown.guards[i]!, atom }));
  return thrown.word === null ? cases : [...cases, { guard: thrown.wordGuard, atom: thrown.word.lo }];
}

/** Before a way to begin nothing is given. */
export const NOTHING: Predicate = { holds: TRUE, excused: FALSE, faults: FALSE, beyond: FALSE, reused: [] };

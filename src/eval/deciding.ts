/**
 * What the running state knows and decides: the first layer of the machine. Conditions that its guard settles at a glance are
 * not asked of the policy, and cases of values that it excludes are dropped.
 */

import { Refusal } from '../base/diagnostic.js';
import { tooManyCases } from '../base/messages.js';
import type { Span } from '../base/span.js';
import { FALSE, TRUE, not, type Bit, type Circuit } from '../formula/index.js';
import { Shape, shapeCases, type Heap, type HeapObject } from '../heap/index.js';
import { ABSENT, Cases, Union, type Atom, type Value, type Values } from '../value/index.js';
import type { Limits, Machine } from './machine.js';
import { BOTH, Split, type Policy } from './policy.js';
import { withoutAbsent } from './property/get.js';
import type { Realm } from './realm.js';
import type { Activation, State } from './state.js';

export abstract class Deciding {
  state!: State;
  activation!: Activation;

  readonly values: Values;
  readonly circuit: Circuit;

  constructor(
    readonly heap: Heap,
    readonly realm: Realm,
    public policy: Policy,
    readonly limits: Limits,
  ) {
    this.values = heap.values;
    this.circuit = heap.values.circuit;
  }

  /** The place of the instruction that is being executed. */
  here(this: Machine): Span | null {
    for (let { state, activation }: { state: State | null; activation: Activation | null } = this; state !== null;) {
      const span = state.code.blocks[state.block]!.spans[Math.max(0, state.next - 1)];
      if (span !== undefined && !this.realm.isLibrary(span.source)) return span;
      state = activation!.callerState;
      activation = activation!.caller;
    }
    return null;
  }

  /** Which side of a condition the running state takes; settled conditions are not asked of the policy. */
  decide(this: Machine, condition: Bit): boolean | typeof BOTH {
    const settled = this.settle(condition);
    if (settled !== undefined) return settled;
    if (this.policy.merging) {
      const { path } = this.state;
      if (path.and(this.circuit, condition) === null) return false;
      if (path.and(this.circuit, not(condition)) === null) return true;
    }
    return this.policy.decide(this, condition);
  }

  /** Whether the guard of the running state, or what is known on the path followed, settles a condition at a glance. */
  settle(this: Machine, condition: Bit): boolean | undefined {
    const known = this.circuit.known(condition);
    if (known === TRUE) return true;
    if (known === FALSE) return false;
    return this.policy.merging ? this.state.path.decide(condition) : undefined;
  }

  /** A value without the cases that the running state excludes at a glance. */
  narrow(this: Machine, value: Value): Value {
    if (!(value instanceof Union)) return value;
    const { atoms, guards, word, wordGuard } = value;
    let possible = 0;
    for (const guard of guards) {
      const settled = this.settle(guard);
      if (settled !== false) possible += 1;
    }
    const wordPossible = word !== null && this.settle(wordGuard) !== false;
    if (possible === atoms.length && (word === null || wordPossible)) return value;
    const cases = new Cases(this.values);
    guards.forEach((guard, i) => {
      if (this.settle(guard) !== false) cases.add(guard, atoms[i]);
    });
    if (wordPossible) cases.addWord(wordGuard, word);
    return cases.empty ? value : cases.build();
  }

  /** A value fixed to one case, which is the policy's business if there are several. */
  fix(this: Machine, value: Value): Atom {
    const narrowed = this.narrow(value);
    return narrowed instanceof Union ? this.policy.concretize(this, narrowed) : narrowed;
  }

  tooManyCases(this: Machine, operation: string, count: number): never {
    throw new Refusal(tooManyCases(operation, count, this.here()));
  }

  /** The shape of an object, fixed if it is symbolic. */
  shapeOf(this: Machine, object: HeapObject): Shape {
    const shape = this.heap.shape(object);
    if (shape instanceof Shape) return shape;
    const cases = shapeCases(shape);
    return cases[this.choose(cases.map((one) => one.guard))]!.shape;
  }

  /** Which of several disjoint, together exhaustive guards holds: the policy's business if it is not settled. */
  choose(this: Machine, guards: readonly Bit[]): number {
    const settled = guards.findIndex((guard) => this.settle(guard) === true);
    if (settled >= 0) return settled;
    const possible = [...guards.keys()].filter((i) => this.settle(guards[i]!) !== false);
    if (possible.length === 1) return possible[0]!;
    const choice = this.policy.choose(
      this,
      possible.map((i) => guards[i]!),
    );
    if (choice === BOTH) throw new Split(possible.map((i) => guards[i]!));
    return possible[choice]!;
  }

  elementOrUndefined(this: Machine, array: HeapObject, index: number): Value {
    const element = this.heap.elementAt(array, index);
    if (!(element instanceof Union)) return element === ABSENT ? undefined : element;
    const absent = element.guardOf(ABSENT);
    return absent === FALSE ? element : this.values.ite(absent, undefined, withoutAbsent(this, element));
  }
}

/**
 * Fields that no domain covers hold in every state what running the code put there: the same primitive, the same object that was there
 * before the code ran, or one that the code made, such as a closure over `this`. Something else is *as made* if it could be what another run of
 * the same code made: the same structure all the way, where what the one run made corresponds one to one to what the other made, and
 * everything older is the very same. Of closures that is the same expression over variables that are as made; of bound functions the
 * same target, receiver and arguments; of regular expressions the same text.
 */

import { Bound, Closure, functionData } from '../../eval/index.js';
import { FALSE, TRUE, type Bit } from '../../formula/index.js';
import { Accessor, Cell, HeapObject, unlogged } from '../../heap/index.js';
import { Reference, equal, type Atom, type Value, type Values } from '../../value/index.js';

/** What can be made anew, and told from what is like it. */
export type Thing = Reference | symbol;

export class Likeness {
  private readonly counterparts = new Map<Atom, Atom>();
  private readonly originals = new Map<Atom, Atom>();

  constructor(
    private readonly values: Values,
    /** Whether what is looked at was made by the run that made the value. */
    private readonly isNew: (thing: Thing) => boolean,
    /** Whether the model's part was made by the run that made the model, and for it alone. */
    private readonly isMade: (thing: Thing) => boolean,
  ) {}

  /** Says which things correspond to begin with, such as the objects that the fields belong to. */
  pair(one: Atom, model: Atom): void {
    this.counterparts.set(one, model);
    this.originals.set(model, one);
  }

  /** Everything that was found to correspond to something that the model has for itself. */
  readonly claimed: Thing[] = [];

  /** Where a value is as the model. @requires the model is concrete */
  of(value: Value, model: Value): Bit {
    const isOwn = isThing(model) && (this.isMade(model) || this.originals.has(model));
    if (!isOwn) return equal(this.values, 'sameValue', value, model);
    const { atoms, guards } = this.values.view(value);
    return this.values.circuit.orAll(
      guards.map((guard, i) => (guard === FALSE ? FALSE : this.values.circuit.and(guard, this.atom(atoms[i], model)))),
    );
  }

  private atom(one: Atom, model: Atom): Bit {
    if (this.counterparts.has(one) || this.originals.has(model)) {
      return this.counterparts.get(one) === model ? TRUE : FALSE;
    }
    if (!isThing(one) || !this.isNew(one)) return FALSE;
    this.pair(one, model);
    this.claimed.push(one);
    if (typeof one === 'symbol') {
      return typeof model === 'symbol' && one.description === model.description ? TRUE : FALSE;
    }
    if (one instanceof Cell)
      return model instanceof Cell ? this.of(unlogged.internal(one), unlogged.internal(model)) : FALSE;
    if (one instanceof Accessor) {
      return model instanceof Accessor ? this.all([one.get, one.set], [model.get, model.set]) : FALSE;
    }
    return one instanceof HeapObject && model instanceof HeapObject ? this.object(one, model) : FALSE;
  }

  private object(one: HeapObject, model: HeapObject): Bit {
    if (one.kind !== model.kind || unlogged.shape(one) !== unlogged.shape(model) || !this.hasSameNature(one, model))
      return FALSE;
    return this.values.circuit.andAll([
      one.kind === 'function' ? this.callable(one, model) : TRUE,
      this.of(unlogged.length(one), unlogged.length(model)),
      this.of(unlogged.internal(one), unlogged.internal(model)),
      this.all(unlogged.slots(one), unlogged.slots(model)),
      this.all(unlogged.elements(one), unlogged.elements(model)),
    ]);
  }

  /** What is not content but never changes; of functions see below. */
  private hasSameNature(one: HeapObject, model: HeapObject): boolean {
    if (one.kind === 'function' || Object.is(one.data, model.data)) return true;
    if (one.kind === 'regexp') return String(one.data) === String(model.data);
    return one.kind === 'typed' || one.kind === 'dataView'
      ? JSON.stringify(one.data) === JSON.stringify(model.data)
      : false;
  }

  private callable(one: HeapObject, model: HeapObject): Bit {
    const [a, b] = [functionData(one), functionData(model)];
    if (a instanceof Closure && b instanceof Closure && a.source === b.source) return this.all(a.captures, b.captures);
    if (a instanceof Bound && b instanceof Bound) {
      return this.all([a.target, a.receiver, ...a.actuals], [b.target, b.receiver, ...b.actuals]);
    }
    return a === b ? TRUE : FALSE;
  }

  private all(one: readonly Value[], model: readonly Value[]): Bit {
    if (one.length !== model.length) return FALSE;
    return this.values.circuit.andAll(one.map((value, i) => this.of(value, model[i])));
  }
}

/** Everything that values lead to through closures, variables, accessors and fields, without entering some. */
export function reachedFrom(values: Iterable<Value>, isEnd: (thing: Thing) => boolean): ReadonlySet<Thing> {
  const found = new Set<Thing>();
  const add = (value: Value): void => {
    if (isThing(value)) found.add(value);
  };
  for (const value of values) add(value);
  for (const one of found) {
    if (isEnd(one)) continue;
    if (one instanceof Cell) add(unlogged.internal(one));
    else if (one instanceof Accessor) [one.get, one.set].forEach(add);
    else if (one instanceof HeapObject) {
      [...unlogged.slots(one), ...unlogged.elements(one), unlogged.internal(one)].forEach(add);
      if (one.kind !== 'function') continue;
      const data = functionData(one);
      if (data instanceof Closure) data.captures.forEach(add);
      else if (data instanceof Bound) [data.target, data.receiver, ...data.actuals].forEach(add);
    }
  }
  return found;
}

function isThing(value: Value): value is Thing {
  return value instanceof Reference || typeof value === 'symbol';
}

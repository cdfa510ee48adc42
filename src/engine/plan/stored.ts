/**
 * Which arguments are kept where. Plain JavaScript does not say what the elements of `this.items = []` are, but its operations do: they are
 * called a few times with arguments that can be told from anything else, and what is found in the state afterwards was put there. So
 * a field, or the elements of an array, of which no type says anything, take the domain of the arguments that end up in them.
 *
 * It is a guess about what the spec means, not about what the code does: wherever other values are stored, the operation is not closed, as
 * ever. All calls are undone.
 */

import { Refusal } from '../../base/diagnostic.js';
import { Path, call, type Machine } from '../../eval/index.js';
import { HeapObject, entriesOf, unlogged, type Key } from '../../heap/index.js';
import type { Bound, OperationBounds } from '../../spec/bounds.js';
import { alternatives } from '../../spec/parts.js';
import type { Value } from '../../value/index.js';
import type { Beginning } from '../symbolic/handles.js';
import { eitherOf } from './bound-tools.js';
import type { GivenTable } from './given.js';
import { ownFields, shapeOf } from './reading.js';

/** What a field holds of arguments: itself, as elements of arrays and sets and values of maps, as keys of maps. */
export interface Stored {
  readonly direct: Bound | null;
  readonly inside: Bound | null;
  readonly keys: Bound | null;
}

export const NOTHING_STORED: Stored = { direct: null, inside: null, keys: null };

/** @param prototype of the class whose objects have the field */
export type StoredIn = (prototype: HeapObject, key: Key) => Stored;

interface Operation {
  readonly call: HeapObject;
  readonly arguments: readonly Bound[];
  readonly next: OperationBounds['next'];
}

/** Every operation is called so often from each way to begin: the first call may find nothing to put something into. */
const ROUNDS = 3;

/** Asked for at the first field that needs it. @requires nothing records when that is */
export function storedBy(
  machine: Machine,
  beginnings: readonly Beginning[],
  operations: readonly Operation[],
  given: Pick<GivenTable, 'sample'>,
): StoredIn {
  let found: ReadonlyMap<HeapObject, ReadonlyMap<Key, Places>> | null = null;
  return (prototype, key) => {
    found ??= new Marking(machine, given).found(beginnings, operations);
    const places = found.get(prototype)?.get(key);
    if (places === undefined) return NOTHING_STORED;
    const one = (bounds: readonly Bound[]): Bound | null => (bounds.length === 0 ? null : eitherOf(bounds));
    return { direct: one(places.direct), inside: one(places.inside), keys: one(places.keys) };
  };
}

type Places = Record<keyof Stored, Bound[]>;

class Marking {
  private readonly bounds = new Map<Value, Bound>();

  constructor(
    private readonly machine: Machine,
    private readonly given: Pick<GivenTable, 'sample'>,
  ) {}

  found(beginnings: readonly Beginning[], operations: readonly Operation[]): ReadonlyMap<HeapObject, Map<Key, Places>> {
    const found = new Map<HeapObject, Map<Key, Places>>();
    const { heap } = this.machine;
    heap.record();
    try {
      for (const { again } of beginnings) {
        let state = again();
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const one of operations) {
            state = this.after(one, state);
            this.look(state, found);
          }
        }
      }
    } finally {
      heap.discard();
    }
    return found;
  }

  /** The state after a call; the same if there is no other. */
  private after({ call: callee, arguments: bounds, next }: Operation, state: Value): Value {
    const actuals = bounds.map((bound) => this.marked(bound));
    if (actuals.includes(NONE)) return state;
    const { machine } = this;
    const given = machine.realm.array(actuals as Value[]);
    try {
      const { normal } = machine.execute(Path.start, (to) => call(machine, callee, undefined, [state, given], to));
      return next === 'result' && normal !== null ? normal.value : state;
    } catch (problem) {
      // what cannot be run with these arguments tells nothing
      if (!(problem instanceof Refusal)) throw problem;
      return state;
    }
  }

  /** A value like those of the bound that stands nowhere else; of truth values there are none. */
  private marked(bound: Bound): Value | typeof NONE {
    const count = this.bounds.size;
    for (const one of alternatives(bound)) {
      if (one.kind === 'boolean') return true;
      if (one.kind === 'given') {
        const value = this.given.sample(one.members[0]!);
        if (value === null) continue;
        this.bounds.set(value, bound);
        return value;
      }
      const [example] = one.kind === 'choice' ? one.members.filter((member) => member !== null) : [];
      const highest = one.kind === 'integer' ? one.hi : typeof example === 'number' ? example : null;
      if (highest === null && typeof example !== 'string') continue;
      const mark = highest === null ? `argument ${count}` : highest + 11 + 7 * count;
      this.bounds.set(mark, bound);
      return mark;
    }
    return NONE;
  }

  private look(state: Value, found: Map<HeapObject, Map<Key, Places>>): void {
    const waiting: Value[] = [state];
    const seen = new Set<Value>();
    for (const object of waiting) {
      if (!(object instanceof HeapObject) || seen.has(object) || object.kind === 'function') continue;
      seen.add(object);
      waiting.push(...unlogged.slots(object), ...unlogged.elements(object));
      const { prototype } = shapeOf(object);
      if (object.kind !== 'object' || prototype === null) continue;
      const fields = found.get(prototype) ?? new Map<Key, Places>();
      found.set(prototype, fields);
      for (const { key } of ownFields(object)) {
        const places = fields.get(key) ?? { direct: [], inside: [], keys: [] };
        fields.set(key, places);
        this.note(places, unlogged.slots(object)[shapeOf(object).find(key)!.index]);
      }
    }
  }

  private note(places: Places, content: Value): void {
    const note = (kind: keyof Stored, value: Value): void => {
      const bound = this.bounds.get(value);
      if (bound !== undefined) places[kind].push(bound);
    };
    note('direct', content);
    if (!(content instanceof HeapObject)) return;
    if (content.kind === 'array') for (const element of unlogged.elements(content)) note('inside', element);
    if (content.kind !== 'map' && content.kind !== 'set') return;
    for (const { key, value } of entriesOf(content)) {
      note(content.kind === 'map' ? 'keys' : 'inside', key);
      if (content.kind === 'map') note('inside', value);
    }
  }
}

/** No value of a bound can be made here. */
const NONE = Symbol('none');

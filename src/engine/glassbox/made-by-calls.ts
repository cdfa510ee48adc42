/**
 * Trees in states that calls make. Where no valid state with few objects has a field lead anywhere, as with the children of a B-tree's nodes,
 * which are none or at least two, looking at all states of that size shows nothing of it. So operations are called one after
 * another, from the ways to begin on, with arguments inside the bounds, and the states that satisfy the invariant are looked at. What is called
 * comes from a fixed sequence of numbers, so that every machine sees the same. All of it is undone.
 */

import { Path, call, type Machine } from '../../eval/index.js';
import { HeapObject, Shape, entriesOf, unlogged } from '../../heap/index.js';
import type { Bound, TypeId } from '../../spec/bounds.js';
import { alternatives, mentionsTree } from '../../spec/parts.js';
import type { Value } from '../../value/index.js';
import type { TypeHandle } from '../symbolic/handles.js';
import type { Cast } from '../symbolic/cast.js';

/** From each way to begin so many times, and so many calls each time. */
const ROUNDS = 6;
const CALLS = 24;
/** Of an argument, so many values at most. */
const MOST_VALUES = 16;

/** A field, as `type.field`, that leads to an object. */
interface Edge {
  readonly field: string;
  readonly to: HeapObject;
}

/**
 * Those of the fields that lead somewhere in a state that has other tree fields which do, and in no state to where another one does.
 * @param trees what is taken for trees otherwise @requires nothing records
 */
export function treesMadeByCalls(
  cast: Cast,
  trees: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  const states = new Calls(cast).states();
  const owned = cast.bounds.types.flatMap(({ id, fields }) =>
    fields.filter(({ bound }) => mentionsTree(bound)).map(({ name }) => `${id}.${name}`),
  );
  const known = new Set([...owned, ...[...trees].filter((field) => !asked.has(field))]);
  const edgesOf = (fields: ReadonlySet<string>): readonly (readonly Edge[])[] =>
    states.map((state) => state.filter(({ field }) => fields.has(field)));
  const meet = (edges: readonly Edge[]): boolean => new Set(edges.map(({ to }) => to)).size < edges.length;
  for (const field of asked) if (!edgesOf(new Set([...known, field])).some(meet)) known.add(field);
  // an object that only other fields lead to would have no place
  const led = edgesOf(known).map((edges) => new Set(edges.map(({ to }) => to)));
  if (states.some((edges, index) => edges.some(({ to }) => !led[index]!.has(to)))) return new Set();
  const beside = edgesOf(known).filter((edges) => edges.length > 1);
  return new Set(
    [...asked].filter((one) => known.has(one) && beside.some((edges) => edges.some(({ field }) => field === one))),
  );
}

class Calls {
  private readonly machine: Machine;
  private readonly byPrototype: ReadonlyMap<HeapObject, readonly [TypeId, TypeHandle]>;
  private seed = 1;

  constructor(private readonly cast: Cast) {
    this.machine = cast.machine;
    const classes = [...cast.handles.types].filter(([, handle]) => handle.class !== null);
    this.byPrototype = new Map(classes.map((entry) => [entry[1].prototype, entry]));
  }

  /** The edges of each valid state. */
  states(): readonly (readonly Edge[])[] {
    const { heap } = this.machine;
    const { beginnings } = this.cast.handles;
    heap.record();
    try {
      return beginnings.flatMap(({ again }) =>
        Array.from({ length: ROUNDS }, (_, round) => this.round(again(), round)).flat(),
      );
    } finally {
      heap.discard();
    }
  }

  /** One operation is called more often than the others, a different one in each round, so that what grows becomes large. */
  private round(begun: Value, round: number): readonly (readonly Edge[])[] {
    const { operations } = this.cast.handles;
    const states: (readonly Edge[])[] = [];
    let state = begun;
    for (let count = 0; count < CALLS && operations.length > 0; count += 1) {
      const at = this.draw(2) === 0 ? round % operations.length : this.draw(operations.length);
      const after = this.called(state, at);
      if (after === null) continue;
      if ('thrown' in after) break;
      state = after.state;
      if (this.isValid(state)) states.push(this.edgesOf(state));
    }
    return states;
  }

  /** What an operation leaves; null if it is not to be called, or not with arguments that are known here. */
  private called(state: Value, at: number): { readonly state: Value } | { readonly thrown: true } | null {
    const { call: callee, precondition } = this.cast.handles.operations[at]!;
    const { arguments: bounds, next } = this.cast.bounds.operations[at]!;
    const values = bounds.map(valuesOf);
    if (values.some((some) => some.length === 0)) return null;
    const actuals = this.machine.realm.array(values.map((some) => some[this.draw(some.length)]));
    if (precondition !== null && this.call(precondition, [state, actuals])?.value !== true) return null;
    const result = this.call(callee, [state, actuals]);
    if (result === null) return { thrown: true };
    return { state: next === 'result' ? result.value : state };
  }

  private isValid(state: Value): boolean {
    const { invariant } = this.cast.handles;
    return invariant === null || this.call(invariant, [state])?.value === true;
  }

  /** Null if it throws. */
  private call(callee: HeapObject, actuals: readonly Value[]): { readonly value: Value } | null {
    const { machine } = this;
    const { normal } = machine.execute(Path.start, (register) => call(machine, callee, undefined, actuals, register));
    return normal === null ? null : { value: normal.value };
  }

  private edgesOf(state: Value): readonly Edge[] {
    const edges: Edge[] = [];
    const waiting: HeapObject[] = state instanceof HeapObject ? [state] : [];
    const met = new Set(waiting);
    const follow = (field: string, value: Value): void => {
      if (!(value instanceof HeapObject)) return;
      if (this.entryOf(value) !== undefined) {
        edges.push({ field, to: value });
        if (!met.has(value)) waiting.push(value);
        met.add(value);
      } else if (value.kind === 'array') for (const one of unlogged.elements(value)) follow(field, one);
      else if (value.kind === 'map')
        for (const { value: one, present } of entriesOf(value)) if (present === true) follow(field, one);
    };
    for (const object of waiting) {
      const [id, { keys }] = this.entryOf(object) ?? ['', { keys: new Map<string, string>() }];
      const shape = unlogged.shape(object) as Shape;
      for (const [name, key] of keys) {
        const property = shape.find(key);
        if (property !== undefined) follow(`${id}.${name}`, unlogged.slots(object)[property.index]);
      }
    }
    return edges;
  }

  private entryOf(object: HeapObject): readonly [TypeId, TypeHandle] | undefined {
    const shape = unlogged.shape(object);
    return shape instanceof Shape && shape.prototype !== null ? this.byPrototype.get(shape.prototype) : undefined;
  }

  /** One of 0 … n−1, from the minimal standard generator of Park and Miller. */
  private draw(n: number): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return Math.floor((this.seed / 2147483647) * n);
  }
}

/** Some primitives that an argument may be. */
function valuesOf(bound: Bound): readonly Value[] {
  return alternatives(bound).flatMap((one): readonly Value[] => {
    if (one.kind === 'boolean') return [false, true];
    if (one.kind === 'choice') return one.members;
    if (one.kind !== 'integer') return [];
    return Array.from({ length: Math.min(MOST_VALUES, one.hi - one.lo + 1) }, (_, index) => one.lo + index);
  });
}

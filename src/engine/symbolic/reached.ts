/**
 * What can be reached from some values in the running state, with the condition for each object. Values never change, so what is found here still
 * tells in the end, under one assignment, by which way an object was reached then. Fields, elements and entries are ways.
 */

import { FALSE, TRUE, type Assignment, type Bit } from '../../formula/index.js';
import { HeapObject, entriesOf, isPresent, shapeCases, unlogged, type Heap } from '../../heap/index.js';
import { atomUnder, referencesOf } from '../../space/index.js';
import type { Way, WayStep } from '../../spec/decided.js';
import { ordered, type Value } from '../../value/index.js';

interface Step {
  /** Of an entry of a map or set: its slot. */
  readonly key: Exclude<WayStep, object> | { readonly slot: number; readonly part: 'key' | 'value' };
  readonly value: Value;
  /** Where it is there. */
  readonly when: Bit;
}

export class Reached {
  /** In the order in which they were found; arrays among them. */
  readonly objects: readonly HeapObject[];
  private readonly steps = new Map<HeapObject, readonly Step[]>();
  private readonly where = new Map<HeapObject, Bit>();

  constructor(
    private readonly heap: Heap,
    private readonly roots: readonly Value[],
  ) {
    const { circuit } = heap.values;
    const found = new Set<HeapObject>();
    const meet = (value: Value): void => {
      for (const { object } of referencesOf(value)) if (isLookedInto(object)) found.add(object);
    };
    roots.forEach(meet);
    for (const object of found) {
      const steps = this.stepsFrom(object);
      this.steps.set(object, steps);
      for (const { value } of steps) meet(value);
    }
    this.objects = [...found];
    const add = (value: Value, when: Bit): boolean => {
      let changed = false;
      for (const { object, guard } of referencesOf(value)) {
        if (!found.has(object)) continue;
        const before = this.when(object);
        const after = circuit.or(before, circuit.and(when, guard));
        if (after !== before) changed = true;
        this.where.set(object, after);
      }
      return changed;
    };
    for (const root of roots) add(root, TRUE);
    // no way has more steps than there are objects
    for (let round = 0, more = true; more && round <= found.size; round += 1) {
      more = false;
      for (const object of found)
        for (const { value, when } of this.steps.get(object)!)
          if (add(value, circuit.and(this.when(object), when))) more = true;
    }
  }

  /** Where an object can be reached. */
  when(object: HeapObject): Bit {
    return this.where.get(object) ?? FALSE;
  }

  private stepsFrom(object: HeapObject): readonly Step[] {
    const { values } = this.heap;
    const fields = shapeCases(unlogged.shape(object)).flatMap(({ shape, guard }) =>
      shape.keys().flatMap((key): readonly Step[] => {
        const { index } = shape.find(key)!;
        return typeof key === 'string' ? [{ key, value: unlogged.slots(object)[index], when: guard }] : [];
      }),
    );
    if (object.kind === 'map' || object.kind === 'set') return [...fields, ...this.entriesOf(object)];
    if (object.kind !== 'array') return fields;
    const length = unlogged.length(object);
    const elements = unlogged.elements(object).map((value, key) => ({
      key,
      value,
      when: ordered(values, '<', key, length),
    }));
    return [...fields, ...elements];
  }

  private entriesOf(object: HeapObject): readonly Step[] {
    return entriesOf(object).flatMap(({ slot, key, value }): readonly Step[] => {
      const when = isPresent(this.heap.values, object, slot);
      if (when === FALSE) return [];
      const entry: Step = { key: { slot, part: 'key' }, value: key, when };
      return object.kind === 'set' ? [entry] : [entry, { key: { slot, part: 'value' }, value, when }];
    });
  }

  /** A step as somebody takes who sees no slots. */
  private taken(object: HeapObject, { key }: Step, assignment: Assignment): WayStep {
    if (typeof key !== 'object') return key;
    const before = this.steps
      .get(object)!
      .filter(
        (one) =>
          typeof one.key === 'object' &&
          one.key.part === 'key' &&
          one.key.slot < key.slot &&
          assignment.value(one.when),
      );
    return { entry: before.length, part: key.part };
  }

  /** By which ways objects are reached under an assignment. */
  waysUnder(assignment: Assignment): ReadonlyMap<HeapObject, Way> {
    const { values } = this.heap;
    const ways = new Map<HeapObject, Way>();
    const waiting: HeapObject[] = [];
    const meet = (value: Value, way: Way): void => {
      const atom = atomUnder(values, value, assignment);
      if (!(atom instanceof HeapObject) || !isLookedInto(atom) || ways.has(atom)) return;
      ways.set(atom, way);
      waiting.push(atom);
    };
    this.roots.forEach((value, root) => meet(value, { root, steps: [] }));
    for (const object of waiting) {
      const { root, steps } = ways.get(object)!;
      for (const step of this.steps.get(object) ?? [])
        if (assignment.value(step.when))
          meet(step.value, { root, steps: [...steps, this.taken(object, step, assignment)] });
    }
    return ways;
  }
}

function isLookedInto({ kind }: HeapObject): boolean {
  return kind === 'object' || kind === 'array' || kind === 'map' || kind === 'set';
}

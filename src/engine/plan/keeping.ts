/**
 * What states have of an initial one besides what the bounds say: fields that keep what the code put there, and what is frozen. Engines make
 * the objects of a state by running that code again (see `kept` in spec/bounds.ts). That is right only under conditions, which are
 * found out here by running it several times and comparing what it makes:
 *
 * - All ways to begin, with whatever arguments, make the same; a closure over an argument is not the same.
 * - Where an object has no counterpart in the initial state, all objects of its class that are seen keep the same.
 * - What is kept leads only to objects of the state that are made anew with it, and shares nothing with other objects of the state that
 *   is not.
 *
 * Otherwise the check is refused: it would be about one of several kinds of states only, or about states that do not hang together.
 */

import { Refusal } from '../../base/diagnostic.js';
import { keptLeadsAway, keptVaries } from '../../base/messages.js';
import { TRUE } from '../../formula/index.js';
import { HeapObject, unlogged } from '../../heap/index.js';
import { type ArgumentBounds, type Bound, type Sample, type TypeBounds, type TypeId } from '../../spec/bounds.js';
import type { Primitive } from '../../spec/domains.js';
import type { Value } from '../../value/index.js';
import { Likeness, reachedFrom, type Thing } from '../symbolic/kept.js';
import type { Beginning } from '../symbolic/handles.js';
import { elementsOf, ownFields, shapeOf, spanOf, tryConstruct } from './reading.js';
import { Cover, StateWalk, fieldOf, firstInstance, isInstance, keptNames, slotIn } from './state-walk.js';
import type { PlannedStates, PlannedType, StateContext } from './states.js';

export interface Keeping {
  readonly keeps: boolean;
  /** Only of classes of which there is something to keep. */
  readonly kept: ReadonlyMap<TypeId, { readonly make: () => HeapObject; readonly isUniform: boolean }>;
  readonly types: readonly TypeBounds[];
}

/** How many states and objects are made to compare what they keep. */
const COMPARED = 16;

/** One or more states and the identities of what making them made. */
interface Run {
  readonly subjects: readonly Value[];
  readonly since: number;
  readonly until: number;
}

interface Specimen {
  readonly object: HeapObject;
  readonly run: Run;
}

/** @param given what operations and constructors take, which may be objects of the types, too */
export function planKeeping(
  states: PlannedStates,
  subject: Bound | null,
  given: readonly ArgumentBounds[],
  beginnings: readonly Beginning[],
  context: StateContext,
): Keeping {
  const bounds = states.types.map((type) => type.bounds);
  const survey = new Survey(states.types, beginnings, context);
  const keepers = states.types.filter((type) => survey.isKeeper(type));
  const first = subject === null ? undefined : beginnings[0]?.subject;
  if (keepers.length === 0 && !survey.hasSealed(first, subject))
    return { keeps: false, kept: new Map(), types: bounds };
  const uniform = subject === null ? new Set(keepers) : survey.compare(subject, keepers);
  const uncovered = survey.requireOwn(
    subject,
    given.flatMap((one) => one.arguments),
    keepers,
  );
  for (const type of uncovered)
    if (!uniform.has(type)) survey.refuseVarying(type, `objects of ${type.draft.name} differ`);
  const made = keepers.map(
    (type) => [type.draft.id, { make: () => survey.make(type).object, isUniform: uniform.has(type) }] as const,
  );
  return {
    keeps: true,
    kept: new Map(made),
    types: states.types.map((type) => {
      const samples = keepers.includes(type) ? survey.samplesFor(type) : null;
      return samples === null ? type.bounds : { ...type.bounds, made: samples };
    }),
  };
}

class Survey {
  private readonly walk: StateWalk;

  constructor(
    private readonly types: readonly PlannedType[],
    private readonly beginnings: readonly Beginning[],
    private readonly context: StateContext,
  ) {
    this.walk = new StateWalk(types);
  }

  /** Whether the objects of a class have something that no bound speaks of. */
  isKeeper(type: PlannedType): boolean {
    if (type.example === null) return false;
    if (type.bounds.fields.some(({ bound }) => bound.kind === 'kept')) return true;
    return type.bounds.fields.some(({ name, bound }) => this.hasSealed(fieldOf(type, type.example!, name), bound));
  }

  /** Whether an array, a map, a set or a plain object in a state is frozen, sealed or cannot be extended. */
  hasSealed(value: Value, bound: Bound | null): boolean {
    if (bound === null) return false;
    return [...this.walk.objectsIn(value, bound)].some(
      ([object, type]) => (type?.draft.class ?? null) === null && shapeOf(object).integrity !== 'open',
    );
  }

  /** The keepers all of whose objects keep the same. @throws Refusal if it depends on how a state begins */
  compare(subject: Bound, keepers: readonly PlannedType[]): ReadonlySet<PlannedType> {
    const runs = this.beginnings.map((one) => this.run(() => one.others().slice(0, COMPARED)));
    const uniform = new Set(keepers);
    for (const type of keepers) {
      const all = runs.flatMap((run) => run.subjects.flatMap((one) => this.specimens(one, subject, type, run)));
      const [first, ...others] = all.length > 0 ? all : this.constructed(type);
      if (first !== undefined && others.some((one) => this.difference(type, one, first) !== null)) uniform.delete(type);
    }
    const [canonical] = runs;
    for (const run of runs) {
      for (const one of run.subjects) {
        if (canonical !== undefined && uniform.size < keepers.length)
          this.comparePlaces(one, canonical.subjects[0], subject, run, canonical, uniform, new Set());
      }
    }
    return uniform;
  }

  /** Objects in the same place of two states. */
  private comparePlaces(
    one: Value,
    other: Value,
    bound: Bound,
    run: Run,
    canonical: Run,
    uniform: ReadonlySet<PlannedType>,
    seen: Set<HeapObject>,
  ): void {
    const type = this.walk.typeAt(one, bound);
    if (!(one instanceof HeapObject) || seen.has(one)) return;
    seen.add(one);
    if (type !== null && this.isKeeper(type) && !uniform.has(type)) {
      const hasPlace = other instanceof HeapObject && this.walk.typeAt(other, bound) === type;
      const field = hasPlace
        ? this.difference(type, { object: one, run }, { object: other, run: canonical })
        : keptNames(type)[0]!;
      if (field !== null) this.refuseVarying(type, 'the ways to begin differ, or the arguments', field);
    }
    for (const part of this.walk.partsOf(one, bound)) {
      const counterpart = other instanceof HeapObject ? part.of(other) : undefined;
      this.comparePlaces(part.of(one), counterpart, part.bound, run, canonical, uniform, seen);
    }
  }

  refuseVarying(type: PlannedType, where: string, field = keptNames(type)[0]): never {
    const { name, class: class_ } = type.draft;
    throw new Refusal(
      keptVaries(field === undefined ? name : `${name}.${field}`, where, class_ === null ? null : spanOf(class_)),
    );
  }

  /** The types of which some object has no counterpart in the initial state. @throws Refusal if what is kept leads away */
  requireOwn(
    subject: Bound | null,
    given: readonly Bound[],
    keepers: readonly PlannedType[],
  ): ReadonlySet<PlannedType> {
    const [first] = this.beginnings;
    const cover = new Cover(this.walk);
    if (first !== undefined && subject !== null) {
      const run = this.run(() => [first.again()]);
      cover.place(subject, run.subjects[0]);
      this.requireNear(run, subject, cover.adopted, cover.adopted, keepers);
    }
    for (const bound of given) cover.place(bound, undefined);
    const uncovered = new Set([...cover.uncovered].filter((type) => keepers.includes(type)));
    for (const type of uncovered) {
      const { object, run } = this.make(type);
      const own = new Cover(this.walk);
      own.place({ kind: 'tree', type: type.draft.id }, object);
      this.requireNear(run, subject, new Set([object]), own.adopted, keepers);
    }
    return uncovered;
  }

  /** What the objects keep is their own, or older than the run, or belongs to one that was taken over together with them. */
  private requireNear(
    run: Run,
    subject: Bound | null,
    keeping: ReadonlySet<HeapObject>,
    adopted: ReadonlySet<HeapObject>,
    keepers: readonly PlannedType[],
  ): void {
    const inState = new Map(subject === null ? [] : this.walk.objectsIn(run.subjects[0], subject));
    const isEnd = (one: Thing): boolean =>
      this.age(one) < run.since || (one instanceof HeapObject && inState.has(one)) || adopted.has(one as HeapObject);
    const reached = (object: HeapObject, type: PlannedType, name: string): ReadonlySet<Thing> =>
      reachedFrom([slotIn(type, object, name)], isEnd);
    const strangers = new Set<Thing>();
    for (const [object, type] of inState) {
      if (adopted.has(object) || type === null || !keepers.includes(type)) continue;
      for (const name of keptNames(type))
        for (const one of reached(object, type, name)) if (this.age(one) >= run.since) strangers.add(one);
    }
    for (const object of keeping) {
      const type = this.types.find((one) => keepers.includes(one) && isInstance(one, object));
      for (const name of type === undefined ? [] : keptNames(type)) {
        for (const one of reached(object, type!, name)) {
          const isAway = inState.has(one as HeapObject) && !adopted.has(one as HeapObject);
          if (isAway || strangers.has(one)) {
            const class_ = this.types.find((other) => one instanceof HeapObject && isInstance(other, one))?.draft.name;
            const what = class_ === undefined ? 'something that another object has' : `an object of ${class_}`;
            throw new Refusal(keptLeadsAway(`${type!.draft.name}.${name}`, what, spanOf(type!.draft.class)));
          }
        }
      }
    }
  }

  /** Another object of a class, as the first that an initial state has, else constructed. */
  make(type: PlannedType): Specimen {
    const actuals = this.context.examples.argumentsFor(type.draft.class!);
    const since = this.context.machine.heap.upcomingId;
    const specimen = (object: HeapObject, subject: Value): Specimen => ({
      object,
      run: { subjects: [subject], since, until: this.context.machine.heap.upcomingId },
    });
    if (actuals === null) {
      for (const one of this.beginnings) {
        const subject = one.again();
        const object = firstInstance(type, subject);
        if (object !== null) return specimen(object, subject);
      }
    }
    const attempt = tryConstruct(this.context.machine, type.draft.class!, actuals?.[0] ?? []);
    if (!('made' in attempt)) throw new Error(`${type.draft.name} was made before: ${attempt.problem}`);
    return specimen(attempt.made, attempt.made);
  }

  /** What real engines construct an object with; null if an initial state has one, or there is no form for the arguments. */
  samplesFor(type: PlannedType): readonly Sample[] | null {
    const [actuals] = this.context.examples.argumentsFor(type.draft.class!) ?? [];
    const samples = actuals?.map((one) => sampleOf(one, this.context));
    return samples === undefined || samples.includes(null) ? null : (samples as Sample[]);
  }

  private age(thing: Thing): number {
    return this.context.machine.heap.ageOf(thing);
  }

  // --- comparing -------------------------------------------------------------------------------------------

  private run(make: () => readonly Value[]): Run {
    const { heap } = this.context.machine;
    const since = heap.upcomingId;
    const subjects = make();
    return { subjects, since, until: heap.upcomingId };
  }

  private specimens(value: Value, bound: Bound, type: PlannedType, run: Run): Specimen[] {
    return [...this.walk.objectsIn(value, bound)]
      .filter(([, one]) => one === type)
      .map(([object]) => ({ object, run }));
  }

  private constructed(type: PlannedType): Specimen[] {
    const all = (this.context.examples.argumentsFor(type.draft.class!) ?? []).slice(0, COMPARED);
    return all.flatMap((actuals) => {
      const { heap } = this.context.machine;
      const since = heap.upcomingId;
      const attempt = tryConstruct(this.context.machine, type.draft.class!, actuals);
      if (!('made' in attempt)) return [];
      return [{ object: attempt.made, run: { subjects: [attempt.made], since, until: heap.upcomingId } }];
    });
  }

  /** The first field in which two objects keep something different; null if there is none. */
  private difference(type: PlannedType, one: Specimen, model: Specimen): string | null {
    const within =
      ({ run }: Specimen) =>
      (made: Thing) =>
        this.age(made) >= run.since && this.age(made) < run.until;
    const likeness = new Likeness(this.context.machine.values, within(one), within(model));
    likeness.pair(one.object, model.object);
    for (const { name, bound } of type.bounds.fields) {
      const [a, b] = [slotIn(type, one.object, name), slotIn(type, model.object, name)];
      if (bound.kind !== 'kept' && a instanceof HeapObject && b instanceof HeapObject) likeness.pair(a, b);
    }
    return (
      keptNames(type).find(
        (name) => likeness.of(slotIn(type, one.object, name), slotIn(type, model.object, name)) !== TRUE,
      ) ?? null
    );
  }
}

function sampleOf(value: Value, context: StateContext): Sample | null {
  if (!(value instanceof HeapObject)) return { kind: 'primitive', value: value as Primitive };
  if (value.kind === 'map' || value.kind === 'set') return unlogged.internal(value) === 0 ? { kind: value.kind } : null;
  if (value.kind === 'array') {
    const elements = elementsOf(value).map((one) => sampleOf(one, context));
    return elements.includes(null) ? null : { kind: 'array', elements: elements as Sample[] };
  }
  if (value.kind !== 'object' || shapeOf(value).prototype !== context.machine.realm.objectPrototype) return null;
  const fields = ownFields(value).map(({ name, key }) => {
    return [name, sampleOf(unlogged.slots(value)[shapeOf(value).find(key)!.index], context)] as const;
  });
  return fields.some(([, one]) => one === null) ? null : { kind: 'record', fields: fields as [string, Sample][] };
}

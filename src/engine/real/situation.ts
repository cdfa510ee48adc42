/** Everything a request is about: the loaded check, its bounds, and how states of it begin. */

import type { Goal } from '../../base/goal.js';
import { callText, type Called } from '../../base/called.js';
import type { BeginningBounds, Bound, Bounds, TypeId } from '../../spec/bounds.js';
import { mapObjects } from '../plan/bound-tools.js';
import type { Built } from './build.js';
import { givenValues, type GivenValues } from './given.js';
import type { LoadedCheck } from './load.js';
import type { Deciding } from './open-calls.js';
import { isTransparent, reachableFrom } from './objects.js';
import type { Constructor, Registry } from './registry.js';
import { Types } from './typed.js';

/** One way to make an initial state. */
export interface Way {
  readonly goal: Goal;
  readonly parameters: readonly Bound[];
  readonly begin: (actuals: readonly unknown[]) => unknown;
  readonly callee: Called;
  /** The call as a person would write it. */
  readonly text: (actuals: readonly string[]) => string;
}

export interface Situation extends LoadedCheck {
  readonly bounds: Bounds;
  readonly types: Types;
  /** The same with references instead of trees that were only observed. */
  readonly promisedTypes: Types;
  readonly given: GivenValues;
  /** As in the bounds. */
  readonly ways: readonly Way[];
  /** A fresh initial state, of which fields without a domain keep their values. */
  readonly initial: () => unknown;
  /** One fresh state for each way to begin that succeeds. */
  readonly states: () => Iterable<unknown>;
  /** Such a state, to compare with; undefined or null if there is none. */
  readonly sample: () => unknown;
  /** Makes the call that is judged, if somebody wants to see it. */
  readonly around?: (built: Built, body: () => unknown) => unknown;
  /** Decides what the call that is judged leaves open; left out: nobody does. */
  readonly decider?: Deciding;
  /** An object of the type in such a state, to compare with; null if there is none. */
  readonly example: (type: TypeId) => object | null;
}

function promised(bounds: Bounds): Bounds {
  const types = bounds.types.map((type) => ({
    ...type,
    fields: type.fields.map((field) =>
      field.origin === 'observed'
        ? { ...field, bound: mapObjects(field.bound, ({ type: id }) => ({ kind: 'reference', type: id })) }
        : field,
    ),
  }));
  return { ...bounds, types };
}

/** @param vectors all arguments of a way to begin; the initial state is made with the first that do */
export function situationOf(
  loaded: LoadedCheck,
  bounds: Bounds,
  vectors: (way: Way) => Iterable<readonly unknown[]>,
): Situation {
  const ways = waysToBegin(loaded, bounds);
  let problem = 'there is no way to begin';
  const begun = (way: Way): { readonly state: unknown } | null => {
    for (const actuals of vectors(way)) {
      try {
        return { state: way.begin(actuals) };
      } catch (error) {
        problem = String(error);
      }
    }
    return null;
  };
  const states = function* (): Generator<unknown, void> {
    for (const way of ways) {
      const made = begun(way);
      if (made !== null) yield made.state;
    }
  };
  const initial = (): unknown => {
    for (const state of states()) return state;
    throw new Error(`${loaded.registered.name} has no initial state to take fields from: ${problem}`);
  };
  const examples = new Map<TypeId, object | null>();
  /** Undefined as long as there is none: the first is made of arguments, which may ask for examples in turn. */
  let sample: unknown;
  let isUnderWay = false;
  const firstState = (): unknown => {
    isUnderWay = true;
    try {
      return initial();
    } catch {
      return null;
    } finally {
      isUnderWay = false;
    }
  };
  return {
    ...loaded,
    bounds,
    types: new Types(bounds, loaded.registry),
    promisedTypes: new Types(promised(bounds), loaded.registry),
    given: givenValues(loaded.check, bounds),
    ways,
    initial,
    states,
    sample: () => {
      if (sample === undefined && !isUnderWay) sample = firstState();
      return sample;
    },
    example: (type) => {
      let known = examples.get(type);
      if (known === undefined) {
        if (isUnderWay) return null;
        if (sample === undefined) sample = firstState();
        known = firstOf(type, sample, loaded.registry);
        examples.set(type, known);
      }
      return known;
    },
  };
}

function waysToBegin({ registered, check }: LoadedCheck, bounds: Bounds): Way[] {
  const target = registered.target as unknown as Constructor & Readonly<Record<string, (...all: unknown[]) => unknown>>;
  const beginBy = (callee: BeginningBounds['callee']): Way['begin'] => {
    switch (callee.kind) {
      case 'constructor':
        return (actuals) => new target(...actuals);
      case 'factory':
        return (actuals) => target[callee.name]!(...actuals);
      case 'initial':
        return () => check.initial![callee.index]!();
    }
  };
  return bounds.beginnings.map(({ name, callee, text, arguments: parameters }) => ({
    goal: { kind: 'beginning', name },
    parameters,
    begin: beginBy(callee),
    callee,
    text: (actuals) => text ?? callText(callee, '', actuals),
  }));
}

/** The first object of a type in a state; the state itself, if it is of that type. */
export function firstOf(type: string, state: unknown, registry: Registry): object | null {
  if (!isTransparent(state)) return null;
  return reachableFrom([state], registry).find((object) => registry.typeOf(object) === type) ?? null;
}

/**
 * A check at one scope as a symbolic heap: the space laid out, the arguments of one operation, a copy of the pre-state if a
 * postcondition wants one, and from these the problem that the search solves.
 */

import {
  ASSUME_FEASIBLE,
  defineOwn,
  functionData,
  type Closure as FunctionData,
  type MergeOptions,
} from '../../eval/index.js';
import { FALSE, not, type Assignment, type Bit } from '../../formula/index.js';
import { Accessor, HIDDEN, HeapObject, initialise, shapeCases, unlogged, type Target } from '../../heap/index.js';
import {
  SpaceBuilder,
  copyObjects,
  emptyArrays,
  minimise,
  momentUnder,
  referencesOf,
  type Actuals,
  type DecodedMoment,
  type Space,
} from '../../space/index.js';
import type { Given, Modifiable } from '../../spec/bounds.js';
import { promisesTrees } from '../../spec/parts.js';
import { ORIGINAL } from '../../spec/statements.js';
import { ABSENT, equal, type Atom, type Value } from '../../value/index.js';
import { callOf, internalOf, listOf, type Cast } from './cast.js';
import { choicesOf } from './choices.js';
import { claimsOf, claimsOfArguments } from './claims.js';
import { Closedness } from './closedness.js';
import { looksOf, sharedIn } from './looks.js';
import { Moulds } from './moulds.js';
import { reachedFrom, type Thing } from './kept.js';
import { predicate } from './invariant.js';
import type { Goal } from '../../base/goal.js';
import type { Spot } from '../../base/outside.js';
import type { Frame, Obligation, Problem, Written } from './problem.js';
import { listedBy, modifiable, type Listed } from './modifiable.js';
import { modified } from './modified.js';
import { openCalls } from './open-calls.js';
import { Treeness, type Sharing } from './treeness.js';

/** How far predicates are followed, and who says what is possible. */
type Limits = Partial<Pick<MergeOptions, 'nested' | 'feasible'>>;

export class World {
  readonly space: Space;
  private readonly builder: SpaceBuilder;
  private readonly moulds: Moulds;

  constructor(private readonly cast: Cast) {
    const { machine, bounds } = cast;
    this.moulds = new Moulds(machine, cast.handles, bounds.types);
    this.builder = new SpaceBuilder(machine.values, bounds, this.moulds);
    this.space = this.builder.build();
  }

  /** The valid states within the bounds; null if a limit was met. @requires nothing records, then and afterwards */
  valid(limits: Limits = {}): Bit | null {
    const { states, beyond } = this.validUpTo(limits);
    return beyond === FALSE ? states : null;
  }

  /** The valid states for which predicates end before a limit, and where they do not. @requires as above */
  validUpTo(limits: Limits): { readonly states: Bit; readonly beyond: Bit } {
    const { machine, bounds } = this.cast;
    const { circuit, heap } = machine;
    const options: MergeOptions = { rounds: roundsFor(bounds.scope), feasible: ASSUME_FEASIBLE, ...limits };
    const obligations = claimsOf(this.cast, this.space);
    heap.record();
    try {
      const judged = obligations.map(({ claim }) => predicate(machine, claim(this.space.subject), options));
      const beyond = circuit.orAll(judged.map((one) => one.beyond));
      const states = circuit.andAll([this.space.domains, not(beyond), ...judged.map(({ holds }) => holds)]);
      return { states, beyond };
    } finally {
      heap.discard();
    }
  }

  private operation(name: string, merge: (domains: Bit) => MergeOptions): PosedProblem {
    const { cast, space, builder } = this;
    const { machine, bounds } = cast;
    const { operations } = cast.handles;
    const {
      arguments: given,
      parameters,
      next,
      modifies,
      theorem,
      isContract = false,
      ignoresFaults = false,
      atOnce,
    } = bounds.operations.find((one) => one.name === name)!;
    const handle = operations.find((one) => one.name === name)!;
    const { call, changes, precondition, postcondition, ending, refinement, throws, alternatives } = handle;
    const { subject } = space;
    const isInState = this.laidOut();
    const actuals = builder.actuals(space, given);
    const domains = machine.circuit.and(space.domains, actuals.domains);
    const list = this.given(actuals.values);
    const listed = changes === null ? [] : listedBy(machine, callOf(changes, [subject, list]), merge(domains));
    const looksBack = postcondition !== null || ending !== null || refinement !== null;
    const old = looksBack
      ? copyObjects(
          machine.heap,
          space.residents.keys(),
          ORIGINAL,
          [...space.given].map(([object, given]) => [object, this.again(given, object)]),
        )
      : null;
    // a reducer may change its arguments; its postcondition sees them as they were
    const judged = old === null || cast.handles.next === 'subject' ? list : this.given(actuals.values.map(old));
    const invariants = claimsOf(cast, space);
    const others = theorem === undefined ? claimsOfArguments(cast, space, invariants, actuals.values, isInState) : [];
    const promises: Obligation[] = [];
    if (postcondition !== null)
      promises.push({
        kind: 'postcondition',
        claim: (result) => callOf(postcondition, [subject, old!(subject), result, judged]),
      });
    for (const [kind, closure] of [
      ['ending', ending],
      ['refinement', refinement],
    ] as const) {
      if (closure === null) continue;
      const copies = this.given(actuals.values.map(old!));
      promises.push({
        kind,
        claim: ({ hasThrown, value }) => callOf(closure, [subject, old!(subject), hasThrown, value, copies]),
      });
    }
    const isBeside = next === 'result' && cast.handles.next === 'subject';
    const spotOf = (object: HeapObject): Spot | null => {
      const index = actuals.values.findIndex((actual) => referencesOf(actual).some((one) => one.object === object));
      return next === 'nothing' && index >= 0 ? { kind: 'argument', name: parameters[index]! } : null;
    };
    const uncopied = old === null ? null : uncopiedFunctions(space, old);
    const frame = {
      ...this.frame(
        isBeside ? 'another' : next === 'result' ? 'result' : 'subject',
        spotOf,
        isContract,
        modifies === undefined,
      ),
      uncopied,
      modified: this.modified(modifies, actuals.values, listed),
    };
    const open = atOnce === undefined ? null : openCalls(cast);
    machine.heap.record();
    return this.posed(actuals, {
      machine,
      domains,
      before: next === 'nothing' ? null : { subject },
      precondition: precondition === null ? null : callOf(precondition, [subject, list]),
      operation: callOf(call, [subject, list]),
      choices: choicesOf(machine.circuit, actuals.values),
      alternatives: alternatives?.map((one) => callOf(call, [subject, one])) ?? null,
      isPartial: theorem === 'preservation',
      after: (returned) => {
        // of progress the step itself is all there is to judge
        if (next === 'nothing' || theorem === 'progress') return null;
        if (next === 'subject') return { subject };
        return returned === null ? null : { subject: returned.value };
      },
      obligations: [...invariants, ...others, ...promises],
      ending: (thrown) => this.ending(thrown, throws, refinement !== null, ignoresFaults ? 'assumption' : 'violation'),
      frame,
      open,
      ...this.ways(merge(domains)),
    });
  }

  /** A goal as a problem. @requires nothing records; afterwards the heap records and is the pre-state */
  pose({ kind, name }: Goal, merge: (domains: Bit) => MergeOptions): PosedProblem {
    return kind === 'beginning' ? this.beginning(name, merge) : this.operation(name, merge);
  }

  private beginning(name: string, merge: (domains: Bit) => MergeOptions): PosedProblem {
    const { builder, space } = this;
    const { machine, handles, bounds } = this.cast;
    const way = bounds.beginnings.findIndex((one) => one.name === name);
    const { callee: called, arguments: given } = bounds.beginnings[way]!;
    const { callee, receiver } = handles.beginnings[way]!;
    const isInState = this.laidOut();
    const actuals = builder.actuals(withoutSubject(space), given);
    const list = this.given(actuals.values);
    const invariants = claimsOf(this.cast, space);
    const others = claimsOfArguments(this.cast, space, invariants, actuals.values, isInState);
    const { beginning } = handles;
    const promises: Obligation[] =
      beginning === null
        ? []
        : [{ kind: 'refinement', claim: ({ value }) => callOf(beginning, [value, undefined, false, value, list]) }];
    const frame = this.frame('result');
    machine.heap.record();
    return this.posed(actuals, {
      machine,
      domains: actuals.domains,
      before: null,
      precondition: null,
      operation:
        called.kind === 'constructor'
          ? callOf(internalOf(this.cast, 'create'), [callee, list])
          : callOf(internalOf(this.cast, 'apply'), [callee, receiver, list]),
      choices: choicesOf(machine.circuit, actuals.values),
      alternatives: null,
      isPartial: false,
      after: (returned) => (returned === null ? null : { subject: returned.value }),
      obligations: [...invariants, ...others, ...promises],
      ending: (thrown) => this.ending(thrown, [], false, 'violation'),
      frame,
      open: null,
      ...this.ways(merge(actuals.domains)),
    });
  }

  /** A function of the spec is itself; an object is made once more, and says which one it is a copy of. */
  private again(given: Given, object: HeapObject): HeapObject {
    const { machine, handles } = this.cast;
    const made = handles.given(given);
    if (made !== object) defineOwn(machine, made, ORIGINAL, HIDDEN, object);
    return made;
  }

  /** Whether an object is one of those that are there by now. */
  private laidOut(): (object: HeapObject) => boolean {
    const known = new Set(this.space.residents.keys());
    return (object) => known.has(object);
  }

  /** How predicates and operations are evaluated. */
  private ways(merge: MergeOptions): Pick<Problem, 'merge' | 'follow'> {
    const { isDeclarative } = this.cast.handles;
    const assertions = (['assert', 'demand'] as const).map(
      (name) => (functionData(internalOf(this.cast, name)) as FunctionData).source,
    );
    return { merge, follow: { merge, isDeclarative, isAssertion: (one) => assertions.includes(one) } };
  }

  /** Arguments as a call gets them: the list ends before those that are left out, and has holes for those before others. */
  private given(actuals: readonly Value[]): HeapObject {
    const { values } = this.cast.machine;
    const list = listOf(this.cast, actuals);
    let length: Value = 0;
    actuals.forEach((actual, index) => {
      length = values.ite(equal(values, 'sameValue', actual, ABSENT), length, index + 1);
    });
    initialise(list, { length });
    return list;
  }

  private posed(actuals: Actuals, problem: Problem): PosedProblem {
    const { space } = this;
    const { values } = this.cast.machine;
    const before = problem.before === null ? withoutSubject(space) : space;
    return {
      problem,
      actuals,
      space,
      promisesTrees: promisesTrees(this.cast.bounds),
      moment: (state) => momentUnder(values, before, actuals.values, state),
      minimise: (state, ask, others) => minimise(values, before, actuals.values, state, ask, others),
      emptyArrays: (state) => emptyArrays(values, before, actuals.values, state),
    };
  }

  /**
   * The next state is the subject itself, the result in its place, or *another* one beside the subject, which stays as it is.
   * @requires everything that is not made by the operation exists
   */
  private frame(
    next: 'subject' | 'result' | 'another',
    spotOf: (object: HeapObject) => Spot | null = () => null,
    isContract = false,
    mayChangeGiven = true,
  ): Frame {
    const { cast, space } = this;
    const { bounds, machine } = cast;
    const { heap } = machine;
    const firstFresh = heap.freshId();
    // where there are no states, what the spec makes is there for one call
    const isFree = (target: Target): boolean =>
      bounds.subject === null && mayChangeGiven && this.moulds.isGiven(target);
    const looks = looksOf(cast, this.moulds, sharedIn(cast, space, this.moulds));
    const isReducer = cast.handles.next === 'result';
    const closure = new Closedness(heap, space, bounds, looks, firstFresh, isReducer, spotOf);
    const treeness = new Treeness(heap, space, bounds, looks.prototypeOf);
    let last: { readonly written: Written; readonly sharing: Sharing } | null = null;
    const sharing = (written: Written, subject: Value): Sharing => {
      if (last?.written !== written)
        last = {
          written,
          sharing: next === 'subject' ? treeness.sharing(written, subject) : treeness.sharingFrom(subject),
        };
      return last.sharing;
    };
    return {
      isState: (target) => space.residents.has(target as HeapObject),
      uncopied: null,
      modified: () => FALSE,
      notTree: (written, subject) => sharing(written, subject).objects,
      departures: (written, base, after) => {
        const changed = next === 'another' ? closure.anything(written, base) : closure.outside(written, base, isFree);
        if (bounds.subject === null) return [...changed, ...closure.growth(written, base)];
        // where a state is not the beginning of another call, it may be any
        if (after === null || isContract) return changed;
        const { subject } = after;
        return [
          ...(next === 'another' ? changed : closure.departures(written, base)),
          ...(next !== 'subject' && bounds.subject !== null ? closure.departuresOf(subject, bounds.subject) : []),
          ...closure.shared(sharing(written, subject).containers),
        ];
      },
    };
  }

  /** @param modifies what may be changed; undefined: anything */
  private modified(
    modifies: readonly Modifiable[] | undefined,
    actuals: readonly Value[],
    listed: readonly Listed[],
  ): Frame['modified'] {
    if (modifies === undefined) return () => FALSE;
    const { space } = this;
    const { heap, values } = this.cast.machine;
    const mayChange = modifiable(values, space, modifies, actuals, listed);
    return (written, base) => modified(heap, space, written, base, mayChange);
  }

  private ending(
    thrown: Atom,
    allowed: readonly HeapObject[],
    isAnyAllowed: boolean,
    otherwise: 'assumption' | 'violation',
  ): 'allowed' | 'assumption' | 'violation' {
    if (this.isInstance(thrown, [internalOf(this.cast, 'AssumptionFailure')])) return 'assumption';
    // a failed assertion is an Error, but not one that was allowed
    if (this.isInstance(thrown, [internalOf(this.cast, 'AssertionViolation')])) return 'violation';
    return isAnyAllowed || this.isInstance(thrown, allowed) ? 'allowed' : otherwise;
  }

  /** `thrown instanceof class_`, for one of the classes. */
  private isInstance(thrown: Atom, classes: readonly HeapObject[]): boolean {
    if (!(thrown instanceof HeapObject)) return false;
    const prototypes = new Set(classes.map(prototypeOfClass));
    for (let one = prototypeOf(thrown); one !== null; one = prototypeOf(one)) if (prototypes.has(one)) return true;
    return false;
  }
}

/** Before anything has begun there is no subject, and nothing that could be reached from it. */
function withoutSubject(space: Space): Space {
  return { ...space, subject: undefined };
}

/** Rounds of a loop in a predicate: enough for any walk over the state. */
export const roundsFor = (scope: number): number => 8 * scope + 64;

/** A problem with what is needed to understand its answer. */
export interface PosedProblem {
  readonly problem: Problem;
  readonly actuals: Actuals;
  moment(state: Assignment): DecodedMoment;
  readonly space: Space;
  /** Whether an operation that breaks a tree is wrong. */
  readonly promisesTrees: boolean;
  minimise(
    state: Assignment,
    ask: (conditions: readonly Bit[]) => Assignment | null,
    others?: (state: Assignment) => readonly Value[],
  ): Assignment;
  emptyArrays(state: Assignment): readonly Bit[];
}

/** Where copies have closures, bound functions or accessors that lead to what was copied, such as arrow functions over `this`. */
function uncopiedFunctions({ residents }: Space, copy: (value: Value) => Value): Written | null {
  const isResident = (thing: Thing): boolean => residents.has(thing as HeapObject);
  const found = new Map<HeapObject, Set<number>>();
  for (const object of residents.keys()) {
    const parts = unlogged.slots(object).flatMap((value, part) => {
      const isFunction = value instanceof Accessor || (value instanceof HeapObject && value.kind === 'function');
      return isFunction && [...reachedFrom([value], isResident)].some(isResident) ? [part] : [];
    });
    if (parts.length > 0) found.set(copy(object) as HeapObject, new Set(parts));
  }
  return found.size === 0 ? null : found;
}

function prototypeOf(object: HeapObject): HeapObject | null {
  return shapeCases(unlogged.shape(object))[0]!.shape.prototype;
}

function prototypeOfClass(class_: HeapObject): Value {
  const { shape } = shapeCases(unlogged.shape(class_))[0]!;
  const property = shape.find('prototype');
  return property === undefined ? undefined : unlogged.slots(class_)[property.index];
}

/** A check of a class: its instances are the states, its methods the operations. */

import { Refusal } from '../../base/diagnostic.js';
import { cannotConstruct } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import { peek } from '../../eval/index.js';
import { HeapObject } from '../../heap/index.js';
import type { ArgumentBounds, BeginningBounds, Bound, Bounds, OperationBounds } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';
import {
  argumentObjects,
  declarativeFunctions,
  initialStates,
  planInitial,
  calling,
  operationHandle,
  operationObject,
  refinementOf,
  stateContext,
  typeHandles,
} from './common.js';
import type { Beginning } from '../symbolic/handles.js';
import { planKeeping } from './keeping.js';
import { modifiedBy } from './modifying.js';
import {
  constructDomains,
  factoryMethods,
  operationCallee,
  operationNames,
  planArguments,
  planBeginning,
  publicOperations,
  refuseStrangers,
  type Callee,
} from './operations.js';
import { contractsIn, planContracts } from './contracts.js';
import type { CheckContext, Planned } from './plan.js';
import {
  listField,
  mostArguments,
  ownField,
  prototypeOf,
  spanOf,
  tryCall,
  tryConstruct,
  type Attempt,
} from './reading.js';
import { combinations, givenValues, sampleBound } from './samples.js';
import { exampleOf, planStates, type StateContext } from './states.js';
import { storedBy } from './stored.js';
import { hasMethod, type DraftType } from './type-table.js';

export function planClass(context: CheckContext): Planned {
  const { normal, scope, target } = context;
  const state = stateContext(context);
  const subject = state.table.ofClass(target);
  const ways = planBeginnings(context, subject, state);
  // twice: examples may be changed, beginnings may not
  state.examples.observe(begin(context, subject, ways, state).map((one) => one.subject));
  const beginnings = begin(context, subject, ways, state);
  // before its methods are asked for the domains of their parameters: it may have inherited them from a class of the language
  exampleOf(subject, state);
  const said = listField(normal, 'operations') as readonly string[] | null;
  const isSpelledOut = (name: string): boolean => {
    const operation = operationObject(context, name);
    return ownField(operation, 'form') === 'spec' || ownField(operation, 'method') !== undefined;
  };
  const names = operationNames(subject, said, isSpelledOut, state);
  refuseStrangers(subject, listField(normal, 'throwing') as readonly string[], names, state);
  const operations = names.map((name) => planOperation(name, context, subject, state));
  const storing = operations.map(({ bounds, object }) => ({
    call: ownField(object, 'call') as HeapObject,
    arguments: bounds.arguments,
    next: bounds.next,
  }));
  const contracts = contractsIn(context, planContracts(context, state));
  const states = planStates(state, storedBy(context.machine, beginnings, storing, state.given));
  const tree: Bound = { kind: 'tree', type: subject.id };
  const given = [...operations.map(({ bounds }) => bounds), ...ways];
  const keeping = planKeeping(states, tree, given, beginnings, state);
  const settled = <T extends { readonly arguments: readonly Bound[] }>(one: T): T => ({
    ...one,
    arguments: one.arguments.map((bound) => argumentObjects(bound, states)),
  });
  const unnamed = publicOperations(subject.classType?.methods ?? []).flatMap(({ name }) =>
    names.includes(name) ? [] : [name],
  );
  return {
    bounds: {
      scope,
      types: keeping.types,
      subject: tree,
      operations: operations.map(({ bounds }) => settled(bounds)),
      beginnings: ways.map(settled),
      ...(keeping.keeps ? { keeps: true } : {}),
      ...(state.isShared ? { isShared: true } : {}),
      ...contracts.bounds,
      ...learnedFrom(context),
      ...refinesOf(context, unnamed),
      ...staysEqualOf(context),
    },
    handles: {
      types: typeHandles(states, context, keeping),
      next: 'subject',
      invariant: ownField(normal, 'invariant') as HeapObject | null,
      operations: operations.map(({ object, method }) => operationHandle(object, method)),
      beginning: refinementOf(ownField(normal, 'beginning')),
      beginnings,
      keeps: keeping.keeps,
      given: (one) => state.given.value(one),
      sample: (one) => state.given.sample(one),
      functions: state.given.functions(),
      contracts: contracts.handles,
      isDeclarative: declarativeFunctions(context),
    },
    // a theorem is about one method, and those that it is stated with
    unnamed:
      operations.some(({ bounds }) => bounds.theorem !== undefined) || ownField(normal, 'isSelective') === true
        ? []
        : unnamed,
  };
}

/** Which class refines which, if that is asked. */
function refinesOf({ normal, target }: CheckContext, unnamed: readonly string[]): Pick<Bounds, 'refines'> {
  const abstraction = ownField(normal, 'refines');
  if (!(abstraction instanceof HeapObject)) return {};
  const isShared = (name: string): boolean => hasMethod(abstraction, name);
  return { refines: { module: idOf(target), abstraction: idOf(abstraction), uncompared: unnamed.filter(isShared) } };
}

/** Whether nobody has written the invariant. */
function learnedFrom({ normal }: CheckContext): Pick<Bounds, 'learned'> {
  const states = ownField(normal, 'learned');
  return typeof states === 'number' ? { learned: states } : {};
}

/** The class whose equal states are asked about, if that is asked. */
function staysEqualOf({ normal }: CheckContext): Pick<Bounds, 'staysEqual'> {
  const subject = ownField(normal, 'staysEqual');
  return subject instanceof HeapObject ? { staysEqual: idOf(subject) } : {};
}

function idOf(class_: HeapObject): string {
  return `${spanOf(class_)?.source.path ?? ''}#${String(peek(class_, 'name') ?? '')}`;
}

function planOperation(
  name: string,
  context: CheckContext,
  subject: DraftType,
  state: StateContext,
): { readonly bounds: OperationBounds; readonly object: HeapObject; readonly method: Value } {
  const object = operationObject(context, name);
  const called = String(ownField(object, 'method') ?? name);
  const method = peek(prototypeOf(subject.class!), called);
  const parameters = subject.classType?.methods.find((one) => one.name === called && !one.isStatic)?.parameters ?? [];
  const domains = listField(object, 'arguments');
  const how = calling(object);
  const { form, asked = 0 } = how;
  const can = form === 'method' && domains !== null ? mostArguments(method) : null;
  const most = can === null ? null : can + asked;
  const planned = planArguments({ ...operationCallee(name, method), most }, domains, parameters, subject, state);
  const modifies = modifiedBy(context, object, ['this'], parameters, planned.arguments.length);
  return { bounds: { ...how, ...planned, ...askedIn(planned, asked), ...modifies }, object, method };
}

/** The last arguments have names of their own, since nothing is called with them. */
function askedIn({ parameters }: ArgumentBounds, asked: number): Pick<ArgumentBounds, 'parameters'> {
  const given = parameters.slice(0, parameters.length - asked);
  const names = Array.from({ length: asked }, (_, index) => (asked === 1 ? 'asked' : `asked${index + 1}`));
  return { parameters: [...given, ...names] };
}

/** The constructor, unless the spec has functions in its place, and the static methods that are tagged. */
function planBeginnings(context: CheckContext, subject: DraftType, state: StateContext): readonly BeginningBounds[] {
  const { normal } = context;
  const factories = factoryMethods(subject.classType?.methods ?? []).map(({ name, parameters }): BeginningBounds => {
    const callee = { ...operationCallee(name, ownField(subject.class!, name)), text: `the factory ${name}` };
    const planned = planBeginning(callee, null, parameters, subject, state);
    return { name: `${subject.name}.${name}`, callee: { kind: 'factory', class: subject.name, name }, ...planned };
  });
  if (listField(normal, 'initial') !== null) return [...planInitial(context), ...factories];
  if (subject.classType?.isAbstract === true) return factories;
  const callee: Callee = {
    text: `the constructor of ${subject.name}`,
    keys: ['construct'],
    at: spanOf(subject.class!),
    most: null,
    line: (domains) => `construct: [${domains}]`,
  };
  const parameters = subject.classType?.construct ?? [];
  const domains = constructDomains(callee, ownField(normal, 'construct'), parameters, state);
  const planned = planBeginning(callee, domains, parameters, subject, state);
  const called: BeginningBounds['callee'] = { kind: 'constructor', class: subject.name };
  return [{ name: `new ${subject.name}`, callee: called, ...planned }, ...factories];
}

/** One state for each way to begin. @throws Refusal if there is a way that never succeeds */
function begin(
  context: CheckContext,
  subject: DraftType,
  ways: readonly BeginningBounds[],
  state: StateContext,
): readonly Beginning[] {
  const { machine } = context;
  const class_ = subject.class!;
  /** What it makes of the arguments with which it succeeds. */
  const tried = (bounds: readonly Bound[], at: Span | null, attempt: (actuals: readonly Value[]) => Attempt) => {
    let problem = 'there are no arguments to try';
    const successes = function* (): Generator<{ readonly subject: HeapObject; readonly actuals: readonly Value[] }> {
      const samples = bounds.map((bound) => sampleBound(machine, bound, (type) => example(type, state), state.given));
      for (const actuals of combinations(samples).map(givenValues)) {
        const result = attempt(actuals);
        if ('made' in result) yield { subject: result.made, actuals };
        else problem = result.problem;
      }
    };
    const first = (): { readonly subject: HeapObject; readonly actuals: readonly Value[] } => {
      for (const one of successes()) return one;
      throw new Refusal(cannotConstruct(subject.name, problem, at));
    };
    return { ...first(), again: () => first().subject, others: () => [...successes()].map((one) => one.subject) };
  };
  const initial = initialStates(context);
  return ways.map(({ callee: called, arguments: bounds }): Beginning => {
    switch (called.kind) {
      case 'initial':
        return initial[called.index]!;
      case 'constructor': {
        const found = tried(bounds, spanOf(class_), (actuals) => tryConstruct(machine, class_, actuals));
        return { callee: class_, receiver: undefined, ...found };
      }
      case 'factory': {
        const callee = ownField(class_, called.name) as HeapObject;
        const found = tried(bounds, spanOf(callee), (actuals) => tryCall(machine, callee, class_, actuals));
        return { callee, receiver: class_, ...found };
      }
    }
  });
}

function example(type: string, state: StateContext): HeapObject | null {
  const class_ = state.table.drafts.get(type)?.class ?? null;
  return class_ === null ? state.machine.realm.object() : state.examples.copyOf(class_);
}

/** A check of a function: a reducer, whose first parameter and result are the states, a plain function without any, or laws about values. */

import { Refusal } from '../../base/diagnostic.js';
import { argumentNeeded } from '../../base/messages.js';
import type { HeapObject } from '../../heap/index.js';
import type { ParameterType } from '../../source/types/type.js';
import type { ArgumentBounds, Bound } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';
import {
  argumentObjects,
  declarativeFunctions,
  initialStates,
  planInitial,
  calling,
  operationHandle,
  operationObject,
  stateContext,
  typeHandles,
} from './common.js';
import { boundOfDomain } from './from-domains.js';
import { boundOfType, showType } from './from-types.js';
import type { Handles } from '../symbolic/handles.js';
import { planKeeping } from './keeping.js';
import { modifiedBy } from './modifying.js';
import { planArguments } from './operations.js';
import { contractsIn, planContracts } from './contracts.js';
import type { CheckContext, Planned } from './plan.js';
import { listField, mostArguments, ownField, spanOf } from './reading.js';
import { ownObjects, planStates, typeContext, type StateContext } from './states.js';

export function planFunction(context: CheckContext): Planned {
  const { normal, scope, target, reader } = context;
  const state = stateContext(context);
  const { source, start, end } = spanOf(target)!;
  const parameters =
    reader.functionAt(source.path, start, end)?.parameters ?? reader.classAt(source.path, start, end)?.construct ?? [];
  const next = ownField(normal, 'next') as Handles['next'];
  const isReducer = next === 'result';
  const subject = isReducer ? planSubject(context, parameters[0], state) : null;
  // twice: examples may be changed, beginnings may not
  state.examples.observe(initialStates(context).map((one) => one.subject));
  const [first, own] = isReducer ? [parameters.slice(0, 1), parameters.slice(1)] : [[], parameters];
  const operations = listField(normal, 'operations')!.map((name) => planCall(String(name), context, own, state));
  const contracts = contractsIn(context, planContracts(context, state));
  const states = planStates(state);
  const root = subject === null ? null : ownObjects(subject, states.recursive);
  const beginnings = initialStates(context);
  const keeping = planKeeping(
    states,
    root,
    operations.map(({ planned }) => planned),
    beginnings,
    state,
  );
  return {
    bounds: {
      scope,
      types: keeping.types,
      subject: root,
      operations: operations.map(({ object, planned }) => {
        const bounds = planned.arguments.map((bound) => argumentObjects(bound, states));
        const modifies = modifiedBy(
          context,
          object,
          first.map((one) => one.name),
          own,
          bounds.length,
        );
        return { ...calling(object), ...planned, arguments: bounds, ...modifies };
      }),
      beginnings: planInitial(context),
      ...(keeping.keeps ? { keeps: true } : {}),
      ...(state.isShared ? { isShared: true } : {}),
      ...contracts.bounds,
    },
    handles: {
      types: typeHandles(states, context, keeping),
      next,
      invariant: ownField(normal, 'invariant') as HeapObject | null,
      operations: operations.map(({ object }) => operationHandle(object, target)),
      beginning: null,
      beginnings,
      keeps: keeping.keeps,
      given: (one) => state.given.value(one),
      sample: (one) => state.given.sample(one),
      functions: state.given.functions(),
      contracts: contracts.handles,
      isDeclarative: declarativeFunctions(context),
    },
    unnamed: [],
  };
}

/** @param parameters those of the function that are no states */
function planCall(
  name: string,
  context: CheckContext,
  parameters: readonly ParameterType[],
  state: StateContext,
): { readonly object: HeapObject; readonly planned: ArgumentBounds } {
  const { normal, target } = context;
  const object = operationObject(context, name);
  const said = listField(object, 'arguments');
  if (ownField(object, 'law') !== undefined) return { object, planned: planLaw(name, object, said!, state) };
  const domains = withTyped(said, parameters);
  const isReducer = ownField(normal, 'next') === 'result';
  const planned = planArguments(
    {
      text: name,
      keys: ['arguments'],
      at: spanOf(target),
      most: domains === null ? null : Math.max(0, mostArguments(target) - (isReducer ? 1 : 0)),
      line: (given) => (isReducer ? `action: ${given}` : `arguments: [${given}]`),
    },
    domains,
    parameters,
    null,
    state,
  );
  return { object, planned };
}

/** Parameters that the spec says nothing of, and that types say are always given, take what their types say. */
function withTyped(
  domains: readonly Value[] | null,
  parameters: readonly ParameterType[],
): readonly (Value | null)[] | null {
  if (domains === null) return null;
  const needed =
    parameters.findLastIndex(({ type, optional, rest }) => !optional && !rest && type.kind !== 'unknown') + 1;
  return [...domains, ...parameters.slice(domains.length, needed).map(() => null)];
}

function planLaw(name: string, object: HeapObject, domains: readonly Value[], state: StateContext): ArgumentBounds {
  const bounds = domains.map((domain) => boundOfDomain(domain, state.owner(name, ['of']), state));
  return { arguments: bounds, parameters: listField(object, 'parameters')!.map(String), origin: 'spec' };
}

/** The states of a reducer: what the spec says, else what the first parameter is. */
function planSubject(
  { normal, target }: CheckContext,
  parameter: ParameterType | undefined,
  state: StateContext,
): Bound {
  const domain = ownField(normal, 'subject');
  if (domain !== null) return boundOfDomain(domain, state.owner('state', ['state']), state);
  const bound = parameter === undefined ? null : boundOfType(parameter.type, typeContext(null, state), false);
  if (bound !== null) return bound;
  const [name, type] = parameter === undefined ? ['state', 'it has none'] : [parameter.name, showType(parameter.type)];
  throw new Refusal(argumentNeeded(`the state '${name}'`, type, 'state: record({ … })', spanOf(target)));
}

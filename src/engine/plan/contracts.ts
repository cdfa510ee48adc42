/**
 * The contracts of functions that are called: what a call may come to that is replaced by one, and which functions these are. A contract of a
 * method is also one of those that override it, in classes that extend its own.
 */

import { Refusal } from '../../base/diagnostic.js';
import { contractResult, noContracts } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import { Closure, functionData, peek } from '../../eval/index.js';
import { HeapObject } from '../../heap/index.js';
import type { ContractBounds, Bound } from '../../spec/bounds.js';
import type { ContractHandle, Contracts } from '../symbolic/handles.js';
import { boundOfDomain } from './from-domains.js';
import { boundOfType, showType } from './from-types.js';
import type { CheckContext } from './plan.js';
import { elementsOf, ownField, ownFields, spanOf } from './reading.js';
import { typeContext, type StateContext } from './states.js';

interface PlannedContract {
  readonly bounds: ContractBounds;
  readonly handle: ContractHandle;
}

/** Null: calls are what they are. @throws Refusal if a contract cannot be used */
export function planContracts(context: CheckContext, state: StateContext): readonly PlannedContract[] | null {
  const { normal, place, calls } = context;
  if ((calls ?? ownField(normal, 'calls')) !== 'contracts') return null;
  const objects = ownField(normal, 'contracts');
  const list = objects instanceof HeapObject ? (elementsOf(objects) as readonly HeapObject[]) : [];
  // what the command line asks for is asked of those that have contracts
  if (list.length === 0 && calls !== undefined) return null;
  if (list.length === 0) throw new Refusal(noContracts(place(['calls']) ?? place([])));
  return list.map((one, ordinal) => planned(one, ordinal, context, state));
}

/** The contracts as engines find them; nothing, where calls are what they are. */
export function contractsIn(
  { reader }: CheckContext,
  planned: readonly PlannedContract[] | null,
): { readonly bounds: { readonly contracts?: readonly ContractBounds[] }; readonly handles: Contracts | null } {
  if (planned === null) return { bounds: {}, handles: null };
  return {
    bounds: { contracts: planned.map(({ bounds }) => bounds) },
    handles: {
      all: planned.map(({ handle }) => handle),
      declared: ({ source, start, end }) => reader.calledAt(source.path, start, end),
    },
  };
}

function planned(object: HeapObject, ordinal: number, context: CheckContext, state: StateContext): PlannedContract {
  const { index, reader } = context;
  const target = ownField(object, 'target') as HeapObject;
  const span = spanOf(target);
  const owner = index.ownerOf(target);
  const holder = owner ?? index.holderOf(target);
  const own = String(peek(target, 'name') ?? '');
  const name = holder === null ? own : `${String(peek(holder, 'name'))}.${own}`;
  const types = span === null ? null : reader.functionAt(span.source.path, span.start, span.end);
  const parameters = (types?.parameters ?? []).map((one) => ({
    name: one.name,
    bound: boundOfType(one.type, typeContext(null, state), true),
  }));
  // what the receiver is like is wanted as well
  if (owner !== null) state.table.ofClass(owner);
  return {
    bounds: {
      name,
      isMethod: owner !== null,
      isFunction: holder === null,
      returns: returnsOf(object, name, types?.result ?? null, span, state),
      parameters,
    },
    handle: { ordinal, object, target, sources: sourcesOf(target, owner, own, context) },
  };
}

function returnsOf(
  object: HeapObject,
  name: string,
  type: Parameters<typeof boundOfType>[0] | null,
  span: Span | null,
  state: StateContext,
): Bound {
  const said = ownField(object, 'returns');
  if (said !== null) return boundOfDomain(said, { text: `the result of ${name}`, span }, state);
  const bound = type === null ? null : boundOfType(type, typeContext(null, state), true);
  if (bound !== null) return bound;
  throw new Refusal(contractResult(name, type === null ? 'not known' : showType(type), span));
}

/** The function itself, and those that override it. */
function sourcesOf(
  target: HeapObject,
  owner: HeapObject | null,
  name: string,
  { index }: CheckContext,
): ContractHandle['sources'] {
  const others = (owner === null ? [] : index.derivedFrom(owner)).flatMap((class_) => {
    const prototype = ownField(class_, 'prototype') as HeapObject;
    return ownFields(prototype).flatMap(({ key }) => (key === name ? [ownField(prototype, key)] : []));
  });
  return [target, ...others].flatMap((one) => {
    const data = one instanceof HeapObject && one.kind === 'function' ? functionData(one) : null;
    return data instanceof Closure ? [data.source] : [];
  });
}

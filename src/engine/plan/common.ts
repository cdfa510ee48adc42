/** What checks of classes and of functions are planned with alike. */

import type { FunctionSource } from '../../ir/types.js';
import { HeapObject } from '../../heap/index.js';
import { directoryName } from '../../source/resolve/path.js';
import type { ArgumentBounds, BeginningBounds, Bound, OperationBounds, TypeId } from '../../spec/bounds.js';
import type { Theorem } from '../../spec/question.js';
import type { Value } from '../../value/index.js';
import { mapObjects } from './bound-tools.js';
import { Examples } from './examples.js';
import { boundOfDomain } from './from-domains.js';
import { calledFrom } from './called-from.js';
import { GivenTable } from './given.js';
import type { Beginning, OperationHandle, TypeHandle } from '../symbolic/handles.js';
import type { Keeping } from './keeping.js';
import type { CheckContext } from './plan.js';
import { invoke, listField, ownField, prototypeOf, shapeOf, spanOf } from './reading.js';
import type { PlannedStates, StateContext } from './states.js';
import { TypeTable } from './type-table.js';

export function stateContext(context: CheckContext): StateContext {
  const { machine, reader, index, scope, specFile, normal, target, place } = context;
  const table = new TypeTable(reader, index);
  const abstractions = `${directoryName(context.folder)}/abstractions/`;
  const generics = ownField(normal, 'generics') as HeapObject;
  const fields = ownField(normal, 'fields') as HeapObject;
  const made: StateContext = {
    machine,
    table,
    scope,
    specFile,
    classNamed: (name) => {
      const all = index.named(name);
      const file = spanOf(target)!.source.path;
      return all.find((one) => spanOf(one)!.source.path === file) ?? all[0] ?? null;
    },
    recordNamed: (name) => {
      const declared = reader.recordNamed(spanOf(target)!.source.path, name);
      if (declared !== null) return table.ofRecord(declared);
      const ofType = ownField(fields, name);
      return ofType instanceof HeapObject ? table.ofRecordDomain(ofType, `${specFile}#${name}`, name) : null;
    },
    given: new GivenTable(context),
    examples: new Examples(machine, reader, index),
    isShared: ownField(normal, 'isShared') === true,
    fields,
    learnedFields: (ownField(normal, 'learnedFields') as HeapObject | undefined) ?? null,
    generic: (name) => {
      const domain = ownField(generics, name);
      return domain === undefined ? null : boundOfDomain(domain, made.owner(name, ['generics', name]), made);
    },
    isAbstraction: (class_) => {
      for (let one: Value = class_; one instanceof HeapObject; one = shapeOf(one).prototype)
        if (spanOf(one)?.source.path.startsWith(abstractions) === true) return true;
      return false;
    },
    owner: (text, keys) => ({
      text,
      get span() {
        return place(keys);
      },
    }),
  };
  return made;
}

/** The operation of a name, from the spec. */
export function operationObject({ machine, normal, place, folder }: CheckContext, name: string): HeapObject {
  const operation = ownField(normal, 'operation');
  const what = `the operation ${name} of the spec`;
  const library = { folder, at: place(['operations', name]) };
  return invoke(machine, operation, [name], what, library.at, normal, library) as HeapObject;
}

/** What the bounds of an operation say about its call. */
export function calling(operation: HeapObject): Omit<OperationBounds, keyof ArgumentBounds | 'modifies'> {
  const [method, theorem, law, asked] = ['method', 'theorem', 'law', 'asked'].map((key) => ownField(operation, key));
  return {
    ...(method === undefined ? {} : { method: String(method) }),
    ...(theorem === undefined ? {} : { theorem: theorem as Theorem }),
    ...(law === undefined ? {} : { law: String(law) }),
    ...(asked === undefined ? {} : { asked: asked as number }),
    ...(ownField(operation, 'isContract') === true ? { isContract: true } : {}),
    ...(ownField(operation, 'ignoresFaults') === true ? { ignoresFaults: true } : {}),
    ...unrollingOf(ownField(operation, 'atOnce')),
    name: String(ownField(operation, 'name')),
    form: ownField(operation, 'form') as OperationBounds['form'],
    next: ownField(operation, 'next') as OperationBounds['next'],
  };
}

function unrollingOf(said: Value): Pick<OperationBounds, 'atOnce'> {
  if (!(said instanceof HeapObject)) return {};
  return {
    atOnce: {
      rounds: ownField(said, 'rounds') as number | null,
      deepens: ownField(said, 'deepens') as boolean,
      slices: ownField(said, 'slices') as boolean,
    },
  };
}

export function operationHandle(operation: HeapObject, method: Value): OperationHandle {
  const closure = (key: string): HeapObject | null => ownField(operation, key) as HeapObject | null;
  return {
    name: String(ownField(operation, 'name')),
    call: closure('call')!,
    precondition: closure('precondition'),
    postcondition: closure('postcondition'),
    changes: closure('changes') ?? null,
    ending: closure('ending') ?? null,
    refinement: refinementOf(ownField(operation, 'refinement')),
    throws: listField(operation, 'throws') as readonly HeapObject[],
    alternatives: listField(operation, 'alternatives') as readonly HeapObject[] | null,
    method: method instanceof HeapObject ? method : null,
  };
}

/** The predicate of a refinement, if one is asked for. */
export function refinementOf(refinement: Value): HeapObject | null {
  return refinement instanceof HeapObject ? (ownField(refinement, 'agrees') as HeapObject) : null;
}

export function typeHandles(
  { types }: PlannedStates,
  context: CheckContext,
  { kept }: Keeping,
): ReadonlyMap<TypeId, TypeHandle> {
  return new Map(
    types.map(({ draft, example, keys }) => [
      draft.id,
      {
        class: draft.class,
        prototype: draft.class === null ? context.machine.realm.objectPrototype : prototypeOf(draft.class),
        example,
        make: kept.get(draft.id)?.make ?? null,
        isUniform: kept.get(draft.id)?.isUniform ?? true,
        keys,
      },
    ]),
  );
}

/** Functions named by the spec, those whose text says so, and what is called by those that are merged in any case. */
export function declarativeFunctions({ normal, index }: CheckContext): (source: FunctionSource) => boolean {
  const merged = (listField(normal, 'merged') ?? []).map(String);
  const names = new Set([
    ...(listField(normal, 'declarative') ?? []).map(String),
    ...calledFrom(merged, index.sources()),
  ]);
  return (source) => source.isDeclarative || names.has(source.name);
}

/** An argument that is a plain object is one of its own; instances of classes are those of the state. */
export function argumentObjects(bound: Bound, { types, recursive }: PlannedStates): Bound {
  const records = new Set(types.filter(({ draft }) => draft.class === null).map(({ draft }) => draft.id));
  return mapObjects(bound, (object) =>
    records.has(object.type) && !recursive.has(object.type) ? { kind: 'tree', type: object.type } : object,
  );
}

/** The functions of the spec that make initial states. */
export function planInitial({ normal }: CheckContext): readonly BeginningBounds[] {
  const functions = listField(normal, 'initial') ?? [];
  return functions.map((one, i) => {
    const text = expressionIn(one as HeapObject);
    const name = functions.length === 1 ? 'initial' : `initial[${i}]`;
    return {
      name,
      callee: { kind: 'initial', index: i },
      arguments: [],
      parameters: [],
      origin: 'spec',
      ...(text === null ? {} : { text }),
    };
  });
}

/** `() => new Stack(3)` → `new Stack(3)`; null if it is more than one line. */
function expressionIn(function_: HeapObject): string | null {
  const span = spanOf(function_);
  const text = span === null ? '' : span.source.text.slice(span.start, span.end);
  return /^\(\)\s*=>\s*([^{\s].*)$/.exec(text)?.[1] ?? null;
}

/** What they make. @throws Refusal if one throws */
export function initialStates({ machine, normal, place }: CheckContext): readonly Beginning[] {
  return (listField(normal, 'initial') ?? []).map((factory, i) => {
    const again = (): Value => invoke(machine, factory, [], `initial state ${i + 1}`, place(['initial']));
    const callee = factory as HeapObject;
    return {
      callee,
      receiver: undefined,
      subject: again(),
      actuals: [],
      again,
      others: () => [again()],
    };
  });
}

/**
 * What every field of every type ranges over. An explicit domain wins, then a tag in the code, then the type; what none of
 * them covers keeps the value of the initial state, and if there is none, the line that the spec lacks is shown.
 *
 * Types are worked off in the order of discovery until no field leads to a new one. Only then it is known which classes are
 * recursive: a reference to any other class is an object of its own.
 */

import { mayLeadUp } from '../../base/link-names.js';
import { Refusal } from '../../base/diagnostic.js';
import { keyText } from '../../base/key-text.js';
import { builtinContents, domainNeeded, unknownField, unknownType } from '../../base/messages.js';
import { HeapObject, type Key } from '../../heap/index.js';
import type { FieldType, TypeData } from '../../source/types/type.js';
import {
  USUAL_POSITIONS,
  type Bound,
  type FieldBound,
  type Origin,
  type TypeBounds,
  type TypeId,
} from '../../spec/bounds.js';
import { alternatives, mapParts } from '../../spec/parts.js';
import type { Value } from '../../value/index.js';
import { asTree, eitherOf, leadingUp, objectsIn, referenceTarget, textOf } from './bound-tools.js';
import type { Examples } from './examples.js';
import { boundOfDomain, boundOfUnordered, domainKind, type DomainContext, type Owner } from './from-domains.js';
import { boundOfType, showType, type TypeContext } from './from-types.js';
import { elementsOf, isInherited, ownAccessors, ownField, ownFields, prototypeOf, spanOf } from './reading.js';
import { NOTHING_STORED, type StoredIn } from './stored.js';
import { hasMethod, type DraftType } from './type-table.js';

export interface StateContext extends DomainContext {
  readonly examples: Examples;
  /** The option `state` (or `types`) of the spec: type → field → domain. */
  readonly fields: HeapObject;
  /** Which of these were learned, if any. */
  readonly learnedFields: HeapObject | null;
  readonly generic: (name: string) => Bound | null;
  readonly owner: (text: string, keys: readonly string[]) => Owner;
  /** Whether objects of classes are any of their class, unless the spec says otherwise. */
  readonly isShared: boolean;
  /** Whether a class is a ready-made abstraction, or extends one. */
  readonly isAbstraction: (class_: HeapObject) => boolean;
}

/** A type with its bounds, and what the evaluator has of it. */
export interface PlannedType {
  readonly draft: DraftType;
  readonly bounds: TypeBounds;
  readonly example: HeapObject | null;
  /** Field → its key in the heap. */
  readonly keys: ReadonlyMap<string, Key>;
}

interface Worked {
  readonly draft: DraftType;
  readonly example: HeapObject | null;
  readonly keys: ReadonlyMap<string, Key>;
  fields: FieldBound[];
}

export interface PlannedStates {
  readonly types: readonly PlannedType[];
  readonly recursive: ReadonlySet<TypeId>;
}

/** Everything that can be reached from the types in the table; the subject's is the first. */
export function planStates(context: StateContext, storedIn: StoredIn = () => NOTHING_STORED): PlannedStates {
  const worked: Worked[] = [];
  // the table grows while it is walked
  for (const draft of context.table.drafts.values()) worked.push(workOff(draft, context, storedIn));
  refuseStrangers(worked, context);
  const recursive = recursiveTypes(worked);
  const isStaying = ({ draft }: Worked): boolean => context.isShared && draft.class !== null;
  const staying = new Set([...recursive, ...worked.filter(isStaying).map(({ draft }) => draft.id)]);
  for (const one of worked) one.fields = one.fields.map((field) => settle(field, staying));
  if (!context.isShared)
    for (const one of worked) one.fields = one.fields.map((field) => leadUp(field, one.draft.id, worked));
  const counts = countObjects(worked, recursive, context.scope);
  const types = worked.map(({ draft, example, keys, fields }): PlannedType => ({
    draft,
    example,
    keys,
    bounds: {
      id: draft.id,
      name: draft.name,
      kind: draft.class === null ? 'record' : 'class',
      fields,
      count: counts.get(draft.id)!,
      positions: positionsOf(draft, counts.get(draft.id)!),
      ...(draft.positions === null ? { isUsual: true } : {}),
      height: draft.height,
      ...(draft.count === null && (draft.height !== null || !recursive.has(draft.id)) ? { isFull: true } : {}),
      hasLocalInvariant: draft.class !== null && hasMethod(draft.class, 'repOkLocal'),
    },
  }));
  return { types, recursive };
}

/** How many positions a tree of the type may have; null for all. */
function positionsOf({ positions }: DraftType, count: number): number | null {
  return positions === Infinity ? null : (positions ?? Math.max(count, USUAL_POSITIONS));
}

function workOff(draft: DraftType, context: StateContext, storedIn: StoredIn): Worked {
  const example = exampleOf(draft, context);
  const declared = new Map(declaredFields(draft).map((field) => [field.name, field]));
  const own = example === null ? [] : ownFields(example);
  const accessors = new Set(example === null ? [] : ownAccessors(example));
  const keys = new Map<string, Key>(own.map(({ name, key }) => [name, key]));
  for (const { name, key } of declared.values()) {
    const isElsewhere = draft.class !== null && isInherited(draft.class, name);
    if (!keys.has(name) && key === 'text' && !isElsewhere && !accessors.has(name)) keys.set(name, name);
  }
  if (draft.recordDomain !== null) for (const { name } of ownFields(draft.recordDomain)) keys.set(name, name);
  const fields = [...keys].map(([name, key]) =>
    planField(
      draft,
      { name, key },
      declared.get(name),
      example === null ? undefined : ownField(example, key),
      context,
      storedIn,
    ),
  );
  for (const name of accessors) {
    keys.set(name, name);
    fields.push({ name, bound: { kind: 'kept' }, origin: 'initial', wide: null });
  }
  return { draft, example, keys, fields };
}

/** @throws Refusal if there is more to objects of the class than their fields */
export function exampleOf(draft: DraftType, { examples }: StateContext): HeapObject | null {
  const example = draft.class === null ? null : examples.of(draft.class);
  if (example === null || hasFieldsAlone(example)) return example;
  throw new Refusal(builtinContents(draft.name, pluralOf(example.kind), spanOf(draft.class!)));
}

/** Whether its fields are all there is to an object. */
function hasFieldsAlone({ kind }: HeapObject): boolean {
  return kind === 'object' || kind === 'error';
}

/** `maps`, `typed arrays` */
function pluralOf(kind: HeapObject['kind']): string {
  return kind === 'typed' ? 'typed arrays' : kind === 'regexp' ? 'regular expressions' : `${kind}s`;
}

function declaredFields(draft: DraftType): readonly FieldType[] {
  return draft.classType?.fields ?? draft.record?.fields ?? [];
}

function planField(
  draft: DraftType,
  { name, key }: { readonly name: string; readonly key: Key },
  declared: FieldType | undefined,
  initial: Value,
  context: StateContext,
  storedIn: StoredIn,
): FieldBound {
  const said = saidOf(draft, name, context) ?? saidOf(draft, key, context);
  const owner = context.owner(`${draft.name}.${name}`, [draft.name, name]);
  const origin = said !== undefined && isLearned(said, draft, name, context) ? 'learned' : 'spec';
  const typed = (stored = NOTHING_STORED): Bound | null => {
    if (declared === undefined) return stored.direct;
    const bound = boundOfType(declared.type, typeContext(draft, context, stored), false);
    if (bound === null || typeof initial !== 'string' || !isText(declared.type)) return bound;
    // where any text may be, there may be the one that the field begins with; first, so that counterexamples have it where they can
    return eitherOf([{ kind: 'choice', members: [initial] }, bound]);
  };
  const field = (bound: Bound, origin: Origin, wide: Bound | null = null): FieldBound => ({
    name,
    bound,
    origin,
    wide,
    ...(declared?.isOptional === true && mayBeUndefined(bound) ? { isOptional: true } : {}),
  });
  if (said !== undefined && domainKind(said) === 'derived') {
    const of = ownField(said as HeapObject, 'of');
    const wide = of === null ? typed() : boundOfDomain(of, owner, context);
    if (wide === null) throw new Refusal(needed(draft, name, declared, true));
    const target = referenceTarget(wide);
    return target === null ? field(wide, origin) : field(leadingUp(target, wide), origin, wide);
  }
  if (said !== undefined && draft.class !== null && (domainKind(said) === 'constant' || isHeldBy(said, initial)))
    return field({ kind: 'kept' }, origin);
  if (
    said !== undefined &&
    domainKind(said) === 'unordered' &&
    draft.class !== null &&
    context.isAbstraction(draft.class)
  )
    return field(boundOfUnordered(said as HeapObject, owner, context), origin);
  if (said !== undefined) return field(boundOfDomain(said, owner, context), origin);
  const bound = typed();
  const isOpen = declared === undefined || leavesOpen(declared.type);
  const stored = isOpen && draft.class !== null ? typed(storedIn(prototypeOf(draft.class), key)) : bound;
  if (stored !== null && (bound === null || textOf(stored) !== textOf(bound))) {
    const isNothing = bound === null && (initial === undefined || initial === null);
    return field(isNothing ? eitherOf([{ kind: 'choice', members: [initial] }, stored]) : stored, 'stored');
  }
  if (bound !== null) return declared!.tags.includes('tree') ? field(asTree(bound), 'tag') : field(bound, 'type');
  if (initial === undefined || initial === null) throw new Refusal(needed(draft, name, declared));
  return field({ kind: 'kept' }, 'initial');
}

/** Whether a domain lists the function that a field holds, and no other: it keeps it, as functions are kept. */
function isHeldBy(domain: Value, initial: Value): boolean {
  if (domainKind(domain) !== 'oneOf' || !(initial instanceof HeapObject) || initial.kind !== 'function') return false;
  const [only, ...others] = elementsOf(ownField(domain as HeapObject, 'members') as HeapObject);
  return only === initial && others.length === 0;
}

function isText(type: TypeData): boolean {
  return type.kind === 'string' || (type.kind === 'union' && type.members.some(isText));
}

/** Whether a type leaves open what is there, or in there; of a text it does not say which. */
function leavesOpen(type: TypeData): boolean {
  if (type.kind === 'array' || type.kind === 'set') return leavesOpen(type.of);
  if (type.kind === 'map') return leavesOpen(type.key) || leavesOpen(type.value);
  if (type.kind === 'union') return type.members.some(leavesOpen);
  return type.kind === 'unknown' || type.kind === 'parameter' || type.kind === 'string';
}

function mayBeUndefined(bound: Bound): boolean {
  return alternatives(bound).some((one) => one.kind === 'choice' && one.members.includes(undefined));
}

function needed(
  draft: DraftType,
  name: string,
  declared: FieldType | undefined,
  isDerived = false,
): ReturnType<typeof domainNeeded> {
  const type = declared === undefined ? 'it has none' : showType(declared.type);
  const isUnknown = declared === undefined || declared.type.kind === 'unknown';
  // what is in a record is not kept, but nobody may care what it is
  const otherwise = draft.class === null ? 'oneOf(undefined)' : 'constant()';
  // what is determined still ranges over something, until that is proved
  const derived = `derived(${mayLeadOn(name) ? `nullable(instances(${draft.name}))` : 'oneOf(…)'})`;
  const plain = !isUnknown ? otherwise : mayLeadOn(name) ? `tree(${draft.name})` : 'oneOf(…)';
  const domain = isDerived ? derived : plain;
  return domainNeeded(
    `${draft.name}.${name}`,
    type,
    `state: { ${keyText(draft.name)}: { ${keyText(name)}: ${domain} } }`,
    draft.class === null ? null : spanOf(draft.class),
  );
}

/** Does a field of this name usually lead to another object of the same class? */
export function mayLeadOn(name: string): boolean {
  return /^[#_$]*(next|left|right|child|link|sibling|below|down)/i.test(name) || mayLeadUp(name);
}

export function typeContext(
  draft: DraftType | null,
  context: StateContext,
  stored: TypeContext['stored'] = NOTHING_STORED,
): TypeContext {
  const { table, scope, generic } = context;
  return { table, scope, generic, environment: draft?.generics ?? new Map(), stored };
}

/** What the spec says about a field; undefined if nothing. */
function saidOf(draft: DraftType, key: Key, { fields }: StateContext): Value {
  if (draft.recordDomain !== null) return ownField(draft.recordDomain, key);
  const ofType = ownField(fields, draft.name);
  return ofType instanceof HeapObject ? ownField(ofType, key) : undefined;
}

function isLearned(said: Value, draft: DraftType, name: string, { learnedFields }: StateContext): boolean {
  const ofType = learnedFields === null ? undefined : ownField(learnedFields, draft.name);
  return ofType instanceof HeapObject && ownField(ofType, name) === said;
}

/** A domain for a type or field that is not there is a mistake in the spec. */
function refuseStrangers(worked: readonly Worked[], context: StateContext): void {
  for (const { name: type } of ownFields(context.fields)) {
    const meant = worked.filter(({ draft }) => draft.name === type);
    const { span } = context.owner(type, [type]);
    // contracts of several functions may share what they say of a heap, and not each function meets all of it
    if (meant.length === 0 && context.isShared && context.classNamed(type) !== null) continue;
    if (meant.length === 0) {
      const known = worked.map(({ draft }) => draft.name);
      const isField = domainKind(ownField(context.fields, type)) !== null;
      const line = isField ? `state: { ${known[0] ?? 'Class'}: { ${type}: … } }` : null;
      throw new Refusal(unknownType(type, known.join(', '), line, span));
    }
    const said = ownField(context.fields, type);
    for (const { name } of said instanceof HeapObject ? ownFields(said) : []) {
      if (meant.some(({ keys }) => keys.has(name))) continue;
      const known = [...meant[0]!.keys.keys()].join(', ');
      throw new Refusal(unknownField(type, name, known, context.owner(name, [type, name]).span));
    }
  }
}

/** Types whose objects can lead to objects of the same type. */
function recursiveTypes(
  types: readonly { readonly draft: DraftType; readonly fields: readonly FieldBound[] }[],
): ReadonlySet<TypeId> {
  const edges = new Map(
    types.map(({ draft, fields }) => [
      draft.id,
      new Set(fields.flatMap(({ bound, wide }) => [...objectsIn(wide ?? bound).all])),
    ]),
  );
  const leadsBack = (start: TypeId): boolean => {
    const seen = new Set<TypeId>();
    const waiting = [...edges.get(start)!];
    for (const next of waiting) {
      if (next === start) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(edges.get(next) ?? []));
    }
    return false;
  };
  return new Set([...edges.keys()].filter(leadsBack));
}

/** What a type calls a reference is an object of its own unless its class is recursive. */
function settle(field: FieldBound, recursive: ReadonlySet<TypeId>): FieldBound {
  const isInferred = field.origin === 'type' || field.origin === 'stored';
  return isInferred ? { ...field, bound: ownObjects(field.bound, recursive) } : field;
}

/** Alternatives stay together: if one of them is recursive, as of the subclasses of one class, all stay references. */
export function ownObjects(bound: Bound, recursive: ReadonlySet<TypeId>): Bound {
  const isStaying = (one: Bound): boolean => one.kind === 'reference' && recursive.has(one.type);
  if (bound.kind === 'reference') return isStaying(bound) ? bound : { kind: 'tree', type: bound.type };
  const areStaying = bound.kind === 'union' && bound.members.some(isStaying);
  return mapParts(bound, (part) => (areStaying && part.kind === 'reference' ? part : ownObjects(part, recursive)));
}

/** A reference from a type that trees of its target lead to, under a name such as `parent`, is taken to lead up the tree. */
function leadUp(field: FieldBound, holder: TypeId, worked: readonly Worked[]): FieldBound {
  if (field.origin !== 'type' || !mayLeadUp(field.name)) return field;
  const target = referenceTarget(field.bound);
  const above = worked.find(({ draft }) => draft.id === target);
  const isBelow = above?.fields.some(({ bound }) => objectsIn(bound).trees.has(holder)) === true;
  return isBelow ? { ...field, bound: leadingUp(target!, field.bound), wide: field.bound } : field;
}

/**
 * How many objects of each type: what the spec says, else the scope; of a class that is not recursive at least as many as its
 * owners have places for, since an object without its parts could not be.
 */
function countObjects(
  worked: readonly Worked[],
  recursive: ReadonlySet<TypeId>,
  scope: number,
): ReadonlyMap<TypeId, number> {
  const counts = new Map<TypeId, number>();
  const places = new Map<TypeId, { readonly owner: Worked; readonly times: number }[]>();
  for (const owner of worked) {
    for (const { bound } of owner.fields) {
      for (const [type, times] of objectsIn(bound).trees) {
        places.set(type, [...(places.get(type) ?? []), { owner, times }]);
      }
    }
  }
  const count = (one: Worked): number => {
    const known = counts.get(one.draft.id);
    if (known !== undefined) return known;
    let made = one.draft.count ?? scope;
    if (one.draft.count === null && !recursive.has(one.draft.id)) {
      const needed = (places.get(one.draft.id) ?? []).map(({ owner, times }) => demand(owner) * times);
      made = Math.max(
        scope,
        needed.reduce((sum, n) => sum + n, 0),
      );
    }
    counts.set(one.draft.id, made);
    return made;
  };
  // the subject is one object, whatever the scope
  const demand = (one: Worked): number => (one === worked[0] && !places.has(one.draft.id) ? 1 : count(one));
  for (const one of worked) count(one);
  return counts;
}

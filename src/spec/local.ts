/**
 * Local invariants (Darga & Boyapati 2006, §2): `repOkLocal()` of a node speaks of the node and its tree children only, and
 * a tree is valid if all its nodes are. Because each call reads so little, few of them have to be asked again after a change.
 */

/** One class of tree nodes. */
export interface LocalKind {
  readonly prototype: object;
  readonly hasLocalInvariant: boolean;
  /** The fields that lead to what belongs to the node: nodes, or arrays of nodes. */
  readonly fields: readonly string[];
}

/** Whether every node from here down satisfies its local invariant. */
export function everyLocal(value: unknown, kinds: readonly LocalKind[]): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return everyElement(value, kinds);
  const prototype: unknown = Object.getPrototypeOf(value);
  for (const kind of kinds) if (kind.prototype === prototype) return nodeAndBelow(value, kind, kinds);
  return true;
}

/** The same where a list says which objects there are; null are those that are not. */
export function everyListed(list: readonly ({ repOkLocal(): unknown } | null)[]): boolean {
  for (const object of list) if (object !== null && !object.repOkLocal()) return false;
  return true;
}

function nodeAndBelow(node: object, kind: LocalKind, kinds: readonly LocalKind[]): boolean {
  if (kind.hasLocalInvariant && !(node as { repOkLocal(): unknown }).repOkLocal()) return false;
  for (const field of kind.fields) {
    if (!everyLocal((node as Record<string, unknown>)[field], kinds)) return false;
  }
  return true;
}

function everyElement(list: readonly unknown[], kinds: readonly LocalKind[]): boolean {
  for (const element of list) if (!everyLocal(element, kinds)) return false;
  return true;
}

/** What search trees of different packages have in common, said of their nodes. Everything but the order is found without it. */

export interface Branch {
  readonly key: number;
  readonly left?: Branch | null;
  readonly right?: Branch | null;
}

/** @param isStrict whether no key occurs twice */
export function isOrdered(node: Branch | null, low: Branch | null, high: Branch | null, isStrict: boolean): boolean {
  if (node === null) return true;
  if (low !== null && (low.key > node.key || (isStrict && low.key === node.key))) return false;
  if (high !== null && (high.key < node.key || (isStrict && high.key === node.key))) return false;
  return isOrdered(node.left!, low, node, isStrict) && isOrdered(node.right!, node, high, isStrict);
}

export function count(node: Branch | null): number {
  return node === null ? 0 : 1 + count(node.left!) + count(node.right!);
}

export function has(node: Branch | null, key: number): boolean {
  return node !== null && (node.key === key || has(node.left!, key) || has(node.right!, key));
}

/** Whether a node itself is there. */
export function holds(node: Branch | null, sought: Branch): boolean {
  return node !== null && (node === sought || holds(node.left!, sought) || holds(node.right!, sought));
}

export function areWithin(node: Branch | null, low: number, high: number): boolean {
  if (node === null) return true;
  return low <= node.key && node.key <= high && areWithin(node.left!, low, high) && areWithin(node.right!, low, high);
}

export function isAscending(keys: readonly number[]): boolean {
  for (let i = 1; i < keys.length; i += 1) if (keys[i - 1]! >= keys[i]!) return false;
  return true;
}

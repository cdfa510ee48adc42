/** States as verdicts show them: plain data that survives JSON. */

/** JSON has no undefined, NaN, −0, infinities or big integers; these are written as text with their kind. */
export type ShownValue =
  | { readonly kind: 'primitive'; readonly value: string | number | boolean | null }
  | { readonly kind: 'special'; readonly text: string }
  | { readonly kind: 'object'; readonly index: number }
  /** Of what domains list, such as functions: which of them it is. */
  | { readonly kind: 'opaque'; readonly text: string; readonly ofSpec?: number | undefined };

export interface ShownObject {
  /** The class name, `Array`, `Map`, `Set` or `Object`. */
  readonly type: string;
  readonly fields: readonly { readonly name: string; readonly value: ShownValue; readonly isTree: boolean }[];
  readonly elements: readonly ShownValue[];
  readonly entries: readonly { readonly key: ShownValue; readonly value: ShownValue }[];
}

/** @invariant later graphs of the same run keep the indices of earlier ones */
export interface ShownGraph {
  readonly objects: readonly ShownObject[];
}

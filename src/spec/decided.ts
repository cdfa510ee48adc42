/** What was decided in one run, in order, as data: so that another run can decide the same. */

export type Decided =
  | { readonly kind: 'integer'; readonly value: number }
  /** Which objects could be reached, each by a way from the roots; null: not this one. */
  | { readonly kind: 'reached'; readonly ways: readonly (Way | null)[] }
  /** A call was replaced by this contract. */
  | { readonly kind: 'begins'; readonly ordinal: number };

/** From which root, and by which fields and elements. */
export interface Way {
  readonly root: number;
  readonly steps: readonly (string | number)[];
}

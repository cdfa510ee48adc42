/** What was decided in one run, in order, as data: so that another run can decide the same. */

export type Decided =
  | { readonly kind: 'integer'; readonly value: number }
  /** Which objects could be reached, each by a way from the roots; null: not this one. */
  | { readonly kind: 'reached'; readonly ways: readonly (Way | null)[] }
  /** A call was replaced by this contract. */
  | { readonly kind: 'begins'; readonly ordinal: number };

/** A field, an element, or the key or value of the entry of a map or set that was put into it after so many others. */
export type WayStep = string | number | { readonly entry: number; readonly part: 'key' | 'value' };

/** From which root, and by which steps. */
export interface Way {
  readonly root: number;
  readonly steps: readonly WayStep[];
}

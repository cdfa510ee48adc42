/**
 * Intervals of integers: between which numbers a word certainly lies. They decide how many bits a word needs,
 * whether an operation could leave the integers that JavaScript represents exactly, and many comparisons at once.
 *
 * Bounds are JavaScript numbers. A sum or product of two safe integers may be rounded, but rounding is monotone:
 * what exceeds 2^53 − 1 exactly also exceeds it rounded. So "is it safe?" is always answered right, and a bound that
 * is not safe is never used as a number (it is widened to ±∞ first).
 */

/** @invariant lo ≤ hi; both are integers or infinite; neither is −0 */
export interface Interval {
  readonly lo: number;
  readonly hi: number;
}

export const SAFE = Number.MAX_SAFE_INTEGER;

/** What the 32-bit operators of JavaScript yield. */
export const INT32: Interval = { lo: -(2 ** 31), hi: 2 ** 31 - 1 };

/** Every number in the interval is an integer that JavaScript represents exactly. */
export function isSafe(interval: Interval): boolean {
  return interval.lo >= -SAFE && interval.hi <= SAFE;
}

export function contains(outer: Interval, inner: Interval): boolean {
  return outer.lo <= inner.lo && inner.hi <= outer.hi;
}

/** The least interval that holds both. */
export function hull(a: Interval, b: Interval): Interval {
  return { lo: Math.min(a.lo, b.lo), hi: Math.max(a.hi, b.hi) };
}

/**
 * What lies in both. If nothing does, two callers have claimed contradicting bounds, the code that asks is dead, and any
 * interval will do: then it is the first.
 */
export function meet(a: Interval, b: Interval): Interval {
  const lo = Math.max(a.lo, b.lo);
  const hi = Math.min(a.hi, b.hi);
  return lo <= hi ? { lo, hi } : a;
}

export function sum(a: Interval, b: Interval): Interval {
  return widened(a.lo + b.lo, a.hi + b.hi);
}

export function difference(a: Interval, b: Interval): Interval {
  return widened(a.lo - b.hi, a.hi - b.lo);
}

export function product(a: Interval, b: Interval): Interval {
  const corners = [times(a.lo, b.lo), times(a.lo, b.hi), times(a.hi, b.lo), times(a.hi, b.hi)];
  return widened(Math.min(...corners), Math.max(...corners));
}

/** Of the quotient rounded toward zero, wherever the divisor is not zero; [0, 0] if it always is. */
export function quotient(dividend: Interval, divisor: Interval): Interval {
  const divisors = [divisor.lo, divisor.hi, -1, 1].filter((d) => d !== 0 && divisor.lo <= d && d <= divisor.hi);
  if (divisors.length === 0) return { lo: 0, hi: 0 };
  // The quotient is monotone in the dividend, and in the divisor on either side of zero: the corners are extreme.
  const corners = divisors.flatMap((d) => [Math.trunc(dividend.lo / d) + 0, Math.trunc(dividend.hi / d) + 0]);
  return { lo: Math.min(...corners), hi: Math.max(...corners) };
}

/** Of the remainder with the sign of the dividend: |remainder| ≤ |dividend| and |remainder| < |divisor|. */
export function remainder(dividend: Interval, divisor: Interval): Interval {
  const largest = Math.max(magnitude(divisor) - 1, 0);
  return {
    lo: dividend.lo < 0 ? -Math.min(-dividend.lo, largest) + 0 : 0,
    hi: dividend.hi > 0 ? Math.min(dividend.hi, largest) : 0,
  };
}

/** The largest absolute value. */
export function magnitude(interval: Interval): number {
  return Math.max(Math.abs(interval.lo), Math.abs(interval.hi));
}

/** How many bits a number 0 … largest needs without a sign; 0 for 0. Requires largest ≤ 2^53. */
export function unsignedWidth(largest: number): number {
  let width = 0;
  while (2 ** width <= largest) width += 1;
  return width;
}

/** How many two's-complement bits, the sign included, every number of the interval fits in. At least 1. */
export function signedWidth(interval: Interval): number {
  const above = interval.hi < 0 ? 0 : unsignedWidth(interval.hi);
  const below = interval.lo >= 0 ? 0 : unsignedWidth(-1 - interval.lo); // −n−1 = ¬n needs the bits of n
  return Math.max(above, below) + 1;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b; // 0 · ∞ = 0 here: the zero is exact
}

/** Safe bounds for the exact interval that lo … hi was rounded from. */
function widened(lo: number, hi: number): Interval {
  return {
    lo: lo < -SAFE ? -Infinity : Math.min(lo, SAFE) + 0,
    hi: hi > SAFE ? Infinity : Math.max(hi, -SAFE) + 0,
  };
}

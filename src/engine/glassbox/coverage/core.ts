/**
 * A least core of assumptions, by leaving out one after the other. Which core it is depends on their order and on nothing else: what the solver
 * says that it did not need only saves questions whose answers are known. So whatever solver, version and machine, the result is the same.
 */

export type Answer = 'sat' | 'unsat' | 'unknown';

export interface Core<T> {
  readonly needed: ReadonlySet<T>;
  /** False if time ran out: what is needed may not be. */
  readonly isLeast: boolean;
}

/**
 * @param ask whether the question has an answer under these assumptions; if it has none, also which of them it takes for that
 * @returns null if all of them together do not exclude an answer, or nobody knows
 */
export function leastCore<T>(
  assumptions: readonly T[],
  ask: (assumed: readonly T[]) => { readonly answer: Answer; readonly core: readonly T[] },
): Core<T> | null {
  const first = ask(assumptions);
  if (first.answer !== 'unsat') return null;
  let core = new Set(first.core);
  const left = new Set(assumptions);
  for (const one of assumptions) {
    // what excludes an answer without it goes on doing so
    if (!core.has(one)) {
      left.delete(one);
      continue;
    }
    left.delete(one);
    const { answer, core: smaller } = ask([...left]);
    if (answer === 'unknown') return { needed: new Set([...left, one]), isLeast: false };
    if (answer === 'unsat') core = new Set(smaller);
    else left.add(one);
  }
  return { needed: left, isLeast: true };
}

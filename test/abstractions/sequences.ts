/** All sequences of calls on two objects that should do the same, without any part of the checker. */

export interface Call {
  readonly name: string;
  readonly actuals: readonly unknown[];
}

/** A call by its name and arguments. */
export const to = (name: string, ...actuals: readonly unknown[]): Call => ({ name, actuals });

/** Every sequence of at most so many calls, the short ones first. */
export function* sequences(calls: readonly Call[], most: number): Generator<readonly Call[]> {
  let longest: readonly (readonly Call[])[] = [[]];
  for (let length = 0; length <= most; length += 1) {
    yield* longest;
    if (length < most) longest = longest.flatMap((one) => calls.map((call) => [...one, call]));
  }
}

/** What a call on an object comes to: a value, or the class of an exception. */
export function endOf(object: object, { name, actuals }: Call): unknown {
  try {
    return (object as Record<string, (...all: readonly unknown[]) => unknown>)[name]!(...actuals);
  } catch (error) {
    return (error as object).constructor;
  }
}

/** The object after the calls. */
export function after<T extends object>(object: T, calls: readonly Call[]): T {
  for (const call of calls) endOf(object, call);
  return object;
}

/** The first sequence whose last call ends differently; null if there is none. */
export function firstDifference(
  one: () => object,
  other: () => object,
  calls: readonly Call[],
  most: number,
): readonly Call[] | null {
  for (const sequence of sequences(calls, most)) {
    const last = sequence.at(-1);
    if (last === undefined) continue;
    const before = sequence.slice(0, -1);
    if (!Object.is(endOf(after(one(), before), last), endOf(after(other(), before), last))) return sequence;
  }
  return null;
}

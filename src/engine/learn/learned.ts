/** What was learned of a class, as a spec says it. */

import type { ReachedState, TriedOperation } from './explored.js';
import { of, type Clause, type Judge } from './clause.js';
import { isInteger, placesOf } from './places.js';
import type { Sample } from './sample.js';
import type { Shape } from './shape.js';

export interface Learned {
  readonly shape: Shape;
  /** In how many states all of it was seen to hold. */
  readonly states: number;
  /** Up to which scope all operations but those keep it; null: that is not known. */
  readonly inductive: number | null;
  /** What is left was kept by these; null: nobody was asked yet. */
  readonly kept: Kept | null;
  /** Clauses that held in all these states and were given up. */
  readonly dropped: readonly Dropped[];
  /** Operations that alone break how objects hang together. Nothing was learned from them. */
  readonly distrusted: readonly string[];
  /** The scope of the spec. */
  readonly scope: number;
  /** Null if only the shape was asked for. */
  readonly clauses: readonly Clause[] | null;
  readonly operations: ReadonlyMap<string, LearnedOperation>;
}

/** By which goals all clauses were kept together, and by which it is not known. */
export interface Kept {
  readonly by: readonly string[];
  /** Up to this scope. */
  readonly scope: number;
  readonly open: readonly string[];
}

export interface Dropped {
  readonly clause: Clause;
  /** The operation that breaks it. */
  readonly by: string;
  /** The weaker clause that is said in its place; null: none. */
  readonly instead: Clause | null;
}

export interface LearnedOperation {
  readonly next: 'subject' | 'result';
  /** Where it does not throw, as an expression over `subject`; null: nothing is known. */
  readonly precondition: string | null;
  /** Classes of exceptions that it was seen to end with elsewhere. */
  readonly throws: readonly string[];
  /** A call that failed as nobody means to, with the calls before it; null: none did. */
  readonly mistake: string | null;
}

/** Something that is likely to be a mistake. */
export interface Suspect {
  readonly operation: string;
  readonly text: string;
  /** The calls that lead there. */
  readonly calls: string;
}

/** What is thrown by code that did not mean to. */
const MISTAKES = new Set(['TypeError', 'ReferenceError', 'endless']);

/** How an operation is to be called, from the calls that failed. */
export function learnedOperation(
  { failures, next, vectors }: TriedOperation,
  shape: Shape,
  samples: readonly Sample[],
  followed: number,
  judge: Judge,
): LearnedOperation {
  const failed = new Map<number, number>();
  for (const { state } of failures) failed.set(state, (failed.get(state) ?? 0) + 1);
  const tried = samples.slice(0, followed);
  const isRight = (text: string): boolean => {
    const allowed = tried.map(({ subject }) => judge({ text, helpers: new Map(), says: '' }, subject));
    // what fails everywhere is called wrongly, whatever the state
    return allowed.includes(true) && allowed.every((one, index) => (failed.get(index) ?? 0) === (one ? 0 : vectors));
  };
  const precondition = failures.length === 0 ? null : (conditions(shape).find(isRight) ?? null);
  const classes = [...new Set(failures.map(({ error }) => error))];
  const throws = precondition === null ? classes.filter((one) => !MISTAKES.has(one) && /^[A-Z]\w*$/.test(one)) : [];
  const mistake = failures.find(({ error }) => MISTAKES.has(error));
  return {
    next,
    precondition,
    throws,
    mistake: mistake === undefined ? null : `${mistake.reachedBy} ${mistake.call};`,
  };
}

/** That there is something. */
function conditions(shape: Shape): readonly string[] {
  const places = placesOf(shape);
  const links = places
    .filter(({ seen }) => seen.objects.size > 0 && seen.container === null && (seen.isNull || seen.isUndefined))
    .map(({ text }) => `!!${text}`);
  const counts = places.flatMap(({ text, seen }) =>
    isInteger(seen)
      ? [`${text} > 0`]
      : seen.container === null
        ? []
        : [`${of(text, seen.container.kind === 'array' ? 'length' : 'size')} > 0`],
  );
  const alone = [...links, ...counts];
  const pairs = alone.flatMap((one, index) => alone.slice(index + 1).map((other) => `${one} || ${other}`));
  return [...alone, ...pairs];
}

/** Calls that throw what nobody throws on purpose, the shortest of each operation. */
export function failingSuspects(operations: readonly TriedOperation[]): readonly Suspect[] {
  return operations.flatMap(({ name, failures }) => {
    const found = failures.find(({ error }) => MISTAKES.has(error));
    if (found === undefined) return [];
    const text = found.error === 'endless' ? 'does not end' : `throws a ${found.error}`;
    return [{ operation: name, text, calls: `${found.reachedBy} ${found.call};` }];
  });
}

/**
 * Operations that alone break what all others keep. That says something only if the others change states too, and one of them adds objects:
 * what is taken away seldom breaks an order.
 */
export function breakingSuspects(
  clauses: readonly Clause[],
  states: readonly ReachedState[],
  samples: readonly Sample[],
  judge: Judge,
): readonly Suspect[] {
  const found = new Map<string, Suspect>();
  for (const clause of clauses) {
    const values = samples.map(({ subject }) => judge(clause, subject));
    const breaking = new Map<string, number>();
    const keeping = new Map<string, boolean>();
    states.forEach(({ from }, index) => {
      if (from === null || !values[from.state]!) return;
      if (!values[index]!) {
        if (!breaking.has(from.operation)) breaking.set(from.operation, index);
      } else {
        const grows = samples[index]!.types.size > samples[from.state]!.types.size;
        keeping.set(from.operation, grows || keeping.get(from.operation) === true);
      }
    });
    const [only, ...others] = breaking;
    const isKept = [...keeping].some(([name, grows]) => grows && name !== only?.[0]);
    if (only === undefined || others.length > 0 || !isKept || !values[0]) continue;
    const [operation, index] = only;
    if (!found.has(operation))
      found.set(operation, {
        operation,
        text: `breaks what all other operations keep: ${clause.says}`,
        calls: states[index]!.reachedBy,
      });
  }
  return [...found.values()];
}

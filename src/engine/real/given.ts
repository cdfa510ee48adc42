/**
 * Functions and objects of the spec, as node has them. An object is made anew for every state, and is the same wherever it stands in that state;
 * nobody looks into it. Whoever reads a state has to find it as it was made, so it is remembered how it looked.
 */

import { inspect } from 'node:util';
import type { Bound, Bounds, Given } from '../../spec/bounds.js';
import type { GivenValue } from '../../spec/given.js';
import type { Question } from '../../spec/question.js';
import { partsOf } from '../../spec/parts.js';

interface Handed {
  readonly given: Given;
  /** How an object looked, and another like it; null of functions, which are as they are. */
  readonly made: { readonly look: string; readonly again: () => object } | null;
}

/** What was handed out, in whatever state. */
const handed = new WeakMap<object, Handed>();

export function isGiven(value: object): boolean {
  return handed.has(value);
}

/** Another object like one that was given, as that was; null if it is something else. */
export function madeAgain(value: unknown): object | null {
  return typeof value === 'object' && value !== null ? (handed.get(value)?.made?.again() ?? null) : null;
}

/** What it was given as; null if it is something else, or was changed since. */
export function givenAs(value: unknown, { functions }: GivenValues): Given | null {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return null;
  const known = functions().get(value) ?? handed.get(value);
  if (known === undefined || (known.made !== null && known.made.look !== lookOf(value))) return null;
  return known.given;
}

export interface GivenValues {
  /** For one state: what is given there, and which objects were made for that. */
  readonly forState: () => { readonly valueOf: (given: Given) => unknown; readonly made: ReadonlyMap<number, object> };
  readonly functions: () => ReadonlyMap<object, Handed>;
}

export function givenValues(check: Question, bounds: Bounds): GivenValues {
  let known: readonly GivenValue[] | null = null;
  let functions: ReadonlyMap<object, Handed> | null = null;
  const all = (): readonly GivenValue[] => (known ??= check.given());
  return {
    forState: () => {
      const made = new Map<number, object>();
      const valueOf = (given: Given): unknown => {
        const one = all()[given.index]!;
        if (!one.isMade) return one.by;
        if (!made.has(given.index)) {
          const value = one.value() as object;
          handed.set(value, { given, made: { look: lookOf(value), again: () => one.value() as object } });
          made.set(given.index, value);
        }
        return made.get(given.index);
      };
      return { valueOf, made };
    },
    functions: () =>
      (functions ??= new Map(
        mentionedIn(bounds)
          .filter(({ index }) => !all()[index]!.isMade)
          .map((given) => [all()[given.index]!.by, { given, made: null }]),
      )),
  };
}

function mentionedIn({ types, subject, operations, beginnings }: Bounds): readonly Given[] {
  const bounds: readonly Bound[] = [
    ...types.flatMap(({ fields }) => fields.map(({ bound }) => bound)),
    ...(subject === null ? [] : [subject]),
    ...[...operations, ...beginnings].flatMap((one) => one.arguments),
  ];
  return bounds.flatMap(partsOf).flatMap((part) => (part.kind === 'given' ? part.members : []));
}

function lookOf(value: object): string {
  return inspect(value, { depth: null, showHidden: true, maxArrayLength: null, maxStringLength: null });
}

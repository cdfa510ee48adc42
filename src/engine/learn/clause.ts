/**
 * A clause of an invariant, as text: an expression over `subject`, and the functions it calls. In these texts `@` stands after each
 * parameter whose type a TypeScript spec has to write.
 *
 * Clauses come in groups, the strongest first: of a group only one is taken, the first that nothing speaks against.
 */

export interface Clause {
  readonly text: string;
  /** By name. */
  readonly helpers: ReadonlyMap<string, string>;
  /** What it says, in words. */
  readonly says: string;
  /** Texts of clauses that follow from it, which need not be said as well. */
  readonly implies?: readonly string[];
}

export type Group = readonly Clause[];

/** What decides whether a clause is true of a state; what it throws is false. */
export type Judge = (clause: Clause, subject: object) => boolean;

export function clause(text: string, says: string, ...helpers: readonly string[]): Clause {
  const named = helpers.map((helper) => [/function (\w+)/.exec(helper)![1]!, helper] as const);
  return { text, says, helpers: new Map(named) };
}

export function implying(one: Clause, ...implies: readonly string[]): Clause {
  return { ...one, implies };
}

/** The text as a language has it. */
export function inLanguage(text: string, isTyped: boolean): string {
  return text.replaceAll('@', isTyped ? ': any' : '');
}

/** All functions that some clauses call, each once. */
export function helpersOf(clauses: readonly Clause[]): readonly string[] {
  return [...new Map(clauses.flatMap(({ helpers }) => [...helpers])).values()];
}

/** `left` → `Left`, `_root` → `Root` */
export function capital(name: string): string {
  const bare = name.replaceAll(/[^\p{ID_Continue}]|_/gu, '');
  return bare === '' ? 'It' : bare[0]!.toUpperCase() + bare.slice(1);
}

/** How a field is read. */
export function of(object: string, field: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(field) ? `${object}.${field}` : `${object}['${field}']`;
}

/**
 * What TypeScript knows about values, as far as bounds can be made of it: a small closed union of plain data. Types of
 * objects are named, not nested, because they may be recursive; a `TypeReader` knows what is behind a name.
 */

/** What may stand as a literal in a type. */
export type LiteralValue = string | number | boolean | bigint | null | undefined;

/** Where a class or function is declared; `start` and `end` are those of the evaluator's span of it. */
export interface Declared {
  readonly path: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export type TypeData =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'number' }
  | { readonly kind: 'string' }
  | { readonly kind: 'bigint' }
  | { readonly kind: 'literal'; readonly value: LiteralValue }
  | { readonly kind: 'class'; readonly at: Declared; readonly arguments: readonly TypeData[] }
  /** An interface or object type; `TypeReader.record` knows its fields. */
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'array'; readonly of: TypeData }
  | { readonly kind: 'tuple'; readonly of: readonly TypeData[] }
  | { readonly kind: 'map'; readonly key: TypeData; readonly value: TypeData }
  | { readonly kind: 'set'; readonly of: TypeData }
  /** @invariant no member is a union; no two are the same literal */
  | { readonly kind: 'union'; readonly members: readonly TypeData[] }
  | { readonly kind: 'parameter'; readonly name: string; readonly constraint: TypeData | null }
  | { readonly kind: 'function' }
  /** `any` and `unknown`. */
  | { readonly kind: 'unknown' }
  /** What has no bounds: symbols, dates, promises …; `text` as TypeScript writes it. */
  | { readonly kind: 'other'; readonly text: string };

export interface FieldType {
  /** As base/key-text.ts names it: `#name` if private. */
  readonly name: string;
  /** Only where it is text, an object can be given the field without more knowledge. */
  readonly key: 'text' | 'private' | 'symbol';
  readonly type: TypeData;
  /** Whether objects may lack it; undefined is among its values then. */
  readonly isOptional: boolean;
  /** JSDoc tags and decorators of ours, without the `@`. */
  readonly tags: readonly string[];
}

export interface ParameterType {
  readonly name: string;
  /** Without undefined, if it may be left out. */
  readonly type: TypeData;
  /** May be left out, with a default or without; before others that are given, undefined says the same. */
  readonly optional: boolean;
  readonly rest: boolean;
}

export interface MethodType {
  readonly name: string;
  readonly parameters: readonly ParameterType[];
  readonly isPublic: boolean;
  readonly isStatic: boolean;
  readonly tags: readonly string[];
}

export interface ClassType {
  readonly at: Declared;
  readonly typeParameters: readonly string[];
  /** Inherited ones first, then in the order of the text. */
  readonly fields: readonly FieldType[];
  /** Without accessors and the constructor. */
  readonly methods: readonly MethodType[];
  readonly construct: readonly ParameterType[];
  readonly isAbstract: boolean;
  readonly tags: readonly string[];
}

export interface RecordType {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldType[];
}

export interface FunctionType {
  readonly name: string;
  readonly parameters: readonly ParameterType[];
  readonly result: TypeData;
  readonly tags: readonly string[];
}

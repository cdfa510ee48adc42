/**
 * Domains: the finite set of values that a field or an argument ranges over. They are plain data; engines read them.
 */

export type Primitive = string | number | boolean | bigint | null | undefined;

/** Anything that can be called with `new`, abstract or private or not. */
export type Class = abstract new (...actuals: never[]) => unknown;

export type Domain =
  | { readonly domain: 'bool' }
  /** Left out ends come from the scope: 0 and n. */
  | { readonly domain: 'int'; readonly lo: number | null; readonly hi: number | null }
  | { readonly domain: 'oneOf'; readonly members: readonly (Primitive | ((...actuals: never[]) => unknown))[] }
  /** What these make: each is made once for a state with the arguments of a call, and stands for one object there. */
  | { readonly domain: 'made'; readonly makers: readonly (() => object)[] }
  | { readonly domain: 'nullable'; readonly of: Domain; readonly nothing: null | undefined }
  /** Any object of the class that is in the state, shared or not. */
  | {
      readonly domain: 'instances';
      readonly class: Class | string;
      readonly count: number | null;
      /** Whether objects of classes that extend it are meant as well, and its own only if it is not abstract. */
      readonly extended?: true;
    }
  /** An object that only this field leads to, or null. */
  | {
      readonly domain: 'tree';
      readonly class: Class | string;
      readonly nodes: number | null;
      readonly count: number | null;
      readonly height: number | null;
      readonly optional: boolean;
    }
  | {
      readonly domain: 'array';
      readonly of: Domain;
      readonly minimum: number;
      readonly maximum: number | null;
      readonly holes: boolean;
    }
  | { readonly domain: 'map'; readonly key: Domain; readonly value: Domain; readonly maximum: number | null }
  | { readonly domain: 'set'; readonly of: Domain; readonly maximum: number | null }
  /** A map or set of an abstraction, whose order nobody can see. */
  | { readonly domain: 'unordered'; readonly of: Domain }
  /** A plain object with these fields; reports call it by its name, or by where it stands. */
  | { readonly domain: 'record'; readonly fields: Readonly<Record<string, Domain>>; readonly name?: string }
  | { readonly domain: 'anyOf'; readonly members: readonly Domain[] }
  /** Of a parameter: an argument of the domain, or none. */
  | { readonly domain: 'optional'; readonly of: Domain }
  /** Keeps what the initial state holds. */
  | { readonly domain: 'constant' }
  /** The invariant determines it: from where the object stands in the tree, if a question to the solver shows that. */
  | { readonly domain: 'derived'; readonly of: Domain | null };

export const bool = (): Domain => ({ domain: 'bool' });

/** The integers lo … hi; `int()` are 0 … scope. */
export const int = (lo: number | null = null, hi: number | null = null): Domain => ({ domain: 'int', lo, hi });

/** These primitives and functions, such as comparators. */
export const oneOf = (...members: (Primitive | ((...actuals: never[]) => unknown))[]): Domain => ({
  domain: 'oneOf',
  members,
});

/**
 * What functions of the spec make, each anew for every call: `made(() => new Date(0), () => new Uint8Array([1, 2]))`. Code may keep such objects,
 * hand them on and look into them, but not change them.
 */
export const made = (...makers: (() => object)[]): Domain => ({ domain: 'made', makers });

/** The domain and null, or undefined if that is given. */
export const nullable = (of: Domain, ...nothing: readonly [nothing?: null | undefined]): Domain => ({
  domain: 'nullable',
  of,
  // a default would turn undefined into null
  nothing: nothing.length === 0 ? null : nothing[0],
});

export interface InstancesOptions {
  readonly count?: number;
  /** Objects of classes that extend it as well, and its own only if it is not abstract. */
  readonly subclasses?: boolean;
}

/** Any of at most `count` objects (the scope, if left out) of a class, or by its name if it is not exported. */
export function instances(class_: Class | string, given: number | InstancesOptions | null = null): Domain {
  const { count = null, subclasses = false } = typeof given === 'object' && given !== null ? given : { count: given };
  return { domain: 'instances', class: class_, count, ...(subclasses ? { extended: true } : {}) };
}

export interface TreeOptions {
  /** All trees of at most so many objects of the class. */
  readonly nodes?: number;
  /** Those that fit into the first so many positions of a complete tree, filled level by level. */
  readonly count?: number;
  /** Those up to this height. */
  readonly height?: number;
  /** May the field be null? true if left out. */
  readonly optional?: boolean;
}

/**
 * The root of a subtree of its own, or null; a class that is not exported is given by its name. As a decorator it says of a field, in the code itself, that what it leads to
 * belongs to this object alone.
 */
export function tree(class_: Class | string, options?: TreeOptions): Domain;
export function tree(value: undefined, context: ClassFieldDecoratorContext): void;
export function tree(
  class_: Class | string | undefined,
  options: TreeOptions | ClassFieldDecoratorContext = {},
): Domain | void {
  if ('addInitializer' in options) return;
  return {
    domain: 'tree',
    class: class_!,
    nodes: options.nodes ?? null,
    count: options.count ?? null,
    height: options.height ?? null,
    optional: options.optional ?? true,
  };
}

export interface LengthOptions {
  readonly length?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ArrayOptions extends LengthOptions {
  /** May elements be missing, as in `new Array(4)`? false if left out. */
  readonly holes?: boolean;
}

/** Arrays of up to `maximum` elements (the scope, if left out), or of exactly `length`. */
export const array = (of: Domain, options: ArrayOptions = {}): Domain => ({
  domain: 'array',
  of,
  minimum: options.length ?? options.minimum ?? 0,
  maximum: options.length ?? options.maximum ?? null,
  holes: options.holes ?? false,
});

export const map = (key: Domain, value: Domain, options: { readonly maximum?: number } = {}): Domain => ({
  domain: 'map',
  key,
  value,
  maximum: options.maximum ?? null,
});

export const set = (of: Domain, options: { readonly maximum?: number } = {}): Domain => ({
  domain: 'set',
  of,
  maximum: options.maximum ?? null,
});

/** The contents of a ready-made abstraction: `unordered(map(key, value))`, each once, and not in every order. */
export const unordered = (of: Domain): Domain => ({ domain: 'unordered', of });

export const record = (fields: Readonly<Record<string, Domain>>): Domain => ({ domain: 'record', fields });

export const anyOf = (...members: Domain[]): Domain => ({ domain: 'anyOf', members });

/** Of a parameter: the domain, or the argument is left out. */
export const optional = (of: Domain): Domain => ({ domain: 'optional', of });

export const constant = (): Domain => ({ domain: 'constant' });

export const derived = (of: Domain | null = null): Domain => ({ domain: 'derived', of });

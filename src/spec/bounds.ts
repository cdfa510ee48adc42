/**
 * The bounds of a check as plain data: which types there are, how many objects of each, and what every field and every argument
 * ranges over. A spec and the types of the code are turned into bounds once; every engine, be it symbolic or real, reads these,
 * so all search the same space. Nothing here is a closure, so bounds travel between processes.
 *
 * How a state is laid out (the same for every engine):
 * - A `tree` value is an object of its own. Its place is called a *position*. Types whose tree fields can lead to each other are one
 *   *recursion class*. A position in a field of an object of its own class belongs to the tree of that object; in any other
 *   field, and in an argument, it begins a tree. All elements and entries of a field are one slot, so they stand in one tree. Every tree has
 *   positions and objects of its own: two roots, or two arrays, do not use up each other's.
 * - Positions are given out breadth first: a queue starts with the subject; for each object taken from it, its fields are visited in the
 *   order of the type's fields (elements of arrays and entries of maps in order, members of a union in order). A tree value found gets a
 *   position, if it has a `height` only as long as there are fewer objects of that type above it, and
 *   - where the smallest tree that has something there has at most `count` objects of each type of the class. To that belong all above it
 *     and, in front of it in the same container and in those around it, as many as have to be there;
 *   - as long as its tree has fewer `positions` of the type. If these are no more than the count, that is the bound of the papers: the first so
 *     many positions of a complete tree. If they are all that is asked for, all trees of at most `count` objects are explored;
 *   - always, if the type is `full`: said to have a height and no count.
 *   No state has more than `count` objects of a type in one tree, unless it is full.
 *   A value without a position cannot be: in a union that member is left out; elsewhere the object that would need it is impossible.
 * - A `reference` is any object of the type that has a position, reached by its tree or not. If these are fewer than `count`, the difference
 *   comes from a *pool* of objects, which are laid out after the positions, in the order in which references to their types are met. A pool
 *   object begins a tree, in which it counts; what has a position below it can be referred to as well. Pool objects are
 *   interchangeable.
 * - An `above` value is the object (of the given type) whose field leads to this position, or `nothing` if what leads here is of
 *   another type.
 * - The entries of a map or set stand in every order, since order can be observed; of one that is `unordered` in the order of what its keys
 *   range over, which are primitives: some of them are there, and others are not.
 * - `kept` is what the code puts into that field. The objects of a state that `keeps` something are those that running the code makes: the
 *   subject is that of a fresh initial state, and a position, an array, map or set is what a tree field, or an element of an array,
 *   of that state leads to, if there it is an object of the same type that has no other position yet. Any other object of a class that
 *   keeps something is the first of its class in a fresh initial state, or constructed (`made`). Then the fields with bounds are
 *   filled in. What is frozen or sealed remains so.
 *
 * How arguments are laid out: all those of a call together, after the state. Trees are objects of their own, as in a state. A reference is any
 * object of the type that can be reached in the state, or one outside of it: a *guest*, or what stands below a guest or in another argument
 * and is led to there. There are as many guests of a type as the arguments, and the trees in them, have places that refer to it, or as
 * many as such a place asks for (`count` of the reference); at least one of each type that is referred to, and where there is no
 * state, at least `count` of the type. Like a pool object a guest begins a tree in which it counts, and guests are interchangeable.
 */

import type { Called } from '../base/called.js';
import type { Replacement } from '../base/replacement.js';
import type { CallBounds } from './choosing.js';
import type { Operation, Theorem, Unrolling } from './question.js';
import type { Primitive } from './domains.js';

/** Positions of one type in one tree, or its `count`, if that is more, unless the spec says how many. */
export const USUAL_POSITIONS = 64;

/** The same where fields refer to objects of the type, wherever these stand. */
export const REFERRED_POSITIONS = 16;

/** If a tree is to have all its positions, and these are more, it is refused. */
export const MOST_POSITIONS = 4096;

/** `path#Name` of a class declaration; records without a name are `path#line:column`. */
export type TypeId = string;

export type Bound =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly lo: number; readonly hi: number }
  /** @invariant no two members are the same value */
  | { readonly kind: 'choice'; readonly members: readonly Primitive[] }
  /** Functions and objects that only the spec has. */
  | { readonly kind: 'given'; readonly members: readonly Given[] }
  | { readonly kind: 'tree'; readonly type: TypeId }
  /** If it says how many: so many guests of the type there are, where it is an argument. */
  | { readonly kind: 'reference'; readonly type: TypeId; readonly count?: number }
  /** Of a tuple, `each` says what the elements are one by one, and `of` what any of them is. */
  | {
      readonly kind: 'array';
      readonly of: Bound;
      readonly each?: readonly Bound[];
      readonly minimum: number;
      readonly maximum: number;
    }
  | {
      readonly kind: 'map';
      readonly key: Bound;
      readonly value: Bound;
      readonly maximum: number;
      readonly isUnordered?: true;
    }
  | { readonly kind: 'set'; readonly of: Bound; readonly maximum: number; readonly isUnordered?: true }
  /** Any of these; null and undefined are `choice` members. */
  | { readonly kind: 'union'; readonly members: readonly Bound[] }
  | { readonly kind: 'above'; readonly type: TypeId; readonly nothing: null | undefined }
  /** No element at all, where an array may have holes, and no argument, where it may be left out; only a member of what these are. */
  | { readonly kind: 'hole' }
  | { readonly kind: 'kept' };

/** Something that only the spec has: which of what `Question.given` lists. Wherever it stands, it is the same function or object. */
export interface Given {
  readonly index: number;
  /** As it is written: `compare`, `new Date(0)`. */
  readonly text: string;
}

/** Where a bound comes from, for the report. */
export type Origin = 'spec' | 'learned' | 'type' | 'stored' | 'tag' | 'observed' | 'initial';

export interface FieldBound {
  /** As written: `#name` if private. */
  readonly name: string;
  readonly bound: Bound;
  readonly origin: Origin;
  /** Objects of the code may lack it; in every state here it is there, and undefined where they would lack it. */
  readonly isOptional?: true;
  /** For a field narrowed to `above` unless the invariant fails to imply it: what it ranges over then. */
  readonly wide: Bound | null;
  /**
   * For an integer of which valid states use only a part: that part, for each object of the type in the order in which they are laid out.
   * What operations write is held to `bound`.
   */
  readonly used?: readonly Range[];
}

/** The integers from lo to hi. */
export interface Range {
  readonly lo: number;
  readonly hi: number;
}

export interface TypeBounds {
  readonly id: TypeId;
  /** As the report shows it. */
  readonly name: string;
  /** Records are plain objects: interfaces and object types. */
  readonly kind: 'class' | 'record';
  readonly fields: readonly FieldBound[];
  /** At most so many objects in each tree; so many to refer to, if nothing else is there. */
  readonly count: number;
  /** At most so many positions in each tree, the first; null: all that trees of `count` objects have. */
  readonly positions: number | null;
  /** The spec does not say how many. */
  readonly isUsual?: true;
  readonly height: number | null;
  /** Every position up to the height is there, however many these are. */
  readonly isFull?: true;
  /** Has a method `repOkLocal`, which every object in the state has to satisfy. */
  readonly hasLocalInvariant: boolean;
  /** With what an object of the class can be constructed, where it keeps something and no initial state has one. */
  readonly made?: readonly Sample[];
}

/** A value to construct something with. */
export type Sample =
  | { readonly kind: 'primitive'; readonly value: Primitive }
  | { readonly kind: 'array'; readonly elements: readonly Sample[] }
  | { readonly kind: 'map' | 'set' }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [name: string, value: Sample])[] };

export interface ArgumentBounds {
  readonly arguments: readonly Bound[];
  /** Parameter names, for the report. */
  readonly parameters: readonly string[];
  readonly origin: Extract<Origin, 'spec' | 'type'>;
}

/**
 * What may be changed: the state or an argument, by its index, with all that it leads to; one field, with the array, map or set in it; or a field
 * of all objects of a type, by the name of that; or what a function of the spec lists.
 */
export type Modifiable =
  | 'state'
  | 'listed'
  | number
  | { readonly of: 'state' | number; readonly path: readonly string[] }
  | { readonly type: string; readonly field: string };

export interface OperationBounds extends ArgumentBounds {
  readonly name: string;
  /** How it is called, and what it leaves behind; see `Operation`. */
  readonly form: Operation['form'];
  readonly method?: string;
  readonly theorem?: Theorem;
  readonly law?: string;
  /** See `Operation`. */
  readonly asked?: number;
  readonly next: Operation['next'];
  /** What it may change of what it is given; left out: anything. */
  readonly modifies?: readonly Modifiable[];
  /** See `Operation`. */
  readonly ignoresFaults?: true;
  readonly isContract?: true;
  readonly atOnce?: Unrolling;
}

export interface BeginningBounds extends ArgumentBounds {
  /** As it is written: `new Range`, `Range.of`, `initial[1]`. */
  readonly name: string;
  /** The constructor, a static method that is tagged as a way to begin, or a function that the spec gives. */
  readonly callee: Extract<Called, { kind: 'constructor' | 'factory' | 'initial' }>;
  /** What a function of the spec does, if that is one expression. */
  readonly text?: string;
}

/** What a call may come to that is replaced by its contract. */
export interface ContractBounds extends CallBounds {
  /** Of a plain function: no class has it. */
  readonly isFunction: boolean;
}

/** Which class refines which, as `path#Name`. */
export interface RefinedBounds {
  readonly module: string;
  readonly abstraction: string;
  /** Methods that both have and that nobody compares. */
  readonly uncompared: readonly string[];
}

export interface Bounds {
  readonly scope: number;
  /** @invariant every type named by a bound is here */
  readonly types: readonly TypeBounds[];
  /** null for plain functions, which have no state. */
  readonly subject: Bound | null;
  readonly operations: readonly OperationBounds[];
  /** The ways to begin. */
  readonly beginnings: readonly BeginningBounds[];
  /** Of a check whether a module refines an abstraction. */
  readonly refines?: RefinedBounds;
  /** Of a check whether equal states of a class stay equal: the class, as `path#Name`. */
  readonly staysEqual?: string;
  /** Classes of the program in whose place there are others. */
  readonly replacements?: readonly Replacement[];
  /** What is known of calls that are replaced by their contracts, in the order of these. */
  readonly contracts?: readonly ContractBounds[];
  /** Fields lead to any object of their types; nobody has to find out which of them are trees. */
  readonly isShared?: true;
  /** From how many states the invariant was learned, if it was. */
  readonly learned?: number;
  /** Whether states have something of an initial one that no bound speaks of: what is kept, what is frozen. */
  readonly keeps?: boolean;
}

/** Whether an object with so many keys has the fields of a type and no others; those that are optional may be absent. */
export function hasFieldsOf({ fields }: TypeBounds, has: (name: string) => boolean, keys: number): boolean {
  const present = fields.filter(({ name }) => has(name)).length;
  return present === keys && fields.every(({ name, isOptional = false }) => isOptional || has(name));
}

/** Fields that are undefined where objects of the code would lack them, such as `Item.note`. */
export function optionalFields({ types }: Bounds): readonly string[] {
  return types.flatMap(({ name, fields }) =>
    fields.filter(({ isOptional = false }) => isOptional).map((field) => `${name}.${field.name}`),
  );
}

/**
 * Types with owners, `C<o>` or `C<o, o′>`: every object is owned by the world or by another object, its first owner, and may be told a second
 * owner besides. A type is one number, of which the class and the owners are digits; so equal types are equal numbers.
 *
 * Owners are numbered from the outermost to the innermost: inside of a class, the world encloses the second formal owner, that the
 * first, and that the object itself. Objects of the heap come after these.
 */

/** A class by its number in the table, from 1; 0 is `Object`. The largest two are no classes. */
export type ClassName = number;
export const OBJECT: ClassName = 0;

export type Owner = number;
export const WORLD: Owner = 0;
export const SECOND: Owner = 1;
export const FIRST: Owner = 2;
export const THIS: Owner = 3;
/** An object as an owner. */
export const ownerOf = (object: number): Owner => object + 4;
export const isObject = (owner: Owner): boolean => owner > THIS;

export type Type = number;
export const INT: Type = 5;
export const BOOLEAN: Type = 6;

/** C<first, second>; a class with one owner has the world for the second. */
export const typed = (cls: ClassName, first: Owner = WORLD, second: Owner = WORLD): Type =>
  cls | (first << 3) | (second << 7);

export const classIn = (type: Type): ClassName => type & 7;
export const firstIn = (type: Type): Owner => (type >> 3) & 15;
export const secondIn = (type: Type): Owner => type >> 7;

export const isClass = (type: Type): boolean => classIn(type) < INT;

/** T[instance/f, self/this]: formal owners become those of an instance, and `this` becomes the object itself. */
export function substituted(type: Type, instance: Type, self: Owner): Type {
  return typed(classIn(type), actual(firstIn(type), instance, self), actual(secondIn(type), instance, self));
}

function actual(owner: Owner, instance: Type, self: Owner): Owner {
  if (owner === FIRST) return firstIn(instance);
  if (owner === SECOND) return secondIn(instance);
  return owner === THIS ? self : owner;
}

/** Whether a type means something else for every object. */
export const mentionsThis = (type: Type): boolean => firstIn(type) === THIS || secondIn(type) === THIS;

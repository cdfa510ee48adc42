/**
 * Fields that only specs know: what an object stands for, as a function of what it holds (Dennis 2009, §5.2). A list of links stands for a sequence,
 * `model: { List: { elements: (list) => … } }`, and its contract speaks of `old.elements`. Such a field is a getter of the class, so that an object, its copy from before the
 * call and the objects of subclasses have it, in the evaluator and in node alike.
 *
 * An abstraction that does not say what a valid object stands for is no abstraction: a getter that throws is a violation, not a reason to leave the object out.
 */

import type { Class } from './domains.js';

type Abstraction = (object: never) => unknown;

/** Class → field → what it is. */
export type Model = Readonly<Record<string, Readonly<Record<string, Abstraction>>>>;

/** What was made a getter, by the text of the function: options may be made anew for each scope. */
const made = new Map<object, Map<string, string>>();

const HOW = 'write model: { List: { elements: (list) => … } }';

/** Gives the class its fields. @returns their names */
export function withModel(model: unknown, owner: Class): readonly string[] {
  if (model === undefined) return [];
  if (typeof model !== 'object' || model === null) throw new TypeError(`model says what objects stand for: ${HOW}`);
  return Object.entries(model).flatMap(([name, fields]) => {
    const prototype = prototypeOf(owner, name);
    return Object.entries(fields as object).map(([field, abstraction]) => {
      if (typeof abstraction !== 'function') throw new TypeError(`${field} of the model is a function: ${HOW}`);
      define(prototype, name, field, abstraction as Abstraction);
      return field;
    });
  });
}

function prototypeOf(owner: Class, name: string): object {
  let one: unknown = owner;
  while (typeof one === 'function' && one.name !== name) one = Object.getPrototypeOf(one);
  if (typeof one === 'function') return (one as unknown as { readonly prototype: object }).prototype;
  throw new TypeError(
    `model is about the class of the method, ${owner.name}, and what that extends, not about ${name}`,
  );
}

function define(prototype: object, name: string, field: string, abstraction: Abstraction): void {
  const known = made.get(prototype) ?? new Map<string, string>();
  const text = Function.prototype.toString.call(abstraction);
  if (!known.has(field) && field in prototype)
    throw new TypeError(`${name} has ${field} already: give the field of the model another name`);
  if (known.has(field) && known.get(field) !== text)
    throw new TypeError(`${name} has two models of ${field}: write one function for all checks`);
  made.set(prototype, known.set(field, text));
  Object.defineProperty(prototype, field, {
    get(this: never) {
      return abstraction(this);
    },
    configurable: true,
  });
}

/** Throws what the model throws. */
export function requireModelled(object: unknown, fields: readonly string[]): void {
  for (const field of fields) void (object as Record<string, unknown>)[field];
}

/** Whether an object stands for something. */
export function isModelled(object: unknown, fields: readonly string[]): boolean {
  try {
    requireModelled(object, fields);
    return true;
  } catch {
    return false;
  }
}

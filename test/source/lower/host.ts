/** What the oracle leaves to the host: operators, property writes in both modes, construction, the library. */

export type Callable = (...actuals: unknown[]) => unknown;
export type Keyed = Record<PropertyKey, unknown>;

export interface PrivateSlot {
  readonly kind: string;
  value?: unknown;
  readonly get?: Callable;
  readonly set?: Callable;
}

export interface PrivateName {
  readonly description: string;
  readonly slots: WeakMap<object, PrivateSlot>;
}

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

export function tooEarly(name: string): string {
  if (name !== 'this') return `Cannot access '${name}' before initialization`;
  return "Must call super constructor in derived class before accessing 'this' or returning from derived constructor";
}

/** A class whose constructor does not call super: the compiler would not let us write it. */
export const derivedConstructor = new Function(
  'run',
  'return class made extends Object { constructor(...actuals) { return run(made, new.target, actuals); } }',
) as (run: (self: unknown, newTarget: unknown, actuals: unknown[]) => object) => Callable;

interface Parameters {
  readonly load: (index: number) => unknown;
  readonly store: (index: number, value: unknown) => void;
}

const parameters = new WeakMap<object, Parameters>();

/** An arguments object that the host itself keeps in step with as many parameters. */
export function mappedArguments(count: number, actuals: readonly unknown[]): object {
  const names = Array.from({ length: count }, (_, i) => `p${i}`);
  const make = new Function(
    ...names,
    `return [arguments, [${names.map((name) => `() => ${name}`).join()}], [${names.map((name) => `(v) => { ${name} = v; }`).join()}]]`,
  ) as (...all: unknown[]) => [object, (() => unknown)[], ((value: unknown) => void)[]];
  const [made, loads, stores] = make(...actuals);
  parameters.set(made, { load: (i) => loads[i]!(), store: (i, value) => stores[i]!(value) });
  return made;
}

export function parametersOf(object: unknown): Parameters {
  return parameters.get(object as object)!;
}

export const argumentsOf = new Function("'use strict'; return arguments") as Callable;

export function slotOf(object: unknown, name: unknown, failure: string): PrivateSlot {
  const { description, slots } = name as PrivateName;
  const slot = isObject(object) ? slots.get(object) : undefined;
  if (slot === undefined)
    throw new TypeError(`${failure.replace('#', description)} an object whose class did not declare it`);
  return slot;
}

export function inherit(made: Callable, prototype: object, parent: unknown): void {
  const constructs = typeof parent === 'function' && parent.prototype !== undefined;
  if (parent !== null && !constructs)
    throw new TypeError(`Class extends value ${String(parent)} is not a constructor or null`);
  Object.setPrototypeOf(made, parent === null ? Function.prototype : (parent as object));
  Object.setPrototypeOf(prototype, parent === null ? null : ((parent as unknown as Keyed).prototype as object));
}

export function call(callee: unknown, receiver: unknown, actuals: unknown[], text: string): unknown {
  if (typeof callee !== 'function') throw new TypeError(`${text} is not a function`);
  return Reflect.apply(callee, receiver, actuals);
}

export function construct(callee: unknown, actuals: unknown[], text: string): unknown {
  let constructs = typeof callee === 'function';
  try {
    if (constructs) Reflect.construct(Object, [], callee as Callable);
  } catch {
    constructs = false;
  }
  if (!constructs) throw new TypeError(`${text} is not a constructor`);
  return Reflect.construct(callee as Callable, actuals);
}

export function setStrictly(object: unknown, key: unknown, value: unknown): void {
  'use strict';
  (object as Keyed)[key as PropertyKey] = value;
}

export const setSloppily = new Function('o', 'k', 'v', 'o[k] = v') as (o: unknown, k: unknown, v: unknown) => void;

export function deleteStrictly(object: object, key: PropertyKey): boolean {
  'use strict';
  return delete (object as Keyed)[key];
}

const operators = new Map<string, (a: unknown, b: unknown) => unknown>();

export function binary(operator: string, left: unknown, right: unknown): unknown {
  let compute = operators.get(operator);
  if (compute === undefined) {
    compute = new Function('a', 'b', `return a ${operator} b`) as (a: unknown, b: unknown) => unknown;
    operators.set(operator, compute);
  }
  return compute(left, right);
}

const toNumeric = new Function('a', 'return a++') as Callable;
const increment = new Function('a', 'return ++a') as Callable;
const decrement = new Function('a', 'return --a') as Callable;

export function unary(operator: string, value: unknown): unknown {
  switch (operator) {
    case '-':
    case '~':
    case '!':
    case 'typeof':
      return (new Function('a', `return ${operator} a`) as (a: unknown) => unknown)(value);
    case 'toNumber':
      return +(value as number);
    case 'toNumeric':
      return toNumeric(value);
    case 'increment':
      return increment(value);
    case 'decrement':
      return decrement(value);
    case 'toPropertyKey': {
      let seen: PropertyKey = '';
      const spy = new Proxy({}, { get: (_, key) => void (seen = key) });
      void (spy as Keyed)[value as PropertyKey];
      return seen;
    }
    case 'toString':
      return `${value as string}`;
  }
  throw new Error(`unknown operator ${operator}`);
}

export const library: Record<string, Callable> = {
  copyDataProperties(target, source, excluded) {
    const keys = isNullish(source) ? [] : Reflect.ownKeys(Object(source) as object);
    for (const key of keys) {
      if ((excluded as PropertyKey[]).includes(key)) continue;
      if (!Object.prototype.propertyIsEnumerable.call(source, key)) continue;
      const property = { value: (source as Keyed)[key], writable: true, enumerable: true, configurable: true };
      Object.defineProperty(target, key, property);
    }
    return target;
  },
  forInKeys(object) {
    const keys: string[] = [];
    for (const key in object as object) keys.push(key);
    return keys;
  },
  forInHas: (object, key) => (key as string) in (Object(object) as object),
  throwError(name, message) {
    throw name === 'TypeError' ? new TypeError(message as string) : new ReferenceError(message as string);
  },
};

export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

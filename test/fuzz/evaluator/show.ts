/**
 * A value as text such that two values have the same text exactly if a program cannot tell them apart by looking:
 * −0, holes, undefined, property order, classes, identity and cycles are all seen. Messages of errors are not.
 */

import { types } from 'node:util';

export function show(value: unknown): string {
  const seen = new Map<object, number>();
  return text(value);

  function text(one: unknown): string {
    switch (typeof one) {
      case 'undefined':
        return 'undefined';
      case 'boolean':
      case 'symbol':
        return String(one);
      case 'number':
        return Object.is(one, -0) ? '-0' : String(one);
      case 'bigint':
        return `${one}n`;
      case 'string':
        return JSON.stringify(one);
      case 'function':
      case 'object':
        return one === null ? 'null' : reference(one);
    }
  }

  function reference(one: object): string {
    const known = seen.get(one);
    if (known !== undefined) return `#${known}`;
    seen.set(one, seen.size + 1);
    return `#${seen.size}=${content(one)}`;
  }

  function content(one: object): string {
    if (typeof one === 'function') return `function ${one.name}`;
    const own = properties(one);
    if (one instanceof Error) {
      const name = Object.hasOwn(one, 'name') ? one.name : className(one).trim();
      return `error ${name} {${own.filter((text) => !text.startsWith('name: ')).join(', ')}}`;
    }
    if (Array.isArray(one)) {
      const elements = Array.from({ length: one.length }, (_, i) => element(one, i));
      return `${className(one)}[${[...elements, ...own].join(', ')}]`;
    }
    if (types.isMap(one)) {
      const entries = Array.from(one, ([key, value]) => `${text(key)} => ${text(value)}`);
      return `${className(one)}{${[...entries, ...own].join(', ')}}`;
    }
    if (types.isSet(one)) return `${className(one)}{${[...Array.from(one, text), ...own].join(', ')}}`;
    return `${className(one)}{${own.join(', ')}}`;
  }

  function element(array: readonly unknown[], index: number): string {
    const own = Object.getOwnPropertyDescriptor(array, index);
    if (own === undefined) return index in array ? text(array[index]) : 'hole';
    return accessorOf(own) ?? text(own.value);
  }

  function properties(one: object): string[] {
    return Reflect.ownKeys(one).flatMap((key) => {
      const own = Object.getOwnPropertyDescriptor(one, key)!;
      if (own.enumerable !== true || (Array.isArray(one) && typeof key === 'string' && /^\d+$/.test(key))) return [];
      return [`${String(key)}: ${accessorOf(own) ?? text(own.value)}`];
    });
  }
}

/** What there is of an accessor; null if it is none. */
function accessorOf({ get, set }: PropertyDescriptor): string | null {
  return get === undefined && set === undefined ? null : [get && 'get', set && 'set'].filter(Boolean).join('/');
}

/** The name of the function that made an object; null prototypes and nameless makers have none. */
function className(one: object): string {
  const above = Object.getPrototypeOf(one) as object | null;
  if (above === null) return 'null ';
  const maker = Object.getOwnPropertyDescriptor(above, 'constructor')?.value as unknown;
  return typeof maker === 'function' ? `${maker.name} ` : '? ';
}

/**
 * What twelve methods of any list promise (Dennis 2009, §6.1): of the sequence of its elements before the call and afterwards. How a list
 * is made of objects is for each list to say, by what its elements are in order.
 */

import { isSame, type Domain } from 'glassbox';

/** What a list holds: items, or the nodes themselves. */
type Element = object | null;
export type Sequence = readonly Element[];
export type ElementsOf<List> = (list: List) => Sequence;

const isAt = (elements: Sequence, index: number, value: Element | undefined): boolean => isSame(elements[index], value);

/** Whether a sequence is as long as this, and has these elements. */
const isMadeOf = (now: Sequence, length: number, at: (index: number) => Element | undefined): boolean =>
  now.length === length && now.every((_, index) => isAt(now, index, at(index)));

/** The first, or last, place of an element; -1 if there is none. */
const isFirst = (elements: Sequence, value: Element, found: number): boolean =>
  found === -1
    ? elements.every((one) => !isSame(one, value))
    : isAt(elements, found, value) && elements.every((one, index) => index >= found || !isSame(one, value));
const isLast = (elements: Sequence, value: Element, found: number): boolean =>
  found === -1
    ? elements.every((one) => !isSame(one, value))
    : isAt(elements, found, value) && elements.every((one, index) => index <= found || !isSame(one, value));
const has = (elements: Sequence, value: Element): boolean => elements.some((one) => isSame(one, value));

export function contractsOf<List>(of: ElementsOf<List>) {
  const isOutside = (old: List, index: number): boolean => index < 0 || index >= of(old).length;
  const query = { modifies: [] };
  return {
    insert: {
      ensures: (list: List, old: List, _result: undefined, index: number, value: Element) => {
        const [now, was] = [of(list), of(old)];
        return isMadeOf(now, was.length + 1, (i) => (i < index ? was[i] : i === index ? value : was[i - 1]));
      },
      throws: { RangeError: (old: List, index: number) => index < 0 || index > of(old).length },
    },
    add: {
      ensures: (list: List, old: List, result: boolean, value: Element) => {
        const [now, was] = [of(list), of(old)];
        return result && isMadeOf(now, was.length + 1, (i) => (i < was.length ? was[i] : value));
      },
    },
    clear: { ensures: (list: List) => of(list).length === 0 },
    contains: {
      ...query,
      ensures: (_list: List, old: List, result: boolean, value: Element) => result === has(of(old), value),
    },
    get: {
      ...query,
      ensures: (_list: List, old: List, result: Element, index: number) => isAt(of(old), index, result),
      throws: { RangeError: isOutside },
    },
    indexOf: {
      ...query,
      ensures: (_list: List, old: List, result: number, value: Element) => isFirst(of(old), value, result),
    },
    lastIndexOf: {
      ...query,
      ensures: (_list: List, old: List, result: number, value: Element) => isLast(of(old), value, result),
    },
    isEmpty: { ...query, ensures: (_list: List, old: List, result: boolean) => result === (of(old).length === 0) },
    size: { ...query, ensures: (_list: List, old: List, result: number) => result === of(old).length },
    removeAt: {
      ensures: (list: List, old: List, result: Element, index: number) => {
        const [now, was] = [of(list), of(old)];
        return isAt(was, index, result) && isMadeOf(now, was.length - 1, (i) => (i < index ? was[i] : was[i + 1]));
      },
      throws: { RangeError: isOutside },
    },
    remove: {
      ensures: (list: List, old: List, result: boolean, value: Element) => {
        const [now, was] = [of(list), of(old)];
        if (!has(was, value)) return !result && isMadeOf(now, was.length, (i) => was[i]);
        const index = was.findIndex((one) => isSame(one, value));
        return result && isMadeOf(now, was.length - 1, (i) => (i < index ? was[i] : was[i + 1]));
      },
    },
    set: {
      ensures: (list: List, old: List, result: Element, index: number, value: Element) => {
        const [now, was] = [of(list), of(old)];
        return isAt(was, index, result) && isMadeOf(now, was.length, (i) => (i === index ? value : was[i]));
      },
      throws: { RangeError: isOutside },
    },
  };
}

export type Method = keyof ReturnType<typeof contractsOf>;

/** What a method is called with, if places are these and elements those. */
export function actualsOf(method: Method, place: Domain, element: Domain): readonly Domain[] {
  switch (method) {
    case 'insert':
    case 'set':
      return [place, element];
    case 'get':
    case 'removeAt':
      return [place];
    case 'add':
    case 'contains':
    case 'indexOf':
    case 'lastIndexOf':
    case 'remove':
      return [element];
    case 'clear':
    case 'isEmpty':
    case 'size':
      return [];
  }
}

/**
 * Collections that rely on equality, hash codes and orders of what they hold, and clients that rely on them (Dolby, Vaziri and Tip 2007, §4.2.2).
 * Of a tree set see `tree-set.ts`.
 */

import { TreeMap, TreeSet } from './tree-set.js';

export interface Element {
  equals(other: unknown): boolean;
  hashCode(): number;
}

export interface Ordered extends Element {
  compareTo(other: Ordered): number;
}

/** What a bag is put into, one after another. */
interface Collection<E> {
  contains(element: E): boolean;
  add(element: E): void;
  toArray(): E[];
}

class ArrayList implements Collection<Element> {
  private readonly elements: Element[] = [];

  contains(element: Element): boolean {
    return this.elements.some((one) => element.equals(one));
  }

  add(element: Element): void {
    this.elements.push(element);
  }

  toArray(): Element[] {
    return [...this.elements];
  }
}

class Link {
  next: Link = this;
  previous: Link = this;

  constructor(readonly element: Element | null) {}
}

/** A ring of links, one of which is a header without an element. */
export class LinkedList implements Collection<Element> {
  readonly header = new Link(null);
  size = 0;

  contains(element: Element): boolean {
    for (let link = this.header.next; link !== this.header; link = link.next)
      if (element.equals(link.element)) return true;
    return false;
  }

  add(element: Element): void {
    const link = new Link(element);
    link.next = this.header;
    link.previous = this.header.previous;
    link.previous.next = link;
    this.header.previous = link;
    this.size += 1;
  }

  toArray(): Element[] {
    const elements: Element[] = [];
    for (let link = this.header.next; link !== this.header; link = link.next) elements.push(link.element!);
    return elements;
  }
}

interface Entry {
  readonly hash: number;
  readonly key: Element;
  value: unknown;
  readonly next: Entry | null;
}

/** As many chains as it is told, a power of two. */
export class HashMap {
  readonly table: (Entry | null)[];
  size = 0;

  constructor(private readonly chains: number) {
    this.table = new Array<Entry | null>(chains).fill(null);
  }

  has(key: Element): boolean {
    return this.entry(key, spread(key.hashCode())) !== null;
  }

  put(key: Element, value: unknown): void {
    const hash = spread(key.hashCode());
    const known = this.entry(key, hash);
    if (known !== null) known.value = value;
    else this.chain(hash, key, value);
  }

  /** @requires the key is not there */
  putNew(key: Element, value: unknown): void {
    this.chain(spread(key.hashCode()), key, value);
  }

  private chain(hash: number, key: Element, value: unknown): void {
    const index = hash & (this.chains - 1);
    this.table[index] = { hash, key, value, next: this.table[index]! };
    this.size += 1;
  }

  keys(): Element[] {
    const keys: Element[] = [];
    for (const first of this.table) for (let entry = first; entry !== null; entry = entry.next) keys.push(entry.key);
    return keys;
  }

  private entry(key: Element, hash: number): Entry | null {
    for (let entry = this.table[hash & (this.chains - 1)]!; entry !== null; entry = entry.next!)
      if (entry.hash === hash && key.equals(entry.key)) return entry;
    return null;
  }
}

/** The keys of a map. Who adds has asked before, so nobody looks twice. */
export class HashSet implements Collection<Element> {
  readonly map: HashMap;

  constructor(chains: number) {
    this.map = new HashMap(chains);
  }

  contains(element: Element): boolean {
    return this.map.has(element);
  }

  /** @requires the element is not contained */
  add(element: Element): void {
    this.map.putNew(element, true);
  }

  toArray(): Element[] {
    return this.map.keys();
  }
}

/** A set that also knows in which order its elements came, so that nobody has to walk along all chains. */
class LinkedHashSet implements Collection<Element> {
  private readonly map = new HashMap(1024);
  private readonly elements: Element[] = [];

  contains(element: Element): boolean {
    return this.map.has(element);
  }

  add(element: Element): void {
    this.map.put(element, true);
    this.elements.push(element);
  }

  toArray(): Element[] {
    return [...this.elements];
  }
}

function spread(code: number): number {
  const mixed = code ^ (code >>> 20) ^ (code >>> 12);
  return mixed ^ (mixed >>> 7) ^ (mixed >>> 4);
}

function filled<E, C extends Collection<E>>(into: C, bag: readonly E[]): C {
  for (const element of bag) if (!into.contains(element)) into.add(element);
  return into;
}

/** Every element once, as far as the collection can tell. */
export function withArrayList(bag: readonly Element[]): Element[] {
  return filled(new ArrayList(), bag).toArray();
}

export function withLinkedList(bag: readonly Element[]): Element[] {
  return filled(new LinkedList(), bag).toArray();
}

export function withHashSet(bag: readonly Element[]): Element[] {
  return filled(new HashSet(16), bag).toArray();
}

export function withTreeSet(bag: readonly Ordered[]): Element[] {
  return filled(new TreeSet(), bag).toArray();
}

export function withLinkedHashSet(bag: readonly Element[]): Element[] {
  return filled(new LinkedHashSet(), bag).toArray();
}

/** Whether what was put into a large table is there. */
export function putTwo(first: Element, second: Element): boolean {
  const map = new HashMap(65_536);
  map.put(first, 1);
  map.put(second, 2);
  return map.has(first) && map.has(second);
}

/** Clients of which only the size of what they leave behind is asked. */
export function toLinkedList(bag: readonly Element[]): LinkedList {
  const list = new LinkedList();
  for (const element of bag) list.add(element);
  return list;
}

export function toHashMap(bag: readonly Element[]): HashMap {
  const map = new HashMap(16);
  bag.forEach((element, index) => map.put(element, index));
  return map;
}

export function toHashSet(bag: readonly Element[]): HashSet {
  return filled(new HashSet(16), bag);
}

export function toTreeMap(bag: readonly Ordered[]): TreeMap {
  const map = new TreeMap();
  bag.forEach((element, index) => map.put(element, index));
  return map;
}

export function toTreeSet(bag: readonly Ordered[]): TreeSet {
  return filled(new TreeSet(), bag);
}

/** Whether no two are equal. */
export function areDistinct(elements: readonly Element[]): boolean {
  return elements.every((one, i) => elements.every((other, j) => i === j || !one.equals(other)));
}

/** Collections that rely on equality and hash codes of what they hold, and a client that relies on them (Dolby, Vaziri and Tip 2007, §4.2.2). */

export interface Element {
  equals(other: unknown): boolean;
  hashCode(): number;
}

/** What a bag is put into, one after another. */
interface Collection {
  contains(element: Element): boolean;
  add(element: Element): void;
  toArray(): Element[];
}

class ArrayList implements Collection {
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
class LinkedList implements Collection {
  private readonly header = new Link(null);

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
  }

  toArray(): Element[] {
    const elements: Element[] = [];
    for (let link = this.header.next; link !== this.header; link = link.next) elements.push(link.element!);
    return elements;
  }
}

interface Entry {
  readonly hash: number;
  readonly element: Element;
  readonly next: Entry | null;
}

/** Sixteen chains. */
class HashSet implements Collection {
  private readonly table: (Entry | null)[] = new Array<Entry | null>(16).fill(null);

  contains(element: Element): boolean {
    const hash = spread(element.hashCode());
    for (let entry = this.table[hash & 15]!; entry !== null; entry = entry.next!)
      if (entry.hash === hash && element.equals(entry.element)) return true;
    return false;
  }

  add(element: Element): void {
    const hash = spread(element.hashCode());
    this.table[hash & 15] = { hash, element, next: this.table[hash & 15]! };
  }

  toArray(): Element[] {
    const elements: Element[] = [];
    for (const first of this.table)
      for (let entry = first; entry !== null; entry = entry.next) elements.push(entry.element);
    return elements;
  }
}

function spread(code: number): number {
  const mixed = code ^ (code >>> 20) ^ (code >>> 12);
  return mixed ^ (mixed >>> 7) ^ (mixed >>> 4);
}

/** Every element once, as far as the collection can tell. */
function bagToSet(into: Collection, bag: readonly Element[]): Element[] {
  for (const element of bag) if (!into.contains(element)) into.add(element);
  return into.toArray();
}

export function withArrayList(bag: readonly Element[]): Element[] {
  return bagToSet(new ArrayList(), bag);
}

export function withLinkedList(bag: readonly Element[]): Element[] {
  return bagToSet(new LinkedList(), bag);
}

export function withHashSet(bag: readonly Element[]): Element[] {
  return bagToSet(new HashSet(), bag);
}

/** Whether no two are equal. */
export function areDistinct(elements: readonly Element[]): boolean {
  return elements.every((one, i) => elements.every((other, j) => i === j || !one.equals(other)));
}

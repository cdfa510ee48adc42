/** A list in which all work is done by small methods that a subclass may replace, as in the collections of Apache. */

import { refuse, type Element } from './item.js';

export class Node {
  next: Node = this;
  previous: Node = this;
  value: Element = null;
}

export class NodeList {
  header = this.createHeader();
  length = 0;

  repOk(): boolean {
    let count = 0;
    let node = this.header;
    do {
      if (node.next.previous !== node || count > this.length) return false;
      node = node.next;
      count += 1;
    } while (node !== this.header);
    return count === this.length + 1;
  }

  insert(index: number, value: Element): void {
    this.addBefore(this.nodeAt(index, true), value);
  }

  add(value: Element): boolean {
    this.addBefore(this.header, value);
    return true;
  }

  clear(): void {
    this.removeAllNodes();
  }

  contains(value: Element): boolean {
    return this.indexOf(value) !== -1;
  }

  get(index: number): Element {
    return this.nodeAt(index, false).value;
  }

  indexOf(value: Element): number {
    let index = 0;
    for (let node = this.header.next; node !== this.header; node = node.next) {
      if (this.isEqualValue(node.value, value)) return index;
      index += 1;
    }
    return -1;
  }

  lastIndexOf(value: Element): number {
    let index = this.length - 1;
    for (let node = this.header.previous; node !== this.header; node = node.previous) {
      if (this.isEqualValue(node.value, value)) return index;
      index -= 1;
    }
    return -1;
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  size(): number {
    return this.length;
  }

  removeAt(index: number): Element {
    const node = this.nodeAt(index, false);
    const { value } = node;
    this.removeNode(node);
    return value;
  }

  remove(value: Element): boolean {
    for (let node = this.header.next; node !== this.header; node = node.next) {
      if (!this.isEqualValue(node.value, value)) continue;
      this.removeNode(node);
      return true;
    }
    return false;
  }

  set(index: number, value: Element): Element {
    const node = this.nodeAt(index, false);
    const before = node.value;
    this.updateNode(node, value);
    return before;
  }

  protected createHeader(): Node {
    return new Node();
  }

  protected createNode(value: Element): Node {
    const node = new Node();
    node.value = value;
    return node;
  }

  protected addBefore(node: Node, value: Element): void {
    this.addNode(this.createNode(value), node);
  }

  protected addNode(node: Node, before: Node): void {
    node.next = before;
    node.previous = before.previous;
    before.previous.next = node;
    before.previous = node;
    this.length += 1;
  }

  protected removeNode(node: Node): void {
    node.previous.next = node.next;
    node.next.previous = node.previous;
    this.length -= 1;
  }

  protected removeAllNodes(): void {
    this.header.next = this.header;
    this.header.previous = this.header;
    this.length = 0;
  }

  protected updateNode(node: Node, value: Element): void {
    node.value = value;
  }

  protected isEqualValue(one: Element, other: Element): boolean {
    return one === other;
  }

  /** @param isEndAllowed whether the place after the last element counts, which is the header */
  protected nodeAt(index: number, isEndAllowed: boolean): Node {
    if (index < 0 || index > this.length || (index === this.length && !isEndAllowed)) refuse(index);
    let node: Node;
    if (index < this.length / 2) {
      node = this.header.next;
      for (let i = 0; i < index; i++) node = node.next;
    } else {
      node = this.header;
      for (let i = this.length; i > index; i--) node = node.previous;
    }
    return node;
  }
}

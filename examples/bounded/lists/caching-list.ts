/**
 * The same list with a stock of nodes to be used again: a chain by `next` of at most so many that were removed, without values. Nodes of a ring
 * always lead back, so `previous` of a spare one is itself, which says that it is out of use.
 */

import type { Element } from './item.js';
import { type Node, NodeList } from './node-list.js';

export class CachingList extends NodeList {
  /** The last one removed, whose `next` is the one before; the first of them is its own `next`. */
  firstSpare: Node | null = null;
  spareCount = 0;
  mostSpare = 2;

  override repOk(): boolean {
    return super.repOk() && this.spareCount <= this.mostSpare && this.isStockOk();
  }

  protected override createNode(value: Element): Node {
    const node = this.takeSpare();
    if (node === null) return super.createNode(value);
    node.value = value;
    return node;
  }

  protected override removeNode(node: Node): void {
    super.removeNode(node);
    this.keepSpare(node);
  }

  protected override removeAllNodes(): void {
    const most = Math.min(this.length, this.mostSpare - this.spareCount);
    let node = this.header.next;
    for (let i = 0; i < most; i++) {
      const { next } = node;
      this.keepSpare(node);
      node = next;
    }
    super.removeAllNodes();
  }

  private takeSpare(): Node | null {
    const node = this.firstSpare;
    if (node === null) return null;
    this.firstSpare = node.next === node ? null : node.next;
    this.spareCount -= 1;
    return node;
  }

  private keepSpare(node: Node): void {
    if (this.spareCount === this.mostSpare) return;
    node.value = null;
    node.previous = node;
    node.next = this.firstSpare ?? node;
    this.firstSpare = node;
    this.spareCount += 1;
  }

  /** A chain of spare nodes that ends, as long as it says, none of which is in the list: nodes in it have another one before them. */
  private isStockOk(): boolean {
    let count = 0;
    let node = this.firstSpare;
    while (node !== null) {
      count += 1;
      if (count > this.spareCount || node === this.header || node.previous !== node || node.value !== null)
        return false;
      node = node.next === node ? null : node.next;
    }
    return count === this.spareCount;
  }
}

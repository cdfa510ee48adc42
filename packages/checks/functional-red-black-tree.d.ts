/** What the package has no types for. */

declare module 'functional-red-black-tree' {
  export interface RBNode {
    _color: number;
    key: number;
    value: string;
    left: RBNode | null;
    right: RBNode | null;
    _count: number;
  }

  export interface Iterator {
    readonly valid: boolean;
    readonly key: number | undefined;
    readonly value: string | undefined;
    readonly index: number;
    readonly hasNext: boolean;
    next(): void;
    remove(): Tree;
    update(value: string): Tree;
  }

  export interface Tree {
    readonly root: RBNode | null;
    readonly length: number;
    readonly begin: Iterator;
    readonly end: Iterator;
    get(key: number): string | undefined;
    find(key: number): Iterator;
    insert(key: number, value: string): Tree;
    remove(key: number): Tree;
    at(index: number): Iterator;
    ge(key: number): Iterator;
    lt(key: number): Iterator;
  }

  export default function createTree(compare?: (a: number, b: number) => number): Tree;
}

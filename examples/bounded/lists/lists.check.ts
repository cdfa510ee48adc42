/**
 * Lists of items keep what they promise, at the bound of Dennis (2009), table 6.1: four nodes, four items, integers of four bits, three rounds.
 * Where three are not enough, there are more.
 */

import { after, instances, int, nullable, verify } from 'glassbox';
import { CachingList } from './caching-list.js';
import { actualsOf, contractsOf, type Method } from './contracts.js';
import { Item, type Element } from './item.js';
import { Node, NodeList } from './node-list.js';
import { Entry, RingList } from './ring-list.js';

const NODES = 4;
const bound = { scope: NODES, unroll: 3 };
const place = int(-8, 7);
const item = nullable(instances(Item));

interface Chain {
  readonly next: Chain;
  readonly value: Element;
}

const elementsOf = ({ header, length }: { readonly header: Chain; readonly length: number }): readonly Element[] => {
  const elements: Element[] = [];
  for (let node = header.next; node !== header && elements.length <= length; node = node.next)
    elements.push(node.value);
  return elements;
};

const contracts = contractsOf(elementsOf);
const methods = Object.keys(contracts) as Method[];

for (const method of methods)
  verify(RingList.prototype[method], (n) => ({
    ...bound,
    name: `RingList.${method}`,
    heap: {
      RingList: { header: instances(Entry), length: int(0, n) },
      Entry: { next: instances(Entry), previous: instances(Entry), value: item },
    },
    arguments: actualsOf(method, place, item),
    ...contracts[method],
  }));

const nodes = { next: instances(Node), previous: instances(Node), value: item };

for (const method of methods)
  verify(NodeList.prototype[method], (n) => ({
    ...bound,
    name: `NodeList.${method}`,
    heap: { NodeList: { header: instances(Node), length: int(0, n) }, Node: nodes },
    arguments: actualsOf(method, place, item),
    ...contracts[method],
  }));

/** Methods that it inherits are asked about as functions of the list. */
const calls: Readonly<Record<Method, (list: CachingList, ...actuals: never[]) => unknown>> = {
  insert: (list, index: number, value: Element) => list.insert(index, value),
  add: (list, value: Element) => list.add(value),
  clear: (list) => list.clear(),
  contains: (list, value: Element) => list.contains(value),
  get: (list, index: number) => list.get(index),
  indexOf: (list, value: Element) => list.indexOf(value),
  lastIndexOf: (list, value: Element) => list.lastIndexOf(value),
  isEmpty: (list) => list.isEmpty(),
  size: (list) => list.size(),
  removeAt: (list, index: number) => list.removeAt(index),
  remove: (list, value: Element) => list.remove(value),
  set: (list, index: number, value: Element) => list.set(index, value),
};

for (const method of methods) {
  const { ensures, ...rest } = contracts[method];
  const promised = ensures as (list: CachingList, old: CachingList, ...others: readonly unknown[]) => boolean;
  verify(calls[method], (n) => ({
    ...bound,
    ...rest,
    name: `CachingList.${method}`,
    heap: {
      CachingList: {
        header: instances(Node),
        length: int(0, n),
        firstSpare: nullable(instances(Node)),
        spareCount: int(0, 2),
        mostSpare: int(0, 2),
      },
      Node: nodes,
    },
    arguments: [instances(CachingList, 1), ...actualsOf(method, place, item)],
    requires: (list: CachingList) => list.repOk(),
    ensures: (result: unknown, list: CachingList, ...actuals: readonly unknown[]) =>
      after(list).repOk() && promised(after(list), list, result, ...actuals),
  }));
}

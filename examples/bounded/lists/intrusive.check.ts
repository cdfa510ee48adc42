/**
 * Lists whose elements are their nodes. What is put into one must not be in it, and what is taken out must be. Of the newer version, inserting
 * breaks its promise; of the older one all that it does in its own way.
 */

import { instances, int, verify } from 'glassbox';
import { actualsOf, contractsOf, type Method } from './contracts.js';
import { IntrusiveList, Link } from './intrusive-list.js';
import { OldIntrusiveList } from './old-intrusive-list.js';

const LINKS = 4;
const bound = { scope: LINKS, unroll: 3 };
const place = int(-8, 7);
const link = instances(Link);

const elementsOf = ({ head, length }: IntrusiveList): readonly Link[] => {
  const elements: Link[] = [];
  for (let one = head; one !== null && elements.length <= length; one = one.next) elements.push(one);
  return elements;
};

const contracts = contractsOf(elementsOf);
const isFree = (list: IntrusiveList, value: Link): boolean => !elementsOf(list).includes(value);
const requires: Readonly<Partial<Record<Method, (list: IntrusiveList, ...actuals: never[]) => boolean>>> = {
  insert: (list, _index: number, value: Link) => isFree(list, value),
  add: isFree,
  set: (list, _index: number, value: Link) => isFree(list, value),
  remove: (list, value: Link) => !isFree(list, value),
};

for (const method of Object.keys(contracts) as Method[])
  verify(IntrusiveList.prototype[method], (n) => ({
    ...bound,
    name: `IntrusiveList.${method}`,
    heap: { IntrusiveList: { length: int(0, n) } },
    arguments: actualsOf(method, place, link),
    ...contracts[method],
    ...(requires[method] === undefined ? {} : { requires: requires[method] }),
  }));

verify(IntrusiveList.prototype.remove, (n) => ({
  ...bound,
  name: 'IntrusiveList.remove, of anything',
  heap: { IntrusiveList: { length: int(0, n) } },
  arguments: [link],
  ...contracts.remove,
}));

for (const method of ['insert', 'removeAt', 'remove', 'indexOf', 'lastIndexOf', 'set'] as const)
  verify(OldIntrusiveList.prototype[method], (n) => ({
    ...bound,
    name: `OldIntrusiveList.${method}`,
    heap: { OldIntrusiveList: { length: int(0, n) } },
    arguments: actualsOf(method, place, link),
    ...contracts[method],
    ...(requires[method] === undefined ? {} : { requires: requires[method] }),
  }));

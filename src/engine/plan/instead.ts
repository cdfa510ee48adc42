/**
 * What is probably meant by something that stands where a domain, or the class of one, belongs: a line to write instead. Types of specs say that
 * it is wrong, but nobody checks these, and whoever writes in JavaScript has none.
 */

import { Closure, functionData, type Machine } from '../../eval/index.js';
import { HeapObject } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { elementsOf } from './reading.js';

/** @returns null if it may mean anything */
export function domainInstead(given: Value, machine: Machine): string | null {
  if (isClass(given)) {
    const name = machine.realm.functionName(given);
    return `tree(${name}) or instances(${name})`;
  }
  if (isList(given)) return `oneOf(${members(given, machine)}) for one of these, or array(int(0, 3)) for lists`;
  return given === undefined || given instanceof HeapObject ? null : `oneOf(${literal(given, machine)})`;
}

/** What stands between the parentheses of `oneOf` and is no value for it. */
export function oneOfInstead(given: Value, machine: Machine): string | null {
  return isList(given) ? `oneOf(${members(given, machine)}), without brackets` : null;
}

/** @param kind of the domain */
export function classInstead(kind: string, given: Value, machine: Machine): string | null {
  if (typeof given === 'string' || !(given instanceof HeapObject) || given.kind !== 'object') return null;
  const name = machine.realm.constructorName(given);
  return name === 'Object' ? null : `${kind}(${name})`;
}

/** How what is given reads in a message. */
export function shownInstead(given: Value, machine: Machine): string {
  if (isClass(given)) return `the class ${machine.realm.functionName(given)}`;
  if (isList(given)) return 'a list';
  return typeof given === 'string' ? `the text ${literal(given, machine)}` : machine.realm.show(given);
}

function isList(given: Value): given is HeapObject {
  return given instanceof HeapObject && given.kind === 'array';
}

function isClass(given: Value): given is HeapObject {
  if (!(given instanceof HeapObject) || given.kind !== 'function') return false;
  const data = functionData(given);
  return data instanceof Closure && /Constructor$/.test(data.source.kind);
}

function members(list: HeapObject, machine: Machine): string {
  return elementsOf(list)
    .map((member) => literal(member, machine))
    .join(', ');
}

function literal(given: Value, machine: Machine): string {
  return typeof given === 'string' ? `'${given}'` : machine.realm.show(given);
}

/**
 * What abstractions (`src/abstractions`) can ask of values that are formulas, so that they are computed without a branch: which
 * objects or other values a value may be, and when; conditions joined; one of two values. In node, where every condition is true or false, the same
 * names mean the same (`abstractions/formulas.ts`).
 */

import { TRUE, type Bit } from '../../formula/index.js';
import { HeapObject, keyAt, presentAt, valueAt, type Entry } from '../../heap/index.js';
import { ABSENT, Union, countCases, enumerate, equal, truth, type Value } from '../../value/index.js';
import { Closure } from '../functions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { method, property } from './define.js';
import { slotsInUse } from './map-slots.js';

/** Where abstractions look for them. */
const FORMULAS = Symbol.for('glassbox.formulas');

export function installFormulas(realm: Realm): void {
  const formulas = realm.object();
  property(realm, realm.global, FORMULAS, formulas);
  const bit = (machine: Machine, value: Value): Bit => truth(machine.values, machine.narrow(value));
  const boolean = (machine: Machine, value: Bit): Value => machine.values.boolean(machine.circuit.known(value));
  method(realm, formulas, 'cases', 1, (machine, _self, [value]) =>
    list(
      machine,
      objectsIn(machine.narrow(value)).map(({ object, guard }) => list(machine, [object, boolean(machine, guard)])),
    ),
  );
  method(realm, formulas, 'atoms', 1, (machine, _self, [value]) =>
    list(
      machine,
      atomsIn(machine, machine.narrow(value)).map(({ atom, guard }) => list(machine, [atom, boolean(machine, guard)])),
    ),
  );
  method(realm, formulas, 'isKnown', 1, (machine, _self, [value]) => !(machine.narrow(value) instanceof Union));
  method(realm, formulas, 'whole', 1, (_machine, _self, [called]) => {
    if (called instanceof HeapObject && called.data instanceof Closure) called.data.isWhole = true;
    return called;
  });
  method(realm, formulas, 'extent', 1, (machine, _self, [value]) =>
    Math.max(0, ...objectsIn(machine.narrow(value)).map(({ object }) => largest(machine.heap.length(object)))),
  );
  method(realm, formulas, 'entries', 1, (machine, _self, [map]) =>
    list(
      machine,
      slotsOf(machine, map).map(({ slot, key, value, present }) => list(machine, [key, value, present, slot])),
    ),
  );
  method(realm, formulas, 'members', 1, (machine, _self, [set]) =>
    list(
      machine,
      slotsOf(machine, set).map(({ slot, key, present }) => list(machine, [key, present, slot])),
    ),
  );
  method(realm, formulas, 'and', 2, (machine, _self, [a, b]) =>
    boolean(machine, machine.circuit.and(bit(machine, a), bit(machine, b))),
  );
  method(realm, formulas, 'or', 2, (machine, _self, [a, b]) =>
    boolean(machine, machine.circuit.or(bit(machine, a), bit(machine, b))),
  );
  method(realm, formulas, 'choose', 3, (machine, _self, [condition, then, otherwise]) =>
    machine.values.ite(machine.circuit.known(bit(machine, condition)), machine.narrow(then), machine.narrow(otherwise)),
  );
  method(
    realm,
    formulas,
    'isCertain',
    2,
    (machine, _self, [a, b]) => equal(machine.values, 'sameValue', machine.narrow(a), machine.narrow(b)) === TRUE,
  );
  method(realm, formulas, 'settled', 1, (machine, _self, [conditions]) => {
    const elements = elementsOf(machine, conditions);
    if (elements === null) return conditions;
    const bits = elements.map((one) => machine.circuit.known(bit(machine, one)));
    const settled = machine.policy.settle(machine, bits);
    return list(
      machine,
      settled.map((one) => machine.values.boolean(one)),
    );
  });
}

/** Integers of a wider domain are not told apart. */
const FEW = 8;

function atomsIn(machine: Machine, value: Value): readonly { readonly atom: Value; readonly guard: Bit }[] {
  if (!(value instanceof Union) || countCases(value) - value.atoms.length <= FEW)
    return enumerate(machine.values, value);
  const others = value.atoms.map((atom, i) => ({ atom, guard: value.guards[i]! }));
  return [...others, { atom: machine.values.fromWord(value.word!), guard: value.wordGuard }];
}

function list({ heap, realm }: Machine, elements: readonly Value[]): HeapObject {
  return heap.allocateArray(realm.arrayPrototype, [...elements]);
}

/** Null if it is not known how many there are. */
function elementsOf({ heap }: Machine, array: Value): readonly Value[] | null {
  if (!(array instanceof HeapObject)) return null;
  const length = heap.length(array);
  return typeof length === 'number' ? heap.elementsFrom(array, 0, length) : null;
}

/** @requires a length */
function largest(length: Value): number {
  return length instanceof Union ? length.word!.hi : (length as number);
}

/** The slots of a map or set that are not known to be empty. @requires it is known which one it is */
function slotsOf(machine: Machine, collection: Value): readonly Entry[] {
  const object = collection as HeapObject;
  const at = (index: number): Value => machine.heap.elementAt(object, index);
  return Array.from({ length: slotsInUse(machine, object) }, (_, slot) => ({
    slot,
    key: at(keyAt(slot)),
    value: at(valueAt(slot)),
    present: at(presentAt(slot)),
  })).filter(({ present }) => present !== false && present !== undefined && present !== ABSENT);
}

function objectsIn(value: Value): readonly { readonly object: HeapObject; readonly guard: Bit }[] {
  if (value instanceof HeapObject) return [{ object: value, guard: TRUE }];
  if (!(value instanceof Union)) return [];
  return value.atoms.flatMap((atom, i) =>
    atom instanceof HeapObject ? [{ object: atom, guard: value.guards[i]! }] : [],
  );
}

/**
 * Date: a time value in the object's internal part, everything computed from it by the host, in the host's time zone.
 * The present time comes from the world outside (`Host.now`), which may refuse it.
 */

import { peek } from '../describe.js';
import { CONFIGURABLE, HeapObject, initialise } from '../../heap/index.js';
import type { Atom, Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import { liftHost } from '../host.js';
import { mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { constructorOf, method, property, textMethod } from './define.js';
import { complaint, hostMethodOf, pureMethod, type Compute } from './operands.js';
import { refuse } from './refuse.js';

const FIELDS = ['Date', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'] as const;

const GETTERS = [
  ...FIELDS.flatMap((field) => [`get${field}`, `getUTC${field}`]),
  'getDay',
  'getUTCDay',
  'getTime',
  'getTimezoneOffset',
  'getYear',
  'toDateString',
  'toISOString',
  'toString',
  'toTimeString',
  'toUTCString',
  'valueOf',
];

const SETTERS = [...FIELDS.flatMap((field) => [`set${field}`, `setUTC${field}`]), 'setTime', 'setYear'];

const LOCALE = ['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString'];

export function installDate(realm: Realm): void {
  const prototype = realm.object();
  installNatives(realm, prototype);
  const made = constructorOf(realm, 'Date', 7, prototype, (machine, _self, actuals, newTarget, destination) => {
    if (newTarget === undefined) return new Date(realm.host.now(machine)).toString();
    return realm.callLibrary(machine, 'constructDate', [newTarget, realm.array([...actuals])], destination);
  });
  method(realm, made, 'now', 0, (machine) => realm.host.now(machine));
  pureMethod(realm, made, 'parse', 1, { kinds: ['string'] }, (text) => Date.parse(text as string));
  pureMethod(realm, made, 'UTC', 7, { rest: 'number' }, (...parts) => Date.UTC(...(parts as [number, ...number[]])));
  for (const name of GETTERS) reader(realm, prototype, name, false);
  for (const name of LOCALE) reader(realm, prototype, name, true);
  property(realm, prototype, 'toGMTString', peek(prototype, 'toUTCString'));
  for (const name of SETTERS) writer(realm, prototype, name);
  textMethod(realm, prototype, 'toJSON', 1, 'dateToJSON');
  property(
    realm,
    prototype,
    Symbol.toPrimitive,
    realm.renamed('dateToPrimitive', '[Symbol.toPrimitive]', 1),
    CONFIGURABLE,
  );
}

function lengthOf(name: string): number {
  return Number(Reflect.get(Reflect.get(Date.prototype, name) as object, 'length'));
}

/** The time value of a Date; PENDING after a TypeError for anything else, in the host's words. */
function timeOf(machine: Machine, value: Value, compute: Compute): Value | typeof PENDING {
  if (!(value instanceof HeapObject) || value.kind !== 'date') {
    const words = complaint(() => compute({} as Atom));
    return machine.raiseError(
      'TypeError',
      words.replace('#<Object>', () => machine.realm.describe(value)),
    );
  }
  return machine.heap.internal(value);
}

function reader(realm: Realm, prototype: HeapObject, name: string, takesLocale: boolean): void {
  const compute = hostMethodOf(Date.prototype, name);
  method(
    realm,
    prototype,
    name,
    lengthOf(name),
    (machine, self, actuals, _new, destination) => {
      const time = timeOf(machine, self, compute);
      if (time === PENDING) return PENDING;
      const options = takesLocale ? actuals.slice(0, 2) : [];
      if (options.some(mentionsObject)) refuse(machine, `Date.prototype.${name} with options`);
      return liftHost(
        machine,
        [time, ...options],
        (one, ...rest) => compute(new Date(one as number) as unknown as Atom, ...rest),
        destination,
      );
    },
    { splits: [-1] },
  );
}

function writer(realm: Realm, prototype: HeapObject, name: string): void {
  const compute = hostMethodOf(Date.prototype, name);
  const made: HeapObject = method(
    realm,
    prototype,
    name,
    lengthOf(name),
    (machine, self, actuals, _new, destination) => {
      const time = timeOf(machine, self, compute);
      if (time === PENDING) return PENDING;
      if (actuals.some(mentionsObject)) {
        const operands = [made, undefined, self, realm.array([...actuals]), realm.array([]), 'number'];
        return realm.callLibrary(machine, 'callConverted', operands, destination);
      }
      const result = liftHost(
        machine,
        [time, ...actuals],
        (one, ...rest) => compute(new Date(one as number) as unknown as Atom, ...rest),
        destination,
      );
      if (result !== PENDING) machine.heap.writeInternal(self as HeapObject, result);
      return result;
    },
    { splits: [-1] },
  );
}

function installNatives(realm: Realm, prototype: HeapObject): void {
  realm.addLibraryNative('$now', (machine) => realm.host.now(machine));
  realm.addLibraryNative(
    '$newDate',
    (machine, _self, [newTarget, time]) => {
      const made = machine.heap.allocate('date', prototypeFor(machine, newTarget as HeapObject, prototype));
      return initialise(made, { internal: time });
    },
    { splits: [0] },
  );
  realm.addLibraryNative('$timeOf', (_machine, _self, [date]) => realm.heap.internal(date as HeapObject), {
    splits: [0],
  });
  realm.addLibraryNative('$parseDate', (machine, _self, actuals, _new, destination) =>
    liftHost(machine, actuals, (text) => Date.parse(text as string), destination),
  );
  realm.addLibraryNative('$timeClip', (machine, _self, actuals, _new, destination) =>
    liftHost(machine, actuals, (time) => new Date(time as number).getTime(), destination),
  );
  realm.addLibraryNative('$localTime', (machine, _self, [list], _new, destination) => {
    const elements = machine.heap.allElements(list as HeapObject);
    return liftHost(machine, elements, (...parts) => new Date(...(parts as [number, number])).getTime(), destination);
  });
}

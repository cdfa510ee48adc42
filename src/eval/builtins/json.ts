/**
 * JSON. Parsing is the host's, also its complaints; its result is copied into the heap. Writing has a quick way for data
 * without functions in it, and the text of `../library/json.js` for the rest: symbolic values, `toJSON`, getters, replacers.
 */

import { HeapObject, PLAIN, initialise } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { liftHost } from '../host.js';
import { mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { method, namespaceObject } from './define.js';
import { writePlain } from './json-plain.js';

export function installJson(realm: Realm): void {
  const json = namespaceObject(realm, 'JSON');
  realm.addLibraryNative('jsonParse', (machine, _self, [source]) => parse(machine, source), { splits: [0] });
  realm.addLibraryNative('$jsonQuote', (machine, _self, actuals, _new, destination) =>
    liftHost(machine, actuals, (string) => JSON.stringify(string), destination),
  );
  realm.addLibraryNative(
    '$wrapped',
    (_machine, _self, [object]) =>
      object instanceof HeapObject && object.kind === 'boxed' ? typeof realm.heap.internal(object) : 'none',
    { splits: [0] },
  );
  realm.addLibraryNative('$inside', (_machine, _self, [object]) => realm.heap.internal(object as HeapObject), {
    splits: [0],
  });
  realm.addLibraryNative('$constructorName', (_machine, _self, [object]) => nameForCycles(realm, object), {
    splits: [0],
  });
  method(
    realm,
    json,
    'parse',
    2,
    (machine, _self, [source, reviver], _new, destination) => {
      if (mentionsObject(source) || mentionsObject(reviver))
        return realm.callLibrary(machine, 'jsonParseAndRevive', [source, reviver], destination);
      return parse(machine, source);
    },
    { splits: [0] },
  );
  method(realm, json, 'stringify', 3, (machine, _self, [value, replacer, space], _new, destination) => {
    if (!mentionsObject(replacer) && (space === undefined || typeof space === 'number' || typeof space === 'string')) {
      const written = writePlain(machine, value, gapOf(space));
      if (written !== null) return written.text;
    }
    return realm.callLibrary(machine, 'jsonStringify', [value, replacer, space], destination);
  });
}

function gapOf(space: number | string | undefined): string {
  if (typeof space === 'number') return ' '.repeat(Math.max(0, Math.min(10, Math.trunc(space) || 0)));
  return space === undefined ? '' : space.slice(0, 10);
}

/** @requires source is concrete and no object */
function parse(machine: Machine, source: Value): Value | typeof PENDING {
  let result: unknown;
  const done = liftHost(
    machine,
    [source],
    (one) => {
      result = JSON.parse(one as string);
      return true;
    },
    -1,
  );
  return done === PENDING ? PENDING : copyIn(machine, result);
}

/** Host data as heap objects. An explicit stack: JSON may be nested deeper than the host's stack allows. */
function copyIn(machine: Machine, root: unknown): Value {
  const { heap, realm } = machine;
  const open: { host: object; made: HeapObject }[] = [];
  const convert = (value: unknown): Value => {
    if (typeof value !== 'object' || value === null) return value as string;
    const made = Array.isArray(value) ? realm.array([]) : realm.object();
    open.push({ host: value, made });
    return made;
  };
  const result = convert(root);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { host, made } = next;
    if (Array.isArray(host)) {
      initialise(made, { elements: host.map(convert), length: host.length });
    } else {
      let shape = heap.emptyShape(realm.objectPrototype);
      const slots: Value[] = [];
      for (const [key, value] of Object.entries(host)) {
        shape = shape.extend(key, PLAIN);
        slots.push(convert(value));
      }
      initialise(made, { shape, slots });
    }
  }
  return result;
}

/**
 * The name by which the engine mentions an object of a cycle. Under merge a state that nobody has yet found impossible may ask
 * for it with something else.
 */
function nameForCycles(realm: Realm, object: Value): string {
  if (!(object instanceof HeapObject)) return 'Object';
  const shape = realm.heap.shape(object);
  const tag = 'find' in shape ? shape.find(Symbol.toStringTag) : undefined;
  const shown = tag === undefined ? undefined : realm.heap.slot(object, tag.index);
  if (typeof shown === 'string') return shown;
  const name = realm.constructorName(object);
  return name === '' ? 'Object' : name;
}

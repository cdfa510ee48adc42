/**
 * How the engine's messages name an object without running any of its code: `#<Point>`, unless the object has a `toString`
 * of its own or no name, then `[object Tag]`; errors by name and message.
 */

import { Accessor, shapeCases, type HeapObject, type Key, unlogged } from '../heap/index.js';
import { ABSENT, Union, type Value } from '../value/index.js';
import { typedData } from './typed/view.js';

/** A property as far as it can be known without calling anything; undefined if it is missing, symbolic or a getter. */
export function peek(object: HeapObject, key: Key): Value {
  for (let holder: HeapObject | null = object; holder !== null;) {
    const { shape }: ReturnType<typeof shapeCases>[number] = shapeCases(unlogged.shape(holder))[0]!;
    const property = shape.find(key);
    if (property !== undefined) {
      const content = unlogged.slots(holder)[property.index];
      return content === ABSENT || content instanceof Union || content instanceof Accessor ? undefined : content;
    }
    holder = shape.prototype;
  }
  return undefined;
}

/** @requires object is no function; `constructorName` is '' if it has none */
export function describeObject(object: HeapObject, objectPrototype: HeapObject, constructorName: string): string {
  if (object.kind === 'error') {
    const [name, message] = [peek(object, 'name') ?? 'Error', peek(object, 'message') ?? ''].map(String);
    return name === '' ? message! : message === '' ? name! : `${name}: ${message}`;
  }
  const usual = peek(object, 'toString') === peek(objectPrototype, 'toString');
  if (usual && constructorName !== '' && object.kind !== 'generator') return `#<${constructorName}>`;
  const tag = peek(object, Symbol.toStringTag);
  return `[object ${typeof tag === 'string' ? tag : object.kind === 'typed' ? `${typedData(object).type}Array` : classOf(object)}]`;
}

/** The class of an object that nothing can change: the tag of Object.prototype.toString where there is no other. */
export function classOf(object: HeapObject): string {
  switch (object.kind) {
    case 'array':
      return 'Array';
    case 'function':
      return 'Function';
    case 'error':
      return 'Error';
    case 'arguments':
      return 'Arguments';
    case 'regexp':
      return 'RegExp';
    case 'date':
      return 'Date';
    case 'boxed': {
      const internal = unlogged.internal(object);
      const sample = internal instanceof Union ? (internal.atoms[0] ?? 0) : internal;
      if (typeof sample === 'string') return 'String';
      if (typeof sample === 'number') return 'Number';
      return typeof sample === 'boolean' ? 'Boolean' : 'Object';
    }
    case 'object':
    case 'buffer':
    case 'typed':
    case 'dataView':
    case 'map':
    case 'set':
    case 'iterator':
    case 'generator':
    case 'namespace':
      return 'Object';
  }
}

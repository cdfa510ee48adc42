/**
 * The quick way to write JSON: concrete plain data, nothing on the way that could run code of the program. Anything else
 * (a symbolic value, a getter, a `toJSON`, a cycle, great depth) gives up, and the text does it all over again.
 */

import { ACCESSOR, ENUMERABLE, HeapObject, Shape, type Key } from '../../heap/index.js';
import { ABSENT, Union, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { keyText } from '../key.js';

/** Deeper than this the text does it, which needs no stack of the host's. */
const DEPTH = 200;

/** @returns what JSON.stringify returns, or null if the quick way cannot tell */
export function writePlain(machine: Machine, value: Value, gap: string): { text: string | undefined } | null {
  const writer = new Writer(machine, gap);
  const text = writer.write(value, '', 0);
  return text === null ? null : { text };
}

class Writer {
  constructor(
    private readonly machine: Machine,
    private readonly gap: string,
  ) {}

  /** null: cannot tell; undefined: nothing to write. */
  write(value: Value, indent: string, depth: number): string | undefined | null {
    switch (typeof value) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'undefined':
      case 'symbol':
        return JSON.stringify(value);
      case 'bigint':
      case 'function':
        return null;
      case 'object':
        break;
    }
    if (value === null) return 'null';
    if (value instanceof Union || !(value instanceof HeapObject) || depth > DEPTH) return null;
    if (value.kind === 'function') return this.hasKey(value, 'toJSON') ? null : undefined;
    if (value.kind === 'array') return this.writeArray(value, indent, depth);
    if (value.kind !== 'object' && value.kind !== 'map' && value.kind !== 'set' && value.kind !== 'error') return null;
    return this.writeObject(value, indent, depth);
  }

  private writeArray(array: HeapObject, indent: string, depth: number): string | null {
    const { heap } = this.machine;
    const length = heap.length(array);
    if (typeof length !== 'number' || this.hasKey(array, 'toJSON')) return null;
    const inner = indent + this.gap;
    const parts: string[] = [];
    for (let i = 0; i < length; i += 1) {
      const element = heap.elementAt(array, i);
      // a hole reads through to the prototypes
      if (element === ABSENT) return null;
      const part = this.write(element, inner, depth + 1);
      if (part === null) return null;
      parts.push(part ?? 'null');
    }
    return this.join('[', parts, ']', indent);
  }

  private writeObject(object: HeapObject, indent: string, depth: number): string | null {
    const shape = this.machine.heap.shape(object);
    if (!(shape instanceof Shape) || this.hasKey(object, 'toJSON')) return null;
    const { heap } = this.machine;
    const inner = indent + this.gap;
    const parts: string[] = [];
    for (const key of shape.keys()) {
      if (typeof key === 'symbol') continue;
      const property = shape.find(key)!;
      if ((property.flags & ENUMERABLE) === 0) continue;
      if ((property.flags & ACCESSOR) !== 0) return null;
      const part = this.write(heap.slot(object, property.index), inner, depth + 1);
      if (part === null) return null;
      if (part !== undefined) parts.push(`${JSON.stringify(keyText(key))}:${this.gap === '' ? '' : ' '}${part}`);
    }
    return this.join('{', parts, '}', indent);
  }

  private join(open: string, parts: readonly string[], close: string, indent: string): string {
    if (parts.length === 0) return open + close;
    if (this.gap === '') return open + parts.join(',') + close;
    const separator = `\n${indent}${this.gap}`;
    return `${open}${separator}${parts.join(`,${separator}`)}\n${indent}${close}`;
  }

  /** Whether an object has a key, own or inherited; true when in doubt. */
  private hasKey(object: HeapObject, key: Key): boolean {
    const { heap } = this.machine;
    for (let one: HeapObject | null = object; one !== null;) {
      const shape = heap.shape(one);
      if (!(shape instanceof Shape) || shape.find(key) !== undefined) return true;
      one = shape.prototype;
    }
    return false;
  }
}

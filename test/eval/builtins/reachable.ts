/** Every function that a program can reach from the global object of a fresh realm, by all its names. */

import { createProgram } from '../../../src/program/program.js';
import { Refusal } from '../../../src/base/diagnostic.js';
import { call } from '../../../src/eval/calls.js';
import type { Machine } from '../../../src/eval/machine.js';
import { Path } from '../../../src/eval/path.js';
import { Accessor, HeapObject, Shape, type Key, unlogged } from '../../../src/heap/index.js';
import { memoryFiles } from '../../../src/source/files.js';

export interface Reachable {
  /** The nearest first: `Array.prototype.values`, `Array.prototype[Symbol.iterator]`. */
  readonly names: readonly string[];
  /** Whether it refuses to be called. */
  readonly refused: boolean;
}

export function reachableFunctions(): readonly Reachable[] {
  const { machine } = createProgram(memoryFiles({}), { print: () => undefined, random: () => 0, now: () => 0 });
  const { realm } = machine;
  const names = new Map<HeapObject, string[]>();
  const queue: { object: HeapObject; name: string }[] = [{ object: realm.global, name: '' }];
  const visit = (value: unknown, name: string): void => {
    if (!(value instanceof HeapObject)) return;
    const known = names.get(value);
    if (known !== undefined) known.push(name);
    else {
      names.set(value, [name]);
      queue.push({ object: value, name });
    }
  };
  // prototypes last, so that what has a name of its own is called by it
  for (let i = 0, above = 0; i < queue.length || above < queue.length;) {
    const { object, name } = queue[i < queue.length ? i : above]!;
    const shape = unlogged.shape(object);
    if (!(shape instanceof Shape)) throw new Error('builtin objects have one shape');
    if (i < queue.length) {
      i += 1;
      for (const key of shape.keys()) {
        // what abstractions ask the evaluator for is not JavaScript's
        if (key === Symbol.for('glassbox.formulas')) continue;
        const content = unlogged.slots(object)[shape.find(key)!.index];
        const halves = content instanceof Accessor ? [content.get, content.set] : [content];
        for (const half of halves) visit(half, member(name, key));
      }
    } else {
      above += 1;
      const { prototype } = shape;
      // a class that no global name leads to is called by its own
      const own = prototype?.callable === true ? realm.functionName(prototype) : '';
      if (prototype !== null && !names.has(prototype))
        visit(prototype, own === '' ? `Object.getPrototypeOf(${name})` : own);
    }
  }
  return [...names]
    .filter(([object]) => object.callable)
    .map(([object, all]) => ({ names: [...new Set(all)], refused: refuses(machine, object) }));
}

function refuses(machine: Machine, builtin: HeapObject): boolean {
  try {
    machine.execute(Path.start, (destination) => call(machine, builtin, undefined, [], destination));
    return false;
  } catch (problem) {
    if (problem instanceof Refusal) return true;
    throw problem;
  }
}

function member(name: string, key: Key): string {
  if (typeof key === 'symbol') return `${name}[${key.description ?? ''}]`;
  return name === '' || name === 'globalThis' ? key : `${name}.${key}`;
}

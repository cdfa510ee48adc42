/**
 * What a call of the program reads decides where its result may be used again, so no read may go unheard. The parts of objects are
 * fields that only `src/heap` knows; everybody else reads through `Heap`, or says by the name `unlogged` that nobody is told.
 */

import { expect, test } from 'vitest';
import { Circuit, Words } from '../../src/formula/index.js';
import { Heap, type Target } from '../../src/heap/index.js';
import { Values } from '../../src/value/index.js';
import { read, typeScriptFiles } from './sources.js';

/** Files of the evaluator that may read unheard: they build the realm, print, decode, or keep tables that a stamp guards. */
const UNHEARD = [
  'builtins/array-elements.ts', // where the furniture of arrays stands
  'builtins/collection-iterators.ts', // of an iterator just made
  'builtins/console.ts',
  'builtins/define.ts',
  'builtins/iterators.ts', // of a builtin just made
  'builtins/map-index.ts', // of which nobody makes use while somebody listens
  'builtins/map-slots.ts', // the stamp, and a bound that is not journaled
  'builtins/not-modelled.ts',
  'builtins/refuse.ts',
  'builtins/buffer.ts', // of a builtin just made
  'builtins/typed-array.ts', // of a builtin just made
  'builtins/typed-natives.ts', // lengths of views never change
  'compile/properties.ts', // what is remembered decides only what is read next, which is heard
  'copies.ts', // to guess what is a copy of what
  'decode.ts',
  'describe.ts',
  'made.ts', // of what the very call has made
  'modules.ts', // asked from outside
  'printing.ts',
  'typed/view.ts', // a view's buffer and length never change
].map((name) => `src/eval/${name}`);

function newHeap(): Heap {
  const circuit = new Circuit();
  const never = (): never => {
    throw new Error('nothing is symbolic here');
  };
  return new Heap(new Values(circuit, new Words(circuit), never));
}

test('only the heap knows the fields that change', () => {
  const heap = newHeap();
  const changing = [...Object.keys(heap.allocate('object', null)), ...Object.keys(heap.allocateCell(0))].filter(
    (name) => name.endsWith('Now'),
  );
  expect(new Set(changing).size).toBe(6);
  const mention = new RegExp(`\\b(${changing.join('|')})\\b`);
  const outside = [...typeScriptFiles('src'), ...typeScriptFiles('test')].filter(
    (path) => !path.startsWith('src/heap/') && mention.test(read(path)),
  );
  expect(outside).toEqual([]);
});

test('who in the evaluator reads unheard is known', () => {
  const found = typeScriptFiles('src').filter(
    (path) => path.startsWith('src/eval/') && /\bunlogged\./.test(read(path)),
  );
  expect(found.sort()).toEqual([...UNHEARD].sort());
});

/** Everything that `Heap` gives of an object or a cell, and which part it tells. */
test('every method that reads tells what it has read', () => {
  const heap = newHeap();
  const array = heap.allocateArray(heap.allocate('object', null), [1, 2]);
  const told: [Target, number][] = [];
  const stop = heap.watch({ read: (target, part) => void told.push([target, part]) });
  const reads: readonly [string, () => unknown][] = [
    ['shape', () => heap.shape(array)],
    ['slot', () => heap.slot(array, 0)],
    ['length', () => heap.length(array)],
    ['internal', () => heap.internal(array)],
    ['elementAt', () => heap.elementAt(array, 5)],
    ['elementsFrom', () => heap.elementsFrom(array, 0, 2)],
    ['extent', () => heap.extent(array)],
    ['allElements', () => heap.allElements(array)],
  ];
  const counts = reads.map(([name, action]) => {
    told.length = 0;
    action();
    return [name, told.length, told.every(([target]) => target === array)];
  });
  stop();
  heap.shape(array);
  expect(counts).toEqual([
    ['shape', 1, true],
    ['slot', 1, true],
    ['length', 1, true],
    ['internal', 1, true],
    ['elementAt', 1, true],
    ['elementsFrom', 2, true],
    ['extent', 1, true],
    ['allElements', 3, true],
  ]);
  expect(told).toHaveLength(3);
});

/** Tables made from the elements of an object are good as long as its stamp stands: whatever changes elements changes the stamp. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Circuit, Words } from '../../src/formula/index.js';
import { Heap, unlogged, type Version } from '../../src/heap/index.js';
import { Values } from '../../src/value/index.js';

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('write' as const), index: fc.nat(2), value: fc.nat(3) }),
    fc.record({ do: fc.constantFrom('fork' as const, 'switch' as const), to: fc.nat(9) }),
  ),
  { maxLength: 20 },
);

test('one stamp never stands for two contents, whatever version is current', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const circuit = new Circuit();
      const values = new Values(circuit, new Words(circuit), () => {
        throw new Error('nothing to concretize');
      });
      const heap = new Heap(values);
      const object = heap.allocate('map', null);
      const versions: Version[] = [heap.record(), heap.current!];
      const contents = new Map<number, string>();
      for (const step of history) {
        if (step.do === 'write') {
          if (heap.current!.sealedAt === Infinity) heap.writeElement(object, step.index, step.value);
        } else {
          const version = versions[step.to % versions.length]!;
          const next = step.do === 'fork' ? heap.fork(version) : version;
          if (next !== version) versions.push(next);
          heap.switchTo(next);
        }
        const content = unlogged.elements(object).map(String).join();
        const stamp = unlogged.stamp(object);
        expect(contents.get(stamp) ?? content).toBe(content);
        contents.set(stamp, content);
      }
      heap.discard();
    }),
    { numRuns: 300 },
  );
});

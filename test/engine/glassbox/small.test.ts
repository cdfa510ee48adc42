/** Counterexamples are small: what does not matter is false, the least number, nothing at all. */

import { expect, test } from 'vitest';
import { Checker } from '../../../src/pipeline/checker.js';
import { loadSolver } from '../../../src/solver/index.js';
import { specModulePath } from '../../../src/source/node-files.js';
import { overlay } from '../plan/support.js';
import { operation } from '../../goals.js';

test('what does not matter is as little as can be', async () => {
  const files = overlay({
    '/virtual/code.ts': `export class Switches {
      on = true; off = false; level = 3; list: boolean[] = []; next: Switches | null = null;
      trip(which: boolean, by: number): void { if (this.level > 1 && by > 0) throw new Error('tripped'); }
    }`,
    '/virtual/code.check.ts':
      "import { check } from 'glassbox'; import { Switches } from './code.js'; check(Switches, { invariant: () => true });",
  });
  const solvers = await loadSolver();
  const checker = new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  const file = '/virtual/code.check.ts';
  const { bounds } = checker.settle(file, 0, 3, Infinity);
  const { end } = checker.search(file, 0, bounds, operation('trip'), Infinity, () => undefined);
  if (end.kind !== 'violated') throw new Error(`violated was expected, not ${end.kind}`);
  const { graph, actuals } = end.before;
  const primitive = (value: unknown) => ({ kind: 'primitive', value });
  expect(graph.objects.map(({ fields, elements }) => [Object.fromEntries(fields), elements])).toEqual([
    [
      {
        on: primitive(false),
        off: primitive(false),
        level: primitive(2),
        list: { kind: 'object', index: 1 },
        next: primitive(null),
      },
      [],
    ],
    [{}, []],
  ]);
  expect(actuals).toEqual([primitive(false), primitive(1)]);
});

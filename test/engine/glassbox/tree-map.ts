/** The red-black TreeMap of the examples as a problem for the search: n positions, 2n + 1 keys, eight values. */

import { fileURLToPath } from 'node:url';
import { FALSE } from '../../../src/formula/index.js';
import { Path, getFrom } from '../../../src/eval/index.js';
import { construct } from '../../../src/eval/construct.js';
import { ASSUME_FEASIBLE } from '../../../src/eval/symbolic.js';
import type { HeapObject } from '../../../src/heap/index.js';
import type { Problem } from '../../../src/engine/glassbox/search.js';
import { CheckHost } from '../../../src/check-host.js';
import { createProgram } from '../../../src/program.js';
import { nodeFiles } from '../../../src/source/node-files.js';
import { buildTree, finiteDomain, integerDomain, type Layout } from '../../../src/space/index.js';
import type { Value } from '../../../src/value/index.js';

const SOURCE = fileURLToPath(new URL('../../../examples/tree-map/tree-map.ts', import.meta.url));
const VALUES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const DECLARATIVE = new Set(['parentOf', 'leftOf', 'rightOf', 'colorOf']);

export const OPERATIONS = ['put', 'remove', 'get', 'isEmpty', 'clear'] as const;

/** One problem per operation, on one symbolic heap. */
export function treeMapProblems(n: number, source = SOURCE): Readonly<Record<(typeof OPERATIONS)[number], Problem>> {
  const program = createProgram(nodeFiles, new CheckHost());
  const { machine, modules } = program;
  if (program.run(source, 'esm').thrown !== null) throw new Error('the example does not load');
  const make = (name: string, actuals: readonly Value[]): HeapObject => {
    const start = (destination: number) =>
      construct(machine, modules.exported(source, name), actuals, null, destination);
    return machine.execute(Path.start, start).normal!.value as HeapObject;
  };
  const { values, circuit } = machine;
  const keys = { kind: 'integer', lo: 0, hi: 2 * n } as const;
  const layout: Layout = {
    TreeMap: { root: { kind: 'tree', type: 'Entry' }, size: { kind: 'integer', lo: 0, hi: n } },
    Entry: {
      left: { kind: 'tree', type: 'Entry' },
      right: { kind: 'tree', type: 'Entry' },
      key: keys,
      value: { kind: 'finite', members: VALUES },
      color: { kind: 'boolean' },
      parent: { kind: 'above' },
    },
  };
  const map = make('TreeMap', []);
  const space = buildTree(values, { object: map, type: 'TreeMap' }, layout, n, () => make('Entry', [0, 'a', null]));
  const key = integerDomain(values, keys.lo, keys.hi);
  const value = finiteDomain(values, VALUES);
  machine.heap.record();
  const actuals = { put: [key.value, value.value], remove: [key.value], get: [key.value], isEmpty: [], clear: [] };
  const method = (name: string): Value => getFrom(machine, map, name, map, -1) as Value;
  const problem = (name: (typeof OPERATIONS)[number]): Problem => ({
    machine,
    domains: circuit.andAll([space.domains, key.constraint, value.constraint]),
    invariants: [(receiver) => ({ callee: method('repOk'), receiver, actuals: [] })],
    before: { subject: map },
    precondition: null,
    after: () => ({ subject: map }),
    postcondition: null,
    ending: () => 'violation',
    frame: { isState: () => false, notTree: () => FALSE, departures: () => [] },
    operation: { callee: method(name), receiver: map, actuals: actuals[name] },
    merge: { rounds: 4 * n + 64, feasible: ASSUME_FEASIBLE },
    isDeclarative: ({ name: called }) => DECLARATIVE.has(called),
  });
  return {
    put: problem('put'),
    remove: problem('remove'),
    get: problem('get'),
    isEmpty: problem('isEmpty'),
    clear: problem('clear'),
  };
}

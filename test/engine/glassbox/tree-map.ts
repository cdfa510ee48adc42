/** The red-black TreeMap of the examples as a problem for the search, from its spec: n positions, 2n + 1 keys, eight values. */

import { fileURLToPath } from 'node:url';
import { CheckHost } from '../../../src/program/check-host.js';
import type { Problem } from '../../../src/engine/symbolic/problem.js';
import { World } from '../../../src/engine/symbolic/world.js';
import { planChecks } from '../../../src/engine/plan/plan.js';
import { ASSUME_FEASIBLE } from '../../../src/eval/index.js';
import type { HeapObject } from '../../../src/heap/index.js';
import { DEFAULT_LIMITS, createProgram } from '../../../src/program/program.js';
import { nodeFiles, specModulePath } from '../../../src/source/node-files.js';

const SPEC = fileURLToPath(new URL('../../../examples/tree-map/tree-map.check.ts', import.meta.url));

export const OPERATIONS = ['put', 'remove', 'get', 'isEmpty', 'clear'] as const;

/** One operation on a symbolic heap of its own. `parent` is narrow. */
export function treeMapProblem(n: number, operation: (typeof OPERATIONS)[number], spec = SPEC): Problem {
  const specModule = specModulePath();
  const program = createProgram(nodeFiles, new CheckHost(), DEFAULT_LIMITS, specModule);
  const planned = planChecks({ program, files: nodeFiles, specModule }, spec)[0]!.at(n);
  const internals = program.modules.exported(specModule, 'internals') as HeapObject;
  const world = new World({ machine: program.machine, internals, ...planned });
  const merge = { rounds: 4 * n + 64, feasible: ASSUME_FEASIBLE };
  return world.pose({ kind: 'operation', name: operation }, () => merge).problem;
}

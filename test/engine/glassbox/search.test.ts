/**
 * The search on the red-black TreeMap: the number of transitions is the published one (Roberson 2011, table 6.1, for 1 to 10
 * entries), nothing is concretized, and broken versions are refuted.
 */

import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '../../../src/engine/glassbox/search.js';
import { loadSolver, type SolverFactory } from '../../../src/solver/index.js';
import { OPERATIONS, treeMapProblems } from './tree-map.js';

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

describe('TreeMap', () => {
  const published = [14, 24, 46, 58, 86, 98, 132, 144, 184, 198];
  test.each([1, 2, 3, 4, 5, 7, 10])('%i entries', (n) => {
    const problems = treeMapProblems(n);
    let transitions = 0;
    for (const operation of OPERATIONS) {
      const result = search(problems[operation], solvers);
      expect(result.kind).toBe('exhausted');
      expect(result.statistics.concretizations).toBe(0);
      transitions += result.statistics.transitions;
    }
    expect(transitions).toBe(published[n - 1]);
  });

  const text = readFileSync(fileURLToPath(new URL('../../../examples/tree-map/tree-map.ts', import.meta.url)), 'utf8');
  test.each([
    ['put', 'if (x === rightOf(parentOf(x))) {', 'if (x === leftOf(parentOf(x))) {'],
    ['put', 'x.color = RED;', 'x.color = BLACK;'],
    ['put', 'this.size += 1;', ''],
    ['remove', 'this.size -= 1;', ''],
    ['remove', 'if (entry.color === BLACK) this.repairDeletion(entry);', ''],
    ['remove', 'replacement.parent = entry.parent;', ''],
  ] as const)('%s without its `%s` is refuted', (operation, line, instead) => {
    expect(searchChanged(operation, line, instead)).toBe('violated');
  });

  test('an invariant cannot see that the wrong entry was removed', () => {
    expect(searchChanged('remove', 'entry.key = next.key;', '')).toBe('exhausted');
  });

  function searchChanged(operation: 'put' | 'remove', line: string, instead: string): string {
    expect(text).toContain(line);
    const folder = mkdtempSync(join(tmpdir(), 'glassbox-'));
    try {
      const file = join(folder, 'tree-map.ts');
      writeFileSync(file, text.replace(line, instead));
      return search(treeMapProblems(4, file)[operation], solvers).kind;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
});

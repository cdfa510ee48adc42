/** The search on the red-black TreeMap: broken versions are refuted, as far as an invariant can see that they are broken. */

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { search } from '../../../src/engine/glassbox/search.js';
import { loadSolver, type SolverFactory } from '../../../src/solver/index.js';
import { treeMapProblem } from './tree-map.js';

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

describe('TreeMap', () => {
  const example = fileURLToPath(new URL('../../../examples/tree-map', import.meta.url));
  const text = readFileSync(join(example, 'tree-map.ts'), 'utf8');
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

  test('few clauses are made of what is known of a removed entry, and of what stays as it was', () => {
    const { statistics } = search(treeMapProblem(15, 'remove'), solvers);
    expect(statistics.transitions).toBe(214);
    expect(statistics.clauses).toBeLessThan(18_000);
  });

  function searchChanged(operation: 'put' | 'remove', line: string, instead: string): string {
    expect(text).toContain(line);
    const folder = mkdtempSync(join(tmpdir(), 'glassbox-'));
    try {
      writeFileSync(join(folder, 'tree-map.ts'), text.replace(line, instead));
      copyFileSync(join(example, 'tree-map.check.ts'), join(folder, 'tree-map.check.ts'));
      return search(treeMapProblem(4, operation, join(folder, 'tree-map.check.ts')), solvers).kind;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
});

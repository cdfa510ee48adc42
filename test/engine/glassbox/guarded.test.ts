/**
 * A part of an invariant that is only asked where another part holds, such as how long a list is that was found to end, costs what it
 * costs there. As a method of its own it is remembered, and so evaluated on all states, but not on and on where the list goes round in circles.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operation } from '../../goals.js';
import { checkScope } from '../../../src/engine/glassbox/scope.js';
import { loadSolver } from '../../../src/solver/index.js';
import { Stage } from '../agreement/stage.js';

const LENGTH =
  'let length = 0; for (let node = this.first; node !== null; node = node.next) length += 1; return length < 3;';

const code = (asked: string): string => `
export class Node { next: Node | null = null; constructor(public key: number) {} }
export class List {
  first: Node | null = null;
  repOk(): boolean {
    for (let node = this.first; node !== null && node.next !== null; node = node.next)
      if (node.next.key <= node.key) return false;
    ${asked}
  }
  private isShort(): boolean { ${LENGTH} }
  drop(): void { if (this.first !== null) this.first = this.first.next; }
}
`;

const spec = `import { check, instances, nullable } from 'glassbox';
import { List, Node } from './code.js';
const node = nullable(instances(Node));
check(List, { scope: 3, state: { List: { first: node }, Node: { next: node } }, operations: { drop: [] } });
`;

test('as a method it costs little more than where it is used', async () => {
  const solvers = await loadSolver();
  const steps = (asked: string): number => {
    const folder = mkdtempSync(join(tmpdir(), 'glassbox-guarded-'));
    try {
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
      writeFileSync(join(folder, 'code.ts'), code(asked));
      writeFileSync(join(folder, 'code.check.ts'), spec);
      const stage = new Stage(join(folder, 'code.check.ts'), solvers);
      const cast = stage.cast(0, stage.settle(0, 3).bounds);
      const before = cast.machine.steps;
      const options = { deadline: Infinity, onProgress: () => undefined };
      expect(checkScope(cast, operation('drop'), solvers, options).end.kind).toBe('exhausted');
      return cast.machine.steps - before;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  expect(steps('return this.isShort();')).toBeLessThan(2 * steps(LENGTH));
}, 60_000);

/** Specs written to a folder of their own, with the code they are about, for tests that say what has to come out. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { RealSession } from '../../src/engine/real/client.js';
import { checkFiles } from '../../src/node/check.js';
import type { CheckReport } from '../../src/pipeline/request.js';
import { loadSolver } from '../../src/solver/index.js';
import type { Moment } from '../../src/spec/graph.js';
import { Stage } from '../engine/agreement/stage.js';
import { symbolicStates } from '../engine/agreement/states.js';

const IMPORTS = 'anyOf, array, bool, check, instances, int, map, nullable, oneOf, record, set, tree';

export class Desk {
  private readonly folder = mkdtempSync(join(tmpdir(), 'glassbox-bounds-'));
  private readonly session = new RealSession({ timeLimit: 60_000 });
  private count = 0;

  clear(): void {
    this.session.end();
    rmSync(this.folder, { recursive: true });
  }

  /** A spec file, with the code it is about beside it. */
  written(code: string, spec: string): string {
    const place = join(this.folder, String((this.count += 1)));
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }\n');
    writeFileSync(join(place, 'code.ts'), code);
    const names = [...code.matchAll(/export (?:class|function) (\w+)/g)].map(([, name]) => name);
    const file = join(place, 'code.check.ts');
    writeFileSync(
      file,
      `import { ${IMPORTS} } from 'glassbox';\nimport { ${names.join(', ')} } from './code.js';\n${spec}\n`,
    );
    return file;
  }

  async checked(code: string, spec: string, scope: number): Promise<CheckReport> {
    const files = [this.written(code, spec)];
    const request = { files, engine: 'glass', timeLimit: 60, memoryLimit: null, workers: 1, only: null } as const;
    const { checks } = await checkFiles({ ...request, scopes: { from: scope, to: scope } }, () => undefined);
    return checks[0]!;
  }

  /** All states there are, which are as many for both sides. */
  async enumerated(code: string, spec: string, scope: number): Promise<readonly Moment[]> {
    const stage = new Stage(this.written(code, spec), await loadSolver());
    const { bounds } = stage.settle(0, scope);
    const symbolic = symbolicStates(stage.cast(0, bounds), stage.solvers, 5000)!;
    const address = { file: stage.file, ordinal: 0, scope };
    const answer = await this.session.ask({ kind: 'states', address, bounds, limit: 5000 }, 60_000);
    if (answer.kind !== 'states') throw new Error(JSON.stringify(answer));
    expect(answer.states.length).toBe(symbolic.size);
    return answer.states;
  }

  async statesOf(code: string, spec: string, scope: number): Promise<number> {
    return (await this.enumerated(code, spec, scope)).length;
  }
}

export const FOREST = `export class Node { kids: Node[] = []; }
export class Top { root: Node | null = null; repOk() { return true; } touch(): void {} }`;
export const PAIR = `export class Node { left: Node | null = null; right: Node | null = null; }
export class Pair { a: Node | null = null; b: Node | null = null; repOk() { return true; } touch(): void {} }`;
export const LISTS = `export class Node { next: Node | null = null; }
export class Pair { a: Node | null = null; b: Node | null = null; repOk() { return true; } touch(): void {} }`;
export const BAGS = `export class Item {}
export class Bags { a: Item[] = []; b: Item[] = []; repOk() { return true; } touch(): void {} }`;

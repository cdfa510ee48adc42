import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { programs } from './engines/program.js';
import { Stage } from '../engine/agreement/stage.js';
import { loadSolver } from '../../src/solver/index.js';
import { Refusal } from '../../src/base/diagnostic.js';
const solvers = await loadSolver();
const seen = new Map<string, number>();
let i = 0;
for (const p of fc.sample(programs, { numRuns: 150, seed: 5 })) {
  i++;
  const d = `/tmp/reft/${i}`; mkdirSync(d, { recursive: true });
  writeFileSync(d + '/package.json', '{"type":"module"}'); writeFileSync(d + '/code.ts', p.code); writeFileSync(d + '/code.check.ts', p.spec);
  try { const s = new Stage(d + '/code.check.ts', solvers); s.settle(0, 1); } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    const k = e.diagnostic.code; seen.set(k, (seen.get(k) ?? 0) + 1);
    if (seen.get(k)! <= 3) console.log(k, '|', e.diagnostic.message, '|', e.diagnostic.remedy, '\n', p.spec.split('\n').slice(2).join('\n'), '\n', p.code.slice(p.code.indexOf('export class Subject')));
  }
}

/** Verdicts of fixtures, by check and goal. */

import { fileURLToPath } from 'node:url';
import { checkFiles } from '../../src/node/check.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Verdict } from '../../src/verdict/verdict.js';

/** @param name of a spec in the fixtures, without `.check.ts` */
export async function verdictsOf(name: string, engine: CheckRequest['engine']): Promise<readonly Verdict[]> {
  const file = fileURLToPath(new URL(`../fixtures/${name}.check.ts`, import.meta.url));
  const request = { files: [file], scopes: null, engine, timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, workers: 1, only: null }, () => undefined);
  return report.checks.flatMap((check) => check.verdicts);
}

/** Check → goal → verdict, or what is violated and how the module differs. */
export function outcomes(verdicts: readonly Verdict[]): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { check, goal, verdict, reason, counterexample } of verdicts) {
    const { kind = '', comparison = null } = counterexample?.violation ?? {};
    const shown = counterexample === null ? (reason?.code ?? verdict) : (comparison?.differs ?? kind);
    (found[check] ??= {})[goal?.name ?? ''] = shown;
  }
  return found;
}

export const holding = (...goals: string[]): Record<string, string> =>
  Object.fromEntries(goals.map((goal) => [goal, 'holds']));

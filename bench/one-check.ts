/**
 * One benchmark at one size with one engine, in a process of its own, so that processor time and memory are its own. The
 * request is the only argument, the answer one line of JSON.
 */

import type { CheckRequest } from '../src/check-types.js';
import { checkFiles } from '../src/node-check.js';
import type { Verdict, VerdictKind } from '../src/verdict/verdict.js';

export interface Measurement {
  readonly verdict: VerdictKind;
  readonly transitions: number;
  readonly solverCalls: number;
  readonly clauses: number;
  /** Of settling the bounds and searching; what it takes to start and to read the types is the same at every size. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  /** What each field ranged over, and why a verdict is not `holds`. */
  readonly domains: readonly string[];
  readonly reasons: readonly string[];
}

/** The worst first: a table says `holds` only if everything does. */
const severity: readonly VerdictKind[] = ['refuted', 'unsupported', 'unknown', 'vacuous', 'holds'];

async function measure(request: CheckRequest): Promise<Measurement> {
  const report = await checkFiles(request, () => undefined);
  const verdicts = report.checks.flatMap((check) => check.verdicts);
  const operations = verdicts.filter(({ operation }) => operation !== null);
  const kinds = verdicts.map(({ verdict }) => verdict);
  return {
    verdict: severity.find((kind) => kinds.includes(kind)) ?? 'vacuous',
    transitions: sum(operations, ({ statistics }) => statistics.transitions),
    solverCalls: sum(verdicts, ({ statistics }) => statistics.solverCalls),
    clauses: sum(verdicts, ({ statistics }) => statistics.clauses),
    cpuSeconds: sum(verdicts, ({ statistics }) => statistics.cpuSeconds),
    peakMegabytes: Math.max(
      process.resourceUsage().maxRSS / 1024,
      ...verdicts.map(({ statistics }) => statistics.peakMegabytes),
    ),
    domains: report.checks.flatMap(({ shapes, fields }) => [
      ...shapes,
      ...fields.map(({ type, field, domain }) => `${type}.${field}: ${domain}`),
    ]),
    reasons: verdicts.flatMap(({ operation, verdict, reason }) =>
      reason === null ? [] : [`${operation ?? 'to begin'}: ${verdict}: ${reason.message}`],
    ),
  };
}

function sum(verdicts: readonly Verdict[], figure: (verdict: Verdict) => number): number {
  return verdicts.reduce((total, verdict) => total + figure(verdict), 0);
}

console.log(JSON.stringify(await measure(JSON.parse(process.argv[2]!) as CheckRequest)));
// engines may leave workers behind that wait for more
process.exit(0);

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
  /** What each field ranged over. */
  readonly domains: readonly string[];
  /** Why a verdict is not `holds`, each reason once, and what else there is to know: how many states an engine came to see. */
  readonly reasons: readonly string[];
  readonly notes: readonly string[];
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
    reasons: grouped(
      verdicts.flatMap(({ operation, verdict, reason }) =>
        reason === null ? [] : [[`${verdict}: ${reason.message}`, operation ?? 'to begin'] as const],
      ),
    ),
    notes: [
      ...report.checks.flatMap(({ caveats }) => caveats),
      ...grouped(
        verdicts.flatMap(({ operation, notes }) => notes.map((note) => [note, operation ?? 'to begin'] as const)),
      ),
    ],
  };
}

/** One engine stops for one reason, whatever the operation: `put, get: unknown: the time limit was met`. */
function grouped(said: readonly (readonly [text: string, of: string])[]): string[] {
  const byText = new Map<string, string[]>();
  for (const [text, of] of said) byText.set(text, [...(byText.get(text) ?? []), of]);
  return [...byText].map(([text, of]) => `${of.join(', ')}: ${text}`);
}

function sum(verdicts: readonly Verdict[], figure: (verdict: Verdict) => number): number {
  return verdicts.reduce((total, verdict) => total + figure(verdict), 0);
}

console.log(JSON.stringify(await measure(JSON.parse(process.argv[2]!) as CheckRequest)));
// engines may leave workers behind that wait for more
process.exit(0);

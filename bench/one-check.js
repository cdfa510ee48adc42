/**
 * One benchmark at one size with one engine, in a process of its own, so that processor time and memory are its own. The
 * request is the only argument, the answer (`Measurement` in `measurement.ts`) one line of JSON. It is plain JavaScript and uses the
 * package as it is published: what is measured is what users run.
 */

import { checkFiles } from 'glassbox';
import { compilePatiently } from '../dist/cli/patience.js';

compilePatiently();

/** The worst first: a table says `holds` only if everything does. */
const severity = ['refuted', 'unsupported', 'unknown', 'vacuous', 'holds'];

const request = JSON.parse(process.argv[2]);
const report = await checkFiles(request, () => undefined);
const verdicts = report.checks.flatMap((check) => check.verdicts);
const operations = verdicts.filter(({ goal }) => goal?.kind === 'operation');
const kinds = verdicts.map(({ verdict }) => verdict);
/** All operations begin from the same states. */
const most = (figure) => {
  const known = operations.map(({ statistics }) => statistics[figure]).filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};
const sum = (some, figure) => some.reduce((total, { statistics }) => total + statistics[figure], 0);

const isLanguage = operations.some(({ goal }) => goal.name === 'preservation');

const { user, system } = process.cpuUsage();

const measurement = {
  verdict: severity.find((kind) => kinds.includes(kind)) ?? 'vacuous',
  // progress and preservation are about the same steps
  transitions: isLanguage ? most('transitions') : sum(operations, 'transitions'),
  states: most('states'),
  candidates: most('candidates'),
  solverCalls: sum(verdicts, 'solverCalls'),
  clauses: sum(verdicts, 'clauses'),
  cpuSeconds: sum(verdicts, 'cpuSeconds'),
  processSeconds: (user + system) / 1e6,
  peakMegabytes: Math.max(
    process.resourceUsage().maxRSS / 1024,
    ...verdicts.map(({ statistics }) => statistics.peakMegabytes),
  ),
  domains: report.checks.flatMap(({ shapes, fields }) => [
    ...shapes,
    ...fields.map(({ type, field, domain }) => `${type}.${field}: ${domain}`),
  ]),
  reasons: grouped(
    verdicts.flatMap(({ goal, check, verdict, reason }) =>
      reason === null ? [] : [[`${verdict}: ${reason.message}`, goal?.name ?? check]],
    ),
  ),
  notes: [
    ...report.checks.flatMap(({ caveats }) => caveats),
    ...grouped(verdicts.flatMap(({ goal, check, notes }) => notes.map((note) => [note, goal?.name ?? check]))),
  ],
};

/** One engine stops for one reason, whatever the operation: `put, get: unknown: the time limit was met`. */
function grouped(said) {
  const byText = new Map();
  for (const [text, of] of said) byText.set(text, [...(byText.get(text) ?? []), of]);
  return [...byText].map(([text, of]) => `${of.join(', ')}: ${text}`);
}

console.log(JSON.stringify(measurement));
// engines may leave workers behind that wait for more
process.exit(0);

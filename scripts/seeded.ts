/**
 * `npm run seeded -- [example] [--engine name]`: runs the command line on each example as it is, which has to hold, and then broken, one
 * seeded bug at a time, which has to be noticed. Exit code 1 if the answer is another one.
 *
 * The engines that run the code may meet the limit of time where the default one does not; that is told, but it is no wrong answer. The
 * black box ends with the first violation, whichever operation it meets it in.
 */

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SeededBug } from '../examples/seeded-bug.js';
import { bugsOf, exampleNames, examplesFolder, inFolder, writeBroken } from './broken.js';
import { outcomeOf, runCommandLine, verdictsIn, type Answer } from './command-line.js';

const { values, positionals } = parseArgs({
  options: { engine: { type: 'string', default: 'glass' } },
  allowPositionals: true,
});
const { engine } = values;
const chosen = positionals.length === 0 ? exampleNames : exampleNames.filter((name) => positionals.includes(name));
if (chosen.length === 0) {
  console.error(`usage: npm run seeded -- [${exampleNames.join('|')}] [--engine glass|enumerate|blackbox]`);
  process.exitCode = 2;
}
for (const example of chosen) {
  const bugs = await bugsOf(example);
  for (const spec of new Set(bugs.map((bug) => bug.spec))) {
    const largest = Math.max(...bugs.filter((bug) => bug.spec === spec).map((bug) => bug.scope));
    let isRight: boolean | null = true;
    // the engines that run the code go up as far as they come
    for (let scope = engine === 'glass' ? largest : 1; scope <= largest && isRight === true; scope += 1) {
      const answer = ask(join(examplesFolder, example, spec), scope);
      isRight = holds(answer);
      tell(isRight, 'holds ', `${example}: ${spec} as it is, scope ${scope}`, textOf(answer));
    }
  }
  for (const bug of bugs) {
    const answer = await inFolder((folder) => ask(writeBroken(folder, example, bug), bug.scope));
    const { isFound, text } = outcomeOf(noticed(bug, answer), answer);
    tell(isFound || (isLate(answer) ? null : false), 'found ', `${example}: ${bug.name}`, text);
  }
}

function ask(spec: string, scope: number): Answer {
  return runCommandLine(spec, ['--scope', String(scope), '--engine', engine]);
}

/** @param isRight null if there was no time to find out */
function tell(isRight: boolean | null, right: string, what: string, text: string): void {
  console.log(`${isRight === null ? 'late  ' : isRight ? right : 'WRONG '} ${what}\n       ${text}`);
  if (isRight === false || (isRight === null && engine === 'glass')) process.exitCode = 1;
}

/** Whether everything holds; null if there was no time to find out. */
function holds(answer: Answer): boolean | null {
  if ('problem' in answer) return false;
  const verdicts = verdictsIn(answer.report);
  if (verdicts.some(({ verdict }) => verdict !== 'holds' && verdict !== 'unknown')) return false;
  return verdicts.every(({ verdict }) => verdict === 'holds') || (isLate(answer) ? null : false);
}

function textOf(answer: Answer): string {
  if ('problem' in answer) return answer.problem;
  const verdicts = verdictsIn(answer.report);
  const seconds = verdicts.reduce((sum, { statistics }) => sum + statistics.cpuSeconds, 0);
  const others = verdicts
    .filter(({ verdict }) => verdict !== 'holds')
    .map(({ goal, check, verdict, reason }) => `${goal?.name ?? check} is ${verdict}: ${reason?.message ?? ''}`);
  return [`${verdicts.length} verdicts (${seconds.toFixed(1)} s)`, ...others].join(', ');
}

function isLate(answer: Answer): boolean {
  return 'report' in answer && verdictsIn(answer.report).some(({ reason }) => reason?.code === 'time-limit');
}

/** The bug as this engine may tell it: the black box by any operation. */
function noticed(bug: SeededBug, answer: Answer): Pick<SeededBug, 'operation' | 'violation'> {
  if (engine !== 'blackbox' || 'problem' in answer) return bug;
  const refuted = verdictsIn(answer.report).find(({ verdict }) => verdict === 'refuted');
  return refuted === undefined
    ? bug
    : { operation: refuted.goal?.kind === 'operation' ? refuted.goal.name : null, violation: bug.violation };
}

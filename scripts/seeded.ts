/**
 * `npm run seeded -- [example] [--engine name]`: breaks the examples, one seeded bug at a time, runs the command line on each and
 * says whether it noticed. Exit code 1 if it did not.
 */

import { parseArgs } from 'node:util';
import { bugsOf, exampleNames, inFolder, writeBroken } from './broken.js';
import { outcomeOf, runCommandLine } from './command-line.js';

const { values, positionals } = parseArgs({
  options: { engine: { type: 'string', default: 'glass' } },
  allowPositionals: true,
});
const chosen = positionals.length === 0 ? exampleNames : exampleNames.filter((name) => positionals.includes(name));
if (chosen.length === 0) {
  console.error(`usage: npm run seeded -- [${exampleNames.join('|')}] [--engine glass|enumerate|blackbox]`);
  process.exitCode = 2;
}
for (const example of chosen) {
  for (const bug of await bugsOf(example)) {
    const options = ['--scope', String(bug.scope), '--engine', values.engine];
    const answer = await inFolder((folder) => runCommandLine(writeBroken(folder, example, bug), options));
    const { isFound, text } = outcomeOf(bug, answer);
    console.log(`${isFound ? 'found ' : 'MISSED'} ${example}: ${bug.name}\n       ${text}`);
    if (!isFound) process.exitCode = 1;
  }
}

/**
 * Runs the programs named on standard input (one path a line) with node, one after another in this process, and prints what
 * each printed and how it ended as JSON. TypeScript is made JavaScript by its own compiler first. Programs must leave shared objects as they found them.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

/** A module of one TypeScript file, which may import nothing. */
function compiled(path) {
  const ts = createRequire(import.meta.url)('typescript');
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  return `data:text/javascript,${encodeURIComponent(outputText)}`;
}

const print = process.stdout.write.bind(process.stdout);

const observed = {};
for (const path of readFileSync(0, 'utf8').trim().split('\n')) {
  const lines = [];
  const write = (text) => lines.push(text.replace(/\n$/, '')) > 0;
  const stream = new Writable({ decodeStrings: false, write: (text, _encoding, done) => done(void write(text)) });
  globalThis.console = new Console({ stdout: stream });
  process.stdout.write = write;
  let uncaught = null;
  try {
    await import(path.endsWith('.ts') ? compiled(path) : pathToFileURL(path).href);
  } catch (problem) {
    uncaught = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  }
  do await turn();
  while (process.getActiveResourcesInfo().some((one) => one === 'Timeout' || one === 'Immediate'));
  observed[path] = { lines, uncaught };
}
print(JSON.stringify(observed));

/**
 * Runs the programs named on standard input (one path a line) with node, one after another in this process, and prints what
 * each printed and how it ended as JSON. TypeScript is made JavaScript by its own compiler first. Programs must leave shared objects as they found them.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

/** A module of one TypeScript file, which may import nothing. */
function compiled(path) {
  const ts = createRequire(import.meta.url)('typescript');
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  return `data:text/javascript,${encodeURIComponent(outputText)}`;
}

const print = console.log;
const observed = {};
for (const path of readFileSync(0, 'utf8').trim().split('\n')) {
  const lines = [];
  console.log = (...values) => void lines.push(format(...values));
  let uncaught = null;
  try {
    await import(path.endsWith('.ts') ? compiled(path) : pathToFileURL(path).href);
  } catch (problem) {
    uncaught = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  }
  observed[path] = { lines, uncaught };
}
print(JSON.stringify(observed));

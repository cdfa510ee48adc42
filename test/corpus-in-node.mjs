/**
 * Runs the programs named on standard input (one path a line) with node, one after another in this process, and prints what
 * each printed and how it ended as JSON. Programs must leave shared objects as they found them.
 */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

const print = console.log;
const observed = {};
for (const path of readFileSync(0, 'utf8').trim().split('\n')) {
  const lines = [];
  console.log = (...values) => void lines.push(format(...values));
  let uncaught = null;
  try {
    await import(pathToFileURL(path).href);
  } catch (problem) {
    uncaught = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  }
  observed[path] = { lines, uncaught };
}
print(JSON.stringify(observed));

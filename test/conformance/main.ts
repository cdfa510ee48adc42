/**
 * `npm run conformance -- PATH [--filter TEXT] [--list GRADE] [--json]`: how much of the official suite of JavaScript, from a checkout
 * that the user names, our evaluator runs as prescribed. Nothing of the suite is ours.
 *
 * Exit code 1 means that a program came to a wrong end or crashed the evaluator, 2 that the command line is wrong.
 */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GRADES, type Grade } from './grade.js';
import { conformance, type Result } from './run.js';
import { isSuite } from './suite.js';
import { countsOf, table } from './table.js';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      filter: { type: 'string', default: '' },
      list: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  const { list } = values;
  const isGrade = list === undefined || GRADES.includes(list as Grade);
  if (path === undefined || positionals.length !== 1 || !isGrade || !isSuite(resolve(path))) {
    console.error(
      `usage: npm run conformance -- PATH [--filter TEXT] [--list ${GRADES.join('|')}] [--json]\nPATH is a checkout of test262`,
    );
    return 2;
  }
  const results: Result[] = [];
  for await (const result of conformance(resolve(path), values.filter)) {
    results.push(result);
    if (result.grade === list && !values.json) console.log(`${result.name}\n  ${result.detail}`);
    if (results.length % 1000 === 0) console.error(`  ${results.length} programs`);
  }
  const counts = countsOf(results);
  const shown = results.filter(({ grade }) => list === undefined || grade === list);
  console.log(
    values.json ? JSON.stringify({ counts: Object.fromEntries(counts), results: shown }, null, 2) : table(counts),
  );
  return results.some(({ grade }) => grade === 'wrong' || grade === 'crash') ? 1 : 0;
}

process.exitCode = await main();

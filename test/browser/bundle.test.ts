/**
 * The core in a place that is not node: bundled as for a browser, where a module of node would be an error, and run in a process that has
 * hidden what only node has. What it says of a check is compared with what node says.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import { reportSchema, type Report, type Verdict } from '../../src/verdict/index.js';
import { read, repository } from '../repository/sources.js';

const folder = mkdtempSync(join(tmpdir(), 'glassbox-browser-'));
const solver = createRequire(import.meta.url).resolve('cadical-wasm/cadical.wasm');

const entry = join(repository, 'src/browser.ts');
const options: BuildOptions = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  // the solver asks for it if it finds itself in node
  external: ['node:module'],
  logLevel: 'error',
};

beforeAll(async () => {
  await build({ ...options, entryPoints: [entry], outfile: join(folder, 'bundle.mjs') });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** What a program prints that has the content of the solver and nothing of node. */
function withoutNode(program: string): string {
  const main = join(folder, 'main.mjs');
  writeFileSync(
    main,
    `import { readFileSync } from 'node:fs';
    const { log } = console;
    const solver = readFileSync(${JSON.stringify(solver)});
    for (const name of ['process', 'Buffer', 'global', 'setImmediate', 'clearImmediate']) globalThis[name] = undefined;
    ${program}`,
  );
  return execFileSync('node', [main], { encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** What a program prints that knows the bundle as `glassbox` and what was given as `given`. */
function inBrowser(program: string, given: unknown = null): string {
  return withoutNode(
    `const glassbox = await import('./bundle.mjs'); const given = ${JSON.stringify(given)}; ${program}`,
  );
}

test('a program is run from files in memory', { timeout: 60_000 }, () => {
  const printed = inBrowser(`
    const files = glassbox.memoryFiles({
      '/sum.ts': 'export const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0);',
      '/main.ts': 'import { sum } from "./sum.js"; console.log(sum([1, 2, 3].map((one) => 2 * one)));',
    });
    const { kind } = glassbox.runModule('/main.ts', 'esm', { files, print: (values) => log(...values) });
    log(kind);`);
  expect(printed).toBe('12\ndone\n');
});

test('the page that the README shows', { timeout: 120_000 }, async () => {
  const blocks = [...read('README.md').matchAll(/^```js\n(.*?)^```$/gms)].map(([, text]) => text!);
  const [contents] = blocks.filter((text) => text.includes("'glassbox/browser'"));
  const stdin = { contents: contents!, resolveDir: folder };
  await build({ ...options, stdin, alias: { 'glassbox/browser': entry }, outfile: join(folder, 'page.mjs') });
  const printed = withoutNode(`
    globalThis.fetch = async (path) => ({ arrayBuffer: async () => (path === '/cadical.wasm' ? solver : null) });
    await import('./page.mjs');`);
  expect(printed).toContain('\nrefuted (not replayed): Counter.take at scope 1\n');
  expect(printed).toContain('\n2 hold, 1 refuted (1 not replayed)\n');
});

/** The report of both about the first of these files. */
async function both(
  paths: readonly string[],
  only: string | null = null,
): Promise<{ readonly node: Report; readonly browser: Report; readonly text: string }> {
  const texts = Object.fromEntries(
    paths.map((path) => [join(repository, path), readFileSync(join(repository, path), 'utf8')]),
  );
  const request = { files: Object.keys(texts).slice(0, 1), only };
  const whole = { scopes: null, engine: 'glass', timeLimit: null, memoryLimit: null, workers: 1 } as const;
  const node = await checkFiles({ ...whole, ...request }, () => undefined);
  const printed = inBrowser(
    `const files = glassbox.memoryFiles(given.texts);
    const report = await glassbox.checkModules(given.request, { files, solver });
    log(JSON.stringify({ report, text: glassbox.renderReport(report, glassbox.plainOptions(files.readFile)) }));`,
    { texts, request },
  );
  const { report, text } = JSON.parse(printed) as { readonly report: Report; readonly text: string };
  return { node, browser: reportSchema.parse(report), text };
}

const CONFIRMED_BY_NOBODY = /^what holds is what the search says: there is no second engine here/;

/** What does not depend on where the search ran. */
function essence({ checks }: Report): unknown {
  return checks.map(({ caveats, verdicts, ...bounds }) => ({
    ...bounds,
    caveats: caveats.filter((text) => !CONFIRMED_BY_NOBODY.test(text)),
    verdicts: verdicts.map(({ statistics, counterexample, ...rest }) => {
      const { transitions, solverCalls, clauses, concretizations } = statistics;
      const { before, call, subject, actuals, parameters, touched, violation } = counterexample ?? {};
      const { kind, message, place } = violation ?? {};
      // where exactly in a line something is thrown, engines see differently
      const line = kind === 'exception' ? place && [place.path, place.line] : null;
      const shown = { before, call, subject, actuals, parameters, touched, kind, message, line };
      return { ...rest, transitions, solverCalls, clauses, concretizations, shown };
    }),
  }));
}

const verdictsOf = ({ checks }: Report): readonly Verdict[] => checks.flatMap(({ verdicts }) => verdicts);

const kindsOf = (report: Report): readonly string[] =>
  verdictsOf(report).map(({ goal, verdict, counterexample }) =>
    [
      goal?.kind === 'operation' ? goal.name : 'initial',
      verdict,
      ...(counterexample === null ? [] : [counterexample.violation.kind]),
    ].join(' '),
  );

describe('a check', { timeout: 120_000 }, () => {
  test('comes to the same as in node, but is not replayed', async () => {
    const { node, browser, text } = await both(['docs/examples/sorted-list.check.ts', 'docs/examples/sorted-list.ts']);
    expect(kindsOf(browser)).toEqual(['initial holds', 'add refuted invariant', 'has holds']);
    expect(verdictsOf(browser).map(({ statistics }) => statistics.transitions)).toEqual([1, 2, 9]);
    expect(essence(browser)).toEqual(essence(node));
    const [inNode, here] = [node, browser].map((report) => verdictsOf(report)[1]!.counterexample!);
    expect(inNode).toMatchObject({ replayed: true, reached: { kind: 'reached' } });
    expect(here).toMatchObject({ replayed: false, after: null, result: null, reached: { kind: 'not looked for' } });
    expect(browser.checks[0]!.caveats).toContainEqual(expect.stringMatching(CONFIRMED_BY_NOBODY));
    expect(node.checks[0]!.caveats).not.toContainEqual(expect.stringMatching(CONFIRMED_BY_NOBODY));
    expect(text).toContain('refuted (not replayed): SortedList.add at scope 1\n');
    expect(text).toContain('2 hold, 1 refuted (1 not replayed)\n');
  });

  test('knows the types of the standard library and says what is thrown', async () => {
    const { node, browser } = await both(['test/fixtures/browser/shelf.check.ts', 'test/fixtures/browser/shelf.ts']);
    expect(kindsOf(browser)).toEqual([
      'initial holds',
      'add holds',
      'first refuted exception',
      'forget refuted invariant',
      'count refuted assertion',
      'shout refuted exception',
      'label refuted exception',
      'never vacuous',
      'clamp refuted postcondition',
    ]);
    expect(essence(browser)).toEqual(essence(node));
  });

  test('gives up trees that were only observed, as node does', async () => {
    const paths = ['skip.check.ts', 'skip.ts'].map((name) => `test/fixtures/observed/${name}`);
    const { node, browser } = await both(paths, 'skip list that is too small to show');
    expect(kindsOf(browser)).toEqual(['initial holds', 'insert holds', 'remove holds']);
    expect(essence(browser)).toEqual(essence(node));
  });

  test('tells of its progress, keeps its limit of time and refuses to run real code', () => {
    const printed = inBrowser(`
      const files = glassbox.memoryFiles({
        '/a.ts': 'export class A { step() {} }',
        '/a.check.ts': 'import { check } from "glassbox"; import { A } from "./a.js"; check(A, { scope: 3 });',
      });
      const heard = new Set();
      const environment = { files, solver, onProgress: ({ kind }) => heard.add(kind) };
      const check = async (request) => (await glassbox.checkModules(request, environment)).checks[0].verdicts[0];
      log((await check({ files: ['/a.check.ts'], only: 'A.step' })).verdict, ...heard);
      log((await check({ files: ['/a.check.ts'], only: 'A.step', engine: 'auto' })).engine);
      log((await check({ files: ['/a.check.ts'], only: 'A.step', timeLimit: 0 })).reason.code);
      log((await check({ files: ['/b.check.ts'] })).reason.code);
      const refused = await check({ files: ['/a.check.ts'], engine: 'enumerate' }).catch((problem) => problem);
      log(refused instanceof glassbox.Refusal && refused.diagnostic.code);`);
    expect(printed).toBe('holds running planned verdict\nglass\ntime-limit\nfile-not-found\nno-real-engine\n');
  });
});

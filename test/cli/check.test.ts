/** Checking from the command line, with a checker that says what the test wants. */

import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/base/diagnostic.js';
import { syntaxError } from '../../src/base/messages.js';
import type { CheckRequest, Progress, Running, Verdict } from '../../src/pipeline/request.js';
import { parseReport } from '../../src/verdict/index.js';
import { checkReport, report, searchTree, verdict } from '../report/samples.js';
import { HOME, execute, type World } from './support.js';
import { beginning, operation } from '../goals.js';

const spec = `${HOME}/tree-map.check.ts`;
const files = { [spec]: '', [`${HOME}/src/queue.check.mjs`]: '', [`${HOME}/src/queue.mjs`]: '' };
const holds = report(checkReport([verdict()]));
const of = (...kinds: Verdict['verdict'][]): World => ({
  files,
  report: report(checkReport(kinds.map((kind) => verdict({ verdict: kind })))),
});

describe('exit codes', () => {
  test.each<[Verdict['verdict'][], number]>([
    [['holds', 'holds'], 0],
    [['holds', 'refuted', 'unknown'], 1],
    [['holds', 'unknown'], 3],
    [['unsupported'], 3],
    [['holds', 'vacuous'], 3],
  ])('%j ends with %d', async (kinds, exitCode) => {
    expect(await execute([], of(...kinds))).toMatchObject({ exitCode });
  });

  test.each([
    ['unknown-operation', 'unsupported', 2],
    ['empty-domain', 'unsupported', 2],
    ['not-reproduced', 'unknown', 2],
    ['time-limit', 'unknown', 3],
    ['proxy', 'unsupported', 3],
  ] as const)('%s ends as the page of messages says', async (code, kind, exitCode) => {
    const reason = { code, message: '', remedy: '', place: null };
    const verdicts = [verdict(), verdict({ verdict: kind, reason })];
    expect(await execute([], { files, report: report(checkReport(verdicts)) })).toMatchObject({ exitCode });
    const refuted = verdict({ verdict: 'refuted', counterexample: searchTree });
    expect(await execute([], { files, report: report(checkReport([...verdicts, refuted])) })).toMatchObject({
      exitCode: 1,
    });
  });

  test('nothing checked is no success', async () => {
    const nothing = await execute([], { files });
    expect(nothing).toMatchObject({ exitCode: 2, output: '' });
    expect(nothing.error).toContain('error[usage-error]: the spec files contain nothing to check');
    const only = await execute(['--only', 'Tree'], { files, report: report(checkReport([])) });
    expect(only).toMatchObject({ exitCode: 2, output: '' });
    expect(only.error).toContain("error[nothing-selected]: no check or operation is called 'Tree'");
  });

  test('a spec that cannot be read', async () => {
    const span = { source: { path: spec, text: 'check(' }, start: 6, end: 6 };
    const outcome = await execute([], { files, report: () => new Refusal(syntaxError("')' expected", span)) });
    expect(outcome).toMatchObject({ exitCode: 2, output: '' });
    expect(outcome.error).toContain("error[syntax-error]: syntax error: ')' expected\n  --> tree-map.check.ts:1:7\n");
  });
});

describe('what is checked', () => {
  const requested = async (...arguments_: string[]): Promise<CheckRequest> => {
    const requests: CheckRequest[] = [];
    expect((await execute(arguments_, { files, report: holds, requests })).error).not.toContain('error');
    return requests[0]!;
  };

  test('by default all specs, by whichever engine is first to know, for half a minute each', async () => {
    expect(await requested()).toEqual({
      files: [`${HOME}/src/queue.check.mjs`, spec],
      scopes: null,
      engine: 'auto',
      timeLimit: 30,
      memoryLimit: null,
      workers: 8,
      only: null,
    });
  });

  test('files, folders and patterns, each once', async () => {
    expect((await requested('tree-map.check.ts')).files).toEqual([spec]);
    expect((await requested('src')).files).toEqual([`${HOME}/src/queue.check.mjs`]);
    expect((await requested('src/queue.mjs')).files).toEqual([`${HOME}/src/queue.mjs`]);
    expect((await requested('*.check.ts', 'tree-map.check.ts', 'src/*.check.mjs')).files).toEqual([
      spec,
      `${HOME}/src/queue.check.mjs`,
    ]);
  });

  test('a pattern that nothing matches', async () => {
    const outcome = await execute(['*.check.ts', 'tset/*.check.ts'], { files, report: holds });
    expect(outcome).toMatchObject({ exitCode: 2, output: '' });
    expect(outcome.error).toContain(
      "error[no-spec-files]: no spec file found: nothing matches 'tset/*.check.ts'\nhelp: ",
    );
  });

  test('options', async () => {
    const request = await requested(
      ...['--scope', '1..7', '--engine', 'enumerate', '--time-limit', '2m', '--memory-limit', '2gb'],
      ...['--workers', '3', '--only', 'TreeMap.put'],
    );
    expect(request).toMatchObject({
      scopes: { from: 1, to: 7 },
      engine: 'enumerate',
      timeLimit: 120,
      memoryLimit: 2048,
      workers: 3,
      only: 'TreeMap.put',
    });
  });
});

describe('what is printed', () => {
  test('the report on standard output', async () => {
    const { output, error } = await execute([], { files, report: holds });
    expect(output).toMatch(/^ +verdict +scope .*\nTreeMap {2}tree-map.check.ts\n {2}put +holds +7 /);
    expect(output).toMatch(/\n1 holds\n$/);
    expect(error).toBe('');
  });

  test('places in the sources of the disk', async () => {
    const refuted = report(checkReport([verdict({ verdict: 'refuted', counterexample: searchTree })]));
    const source = 'a\nb\n    return this.isOrdered(1);\n';
    const { output } = await execute([], { files: { ...files, [`${HOME}/search-tree.ts`]: source }, report: refuted });
    expect(output).toContain('> 3 |     return this.isOrdered(1);\n    |            ^\n');
  });

  test('colours where they are seen', async () => {
    const { output } = await execute([], { files, report: holds, terminal: { outputColour: true } });
    expect(output).toContain('\u001b[32mholds\u001b[39m');
  });

  const running = (more: Partial<Running>): Running => ({
    kind: 'running',
    activity: 'searching',
    check: 'TreeMap',
    goal: null,
    scope: 7,
    lastScope: null,
    count: null,
    share: null,
    seconds: 0,
    ...more,
  });
  const progress: Progress[] = [
    { kind: 'planned', check: 'TreeMap', file: spec, goals: [beginning('new TreeMap'), operation('put')] },
    running({ goal: operation('put'), count: 12, seconds: 0.54 }),
    { kind: 'verdict', verdict: verdict() },
  ];

  test('progress as lines in a log', async () => {
    expect((await execute([], { files, report: holds, progress })).error).toBe('holds: TreeMap.put up to scope 7\n');
  });

  test('progress as one line on a terminal, which is gone at the end', async () => {
    const { error } = await execute([], {
      files,
      report: holds,
      progress,
      terminal: { interactive: true, columns: 40 },
    });
    const clear = '\r\u001b[2K';
    expect(error).toBe(
      `${clear}[0/2] TreeMap` +
        `${clear}[0/2] TreeMap.put  searching scope 7  1` +
        `${clear}[1/2] holds: TreeMap.put up to scope 7` +
        clear,
    );
  });

  test.each<[string, Partial<Running>]>([
    ['tree-map.check.ts  planning', { activity: 'planning', check: 'tree-map.check.ts', scope: null }],
    ['TreeMap  settling scope 2 of 7', { activity: 'settling', scope: 2, lastScope: 7 }],
    ['TreeMap.put  searching scope 7', { goal: operation('put') }],
    ['TreeMap.put  searching scope 7  12 transitions  0.5 s', { goal: operation('put'), count: 12, seconds: 0.54 }],
    [
      'TreeMap  enumerating scope 7  90000 candidates  about 12 %  2.0 s',
      { activity: 'enumerating', count: 90000, share: 0.129, seconds: 2 },
    ],
    ['TreeMap  following calls scope 7  80 calls  2.0 s', { activity: 'following calls', count: 80, seconds: 2 }],
    ['TreeMap.put  replaying scope 7', { activity: 'replaying', goal: operation('put') }],
    ['TreeMap, new TreeMap  sampling scope 7', { activity: 'sampling', goal: beginning('new TreeMap') }],
  ])('%s', async (text, more) => {
    const world = { files, report: holds, progress: [running(more)], terminal: { interactive: true } };
    expect((await execute([], world)).error).toContain(`[0/0] ${text}\r`);
  });

  test('in a log, who is at work is told only where there is no verdict for long', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      const log: string[] = [];
      const checker: World['checker'] = {
        checkFiles: async (_request, onProgress) => {
          onProgress(running({ activity: 'settling' }));
          await vi.advanceTimersByTimeAsync(15_000);
          onProgress({ kind: 'verdict', verdict: verdict() });
          onProgress(running({ count: 3, seconds: 0.5 }));
          await vi.advanceTimersByTimeAsync(25_000);
          return holds;
        },
      };
      const writeError = (text: string): void => void log.push(text);
      await execute([], { files, checker, terminal: { writeError } });
      expect(log.map((line) => line.trimEnd())).toEqual([
        'TreeMap  settling scope 7  10 s',
        'holds: TreeMap.put up to scope 7',
        'TreeMap  searching scope 7  3 transitions  11 s',
        'TreeMap  searching scope 7  3 transitions  21 s',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('progress ends before a mistake is told', async () => {
    const world: World = {
      files,
      progress,
      report: () => new Refusal(syntaxError('no', null)),
      terminal: { interactive: true },
    };
    expect((await execute([], world)).error).toContain('up to scope 7\r\u001b[2Kerror[syntax-error]');
  });

  test('--json is the report and nothing else', async () => {
    for (const interactive of [true, false]) {
      const { output, error } = await execute(['--json'], {
        files,
        report: holds,
        progress,
        terminal: { interactive },
      });
      expect(parseReport(output)).toEqual(holds);
      expect(error).toBe('');
    }
  });
});

describe('--list', () => {
  const planned = [
    { check: 'TreeMap', file: spec, goals: [beginning('new TreeMap'), operation('put')], problem: null },
  ];

  test('names without checking', async () => {
    const asked: unknown[] = [];
    const checker: World['checker'] = {
      listChecks: (request) => {
        asked.push(request);
        return Promise.resolve(planned);
      },
      checkFiles: () => Promise.reject(new Error('checked')),
    };
    expect(await execute(['--list', '--only', 'TreeMap', spec], { files, checker })).toEqual({
      exitCode: 0,
      output: 'TreeMap  tree-map.check.ts\n  new TreeMap\n  put\n',
      error: '',
    });
    expect(asked).toEqual([{ files: [spec], only: 'TreeMap', timeLimit: 30 }]);
    expect(JSON.parse((await execute(['--list', '--json'], { files, checker })).output)).toEqual(planned);
  });

  test('what cannot be read keeps nobody from the others', async () => {
    const reason = {
      code: 'spec-failed',
      message: 'it threw',
      remedy: 'mend it',
      place: { path: spec, line: 2, column: 3 },
    };
    const broken = { check: 'a.check.ts', file: spec, goals: [], problem: { kind: 'input', reason } } as const;
    const limited = { ...broken, problem: { ...broken.problem, kind: 'limit' } } as const;
    const list = (...all: (typeof broken | typeof limited)[]) =>
      execute(['--list'], { files, checker: { listChecks: () => Promise.resolve([...all, ...planned]) } });
    expect(await list(broken)).toEqual({
      exitCode: 2,
      output: 'TreeMap  tree-map.check.ts\n  new TreeMap\n  put\n',
      error: 'error[spec-failed]: tree-map.check.ts:2:3: it threw\nhelp: mend it\n',
    });
    expect((await list(limited)).exitCode).toBe(3);
    expect((await list(broken, limited)).exitCode).toBe(2);
  });

  test('of a name that does not exist, and together with --watch', async () => {
    const checker: World['checker'] = { listChecks: () => Promise.resolve([]) };
    expect((await execute(['--list', '--only', 'X'], { files, checker })).error).toContain('error[nothing-selected]');
    expect((await execute(['--list', '--watch'], { files })).error).toContain('--list and --watch exclude each other');
  });
});

describe('--emit-test', () => {
  const refuted = report(
    checkReport([verdict(), verdict({ goal: operation('delete'), verdict: 'refuted', counterexample: searchTree })]),
  );
  const checker: World['checker'] = {
    exportsForSpec: (path) =>
      Promise.resolve(
        path === spec ? new Map([['Tree', { path: `${HOME}/tree.ts`, name: 'Tree' }]]) : new Map<string, never>(),
      ),
  };
  const name = 'tree-map.TreeMap.delete.test.ts';

  test('writes a test beside the spec, or into a folder, over an older one', async () => {
    const disk: Record<string, string> = { ...files };
    const outcome = await execute(['--emit-test'], { files: disk, report: refuted, checker });
    expect(outcome).toMatchObject({ exitCode: 1, error: `wrote ${name}\n` });
    expect(disk[`${HOME}/${name}`]).toContain("import './tree-map.check.js';\nimport { Tree } from './tree.js';\n");
    disk[`${HOME}/test/found/${name}`] = 'older';
    await execute(['--emit-test=test/found'], { files: disk, report: refuted, checker });
    expect(disk[`${HOME}/test/found/${name}`]).toContain("import { Tree } from '../../tree.js';\n");
    expect(Object.keys(disk)).toHaveLength(Object.keys(files).length + 2);
  });

  test('says why there is no test, and writes none', async () => {
    const disk: Record<string, string> = { ...files };
    const outcome = await execute(['--emit-test'], { files: disk, report: refuted });
    expect(outcome).toMatchObject({ exitCode: 1 });
    expect(outcome.error).toMatch(
      /^note: no test was written for TreeMap.delete: Tree is not exported by .*\nhelp: .*\n$/,
    );
    expect(disk).toEqual(files);
  });

  test('does not take a spec for a folder, and says what cannot be written', async () => {
    const mistaken = await execute(['--emit-test', 'tree-map.check.ts'], {
      files: { ...files },
      report: refuted,
      checker,
    });
    expect(mistaken).toMatchObject({ exitCode: 2 });
    expect(mistaken.error).toContain('error[invalid-option]: --emit-test must be a folder; write --emit-test=FOLDER');
    const forbidden = await execute(['--emit-test=/forbidden/tests'], {
      files: { ...files },
      report: refuted,
      checker,
    });
    expect(forbidden.error).toContain('error[cannot-write]');
  });
});

describe('--watch', () => {
  const dependencies: Record<string, string[]> = { [spec]: [spec, `${HOME}/tree-map.ts`] };
  const checker: World['checker'] = { dependenciesOfFile: (path) => Promise.resolve(dependencies[path] ?? [path]) };

  test('checks again what a change may have changed, and new specs', async () => {
    const disk: Record<string, string> = { ...files };
    const requests: CheckRequest[] = [];
    const added = `${HOME}/new.check.ts`;
    const changes = [
      () => [`${HOME}/tree-map.ts`],
      () => [`${HOME}/unrelated.ts`],
      () => {
        disk[added] = '';
        return [added];
      },
      () => {
        delete disk[spec];
        return [spec];
      },
    ];
    const { error, exitCode } = await execute(['--watch'], { files: disk, checker, report: holds, requests, changes });
    expect(requests.map((request) => request.files)).toEqual([[`${HOME}/src/queue.check.mjs`, spec], [spec], [added]]);
    expect(error).toBe('watching for changes\n\nchanged: tree-map.ts\n\nchanged: new.check.ts\n');
    expect(exitCode).toBe(0);
  });

  test('a mistake does not end it', async () => {
    const answers = [new Refusal(syntaxError('no', null)), holds];
    const world: World = {
      files: { [spec]: '' },
      checker,
      report: () => answers.shift()!,
      changes: [() => [spec]],
    };
    const { error, output, exitCode } = await execute(['--watch'], world);
    expect(error).toContain('error[syntax-error]');
    expect(output).toContain('1 holds\n');
    expect(exitCode).toBe(0);
  });
});

describe('a config', () => {
  const config = `${HOME}/glassbox.config.ts`;
  const withConfig = (exported: unknown, path = config): World & { requests: CheckRequest[] } => ({
    files: { ...files, [path]: '' },
    report: holds,
    requests: [],
    checker: { loadConfigFile: (asked) => Promise.resolve(asked === path ? exported : null) },
  });

  test('is found, and the command line comes first', async () => {
    const world = withConfig({
      files: 'src',
      scope: 5,
      timeLimit: '20s',
      memoryLimit: 512,
      workers: 2,
      emitTest: false,
    });
    await execute(['--scope', '6..'], world);
    expect(world.requests).toEqual([
      {
        files: [`${HOME}/src/queue.check.mjs`],
        scopes: { from: 6, to: null },
        engine: 'auto',
        timeLimit: 20,
        memoryLimit: 512,
        workers: 2,
        only: null,
      },
    ]);
  });

  test('is named', async () => {
    const world = withConfig({ engine: 'blackbox' }, `${HOME}/etc/mine.mjs`);
    await execute(['--config', 'etc/mine.mjs', spec], world);
    expect(world.requests[0]).toMatchObject({ engine: 'blackbox', files: [spec] });
    expect((await execute(['--config', 'none.mjs'], world)).error).toContain(
      "error[file-not-found]: cannot read 'none.mjs'",
    );
  });

  test.each([
    [
      { scop: 3 },
      "error[unknown-setting]: glassbox.config.ts has an unknown setting 'scop'\nhelp: use only files, scope,",
    ],
    [
      { scope: 'large' },
      "error[invalid-setting]: scope in glassbox.config.ts must be a number from 1, a..b upwards, or a.., not 'large'",
    ],
    [{ workers: 1.5 }, 'workers in glassbox.config.ts must be a whole number greater than 0, not 1.5'],
    [{ files: [1] }, 'files in glassbox.config.ts must be a text or an array of texts, not an array'],
    [{ toString: 1 }, "has an unknown setting 'toString'"],
    [{ only: () => 1 }, 'not a function'],
    [[], 'the default export in glassbox.config.ts must be an object, not an array'],
    ['text', "must be an object, not 'text'"],
  ])('%j is a mistake', async (exported, message) => {
    const outcome = await execute([], withConfig(exported));
    expect(outcome).toMatchObject({ exitCode: 2, output: '' });
    expect(outcome.error).toContain(message);
  });
});

/**
 * The options of a check, from the command line and the config; the command line comes first. Each is described once, in a
 * table: what may be said, and how it is read. A mistake names the option or the setting, and what would be right.
 */

import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { invalidOption, invalidSetting, unknownSetting } from '../base/messages.js';
import { CALLS, ENGINE_CHOICES, type Calls } from '../base/names.js';
import type { CheckRequest, EngineChoice } from '../index.js';
import type { CoverageView, TestRunner } from '../report/index.js';

export interface Settings {
  /** Files, folders and patterns; empty: the default pattern. */
  readonly files: readonly string[];
  readonly scopes: CheckRequest['scopes'];
  readonly engine: EngineChoice;
  /** Seconds; null: no limit. */
  readonly timeLimit: number | null;
  /** Megabytes. */
  readonly memoryLimit: number | null;
  /** Null: as many as the machine has processors. */
  readonly workers: number | null;
  readonly only: string | null;
  /** Whether what rests on something that the run did not show is inconclusive. */
  readonly strict: boolean;
  readonly trace: boolean;
  /** Whether it is told what contracts that hold need, and in which detail. */
  readonly coverage: CoverageView | null;
  /** The file for the same in the format of lcov. */
  readonly coverageLcov: string | null;
  /** False: solvers are told all that calls have written; true: as specs say. */
  readonly slice: boolean;
  /** Whether calls are replaced by contracts; null: as specs say. */
  readonly calls: Calls | null;
  /** The folder for emitted tests; '' is the folder of the spec, null no tests. */
  readonly emitTest: string | null;
  /** Whose tests these are. */
  readonly testRunner: TestRunner;
}

/** As commander hands them over. */
export interface CheckOptions {
  readonly scope?: string;
  readonly engine?: string;
  readonly timeLimit?: string;
  readonly memoryLimit?: string;
  readonly workers?: string;
  readonly only?: string;
  readonly strict?: true;
  readonly trace?: true;
  readonly coverage?: string | true;
  readonly coverageLcov?: string;
  /** Always there: commander knows only its opposite. */
  readonly slice?: boolean;
  readonly calls?: string;
  readonly emitTest?: string | true;
  readonly testRunner?: string;
  readonly json?: true;
  readonly list?: true;
  readonly watch?: true;
  readonly config?: string;
}

/** How one setting is read; undefined if it cannot be. */
interface Reader<T> {
  readonly option: string;
  readonly expected: string;
  readonly read: (given: unknown) => T | undefined;
  readonly otherwise: T;
}

/** Of a check, where nobody says how long it may take: somebody waits for the answer, and "too long" is one. */
export const DEFAULT_SECONDS = 30;

const readers: { readonly [Key in keyof Settings]: Reader<Settings[Key]> } = {
  files: { option: '', expected: 'a text or an array of texts', read: readFiles, otherwise: [] },
  scopes: { option: '--scope', expected: 'a number from 1, a..b upwards, or a..', read: readScopes, otherwise: null },
  engine: { option: '--engine', expected: 'auto, glass, enumerate or blackbox', read: readEngine, otherwise: 'auto' },
  timeLimit: {
    option: '--time-limit',
    expected: 'a duration such as 20s, 2m or 20 (seconds), or none',
    read: readTimeLimit,
    otherwise: DEFAULT_SECONDS,
  },
  memoryLimit: {
    option: '--memory-limit',
    expected: 'a size such as 512mb, 2gb or 512 (megabytes)',
    read: readMegabytes,
    otherwise: null,
  },
  workers: { option: '--workers', expected: 'a whole number greater than 0', read: readCount, otherwise: null },
  only: { option: '--only', expected: 'the name of a check, or Check.operation', read: readText, otherwise: null },
  strict: { option: '--strict', expected: 'true or false', read: readBoolean, otherwise: false },
  trace: { option: '--trace', expected: 'true or false', read: readBoolean, otherwise: false },
  coverage: { option: '--coverage', expected: "nothing or 'fine'", read: readCoverage, otherwise: null },
  coverageLcov: { option: '--coverage-lcov', expected: 'a file', read: readText, otherwise: null },
  slice: { option: '--no-slice', expected: 'true or false', read: readBoolean, otherwise: true },
  calls: { option: '--calls', expected: 'inline or contracts', read: readCalls, otherwise: null },
  emitTest: { option: '--emit-test', expected: 'a folder', read: readFolder, otherwise: null },
  testRunner: { option: '--test-runner', expected: 'vitest or node', read: readTestRunner, otherwise: 'vitest' },
};

/** The names that a config may use; all are those of the options but `scope`. */
const settingNames: Readonly<Record<string, keyof Settings>> = {
  files: 'files',
  scope: 'scopes',
  engine: 'engine',
  timeLimit: 'timeLimit',
  memoryLimit: 'memoryLimit',
  workers: 'workers',
  only: 'only',
  strict: 'strict',
  trace: 'trace',
  coverage: 'coverage',
  coverageLcov: 'coverageLcov',
  slice: 'slice',
  calls: 'calls',
  emitTest: 'emitTest',
  testRunner: 'testRunner',
};

/** @param config what the config exports, and its path as it is shown; @throws Refusal */
export function settingsOf(
  patterns: readonly string[],
  options: CheckOptions,
  config: { readonly path: string; readonly exported: unknown } | null,
): Settings {
  const configured = config === null ? {} : readConfig(config.exported, config.path);
  const said: Partial<Record<keyof Settings, unknown>> = {
    files: patterns.length === 0 ? undefined : patterns,
    scopes: options.scope,
    engine: options.engine,
    timeLimit: options.timeLimit,
    memoryLimit: options.memoryLimit,
    workers: options.workers,
    only: options.only,
    strict: options.strict,
    trace: options.trace,
    coverage: options.coverage,
    coverageLcov: options.coverageLcov,
    slice: options.slice === false ? false : undefined,
    calls: options.calls,
    emitTest: options.emitTest,
    testRunner: options.testRunner,
  };
  const get = <Key extends keyof Settings>(key: Key): Settings[Key] => {
    const { option, expected, otherwise } = readers[key];
    const given = said[key];
    // what was configured may be null, which is something said
    const known = given === undefined ? (configured as Partial<Settings>)[key] : undefined;
    if (given === undefined) return known === undefined ? otherwise : known;
    return readOr(key, given, () => invalidOption(option, String(given), expected, null));
  };
  return {
    files: get('files'),
    scopes: get('scopes'),
    engine: get('engine'),
    timeLimit: get('timeLimit'),
    memoryLimit: get('memoryLimit'),
    workers: get('workers'),
    only: get('only'),
    strict: get('strict'),
    trace: get('trace'),
    coverage: get('coverage'),
    coverageLcov: get('coverageLcov'),
    slice: get('slice'),
    calls: get('calls'),
    emitTest: get('emitTest'),
    testRunner: get('testRunner'),
  };
}

function readOr<Key extends keyof Settings>(key: Key, given: unknown, problem: () => Diagnostic): Settings[Key] {
  const read = readers[key].read(given);
  if (read === undefined) throw new Refusal(problem());
  return read;
}

function readConfig(exported: unknown, path: string): Partial<Settings> {
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported))
    throw new Refusal(invalidSetting(path, 'the default export', 'an object', showSetting(exported), null));
  const settings: Partial<Record<keyof Settings, unknown>> = {};
  for (const [name, given] of Object.entries(exported)) {
    const key = Object.hasOwn(settingNames, name) ? settingNames[name]! : null;
    if (key === null) throw new Refusal(unknownSetting(path, name, Object.keys(settingNames).join(', '), null));
    if (given === undefined) continue;
    settings[key] = readOr(key, given, () =>
      invalidSetting(path, name, readers[key].expected, showSetting(given), null),
    );
  }
  return settings as Partial<Settings>;
}

function showSetting(given: unknown): string {
  if (typeof given === 'string') return `'${given}'`;
  if (typeof given === 'function') return 'a function';
  return typeof given === 'object' && given !== null
    ? Array.isArray(given)
      ? 'an array'
      : 'an object'
    : String(given);
}

function readBoolean(given: unknown): boolean | undefined {
  return typeof given === 'boolean' ? given : undefined;
}

function readText(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given : undefined;
}

function readFiles(given: unknown): readonly string[] | undefined {
  const list = [given].flat();
  return list.every((one): one is string => readText(one) !== undefined) ? list : undefined;
}

function readFolder(given: unknown): string | null | undefined {
  if (given === true) return '';
  return given === false ? null : readText(given);
}

function readCoverage(given: unknown): CoverageView | null | undefined {
  if (typeof given === 'boolean') return given ? 'lines' : null;
  return given === 'fine' ? given : undefined;
}

function readEngine(given: unknown): EngineChoice | undefined {
  return ENGINE_CHOICES.find((one) => one === given);
}

function readCalls(given: unknown): Calls | undefined {
  return CALLS.find((one) => one === given);
}

function readTestRunner(given: unknown): TestRunner | undefined {
  return given === 'vitest' || given === 'node' ? given : undefined;
}

function readCount(given: unknown): number | undefined {
  const count = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

/** `7` → 7 … 7, `1..7`, `1..` */
function readScopes(given: unknown): NonNullable<CheckRequest['scopes']> | undefined {
  const match = /^(\d+)(\.\.(\d+)?)?$/.exec(
    typeof given === 'number' ? String(given) : typeof given === 'string' ? given : '',
  );
  if (match === null) return undefined;
  const from = readCount(match[1]);
  const to = match[2] === undefined ? from : match[3] === undefined ? null : readCount(match[3]);
  return from === undefined || to === undefined || (to !== null && to < from) ? undefined : { from, to };
}

function readTimeLimit(given: unknown): number | null | undefined {
  return given === 'none' ? null : readQuantity(given, { ms: 0.001, s: 1, m: 60, min: 60, h: 3600 });
}

function readMegabytes(given: unknown): number | undefined {
  return readQuantity(given, { mb: 1, gb: 1024 });
}

/** A number with a unit; a bare number is in the unit that counts 1. */
function readQuantity(given: unknown, units: Readonly<Record<string, number>>): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) && given > 0 ? given : undefined;
  const match = typeof given === 'string' ? /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(given) : null;
  const unit = match === null ? undefined : match[2] === '' ? 1 : units[match[2]!.toLowerCase()];
  const quantity = unit === undefined ? 0 : Number(match![1]) * unit;
  return quantity > 0 ? quantity : undefined;
}

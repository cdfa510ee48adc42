/**
 * `glassbox [files…]`: finds the specs, lets them be checked, and writes the report. The report goes to standard output,
 * everything else to standard error, so that `--json` can be piped.
 */

import { Refusal } from '../base/diagnostic.js';
import { fileNotFound, nothingSelected, usageError } from '../base/messages.js';
import type { Glassbox, CheckRequest, PlannedCheck, Report } from '../index.js';
import { DEFAULT_WIDTH, renderJson, renderLcov, renderReport } from '../report/index.js';
import type { Disk } from './disk.js';
import { emitTests } from './emit.js';
import { SUCCESS, USAGE_OR_INTERNAL, exitCodeOfReport, type ExitCode } from './exit-codes.js';
import { reportFailure, reportStop } from './failure.js';
import { findSpecs } from './find-specs.js';
import { noProgress, progressFor } from './progress.js';
import { settingsOf, type CheckOptions, type Settings } from './settings.js';
import { reportPaint, showPath, type Terminal } from './terminal.js';

export interface CheckServices {
  readonly loadChecker: () => Promise<Glassbox>;
  readonly disk: Disk;
  /** How many processors there are. */
  readonly processors: number;
}

const CONFIG_FILES = ['glassbox.config.ts', 'glassbox.config.js', 'glassbox.config.mjs'];

export async function check(
  patterns: readonly string[],
  options: CheckOptions,
  services: CheckServices,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.list === true && options.watch === true)
    throw new Refusal(usageError('--list and --watch exclude each other', null));
  return new CheckCommand(patterns, options, services, terminal).execute();
}

class CheckCommand {
  constructor(
    private readonly patterns: readonly string[],
    private readonly options: CheckOptions,
    private readonly services: CheckServices,
    private readonly terminal: Terminal,
  ) {}

  async execute(): Promise<ExitCode> {
    const settings = await this.settings();
    const files = await this.specs(settings);
    if (this.options.list === true) return this.list(files, settings);
    if (this.options.watch === true) return this.watch(files, settings);
    return this.once(files, settings);
  }

  private async settings(): Promise<Settings> {
    const path = this.configPath();
    if (path === null) return settingsOf(this.patterns, this.options, null);
    const exported = await (await this.services.loadChecker()).loadConfigFile(path);
    return settingsOf(this.patterns, this.options, { path: showPath(path, this.terminal), exported });
  }

  private configPath(): string | null {
    const { disk } = this.services;
    const { config } = this.options;
    const { currentDirectory } = this.terminal;
    if (config !== undefined) {
      const path = disk.absolute(config, currentDirectory);
      if (disk.kindOf(path) !== 'file') throw new Refusal(fileNotFound(config, null));
      return path;
    }
    return (
      CONFIG_FILES.map((name) => disk.absolute(name, currentDirectory)).find((path) => disk.kindOf(path) === 'file') ??
      null
    );
  }

  private specs(settings: Settings): Promise<readonly string[]> {
    return findSpecs(settings.files, this.terminal.currentDirectory, this.services.disk);
  }

  private async list(files: readonly string[], { only, timeLimit }: Settings): Promise<ExitCode> {
    const planned = await (await this.services.loadChecker()).listChecks({ files, only, timeLimit });
    if (planned.length === 0 && only !== null) throw new Refusal(nothingSelected(only, null));
    const text = this.options.json === true ? `${JSON.stringify(planned, null, 2)}\n` : this.listText(planned);
    this.terminal.writeOutput(text);
    // a mistake comes before what is inconclusive
    return planned.reduce<ExitCode>((code, { problem }) => {
      if (problem === null) return code;
      const worse = reportStop(problem, this.terminal);
      return code === USAGE_OR_INTERNAL ? code : worse;
    }, SUCCESS);
  }

  private listText(planned: readonly PlannedCheck[]): string {
    return planned
      .filter(({ problem }) => problem === null)
      .map(
        ({ check: name, file, goals }) =>
          `${name}  ${showPath(file, this.terminal)}\n${goals.map((goal) => `  ${goal.name}\n`).join('')}`,
      )
      .join('');
  }

  private async once(files: readonly string[], settings: Settings): Promise<ExitCode> {
    const checker = await this.services.loadChecker();
    const progress = this.options.json === true ? noProgress : progressFor(this.terminal);
    let report: Report;
    try {
      report = await checker.checkFiles(this.request(files, settings), progress.show);
    } finally {
      progress.end();
    }
    if (report.checks.every(({ verdicts }) => verdicts.length === 0)) throw new Refusal(this.nothing(settings));
    this.terminal.writeOutput(this.options.json === true ? renderJson(report) : this.reportText(report, settings));
    const { emitTest, testRunner, coverageLcov } = settings;
    if (coverageLcov !== null) {
      const path = this.services.disk.absolute(coverageLcov, this.terminal.currentDirectory);
      this.services.disk.writeFile(path, renderLcov(report), true);
    }
    if (emitTest !== null)
      for (const text of await emitTests(report, emitTest, testRunner, checker, this.services.disk, this.terminal))
        this.terminal.writeError(text);
    return exitCodeOfReport(report);
  }

  /** Where nothing was checked, nothing holds. */
  private nothing({ only }: Settings): Refusal['diagnostic'] {
    return only === null ? usageError('the spec files contain nothing to check', null) : nothingSelected(only, null);
  }

  private request(files: readonly string[], settings: Settings): CheckRequest {
    const {
      workers,
      scopes,
      engine,
      timeLimit,
      memoryLimit,
      only,
      strict,
      trace,
      coverage,
      coverageLcov,
      slice,
      calls,
    } = settings;
    const covers = coverage !== null || coverageLcov !== null;
    const processors = workers ?? this.services.processors;
    const asked = {
      ...(strict ? { strict } : {}),
      ...(trace ? { trace } : {}),
      ...(covers ? { coverage: true } : {}),
      ...(slice ? {} : { slice }),
      ...(calls === null ? {} : { calls }),
    };
    return { files, scopes, engine, timeLimit, memoryLimit, workers: processors, only, ...asked };
  }

  private reportText(report: Report, { coverage }: Settings): string {
    return renderReport(report, {
      paint: reportPaint(this.terminal.outputColour),
      showPath: (path) => showPath(path, this.terminal),
      readFile: this.services.disk.readFile,
      width: DEFAULT_WIDTH,
      coverage,
    });
  }

  /** Checks, and checks again whatever a change may have changed. Mistakes are shown and do not end it. */
  private async watch(first: readonly string[], settings: Settings): Promise<ExitCode> {
    const { disk } = this.services;
    const { dependenciesOfFile } = await this.services.loadChecker();
    const attempt = async (files: readonly string[]): Promise<ExitCode> => {
      try {
        return await this.once(files, settings);
      } catch (error) {
        return reportFailure(error, this.terminal);
      }
    };
    const dependencies = new Map<string, ReadonlySet<string>>();
    const remember = async (files: readonly string[]): Promise<void> => {
      for (const file of files) dependencies.set(file, new Set(await dependenciesOfFile(file)));
    };
    // what changes while checks run must not be missed
    const changes = await disk.watch(this.terminal.currentDirectory);
    await remember(first);
    let exitCode = await attempt(first);
    this.terminal.writeError('watching for changes\n');
    for await (const changed of changes) {
      const now = await this.specs(settings).catch(() => []);
      const affected = now.filter(
        (file) => !dependencies.has(file) || changed.some((path) => dependencies.get(file)!.has(path)),
      );
      if (affected.length === 0) continue;
      this.terminal.writeError(`\nchanged: ${changed.map((path) => showPath(path, this.terminal)).join(', ')}\n`);
      await remember(affected);
      exitCode = await attempt(affected);
    }
    return exitCode;
  }
}

/**
 * What fuzzers of specs have in common: programs as texts, each judged in a folder of its own with a process that runs real code; how many
 * came to what; and a file for what was judged wrongly.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RealSession } from '../../src/engine/real/client.js';
import type { Finding } from '../../src/engine/glassbox/scope.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';

/** A process that runs real code keeps all it ever loaded. */
const PROGRAMS_PER_SESSION = 100;

/** Name → text; the spec is `code.check.ts`. */
export type Files = Readonly<Record<string, string>>;

/** Something that was judged wrongly. */
export interface Failure {
  readonly files: Files;
  readonly disagreement: string;
  readonly replay: string;
}

export class Bench<Judgement extends { readonly disagreement: string | null }> {
  private readonly folder = mkdtempSync(join(tmpdir(), 'glassbox-fuzz-'));
  private session = new RealSession({ timeLimit: 60_000 });
  private count = 0;

  /** @param failed what is said where our own code fails, which is a finding, too */
  constructor(
    private readonly judging: (file: string, solvers: SolverFactory, session: RealSession) => Promise<Judgement>,
    private readonly failed: (disagreement: string) => Judgement,
  ) {}

  async judge(files: Files): Promise<Judgement> {
    this.count += 1;
    if (this.count % PROGRAMS_PER_SESSION === 0) {
      this.session.end();
      this.session = new RealSession({ timeLimit: 60_000 });
    }
    const folder = join(this.folder, String(this.count));
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return this.judging(join(folder, 'code.check.ts'), await loadSolver(), this.session);
  }

  async judged(files: Files): Promise<Judgement> {
    try {
      return await this.judge(files);
    } catch (problem) {
      const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
      return this.failed(`it fails: ${text}`);
    }
  }

  close(): void {
    this.session.end();
    rmSync(this.folder, { recursive: true });
  }
}

/** Name → how often. */
export class Counts extends Map<string, number> {
  add(name: string): void {
    this.set(name, (this.get(name) ?? 0) + 1);
  }

  print(): void {
    for (const [name, count] of [...this].sort((x, y) => x[1] - y[1]))
      console.log(`${String(count).padStart(9)} ${name}`);
  }
}

export function describeFailure({ files, disagreement, replay }: Failure): string {
  return `\n${textsOf(files)}\n${disagreement}\nreplay: npm run fuzz -- ${replay}`;
}

/** As one file: what is wrong, the verdicts, then all texts. */
export function saveFinding({ files, disagreement }: Failure, folder: string): string {
  const text = `${disagreement.split('\n')[0]}\nverdicts: those that are right\n${textsOf(files)}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = join(import.meta.dirname, folder, `found-${hash}.txt`);
  mkdirSync(join(import.meta.dirname, folder), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** What was saved, as it was judged, and the verdicts that it has to get. */
export function readFinding(text: string): { readonly files: Files; readonly verdicts: string } {
  const [head, ...parts] = text.split(/^--- /m);
  const files = parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]);
  return { files: Object.fromEntries(files) as Files, verdicts: /^verdicts: (.*)$/m.exec(head!)![1]! };
}

function textsOf(files: Files): string {
  return Object.entries(files)
    .map(([name, text]) => `--- ${name}\n${text}`)
    .join('');
}

/** What the glass box says of an operation. */
export type Said = 'holds' | 'cut' | 'refuted' | 'vacuous' | 'not closed' | 'limit' | `refused ${string}`;

export function said(end: Finding): Said {
  switch (end.kind) {
    case 'exhausted':
      return 'holds';
    case 'violated':
      return 'refuted';
    case 'vacuous':
    case 'cut':
    case 'not closed':
      return end.kind;
    case 'unknown':
      return 'limit';
    case 'refused':
      return `refused ${end.stop.reason.code}`;
  }
}

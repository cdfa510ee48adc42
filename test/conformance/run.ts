/** One program after another: first in our evaluator, and where that does not end well, in node. */

import { grade, worst, type Graded } from './grade.js';
import { NodeJudge } from './node.js';
import { runOurs } from './ours.js';
import { programNames, readProgram, type SuiteProgram } from './suite.js';

export interface Result extends Graded {
  readonly name: string;
  readonly features: readonly string[];
  readonly locale: readonly string[];
}

export async function* conformance(root: string, filter: string): AsyncGenerator<Result> {
  const node = new NodeJudge();
  try {
    for (const name of programNames(root, filter)) {
      const program = readProgram(root, name);
      const { features, locale } = program.matter;
      yield { name, ...(await graded(program, root, node)), features, locale };
    }
  } finally {
    node.close();
  }
}

async function graded({ matter, variants }: SuiteProgram, root: string, node: NodeJudge): Promise<Graded> {
  const all: Graded[] = [];
  for (const variant of variants) {
    const ours = grade(runOurs(variant, root), matter);
    if (ours.grade === 'pass') continue;
    const inNode = grade(await node.run(variant), matter);
    all.push(inNode.grade === 'pass' ? ours : { grade: 'apart', detail: `in node: ${inNode.detail}` });
  }
  return worst(all);
}

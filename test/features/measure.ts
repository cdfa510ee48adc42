/** How a row behaves under merge: how often execution was split for it, or with what and where it was refused. */

import { Refusal } from '../../src/base/diagnostic.js';
import { CheckHost } from '../../src/program/check-host.js';
import { MergePolicy } from '../../src/eval/index.js';
import { Split } from '../../src/eval/policy.js';
import { inputsOf, type Domains } from '../fuzz/program/program.js';
import { OurProgram } from '../fuzz/evaluator/ours.js';
import { sourceOf, type Feature } from './feature.js';

export const DOMAINS: Domains = { a: [-1, 2], b: [0, 'x', undefined] };

/** How often the policy wanted a state for each case: of a value that must be known, or of what is to be done. */
export function splitsUnderMerge(row: Feature): number {
  const { concretize, choose } = MergePolicy.prototype;
  let splits = 0;
  MergePolicy.prototype.concretize = function (this: MergePolicy, ...operands) {
    try {
      return concretize.apply(this, operands);
    } catch (problem) {
      if (problem instanceof Split) splits += 1;
      throw problem;
    }
  };
  MergePolicy.prototype.choose = function (this: MergePolicy) {
    splits += 1;
    return choose.apply(this);
  };
  try {
    merge(row);
  } finally {
    Object.assign(MergePolicy.prototype, { concretize, choose });
  }
  return splits;
}

/** The code of the refusal that merge ends with, and the text from its place on, as long as what the row expects there. */
export function observeRefusal(row: Feature): { readonly code: string; readonly at: string } | null {
  try {
    merge(row);
    return null;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { code, span } = problem.diagnostic;
    const expected = typeof row.support === 'string' ? '' : row.support.at;
    return { code, at: span === null ? '' : span.source.text.slice(span.start, span.start + expected.length) };
  }
}

function merge(row: Feature): void {
  const host = new CheckHost();
  const ours = new OurProgram(sourceOf(row), row.files, host);
  host.seal();
  const { domains = DOMAINS } = row;
  ours.merge(ours.symbolic(domains, inputsOf(domains)), null, () => undefined);
}

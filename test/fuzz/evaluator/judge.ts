/**
 * The judgement of one program (design of the evaluator: one evaluator, three policies, one meaning).
 *
 *  run     equals node on every input;
 *  merge   is one call; under every input's assignment it returns, and returns what node does; and so it does when calls are
 *          remembered, and when what is remembered is found;
 *  follow  covers every input by exactly one path, and on each path the result, as a formula, equals node's on all of
 *          the path's inputs.
 */

import { Refusal } from '../../../src/base/diagnostic.js';
import type { CallCache } from '../../../src/eval/index.js';
import { MAPPED_FILES } from '../program/mapped.js';
import { inputsOf, type Domains, type Input } from '../program/program.js';
import { Hits, nodeResults } from './node.js';
import { OurProgram, type SymbolicInputs } from './ours.js';

export type Verdict =
  | { readonly kind: 'agrees' }
  /** Merge said that a value has too many cases; all else agrees. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nothing to compare: node itself does not load it, overflows its stack, or would fail after `main` has returned. */
  | { readonly kind: 'discarded' }
  | Disagreement;

export interface Disagreement {
  readonly kind: 'disagrees';
  readonly policy: 'load' | 'run' | 'merge' | 'merge, remembering' | 'follow' | 'follow, merging';
  readonly input: Input | null;
  readonly ours: string;
  readonly node: string;
}

export function judge(source: string, domains: Domains, hits: Hits = new Hits()): Verdict {
  const inputs = inputsOf(domains);
  let expected: readonly string[];
  try {
    expected = nodeResults(source, inputs, hits);
  } catch {
    return { kind: 'discarded' };
  }
  if (expected.some((text) => text.includes('"RangeError"') && text.includes('"threw"'))) return { kind: 'discarded' };
  return judgeAgainst(expected, source, domains, MAPPED_FILES);
}

/** The judgement of a program of which node's results are known, and of the files that it imports. */
export function judgeAgainst(
  expected: readonly string[],
  source: string,
  domains: Domains,
  others: Readonly<Record<string, string>> = {},
): Verdict {
  return new Judge(source, others, domains, inputsOf(domains), expected).judge();
}

class Judge {
  private policy: Disagreement['policy'] = 'load';
  private input: number | null = null;

  constructor(
    private readonly source: string,
    private readonly others: Readonly<Record<string, string>>,
    private readonly domains: Domains,
    private readonly inputs: readonly Input[],
    private readonly expected: readonly string[],
  ) {}

  judge(): Verdict {
    let refusal: string | null = null;
    try {
      const ours = new OurProgram(this.source, this.others);
      const found = this.run(ours);
      if (found !== null) return found;
      const symbolic = ours.symbolic(this.domains, this.inputs);
      try {
        const cache = ours.newCache();
        for (const remembered of [null, cache, cache]) {
          const wrong = this.merge(ours, symbolic, remembered);
          if (wrong !== null) return wrong;
        }
      } catch (problem) {
        if (!isTooMuch(problem)) throw problem;
        refusal = problem.message;
      }
      const unlike = this.followed(ours, symbolic);
      return unlike ?? (refusal === null ? { kind: 'agrees' } : { kind: 'refused', reason: refusal });
    } catch (problem) {
      if (this.overflows(problem) || isLater(problem)) return { kind: 'discarded' };
      return this.disagreement(problem instanceof Refusal ? `refused: ${problem.message}` : describe(problem));
    }
  }

  /** Following one input is as short as running it; with all that is merged on the way it may be too much. */
  private followed(ours: OurProgram, symbolic: SymbolicInputs): Disagreement | null {
    try {
      return this.follow(ours, symbolic, false) ?? this.follow(ours, symbolic, true);
    } catch (problem) {
      if (!isTooMuch(problem) || problem.diagnostic.code !== 'step-limit') throw problem;
      return null;
    }
  }

  /** Where node's stack overflows and the program catches that, we stop at a limit of our own, and say so. */
  private overflows(problem: unknown): boolean {
    if (!(problem instanceof Refusal) || problem.diagnostic.code !== 'recursion-limit') return false;
    return this.expected.some((text) => text.includes('"RangeError"'));
  }

  private run(ours: OurProgram): Disagreement | null {
    this.policy = 'run';
    for (const i of this.inputs.keys()) {
      this.input = i;
      const text = ours.run(this.inputs[i]!);
      if (text !== this.expected[i]) return this.disagreement(text);
    }
    return null;
  }

  private merge(ours: OurProgram, symbolic: SymbolicInputs, cache: CallCache | null): Disagreement | null {
    this.policy = cache === null ? 'merge' : 'merge, remembering';
    this.input = null;
    return ours.merge(symbolic, cache, ({ returned, thrown, beyond }) => {
      for (const i of this.inputs.keys()) {
        this.input = i;
        const kinds = [
          returned !== null && symbolic.holds(i, returned.guard) ? 'returned' : '',
          thrown !== null && symbolic.holds(i, thrown.guard) ? 'thrown' : '',
          symbolic.holds(i, beyond) ? 'beyond' : '',
        ].filter((kind) => kind !== '');
        const text = kinds.join() === 'returned' ? symbolic.show(i, returned!.value) : `ends ${kinds.join(' and ')}`;
        if (text !== this.expected[i]) return this.disagreement(text);
      }
      return null;
    });
  }

  private follow(ours: OurProgram, symbolic: SymbolicInputs, mixed: boolean): Disagreement | null {
    this.policy = mixed ? 'follow, merging' : 'follow';
    const covered = new Set<number>();
    for (const i of this.inputs.keys()) {
      if (covered.has(i)) continue;
      this.input = i;
      const found = ours.follow(symbolic, i, mixed, ({ kind, value, constraint }) => {
        const members = [...this.inputs.keys()].filter((j) => constraint.every((bit) => symbolic.holds(j, bit)));
        if (!members.includes(i)) return this.disagreement('the path constraint excludes the input that was followed');
        for (const j of members) {
          this.input = j;
          if (covered.has(j)) return this.disagreement('two path constraints include the input');
          covered.add(j);
          const text = kind === 'returned' ? symbolic.show(j, value) : 'thrown';
          if (text !== this.expected[j]) return this.disagreement(text);
        }
        return null;
      });
      if (found !== null) return found;
    }
    return null;
  }

  private disagreement(ours: string): Disagreement {
    const { policy, input, inputs, expected } = this;
    return {
      kind: 'disagrees',
      policy,
      input: input === null ? null : inputs[input]!,
      ours,
      node: input === null ? '' : expected[input]!,
    };
  }
}

/** Of all inputs at once; what one of them needs is little. */
function isTooMuch(problem: unknown): problem is Refusal {
  return problem instanceof Refusal && ['too-many-cases', 'step-limit'].includes(problem.diagnostic.code);
}

/** What nobody catches is told when `main` has returned. */
function isLater(problem: unknown): boolean {
  return problem instanceof Refusal && problem.message.includes('a promise that is rejected');
}

function describe(problem: unknown): string {
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}

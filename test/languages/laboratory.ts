/** A spec of a language, asked of all who can answer: the glass box, node which replays what that finds, and enumeration, the oracle. */

import { Checker, type SearchOutcome } from '../../src/pipeline/checker.js';
import { RealSession } from '../../src/engine/real/client.js';
import type { RealAnswer, ReplayOutcome } from '../../src/engine/real/protocol.js';
import { loadSolver } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { operation } from '../goals.js';

export interface Theorems {
  /** Theorem → what the glass box came to. */
  readonly [theorem: string]: {
    readonly outcome: SearchOutcome;
    /** Of a violation: what node makes of it. */
    readonly replayed: ReplayOutcome | null;
  };
}

const solvers = await loadSolver();

export class Laboratory {
  private readonly checker = new Checker({
    files: nodeFiles,
    specModule: specModulePath(),
    solvers,
    memoryExceeded: () => null,
  });
  private readonly session = new RealSession({ timeLimit: 100_000, telling: 'decisions' });

  end(): void {
    this.session.end();
  }

  /** @throws OutOfTime if there is none left before the search */
  async search(file: string, scope: number, asked?: string, deadline = Infinity): Promise<Theorems> {
    const { bounds } = this.checker.settle(file, 0, scope, deadline);
    const found: Record<string, Theorems[string]> = {};
    for (const { name } of bounds.operations.filter((one) => asked === undefined || one.name === asked)) {
      const outcome = this.checker.search(file, 0, bounds, operation(name), deadline, () => undefined);
      const { end } = outcome;
      let replayed: ReplayOutcome | null = null;
      if (end.kind === 'violated') {
        const answer = await this.session.ask({
          kind: 'replay',
          address: { file, ordinal: 0, scope },
          bounds,
          case: { goal: operation(name), before: end.before },
          explain: true,
        });
        if (answer.kind !== 'replayed') throw new Error(JSON.stringify(answer));
        replayed = answer.outcome;
      }
      found[name] = { outcome, replayed };
    }
    return found;
  }

  /** Theorem → `exhausted`, `vacuous` or `violated`. */
  async enumerate(file: string, scope: number): Promise<Readonly<Record<string, string>>> {
    const { bounds } = this.checker.settle(file, 0, scope, Infinity);
    const found: Record<string, string> = {};
    for (const { name } of bounds.operations) {
      const answer: RealAnswer = await this.session.ask({
        kind: 'enumerate',
        address: { file, ordinal: 0, scope },
        bounds,
        goals: [operation(name)],
        deadline: Infinity,
      });
      if (answer.kind !== 'searched') throw new Error(JSON.stringify(answer));
      found[name] = answer.end.kind;
    }
    return found;
  }
}

/** Theorem → `exhausted`, `vacuous` or `violated`. */
export function endsOf(theorems: Theorems): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(theorems).map(([name, { outcome }]) => [name, outcome.end.kind]));
}

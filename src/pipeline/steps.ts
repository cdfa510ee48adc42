/**
 * One search for two theorems. That of preservation takes every step of every well-typed state; where it comes to its end and no step
 * failed on the way, progress is shown as well. So whoever asks about either first begins that search, and the other waits for it.
 * Where it does not come to its end, or steps fail, progress has to be asked for by itself.
 */

import type { Goal } from '../base/goal.js';
import type { Theorem } from '../spec/question.js';
import type { SearchOutcome, Settlement } from './checker.js';
import type { Inquiry } from './engine.js';
import type { Answer } from './services.js';

type Answered = Promise<Answer<SearchOutcome>>;

export class Steps {
  /** By scope. */
  private readonly searches = new Map<number, Awaited>();
  /** Whether it is known of preservation that it does not hold, or cannot be decided; then it is not asked for again. */
  private isOver = false;

  constructor(private readonly inquiry: Pick<Inquiry, 'search' | 'rest' | 'goals'>) {}

  /** @param signal aborted when whoever asks does not wait any more */
  search(goal: Goal, settlement: Settlement, signal?: AbortSignal): Answered {
    return theoremOf(goal, settlement) === 'preservation'
      ? this.preservation(goal, settlement, signal)
      : this.inquiry.search(goal, settlement, signal);
  }

  /** What the search for preservation says about progress, if the goal is that and if it says something. */
  async progress(goal: Goal, settlement: Settlement, signal?: AbortSignal): Promise<SearchOutcome | null> {
    const other = this.inquiry.goals.find((one) => theoremOf(one, settlement) === 'preservation');
    if (theoremOf(goal, settlement) !== 'progress' || other === undefined || this.isOver) return null;
    const wake = this.inquiry.rest();
    const answer = await this.preservation(other, settlement, signal).finally(wake);
    return 'value' in answer && answer.value.end.kind === 'exhausted' && !answer.value.hasFailed ? answer.value : null;
  }

  private async preservation(goal: Goal, settlement: Settlement, signal?: AbortSignal): Answered {
    const { scope } = settlement.bounds;
    let search = this.searches.get(scope);
    if (search === undefined || search.isAborted) {
      search = new Awaited((all) => this.inquiry.search(goal, settlement, all));
      this.searches.set(scope, search);
    }
    const answer = await search.join(signal);
    if (!('value' in answer) || !['exhausted', 'vacuous'].includes(answer.value.end.kind)) this.isOver = true;
    return answer;
  }
}

function theoremOf({ kind, name }: Goal, { bounds }: Settlement): Theorem | undefined {
  return kind === 'operation' ? bounds.operations.find((one) => one.name === name)?.theorem : undefined;
}

/** A search that goes on as long as anybody waits for it. */
class Awaited {
  private readonly end = new AbortController();
  private readonly answer: Answered;
  private waiting = 0;

  constructor(begin: (signal: AbortSignal) => Answered) {
    this.answer = begin(this.end.signal);
  }

  get isAborted(): boolean {
    return this.end.signal.aborted;
  }

  join(signal?: AbortSignal): Answered {
    this.waiting += 1;
    signal?.addEventListener('abort', () => {
      this.waiting -= 1;
      if (this.waiting === 0) this.end.abort();
    });
    return this.answer;
  }
}

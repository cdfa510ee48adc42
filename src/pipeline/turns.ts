/**
 * Who may work next, and until when. The goals of a check share its time and its workers; one that is expensive must not leave the others
 * without an answer, however trivial they are. What a search costs is known only when it is over, so each is given half of its fair share of
 * the time that is left; one that runs out waits until the others have had theirs, and is tried again with what they left. A search
 * that is broken off has to begin anew: half a share is what may be lost, the other halves are what it can win.
 *
 * Those who had least come first. A second try that would not have much more time than the first is none: rather is one goal given up, so
 * that the others have enough.
 *
 * A goal may rest on what another one finds. The other then has its time as well, except for what is kept for the case that it finds nothing.
 *
 * @invariant a goal that no other waits for, and that none rests on, has all the time there is
 */

interface Waiting {
  /** How long it was tried before, in milliseconds; 0: not at all. */
  readonly had: number;
  /** Whether all goals need it: then it does not wait for a processor that was lent. */
  readonly isForAll: boolean;
  /** Is told how long it may take, in milliseconds; null: it is not tried again. */
  readonly begin: (milliseconds: number | null) => void;
}

/** What is given at first of a fair share. */
const FIRST_PART = 0.5;
/** How much more than before a goal needs to be tried again, as long as others want the time as well. */
const MUCH_MORE = 2;
/** What a goal has of the time as long as others rest on what it finds. */
const RESTED_ON = 0.75;

export class Turns {
  private working = 0;
  /** How many processors others have for now. */
  private lent = 0;
  /** How many goals wait for what another one finds. */
  private resting = 0;
  private waiting: readonly Waiting[] = [];

  /**
   * @param ready resolves when a worker can begin at once: a new one, after another had to be ended, takes no part of anybody's share
   * @param deadline in milliseconds as Date.now() gives them
   * @param open how many goals have no verdict
   */
  constructor(
    private readonly workers: number,
    private readonly ready: () => Promise<void>,
    private readonly deadline: number,
    private open: number,
  ) {}

  /** Something that all goals need. */
  async forAll<T>(work: () => Promise<T>): Promise<T> {
    if (this.deadline === Infinity) return work();
    await this.turn(0, undefined, true);
    return work().finally(() => this.end());
  }

  /**
   * Something that one goal needs, within its share of the time.
   * @throws the reason of the signal, if it is aborted before it is the goal's turn
   */
  async forOne<T>(
    work: (deadline: number) => Promise<T>,
    isOutOfTime: (answer: T) => boolean,
    signal?: AbortSignal,
  ): Promise<T> {
    if (this.deadline === Infinity) return work(Infinity);
    let milliseconds = (await this.turn(0, signal))!;
    for (;;) {
      const { answer, isLast } = await this.attempt(work, milliseconds).finally(() => this.end());
      if (isLast || !isOutOfTime(answer)) return answer;
      const more = await this.turn(milliseconds, signal);
      if (more === null) return answer;
      milliseconds = more;
    }
  }

  private async attempt<T>(
    work: (deadline: number) => Promise<T>,
    milliseconds: number,
  ): Promise<{ readonly answer: T; readonly isLast: boolean }> {
    await this.ready();
    const deadline = Math.min(this.deadline, Date.now() + milliseconds);
    return { answer: await work(deadline), isLast: deadline === this.deadline };
  }

  /** From now on one worker less begins something, so that a processor is free; there is always one. @returns how to give it back */
  lend(): () => void {
    this.lent += 1;
    return () => {
      this.lent -= 1;
      this.next();
    };
  }

  /** A goal wants no turn before another one has found what both need. @returns how to end that */
  rest(): () => void {
    this.resting += 1;
    return () => {
      this.resting -= 1;
      this.next();
    };
  }

  private get available(): number {
    return Math.max(1, this.workers - this.lent);
  }

  /** A goal has its verdict. */
  leave(): void {
    this.open -= 1;
    this.next();
  }

  private turn(had: number, signal?: AbortSignal, isForAll = false): Promise<number | null> {
    return new Promise((begin, reject) => {
      const waiting = { had, isForAll, begin };
      this.waiting = [...this.waiting, waiting].sort((a, b) => a.had - b.had);
      signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(waiting)) return;
        this.waiting = this.waiting.filter((one) => one !== waiting);
        reject(signal.reason as Error);
      });
      this.next();
    });
  }

  private end(): void {
    this.working -= 1;
    // whoever has its verdict now is to leave before the time is shared among those who stay
    setTimeout(() => this.next(), 0);
  }

  private next(): void {
    while (this.working < this.workers) {
      const isLent = this.working >= this.available;
      const first = isLent ? this.waiting.find(({ isForAll }) => isForAll) : this.waiting[0];
      if (first === undefined || (first.had > 0 && !this.isEveryoneHere())) return;
      const milliseconds = this.shareOf(first);
      if (first.had > 0 && milliseconds <= first.had * (this.isShared() ? MUCH_MORE : 1)) {
        // whoever is at work may leave some of its time
        if (this.working === 0) this.giveUp();
        return;
      }
      this.waiting = this.waiting.filter((one) => one !== first);
      this.working += 1;
      first.begin(milliseconds);
    }
  }

  /** So that more is left for the others. */
  private giveUp(): void {
    const last = this.waiting.at(-1)!;
    this.waiting = this.waiting.slice(0, -1);
    last.begin(null);
  }

  /** Whoever is neither here nor at work waits for the real code, and may soon be done or want a turn. */
  private isEveryoneHere(): boolean {
    return this.open <= this.waiting.length + this.working + this.resting;
  }

  private get wanting(): number {
    return this.open - this.resting;
  }

  /** Whether there are more goals than workers. */
  private isShared(): boolean {
    return this.wanting > this.available;
  }

  private shareOf({ had }: Waiting): number {
    const left = Math.max(0, this.deadline - Date.now()) * (this.resting > 0 ? RESTED_ON : 1);
    if (!this.isShared()) return left;
    return (left / Math.ceil(this.wanting / this.available)) * (had === 0 ? FIRST_PART : 1);
  }
}

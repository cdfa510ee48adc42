/** A line on the error stream every half a minute, so that a run of an hour does not look like one that hangs. */

const MILLISECONDS = 30_000;

export class Progress {
  private readonly started = Date.now();
  private told = this.started;
  private done = 0;

  constructor(private readonly runs: number) {}

  /** To be called for every program. */
  next(): void {
    this.done += 1;
    if (Date.now() - this.told < MILLISECONDS) return;
    this.told = Date.now();
    console.error(`  ${this.done} of ${this.runs} programs, ${Math.round((this.told - this.started) / 1000)} s`);
  }
}

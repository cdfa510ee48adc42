/**
 * Sweeping the arguments. A valid state that the solver found is good for many arguments, and most of them take paths of their own; to have
 * the solver find the same state once more, with another argument, costs far more than to look whether some path covers it. So
 * from each state that it found all values of each argument are tried, 32 at a time, against the paths that are covered.
 *
 * Nothing is left out by that. A search may go on from any valid state that no path covers; here both is computed, not guessed, and
 * that there are no more such states is for the solver to say.
 *
 * The paths are kept as a tree of their conditions in the order in which they were met. Where two calls part, they part by one condition, so
 * whoever looks for the path of a call goes down in this tree as the call went through its branches.
 */

import { Lanes, type Assignment, type Bit, type Circuit } from '../../formula/index.js';

/** An argument with more variables than this has too many values to try them all. */
const MOST_VARIABLES = 10;

const LANES = 32;

/** What may come next on a path. */
class Branches {
  isEnd = false;
  readonly after = new Map<Bit, Branches>();
}

/** 32 values of one argument. */
interface Batch {
  readonly variables: readonly Bit[];
  /** The first value; a value is the number whose binary digits are the variables. */
  readonly first: number;
}

export class Sweep {
  private readonly paths = new Branches();
  private readonly batches: readonly Batch[];
  private readonly lanes: Lanes;
  /** The state that the solver found. */
  private base: Assignment | null = null;
  /** The batches that are still to be looked at. */
  private waiting: Batch[] = [];
  private batch: Batch | null = null;
  /** The lanes of the batch that are valid, that no path covers, and that were not tried. */
  private open = 0;

  /**
   * @param choices for each argument the variables that it depends on
   * @param valid holds for the states and arguments that are to be covered
   */
  constructor(
    circuit: Circuit,
    choices: readonly (readonly Bit[])[],
    private readonly valid: Bit,
  ) {
    const few = choices.filter(({ length }) => length <= MOST_VARIABLES);
    this.batches = few.flatMap((variables) => batchesOf(variables));
    this.lanes = new Lanes(circuit, few.flat());
  }

  /** The solver found a state: what comes next are variations of it. */
  restart(base: Assignment): void {
    this.base = base;
    this.waiting = [...this.batches];
    this.batch = null;
    this.open = 0;
  }

  /** All states on a path are covered from here on. */
  cover(path: readonly Bit[]): void {
    let here = this.paths;
    for (const condition of path) {
      let next = here.after.get(condition);
      if (next === undefined) here.after.set(condition, (next = new Branches()));
      here = next;
    }
    here.isEnd = true;
    let on = this.open;
    for (const condition of path) if (on !== 0) on &= this.lanes.value(condition);
    this.open &= ~on;
  }

  /** A variation of the state that is valid and not covered; null if there is none, or no state. */
  next(): Assignment | null {
    while (this.open === 0) {
      const batch = this.waiting.pop();
      if (batch === undefined) return null;
      this.begin(batch);
    }
    const lane = 31 - Math.clz32(this.open);
    this.open &= ~(1 << lane);
    const { variables, first } = this.batch!;
    return this.base!.with(variables, first + lane);
  }

  private begin(batch: Batch): void {
    this.batch = batch;
    this.lanes.start(this.base!, wordsOf(batch));
    const valid = this.lanes.value(this.valid);
    this.open = valid & ~this.covered(this.paths, valid);
  }

  /** Which of the lanes some path covers that goes on from here. */
  private covered({ isEnd, after }: Branches, lanes: number): number {
    if (isEnd) return lanes;
    let covered = 0;
    for (const [condition, next] of after) {
      const on = lanes & ~covered & this.lanes.value(condition);
      if (on !== 0) covered |= this.covered(next, on);
    }
    return covered;
  }
}

function batchesOf(variables: readonly Bit[]): readonly Batch[] {
  const count = Math.ceil(2 ** variables.length / LANES);
  return Array.from({ length: count }, (_, index) => ({ variables, first: index * LANES }));
}

/** The values of the variables, lane by lane. */
function wordsOf({ variables, first }: Batch): ReadonlyMap<Bit, number> {
  const words = new Map<Bit, number>();
  variables.forEach((variable, digit) => {
    let word = 0;
    for (let lane = 0; lane < LANES; lane += 1) word |= (((first + lane) >> digit) & 1) << lane;
    words.set(variable, word);
  });
  return words;
}

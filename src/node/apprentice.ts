/**
 * Whoever learns what is true of a class. Real calls show the shape of its states and what holds in all of them; then the glass box engine is asked
 * whether every operation keeps it. Where one does not, from a state that need not be one that calls lead to, all clauses are judged on what it
 * left behind, and those that are false there are given up, for a weaker one or for none. What is left in the end is the largest part of what
 * held that is inductive within the scope (Flanagan and Leino, Houdini, 2001).
 */

import { compileFunction } from 'node:vm';
import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { usageError } from '../base/messages.js';
import { candidatesFor, connections, strongest, surviving } from '../engine/learn/candidates.js';
import { helpersOf, inLanguage, type Clause, type Group, type Judge } from '../engine/learn/clause.js';
import { brokenBetween, withWeaker, type Broken } from '../engine/learn/established.js';
import {
  breakingSuspects,
  failingSuspects,
  learnedOperation,
  type Kept,
  type Learned,
  type Suspect,
} from '../engine/learn/learned.js';
import { sampleOf, samplesOf, OPAQUE, type Sample } from '../engine/learn/sample.js';
import { shapeOf } from '../engine/learn/shape.js';
import { spanAt } from '../engine/real/caller.js';
import { askReal } from '../engine/real/client.js';
import type { ExploringLimits, RealAnswer } from '../engine/real/protocol.js';
import type { CheckRequest, Progress, Report } from '../pipeline/request.js';
import type { Texts } from '../source/files.js';
import type { Stop } from '../verdict/stop.js';
import type { Counterexample, Verdict } from '../verdict/verdict.js';

/** What is learned up to this scope is written down. */
const SCOPE = 3;
/** A shape shows soon; what is true of all states needs many of them. */
const FOR_SHAPES = { states: 150, calls: 10_000, walks: 6, milliseconds: 20_000 };
const FOR_INVARIANTS = { states: 1200, calls: 150_000, walks: 24, milliseconds: 30_000 };
/** Nobody waits longer for calls that do not end. */
const PATIENCE_MILLISECONDS = 300_000;
/** How long one round of checks may take, and all of them, if nobody else uses the machine: a first verdict is not to be waited for longer. */
const CHECK_SECONDS = 40;
const MOST_SECONDS = 100;
/** A class of which more operations are left out is not known any more. */
const MOST_DISTRUSTED = 4;

/** A function that is given to be kept, such as an order, is a field that nobody can look into: it may save an operation. */
const WORSE = 100;

const NONE: readonly string[] = [];

/** Checks specs some of which have other texts than the disk says. */
export type CheckWith = (
  texts: Texts,
  request: CheckRequest,
  onProgress: (progress: Progress) => void,
) => Promise<Report>;

/** The spec that is learned for. */
export interface Desk {
  readonly file: string;
  /** Which of its checks. */
  readonly ordinal: number;
  /** Its name; null: there are no others. */
  readonly check: string | null;
  /** What stands in files, by what is known so far; null: nothing is. */
  readonly texts: (known: Learned | null) => Texts;
  readonly checkWith: CheckWith;
}

/** Everything that was found out. */
export interface Finding {
  readonly learned: Learned;
  readonly suspects: readonly Suspect[];
  /** What was not decided, each with the reason. */
  readonly open: readonly string[];
  /** Whether domains describe the states well enough for something to be decided of them. */
  readonly isDescribed: boolean;
}

type Explored = Extract<RealAnswer, { kind: 'explored' }>;

export class Apprentice {
  /** How many times longer everything takes than it would if nobody else used the machine, as far as calls have shown. */
  private slowness = 1;

  constructor(private readonly desk: Desk) {}

  /** Nothing but the shape. */
  async shaped(): Promise<Learned> {
    const { base } = await this.observed({ ...FOR_SHAPES, without: [] });
    return { ...base, clauses: null, ...NOTHING_KEPT };
  }

  /** How much of it goes wrong: operations that fail as if they were used wrongly, and fields that nobody can look into. */
  async faults(): Promise<number> {
    try {
      const { explored, base } = await this.observed({ ...FOR_SHAPES, without: [] });
      const types = [...base.shape.types.values()];
      const opaque = types.flatMap(({ fields }) => [...fields.values()].filter(({ isOpaque }) => isOpaque));
      return failingSuspects(explored.operations).length * WORSE + opaque.length;
    } catch (problem) {
      if (problem instanceof Refusal) return Infinity;
      throw problem;
    }
  }

  async learn(): Promise<Finding> {
    const { seen, first, failing, against } = await this.trusted();
    const { explored, samples, judge, base } = seen;
    const candidates = candidatesFor(base.shape);
    const { open, isDescribed, ...result } = await this.inductive(
      surviving(candidates, samples, judge),
      (clauses): Learned => ({ ...base, clauses, ...NOTHING_KEPT }),
      samples[0]!,
      judge,
      base.distrusted,
    );
    const breaking = breakingSuspects(
      candidates.map(([first]) => first!),
      explored.states,
      samples,
      judge,
    );
    const suspects = [...failing, ...against, ...breaking];
    if (!isDescribed) return { learned: whatHeld(first), suspects, open, isDescribed };
    return { learned: { ...base, ...result }, suspects, open, isDescribed };
  }

  /**
   * What is seen without the operations that alone break how objects hang together: what they leave behind is likely to be wrong, so it is
   * to be refuted and not to be learned from. Once one of them is left out, another that does the same is alone.
   */
  private async trusted() {
    const against: Suspect[] = [];
    const first = await this.observed({ ...FOR_INVARIANTS, without: [] });
    const failing = failingSuspects(first.explored.operations);
    for (let seen = first; ;) {
      const { explored, samples, judge, base } = seen;
      const clauses = connections(base.shape).map(([strongestOne]) => strongestOne!);
      const [suspect] = breakingSuspects(clauses, explored.states, samples, judge);
      if (suspect === undefined) return { seen, first, failing, against };
      if (against.length === MOST_DISTRUSTED) return { seen: first, first, failing, against: [] };
      against.push(suspect);
      const distrusted = against.map(({ operation }) => operation);
      const { base: next, ...rest } = await this.observed({ ...FOR_INVARIANTS, without: distrusted });
      const operations = new Map([...first.base.operations, ...next.operations]);
      seen = { ...rest, base: { ...next, operations, distrusted } };
    }
  }

  private async observed(limits: ExploringLimits) {
    const explored = await this.explored(limits);
    const samples = samplesOf(explored.states);
    const shape = shapeOf(samples);
    const judge = judging();
    const operations = new Map(
      explored.operations.map((one) => [one.name, learnedOperation(one, shape, samples, explored.followed, judge)]),
    );
    return {
      explored,
      samples,
      judge,
      base: { shape, states: samples.length, scope: SCOPE, operations, distrusted: NONE },
    };
  }

  /** @throws Refusal if the class cannot be explored */
  private async explored(limits: ExploringLimits): Promise<Explored> {
    const { file, ordinal, texts } = this.desk;
    const address = { file, ordinal, scope: SCOPE };
    const session = { timeLimit: PATIENCE_MILLISECONDS, texts: texts(null) };
    const answer = await askReal({ kind: 'explore', address, limits }, session);
    if (answer.kind === 'explored') this.slowness = answer.slowness;
    if (answer.kind === 'explored' && answer.states.length > 0) return answer;
    if (answer.kind === 'refused') throw new Refusal(diagnosticOf(answer.stop));
    const problem =
      answer.kind === 'failed'
        ? answer.message
        : answer.kind === 'explored'
          ? 'no way to begin succeeds'
          : 'it does not end';
    throw new Refusal(usageError(`nothing can be learned: ${problem}`, null));
  }

  /** Until nothing that is left is broken. */
  private async inductive(
    found: readonly Group[],
    learned: (clauses: readonly Clause[]) => Learned,
    initial: Sample,
    judge: Judge,
    distrusted: readonly string[],
  ): Promise<Pick<Learned, 'clauses' | 'inductive' | 'kept' | 'dropped'> & Pick<Finding, 'open' | 'isDescribed'>> {
    let groups = found;
    const broken: Broken[] = [];
    const dropped = (): Learned['dropped'] => withWeaker(broken, found, strongest(groups));
    const deadline = Date.now() + 1000 * MOST_SECONDS * this.slowness;
    while (Date.now() < deadline) {
      const all = await this.verdicts(learned(strongest(groups)));
      const verdicts = all.filter(({ goal }) => goal === null || !distrusted.includes(goal.name));
      const against = verdicts.flatMap((one) => counterSample(one, initial));
      const left = surviving(
        groups,
        against.map(({ sample }) => sample),
        judge,
      );
      const breaks = (clause: Clause): string | null =>
        against.find(({ sample }) => !judge(clause, sample.subject))?.by ?? null;
      broken.push(...brokenBetween(groups, left, breaks));
      const before = strongest(groups).map(({ text }) => text);
      const after = strongest(left).map(({ text }) => text);
      groups = left;
      if (before.join() === after.join()) {
        const kept = keptBy(verdicts);
        const inductive = kept.open.length === 0 && kept.by.length > 0 && kept.scope > 0 ? kept.scope : null;
        const isDescribed = verdicts.some(isDecided);
        const open = verdicts.flatMap(openText);
        return { clauses: strongest(groups), inductive, kept, dropped: dropped(), open, isDescribed };
      }
    }
    const open = [`not everything was settled after ${MOST_SECONDS} seconds`];
    return { clauses: strongest(groups), inductive: null, kept: null, dropped: dropped(), open, isDescribed: true };
  }

  private async verdicts(learned: Learned): Promise<readonly Verdict[]> {
    const { file, check, texts, checkWith } = this.desk;
    const { checks } = await checkWith(
      texts(learned),
      {
        files: [file],
        scopes: { from: 1, to: SCOPE },
        engine: 'auto',
        timeLimit: CHECK_SECONDS * this.slowness,
        memoryLimit: null,
        workers: 2,
        only: check,
      },
      () => undefined,
    );
    return checks.flatMap(({ verdicts }) => verdicts);
  }
}

interface Seen {
  readonly samples: readonly Sample[];
  readonly judge: Judge;
  readonly base: Pick<Learned, 'shape' | 'states' | 'scope' | 'operations' | 'distrusted'>;
}

/** What was true in every state, whoever keeps it. */
function whatHeld({ samples, judge, base }: Seen): Learned {
  const clauses = strongest(surviving(candidatesFor(base.shape), samples, judge));
  return { ...base, clauses, ...NOTHING_KEPT };
}

const NOTHING_KEPT = { inductive: null, kept: null, dropped: [] };

function diagnosticOf({ kind, reason }: Stop): Diagnostic {
  const { code, message, remedy, place } = reason;
  const span = place === null ? null : spanAt(place.path, place.line, place.column);
  return { code, kind, message: `it cannot be learned from: ${message}`, remedy, span };
}

/** What is never enabled keeps everything. */
function keptBy(verdicts: readonly Verdict[]): Kept {
  const isKeeping = ({ verdict, exhausted }: Verdict): boolean =>
    verdict === 'vacuous' || (verdict === 'holds' && exhausted !== null);
  const nameOf = ({ goal }: Verdict): string => goal?.name ?? 'the check';
  const keeping = verdicts.filter(isKeeping);
  return {
    by: keeping.map(nameOf),
    scope: Math.min(SCOPE, ...keeping.map(({ verdict, exhausted }) => (verdict === 'vacuous' ? SCOPE : exhausted!))),
    open: verdicts.filter((one) => !isKeeping(one)).map(nameOf),
  };
}

/** What is left behind where a promise was broken, and by whom. */
function counterSample(
  { counterexample, goal }: Verdict,
  initial: Sample,
): readonly { readonly sample: Sample; readonly by: string }[] {
  if (counterexample === null) return [];
  const { after, subjectAfter, violation, call } = counterexample;
  if (!violation.kind.includes('invariant') || after === null || subjectAfter?.kind !== 'object') return [];
  const sample = sampleOf(writtenObjects(after), subjectAfter.index, SCOPE, { kept: keptIn(initial) });
  return [{ sample, by: goal?.name ?? call }];
}

function writtenObjects({ objects }: NonNullable<Counterexample['after']>): Parameters<typeof sampleOf>[0] {
  return objects.map(({ type, fields, elements, entries }) => ({
    type,
    fields: fields.map(({ name, value }) => [name, value] as const),
    elements,
    entries: entries.map(({ key, value }) => [key, value] as const),
  }));
}

function keptIn(initial: Sample): (type: string, field: string) => unknown {
  return (type, field) => {
    for (const [object, name] of initial.types) if (name === type) return (object as Record<string, unknown>)[field];
    return OPAQUE;
  };
}

/** Ways to begin say little. */
function isDecided({ goal, verdict }: Verdict): boolean {
  return goal?.kind === 'operation' && verdict !== 'unknown' && verdict !== 'unsupported';
}

function openText({ goal, verdict, reason, counterexample }: Verdict): readonly string[] {
  if (verdict === 'holds' || verdict === 'vacuous') return [];
  const why =
    counterexample === null ? reason?.message : `${counterexample.violation.message}, after ${counterexample.call}`;
  const isReached = counterexample?.reached.kind === 'reached';
  return [`${goal?.name ?? 'the check'} is ${verdict}: ${why ?? ''}${isReached ? ' (calls lead there)' : ''}`];
}

/** Each text is compiled once. */
function judging(): Judge {
  const known = new Map<string, (subject: object) => unknown>();
  return (clause, subject) => {
    const code = `${inLanguage(helpersOf([clause]).join('\n'), false)}\nreturn ${inLanguage(clause.text, false)};`;
    let compiled = known.get(code);
    if (compiled === undefined) {
      compiled = compileFunction(code, ['subject']) as (subject: object) => unknown;
      known.set(code, compiled);
    }
    try {
      return Boolean(compiled(subject));
    } catch {
      return false;
    }
  };
}

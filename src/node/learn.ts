/**
 * `glassbox init --learn`: a spec for a class of which nobody has said what is true. Real calls show the shape of its states and what holds in
 * all of them; then the glass box engine is asked whether every operation keeps it. Where one does not, from a state that need not be one
 * that calls lead to, all clauses are judged on what it left behind, and those that are false there are given up, for a weaker one or for none. What is left
 * in the end is the largest part of what held that is inductive within the scope (Flanagan and Leino, Houdini, 2001).
 */

import { rmSync, writeFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { spanAt } from '../engine/real/caller.js';
import { askReal } from '../engine/real/client.js';
import type { ExploringLimits, RealAnswer } from '../engine/real/protocol.js';
import { candidatesFor, connections, strongest, surviving } from '../engine/learn/candidates.js';
import { helpersOf, inLanguage, type Clause, type Group, type Judge } from '../engine/learn/clause.js';
import {
  breakingSuspects,
  failingSuspects,
  learnedOperation,
  type Learned,
  type Suspect,
} from '../engine/learn/learned.js';
import { sampleOf, samplesOf, OPAQUE, type Sample } from '../engine/learn/sample.js';
import { shapeOf } from '../engine/learn/shape.js';
import type { Learning } from '../engine/plan/init.js';
import type { FirstSpec, LearnedSpec } from '../pipeline/request.js';
import type { Stop } from '../verdict/stop.js';
import type { Counterexample, Verdict } from '../verdict/verdict.js';
import { checkFiles } from './check.js';
import { usageError } from '../base/messages.js';

/** What is learned up to this scope is written down. */
const SCOPE = 3;
/** A shape shows soon; what is true of all states needs many of them. */
const FOR_SHAPES = { states: 150, calls: 10_000, walks: 6, milliseconds: 20_000 };
const FOR_INVARIANTS = { states: 1200, calls: 150_000, walks: 24, milliseconds: 30_000 };
const PATIENCE_MILLISECONDS = 60_000;
/** How long one round of checks may take, and all of them: a first verdict is not to be waited for longer. */
const CHECK_SECONDS = 40;
const MOST_SECONDS = 100;
/** A class of which more operations are left out is not known any more. */
const MOST_DISTRUSTED = 4;

const NONE: readonly string[] = [];

/** A spec, and whether types leave open what fields hold. */
export interface Draft extends FirstSpec {
  readonly isOpen: boolean;
}

/** Writes the spec, by what is known; to the same path each time. */
type Write = (learning: Learning) => Draft;

export function learn(write: Write): Promise<LearnedSpec> {
  return apprenticed(write, (apprentice) => apprentice.learn());
}

/** The spec with the shape that calls show, where it is needed and calls show one. */
export async function shaped(write: Write): Promise<FirstSpec> {
  const draft = write('no');
  if (!draft.isOpen) return draft;
  try {
    return await apprenticed(write, (apprentice) => apprentice.shaped());
  } catch (problem) {
    if (problem instanceof Refusal) return draft;
    throw problem;
  }
}

async function apprenticed<T>(write: Write, action: (apprentice: Apprentice) => Promise<T>): Promise<T> {
  const draft = write('to learn from');
  const path = draft.path.replace(/([^/]+)\.check\.(\w+)$/, `$1.learning-${process.pid}.check.$2`);
  try {
    writeFileSync(path, draft.text);
    return await action(new Apprentice(path, write));
  } finally {
    rmSync(path, { force: true });
  }
}

type Explored = Extract<RealAnswer, { kind: 'explored' }>;

class Apprentice {
  constructor(
    private readonly path: string,
    private readonly write: Write,
  ) {}

  /** Nothing but the shape. */
  async shaped(): Promise<FirstSpec> {
    const { base } = await this.observed({ ...FOR_SHAPES, without: [] });
    return this.write({ ...base, clauses: null, inductive: null });
  }

  async learn(): Promise<LearnedSpec> {
    const { seen, failing, against } = await this.trusted();
    const { explored, samples, judge, base } = seen;
    const { distrusted } = base;
    const { shape } = base;
    const candidates = candidatesFor(shape);
    const { groups, inductive, open } = await this.inductive(
      surviving(candidates, samples, judge),
      (clauses): Learned => ({ ...base, clauses, inductive: null }),
      samples[0]!,
      judge,
      distrusted,
    );
    const clauses = strongest(groups);
    const spec = this.write({ ...base, clauses, inductive });
    const breaking = breakingSuspects(
      candidates.map(([first]) => first!),
      explored.states,
      samples,
      judge,
    );
    return {
      ...spec,
      suspects: [...failing, ...against, ...breaking],
      distrusted,
      states: samples.length,
      clauses: clauses.map(({ says }) => says),
      inductive,
      open,
      shape: describeShape(shape),
    };
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
      if (suspect === undefined) return { seen, failing, against };
      if (against.length === MOST_DISTRUSTED) return { seen: first, failing, against: [] };
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
    const address = { file: this.path, ordinal: 0, scope: SCOPE };
    const answer = await askReal({ kind: 'explore', address, limits }, { timeLimit: PATIENCE_MILLISECONDS });
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
  ): Promise<{
    readonly groups: readonly Group[];
    readonly inductive: number | null;
    readonly open: readonly string[];
  }> {
    let groups = found;
    const deadline = Date.now() + 1000 * MOST_SECONDS;
    while (Date.now() < deadline) {
      writeFileSync(this.path, this.write(learned(strongest(groups))).text);
      const all = await this.verdicts();
      const verdicts = all.filter(({ goal }) => goal === null || !distrusted.includes(goal.name));
      const against = verdicts.flatMap((one) => counterSample(one, initial));
      const left = surviving(groups, against, judge);
      const before = strongest(groups).map(({ text }) => text);
      const after = strongest(left).map(({ text }) => text);
      groups = left;
      if (before.join() === after.join()) {
        const scopes = verdicts.map(({ verdict, exhausted }) => (verdict === 'holds' ? (exhausted ?? 0) : 0));
        const inductive = Math.min(...scopes);
        return { groups, inductive: inductive > 0 ? inductive : null, open: verdicts.flatMap(openText) };
      }
    }
    return { groups, inductive: null, open: [`not everything was settled after ${MOST_SECONDS} seconds`] };
  }

  private async verdicts(): Promise<readonly Verdict[]> {
    const { checks } = await checkFiles(
      {
        files: [this.path],
        scopes: { from: 1, to: SCOPE },
        engine: 'auto',
        timeLimit: CHECK_SECONDS,
        memoryLimit: null,
        workers: 2,
        only: null,
      },
      () => undefined,
    );
    return checks.flatMap(({ verdicts }) => verdicts);
  }
}

function diagnosticOf({ kind, reason }: Stop): Diagnostic {
  const { code, message, remedy, place } = reason;
  const span = place === null ? null : spanAt(place.path, place.line, place.column);
  return { code, kind, message: `it cannot be learned from: ${message}`, remedy, span };
}

/** What is left behind where a promise was broken. */
function counterSample({ counterexample }: Verdict, initial: Sample): readonly Sample[] {
  if (counterexample === null) return [];
  const { after, subjectAfter, violation } = counterexample;
  if (!violation.kind.includes('invariant') || after === null || subjectAfter?.kind !== 'object') return [];
  return [sampleOf(writtenObjects(after), subjectAfter.index, SCOPE, { kept: keptIn(initial) })];
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

function describeShape(shape: ReturnType<typeof shapeOf>): readonly string[] {
  const tree = shape.tree.map(({ from, field }) => `${from}.${field}`);
  const up = shape.up.map(({ from, field }) => `${from}.${field}`);
  return [
    `objects: ${[...shape.types.keys()].join(', ')}`,
    ...(tree.length === 0 ? [] : [`a tree along ${tree.join(', ')}`]),
    ...(up.length === 0 ? [] : [`back up along ${up.join(', ')}`]),
  ];
}

/**
 * Which statements, which clauses of the contract and which bounds a proof needs (Dennis 2009, chapter 4). After a contract was found to hold the
 * call is evaluated twice more: once to see what there is (`observed.ts`), once with selectors (`selectors.ts`), under which the same question has
 * no answer again. The statements of a least core are needed; what is not in it may be replaced by anything of its kind, all of it at the same
 * time, and the contract holds all the same.
 *
 * Selectors destroy most of what folding does, so this takes longer than the proof itself. And a core is one of several: what is not needed is not
 * dead.
 */

import type { Span } from '../../../base/span.js';
import { Assertions, mergeCall, type MergeOptions } from '../../../eval/index.js';
import { CnfEmitter, FALSE, TRUE, not, type Bit, type Interval } from '../../../formula/index.js';
import type { HeapObject } from '../../../heap/index.js';
import type { SolverFactory } from '../../../solver/index.js';
import type { ClauseCoverage, Coverage as Data, StatementCoverage } from '../../../verdict/coverage.js';
import type { Problem } from '../../symbolic/problem.js';
import { Verification, type AtOnceOptions } from '../at-once.js';
import { Premises } from '../premises.js';
import { leastCore, type Answer } from './core.js';
import { FreeValues } from './free.js';
import { Observation, placeKey } from './observed.js';
import { Selectors, type Selector } from './selectors.js';

export interface Covered extends Omit<Data, 'statements'> {
  readonly statements: readonly CoveredStatement[];
}

export interface CoveredStatement extends Omit<StatementCoverage, 'place' | 'end' | 'text'> {
  readonly span: Span;
}

export interface CoverageOptions extends Pick<AtOnceOptions, 'rounds' | 'most' | 'feasible' | 'deadline'> {
  /** The objects before the call. */
  readonly objects: readonly HeapObject[];
  /** What plain numbers range over. */
  readonly integers: Interval;
  /** How deep predicates may recurse: what free outcomes leave behind may be any graph. */
  readonly nested: number;
  /** The file whose statements do not count, unless it has the function itself. */
  readonly spec: string;
}

/** Null if the contract was not found to hold with selectors. @requires the heap records, and is the pre-state */
export function coverageOf(problem: Problem, solvers: SolverFactory, options: CoverageOptions): Covered | null {
  const { machine, merge, operation, follow } = problem;
  const { heap } = machine;
  const base = heap.current!;
  heap.switchTo(heap.fork(base));
  const premises = new Premises(problem, false);
  const first = observed(problem, premises, options);
  // what does not end is looked at no longer than it has to be
  const observation = first.isCut ? observed(problem, premises, { ...options, most: options.rounds }) : first;
  const free = new FreeValues(machine, options.objects, options.integers);
  const selectors = new Selectors(machine, observation, free, options.spec);
  const assertions = new Assertions(follow.isAssertion);
  // what is required may turn out not to be needed, so nothing is left out because of it
  const predicates = { ...merge, nested: options.nested };
  const verification = new Verification(problem, base, premises, assertions, predicates);
  const selected: MergeOptions = {
    ...merge,
    outcomes: selectors,
    onRefusal: (_refusal, guard) => selectors.refuse(guard),
    rounds: observation.deepest,
    unroll: { rounds: observation.deepest, onCut: (cut) => selectors.onCut(cut), isExempt: exemptIn(problem) },
  };
  mergeCall(machine, operation, selected, (merged) => verification.judge(merged), assertions, problem.open);
  return new Coverage(problem, premises, verification, selectors, solvers, options.deadline).find();
}

/** What there is without selectors. */
function observed(problem: Problem, premises: Premises, options: CoverageOptions): Observation {
  const { machine, operation, merge, open } = problem;
  const observation = new Observation(options.rounds, options.most);
  const plain: MergeOptions = {
    ...merge,
    feasible: options.feasible(premises.valid),
    outcomes: observation,
    rounds: options.most,
    unroll: {
      rounds: options.rounds,
      onCut: () => (observation.isCut = true),
      onRound: (rounds) => observation.deepen(rounds),
      isExempt: exemptIn(problem),
    },
  };
  mergeCall(machine, operation, plain, () => undefined, null, open);
  return observation;
}

/** Loops of ours are none that a contract is about. */
function exemptIn({ open }: Problem): (place: Span) => boolean {
  return (place) => open?.isOurs(place) === true;
}

class Coverage {
  private readonly solver: ReturnType<SolverFactory['create']>;
  private readonly clauses: CnfEmitter;

  constructor(
    private readonly problem: Problem,
    private readonly premises: Premises,
    private readonly verification: Verification,
    private readonly selectors: Selectors,
    solvers: SolverFactory,
    private readonly deadline: number,
  ) {
    this.solver = solvers.create();
    this.clauses = new CnfEmitter(problem.machine.circuit, this.solver);
  }

  find(): Covered | null {
    try {
      return this.found();
    } finally {
      this.solver.dispose();
    }
  }

  private found(): Covered | null {
    const { circuit } = this.problem.machine;
    const { broken, limits, judged } = this.verification;
    const { domains, excluded, cut, refused } = this.selectors;
    const required = this.premises.required.map(({ predicate, holds }) => ({ predicate, holds, bit: circuit.variable() }));
    const specification = circuit.variable();
    const violated = circuit.orAll([...broken.map(({ when }) => when), ...limits.map(({ when }) => when), ...cut, ...refused]);
    const chosen = this.problem.open?.domains ?? TRUE;
    this.clauses.assert(circuit.andAll([this.problem.domains, chosen, ...domains, ...excluded.map(not)]));
    for (const { bit, holds } of required) this.clauses.assert(circuit.or(not(bit), holds));
    const question = circuit.or(violated, circuit.and(not(specification), circuit.orAll(judged)));
    const premisesBits = required.map(({ bit }) => bit);
    const statements = this.selectors.inOrder();
    // clauses come last: what they make possible is not to make a statement needed
    const all = [...statements.map(({ bit }) => bit), specification, ...premisesBits];
    const core = leastCore(all, (bits) => this.ask(question, bits));
    if (core === null) return null;
    const { needed, isLeast } = core;
    const kinds = [...new Set(broken.map(({ how }) => how))];
    const promises = kinds.map((how): ClauseCoverage => {
      const whens = broken.filter((one) => one.how === how).map(({ when }) => when);
      const { answer } = this.ask(circuit.orAll(whens), [...premisesBits]);
      return { clause: how, isPremise: false, isNeeded: answer !== 'unsat' };
    });
    return {
      statements: this.selectors.statements.map((span) => statementOf(span, statements, needed)),
      clauses: [
        ...required.map(({ predicate, bit }) => ({ clause: predicate, isPremise: true, isNeeded: needed.has(bit) })),
        ...promises,
      ],
      isSpecificationNeeded: needed.has(specification),
      isLeast,
    };
  }

  private ask(question: Bit, bits: readonly Bit[]): { readonly answer: Answer; readonly core: readonly Bit[] } {
    if (question === FALSE) return { answer: 'unsat', core: [] };
    const literals = new Map(bits.map((bit) => [this.clauses.literal(bit), bit]));
    const assumptions = [this.clauses.literal(question), ...literals.keys()];
    const answer = this.solver.solve({ assumptions, ...(this.deadline === Infinity ? {} : { deadline: this.deadline }) });
    const failed = answer === 'unsat' ? this.solver.failedAssumptions() : [];
    return { answer, core: failed.flatMap((literal) => literals.get(literal) ?? []) };
  }
}

function statementOf(span: Span, selectors: readonly Selector[], needed: ReadonlySet<Bit>): CoveredStatement {
  const key = placeKey(span);
  const own = selectors.filter(({ at }) => at !== null && placeKey(at) === key);
  const bounds = own.filter(({ isBound }) => isBound);
  return {
    span,
    times: own.length,
    needed: own.filter(({ bit }) => needed.has(bit)).length,
    isBoundNeeded: bounds.length === 0 ? null : bounds.some(({ bit }) => needed.has(bit)),
  };
}

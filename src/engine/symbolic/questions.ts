/**
 * The solvers of a search, each with its own purpose, so that none drags along what only another needs.
 *
 * - *states*: the valid states not yet covered. Gates of post-states never enter it.
 * - *near*, *local*: small questions about one transition, decided from the path and what is close to it, *near* without
 *   looking deep into what the transition left alone, and of comparisons it knows no more than the laws of order. "Unsatisfiable" is an answer; "satisfiable" only means that the next solver
 *   has to be asked. Made anew when they have grown. Of what was given before and is wanted as it was, *near* is told at first only what says
 *   little: that a size is a sum over the whole state matters to hardly any question, and is most of what there would be to tell.
 * - *wider*: the same, with what is a few calls inside of what was left alone (`opaque.ts`), before *local* looks into everything.
 * - *ordered*: the valid states as well, but of comparisons only the laws of order. Made when first needed, as is
 * - *full*: the valid states with one transition's path and violated invariant as assumptions.
 */

import { Assignment, CnfEmitter, Comparisons, nodeOf, type Bit, type Circuit } from '../../formula/index.js';
import type { Reused } from '../../eval/index.js';
import type { Solver, SolverAnswer, SolverFactory, SolverOptions } from '../../solver/index.js';
import { Opacity, formulasOf, type Opaque } from './opaque.js';

/** Past so many variables a solver of small questions is thrown away. */
const NEAR = 2000;

/** Questions that may look into everything get this much, or twice what the valid states need: less is refilled too often. */
const LOCAL = 4000;

/** The same for those that look further in. */
const WIDER = 50_000;

/** So many gates at most has what says little. */
const SIMPLE = 40;

/** How many calls further in a question looks that could not be decided from what is near, each with a solver of its own. */
const DEPTHS = [5, 8, 12] as const;

/**
 * Nearly every question for a state has one, and what the solver has so far is mostly part of it: beginning anew would only make
 * it assign all the rest once more. Of questions that have no answer the opposite is true.
 */
const FOR_STATES: SolverOptions = { ilb: 2, restart: false };

/**
 * So many gates of what was left alone are looked at all the same. A circuit that builds f ∧ g where g = f ∧ h makes f ∧ h of it, and what was g
 * outside of the formula that was left alone is h, a part of it; so the parts just below have to be known by themselves.
 */
const LEVELS = 3;

interface Instance {
  solver: Solver;
  readonly clauses: CnfEmitter;
}

export class Questions {
  private readonly states: Instance;
  private near: Instance | null = null;
  private readonly wider = new Map<number, Instance>();
  private local: Instance | null = null;
  private ordered: Instance | null = null;
  private full: Instance | null = null;
  /** How often a solver was asked. */
  calls = 0;
  private closedClauses = 0;
  private readonly comparisons: Comparisons;
  private readonly opacity = new Opacity();

  constructor(
    private readonly circuit: Circuit,
    private readonly factory: SolverFactory,
    private readonly valid: Bit,
    private readonly deadline: number,
  ) {
    this.comparisons = new Comparisons(circuit, false);
    this.states = this.instance(null, FOR_STATES);
    this.states.clauses.assert(valid);
  }

  /** A valid state that satisfies the conditions and that no path covers yet; null if there is none, 'unknown' if time ran out. */
  nextState(conditions: readonly Bit[] = []): Assignment | null | 'unknown' {
    const answer = this.solve(this.states, conditions);
    if (answer === 'unknown') return 'unknown';
    return answer === 'sat' ? this.model(this.states) : null;
  }

  /** Leaves out the states of a path from now on. */
  exclude(path: readonly Bit[]): void {
    this.states.solver.addClause(path.map((bit) => -this.states.clauses.literal(bit)));
  }

  /**
   * Whether the conditions alone, without the valid states, exclude each other. First it is tried without looking into the calls that were
   * found, and then without looking into all that is in them.
   * @param besides further conditions, of which mostly those matter that say little
   */
  excludeEachOther(some: readonly Bit[], found: readonly Reused[] = [], besides: readonly Bit[] = []): boolean {
    const conditions = [...some, ...besides];
    if (found.length > 0) {
      const isOpaque = setOf(below(this.circuit, found.flatMap(formulasOf), LEVELS));
      this.near = this.renewed(this.near, NEAR, this.comparisons);
      this.near.clauses.cutAt(isOpaque);
      const simple = besides.filter((one) => this.isSimple(one, isOpaque));
      if (this.solve(this.near, [...some, ...simple]) === 'unsat') return true;
      if (simple.length < besides.length && this.solve(this.near, conditions) === 'unsat') return true;
      for (const depth of DEPTHS) {
        const opaque = this.opacity.at(found, depth);
        if (opaque === null) break;
        const wider = this.renewed(this.wider.get(depth) ?? null, WIDER);
        this.wider.set(depth, wider);
        wider.clauses.cutAt(opaque);
        if (this.solve(wider, conditions) === 'unsat') return true;
      }
    }
    this.local = this.renewed(this.local, Math.max(LOCAL, 2 * this.states.solver.statistics.variables));
    return this.solve(this.local, conditions) === 'unsat';
  }

  /** Whether a formula has few gates above comparisons and what is not looked into: a sum has many. */
  private isSimple(formula: Bit, isOpaque: Opaque): boolean {
    const { circuit, comparisons } = this;
    const gates = new Set<Bit>();
    const pending = [nodeOf(formula) as Bit];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (gates.has(node) || isOpaque(node) || comparisons.of(node) !== null) continue;
      if (circuit.inputCount(node) === 0) continue;
      if (gates.size === SIMPLE) return false;
      gates.add(node);
      for (const input of circuit.inputsOf(node)) pending.push(nodeOf(input) as Bit);
    }
    return true;
  }

  private renewed(instance: Instance | null, most: number, comparisons: Comparisons | null = null): Instance {
    if (instance === null) return this.instance(comparisons);
    if (instance.solver.statistics.variables <= most) return instance;
    this.close(instance);
    instance.solver = this.factory.create();
    instance.clauses.moveTo(instance.solver);
    return instance;
  }

  /** Whether no valid state satisfies the conditions, for reasons of order; if not so, nothing is known. */
  areOutOfOrder(conditions: readonly Bit[]): boolean {
    if (this.ordered === null) {
      this.ordered = this.instance(new Comparisons(this.circuit));
      this.ordered.clauses.assert(this.valid);
    }
    return this.solve(this.ordered, conditions) === 'unsat';
  }

  /** Tells those who are asked for valid states what formulas mean that may be no part of any question. */
  define(formulas: readonly Bit[]): void {
    const { clauses } = this.wholly;
    for (const formula of formulas) clauses.literal(formula);
  }

  private get wholly(): Instance {
    if (this.full === null) {
      this.full = this.instance();
      this.full.clauses.assert(this.valid);
    }
    return this.full;
  }

  /** A valid state that satisfies the conditions. */
  validState(conditions: readonly Bit[]): Assignment | null | 'unknown' {
    const full = this.wholly;
    const answer = this.solve(full, conditions);
    if (answer === 'unknown') return 'unknown';
    return answer === 'sat' ? this.model(full) : null;
  }

  /** Clauses given to all solvers together. */
  get clauses(): number {
    return this.open.reduce((total, one) => total + one.solver.statistics.clauses, this.closedClauses);
  }

  dispose(): void {
    for (const one of this.open) this.close(one);
    this.near = null;
    this.wider.clear();
    this.local = null;
    this.ordered = null;
    this.full = null;
  }

  private get open(): readonly Instance[] {
    const { states, near, wider, local, ordered, full } = this;
    return [states, near, ...wider.values(), local, ordered, full].filter((one) => one !== null);
  }

  private close({ solver }: Instance): void {
    this.closedClauses += solver.statistics.clauses;
    solver.dispose();
  }

  private instance(comparisons: Comparisons | null = null, options: SolverOptions = {}): Instance {
    const solver = this.factory.create(options);
    return { solver, clauses: new CnfEmitter(this.circuit, solver, comparisons) };
  }

  private solve({ solver, clauses }: Instance, conditions: readonly Bit[]): SolverAnswer {
    this.calls += 1;
    const assumptions = conditions.map((bit) => clauses.literal(bit));
    return solver.solve({ assumptions, ...(this.deadline === Infinity ? {} : { deadline: this.deadline }) });
  }

  private model({ solver, clauses }: Instance): Assignment {
    const { circuit } = this;
    const values = new Uint8Array(circuit.variableCount);
    for (let ordinal = 0; ordinal < values.length; ordinal += 1) {
      const variable = clauses.variableOf(circuit.variableAt(ordinal));
      values[ordinal] = variable !== undefined && solver.value(variable) ? 1 : 0;
    }
    return new Assignment(circuit, (variable) => values[circuit.ordinalOf(variable)] === 1);
  }
}

/** The formulas so many gates below the given ones, and no nearer to any of them. */
function below(circuit: Circuit, formulas: readonly Bit[], levels: number): Iterable<Bit> {
  const seen = new Set<Bit>();
  let level = new Set(formulas.map((bit) => nodeOf(bit) as Bit));
  for (let i = 0; i < levels; i += 1) {
    const next = new Set<Bit>();
    for (const node of level) seen.add(node);
    for (const node of level)
      for (const input of circuit.inputsOf(node)) if (!seen.has(nodeOf(input) as Bit)) next.add(nodeOf(input) as Bit);
    level = next;
  }
  return level;
}

function setOf(formulas: Iterable<Bit>): Opaque {
  const nodes = new Set<number>();
  for (const formula of formulas) nodes.add(nodeOf(formula));
  return (node) => nodes.has(node);
}

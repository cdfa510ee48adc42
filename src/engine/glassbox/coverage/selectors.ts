/**
 * The second pass: each outcome of each statement is what it is only where its selector holds, and anything elsewhere. What a proof needs is then
 * told by the selectors that it needs (Dennis 2009, §4.3, where formulas of the path constraint are mapped to statements).
 *
 * A loop that has made its last round is left. Where its selector holds, nothing goes on that would have made another: the rest is *excluded*.
 */

import { DEAD, type Cut, type Machine, type Outcomes, type Told } from '../../../eval/index.js';
import { truth, type Value } from '../../../value/index.js';
import type { Span } from '../../../base/span.js';
import { not, type Bit } from '../../../formula/index.js';
import type { FunctionSource } from '../../../ir/types.js';
import type { FreeValues } from './free.js';
import { goesOnIn, placeKey, roundsBefore, type Observation } from './observed.js';

/** One time that a statement is made, or a limit that is met. */
export interface Selector {
  readonly bit: Bit;
  readonly at: Span | null;
  /** That a loop or a recursion ends here. */
  readonly isBound: boolean;
}

export class Selectors implements Outcomes {
  private readonly made = new Map<string, Selector>();
  /** Where free values are what they may be. */
  readonly domains: Bit[] = [];
  /** Where a selector leaves out what goes on. */
  readonly excluded: Bit[] = [];
  /** Where a limit was met by what has no head to be left by, and its selector does not leave it out. */
  readonly cut: Bit[] = [];
  /** Where something is refused: that is as good as a violation. */
  readonly refused: Bit[] = [];
  private readonly seen = new Map<string, Span>();
  private readonly sources = new Set<FunctionSource>();
  /** The file of the first statement. */
  private first: string | null = null;

  constructor(
    private readonly machine: Machine,
    private readonly observation: Observation,
    private readonly free: FreeValues,
    /** The file whose statements do not count, unless it has the function itself. */
    private readonly spec: string,
  ) {}

  come(machine: Machine, told: Told, value: Value, old: Value): Value {
    const { circuit, values } = machine;
    const { source } = machine.activation.code;
    const { path } = source.span.source;
    this.first ??= path;
    if (path === this.spec && this.first !== this.spec) return value;
    this.see(source);
    if (told.kind === 'index') return this.index(value);
    if (told.kind === 'value') {
      const { bit } = this.selector(told, false);
      const other = this.free.any(this.observation.of(told.of), value, old);
      this.domains.push(other.domain);
      return values.ite(bit, value, other.value);
    }
    if (told.kind === 'condition')
      return values.boolean(circuit.ite(this.selector(told, false).bit, truth(values, value), circuit.variable()));
    const goesOn = goesOnIn(machine, told, value);
    const isLast = roundsBefore(machine, told) >= this.observation.roundsOf(told);
    const { bit } = this.selector(told, isLast);
    if (isLast) {
      this.excluded.push(circuit.andAll([machine.state.path.bit, bit, goesOn]));
      return told.kind === 'until';
    }
    const chosen = circuit.ite(bit, goesOn, circuit.variable());
    return values.boolean(told.kind === 'until' ? not(chosen) : chosen);
  }

  /** An index that only another outcome makes negative would make a key of it, and a violation of the rest. */
  private index(value: Value): Value {
    const { machine } = this;
    const { circuit, state, values } = machine;
    const narrow = machine.narrow(value);
    const { word, wordGuard } = values.view(narrow);
    if (word === null || word.lo >= 0 || word.hi < 0) return value;
    const isNegative = circuit.and(wordGuard, values.words.less(word, values.words.constant(0)));
    this.refuse(circuit.and(state.path.bit, isNegative));
    const path = state.path.and(circuit, not(isNegative));
    if (path === null) throw DEAD;
    state.path = path;
    const { atoms, guards } = values.view(narrow);
    return values.make(atoms, guards, values.words.narrow(word, 0, word.hi), wordGuard);
  }

  refuse(guard: Bit): void {
    this.refused.push(guard);
  }

  /** A limit was met where there is no condition that could be told. */
  onCut(cut: Cut): void {
    const { circuit } = this.machine;
    const selector = this.remember(`cut ${cut.of} ${cut.place === null ? '' : placeKey(cut.place)} ${this.made.size}`, {
      at: cut.place,
      isBound: true,
    });
    this.cut.push(circuit.and(cut.guard, not(selector.bit)));
  }

  /**
   * Limits first, so that what would go past them is not left out by them but shows that a statement is needed; but last if some input does go past them: then
   * what was proved is about the others, and so is what it needs. Statements are in the order of the text, and those that are made more than once as they were made.
   */
  inOrder(): readonly Selector[] {
    const ofLimits = this.observation.isCut ? 2 : 0;
    const rank = ({ isBound }: Selector): number => (isBound ? ofLimits : 1);
    return [...this.made.values()].toSorted((a, b) => rank(a) - rank(b) || inText(a.at, b.at));
  }

  /** All statements of the functions that were called, in the order of the text. */
  get statements(): readonly Span[] {
    return [...this.seen.values()].toSorted(inText);
  }

  private see(source: FunctionSource): void {
    if (this.sources.has(source)) return;
    this.sources.add(source);
    for (const { instructions } of source.body().blocks)
      for (const { op, at } of instructions) if (op === 'outcome') this.seen.set(placeKey(at), at);
  }

  private selector({ at }: Told, isBound: boolean): Selector {
    return this.remember(`${placeKey(at)} ${wayTo(this.machine)}`, { at, isBound });
  }

  private remember(key: string, about: Omit<Selector, 'bit'>): Selector {
    let known = this.made.get(key);
    if (known === undefined) this.made.set(key, (known = { bit: this.machine.circuit.variable(), ...about }));
    return known;
  }
}

/** Where the text comes first; what is nowhere comes last. */
function inText(a: Span | null, b: Span | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  const [left, right] = [a.source.path, b.source.path];
  return left === right ? a.start - b.start || a.end - b.end : left < right ? -1 : 1;
}

/** The calls that lead to the running state, with the rounds of the loops around each. */
function wayTo({ activation, state }: Machine): string {
  let way = state.rounds.join();
  for (let { caller } = activation; caller !== null; { caller } = caller.activation) {
    const { code, block, next, rounds } = caller.state;
    way += `<${code.source.span.start}.${block}.${next}.${rounds.join()}`;
  }
  return way;
}

/**
 * From gates to clauses: the Tseitin transformation, incrementally. Each gate gets one solver variable and, once per
 * sink, the clauses that define it; what is asked for again costs nothing. ITE gets two redundant clauses as well
 * (t ∧ e → g, ¬t ∧ ¬e → ¬g), with which unit propagation sees through a choice between equals. A choice of the kind that
 * comparators and adders are chains of, ite(x ⊕ y, y, e), is the majority of ¬x, y and e: six clauses, and the XOR needs no
 * variable unless somebody else wants it.
 *
 * Both directions are emitted (no polarity trick), since an incremental sink may meet the other polarity later.
 * Known literals play no part: clauses define gates, and gates mean the same on every path.
 */

import { TRUE, nodeOf, not, type Bit, type Circuit } from './circuit.js';
import { majorityOf } from './comparison.js';
import { enlarged } from './gates.js';
import { OrderLaws, type Comparisons } from './order.js';
import type { ClauseSink } from './sink.js';
import { visitNeeded } from './traverse.js';

/**
 * @invariant literals[n] ≠ 0 only if it is the solver variable of node n, and then n is among the nodes
 * @invariant emitted[n] = round only if the definitions of n and of everything below it, down to the leaves, are in the sink
 */
export class CnfEmitter {
  private literals = new Int32Array(1024);
  private emitted = new Int32Array(1024);
  private isDefined = new Uint8Array(1024);
  private readonly nodes: number[] = [];
  private isLeaf: (node: number) => boolean = () => false;
  private round = 1;
  private order: OrderLaws;

  /** @param comparisons if given, they are not looked into: only the laws of order are told of them */
  constructor(
    private readonly circuit: Circuit,
    private sink: ClauseSink,
    private readonly comparisons: Comparisons | null = null,
  ) {
    this.order = new OrderLaws(sink);
  }

  /** From here on another sink is told, which knows nothing yet. It costs what the one before was told, however large the circuit is. */
  moveTo(sink: ClauseSink): void {
    this.sink = sink;
    this.order = new OrderLaws(sink);
    for (const node of this.nodes) {
      this.literals[node] = 0;
      this.emitted[node] = 0;
      this.isDefined[node] = 0;
    }
    this.nodes.length = 0;
  }

  /** From here on these nodes are not looked into: what the sink is told may be weaker than what they mean. */
  cutAt(isLeaf: (node: number) => boolean): void {
    this.isLeaf = isLeaf;
    this.round += 1;
  }

  /** The literal that stands for the formula; its definition is in the sink afterwards. */
  literal(bit: Bit): number {
    const node = nodeOf(bit) as Bit;
    if (!this.isEmitted(node)) {
      visitNeeded(
        [node],
        (gate) => this.needs(gate),
        (gate) => this.isEmitted(gate),
        (gate) => this.define(gate),
      );
    }
    const literal = this.literals[node]!;
    return bit < 0 ? -literal : literal;
  }

  /** The solver variable of a circuit variable, or undefined if no clause has needed it: then any value will do. */
  variableOf(variable: Bit): number | undefined {
    const node = nodeOf(variable);
    return this.isEmitted(node) ? this.literals[node] : undefined;
  }

  /**
   * Adds clauses that make the formula true. A conjunction is asserted part by part and a disjunction becomes one
   * clause, so the gates at the top need no variables.
   */
  assert(bit: Bit): void {
    const pending: Bit[] = [bit];
    const seen = new Set<Bit>();
    while (pending.length > 0) {
      const fact = pending.pop()!;
      if (fact === TRUE || seen.has(fact)) continue;
      seen.add(fact);
      const inputs = this.circuit.inputsOf(fact);
      if (this.isComparison(fact)) this.sink.addClause([this.literal(fact)]);
      else if (fact > 0 && this.circuit.kindOf(fact) === 'and') pending.push(...inputs);
      else this.assertClauses(fact, inputs);
    }
  }

  private assertClauses(fact: Bit, inputs: readonly Bit[]): void {
    const sign = fact < 0 ? -1 : 1;
    const kind = this.circuit.kindOf(fact);
    switch (kind) {
      case 'constant': // only FALSE gets here
        return this.sink.addClause([]);
      case 'variable':
        return this.sink.addClause([this.literal(fact)]);
      case 'and':
        return this.sink.addClause(this.disjuncts(fact));
      case 'xor': {
        const [a, b] = inputs.map((input) => this.literal(input)) as [number, number];
        this.sink.addClause([a, sign * b]);
        return this.sink.addClause([-a, -sign * b]);
      }
      case 'ite': {
        const [c, t, e] = inputs.map((input) => this.literal(input)) as [number, number, number];
        this.sink.addClause([-c, sign * t]);
        return this.sink.addClause([c, sign * e]);
      }
    }
  }

  /** The literals of a disjunction: the tree of ¬∧ below `root` unfolded, each formula once. */
  private disjuncts(root: Bit): number[] {
    const clause: number[] = [];
    const pending: Bit[] = [root];
    const seen = new Set<Bit>([root]);
    while (pending.length > 0) {
      const bit = pending.pop()!;
      if (bit > 0 || this.circuit.kindOf(bit) !== 'and' || this.isComparison(bit)) {
        clause.push(this.literal(bit));
        continue;
      }
      for (const input of this.circuit.inputsOf(bit)) {
        if (seen.has(not(input))) continue;
        seen.add(not(input));
        pending.push(not(input));
      }
    }
    return clause;
  }

  /** Whether it is not looked into. */
  private isComparison(bit: Bit): boolean {
    return this.comparisons !== null && this.comparisons.of(nodeOf(bit) as Bit) !== null;
  }

  private isEmitted(node: number): boolean {
    if (node < this.literals.length && this.emitted[node] === this.round) return true;
    if (!this.isLeaf(node)) return false;
    this.reserve(node);
    return true;
  }

  /** The solver variable of a node, which counts as emitted from here on. */
  private reserve(node: number): number {
    if (node >= this.literals.length) {
      const length = Math.max(this.literals.length * 2, this.circuit.size + 1);
      this.literals = enlarged(this.literals, length);
      this.emitted = enlarged(this.emitted, length);
      const isDefined = new Uint8Array(length);
      isDefined.set(this.isDefined);
      this.isDefined = isDefined;
    }
    this.emitted[node] = this.round;
    const known = this.literals[node]!;
    if (known !== 0) return known;
    this.nodes.push(node);
    return (this.literals[node] = this.sink.newVariable());
  }

  /** Requires that the inputs are emitted. */
  private define(node: Bit): void {
    const g = this.reserve(node);
    if (this.isDefined[node] === 1) return;
    this.isDefined[node] = 1;
    const comparison = this.comparisons?.of(node) ?? null;
    if (comparison !== null) return this.order.add(comparison, g);
    const sink = this.sink;
    switch (this.circuit.kindOf(node)) {
      case 'constant':
        return sink.addClause([g]);
      case 'variable':
        return;
      case 'and': {
        const a = this.emittedInput(node, 0);
        const b = this.emittedInput(node, 1);
        sink.addClause([-g, a]);
        sink.addClause([-g, b]);
        return sink.addClause([g, -a, -b]);
      }
      case 'xor': {
        const a = this.emittedInput(node, 0);
        const b = this.emittedInput(node, 1);
        sink.addClause([-g, a, b]);
        sink.addClause([-g, -a, -b]);
        sink.addClause([g, -a, b]);
        return sink.addClause([g, a, -b]);
      }
      case 'ite': {
        const three = majorityOf(this.circuit, node);
        if (three !== null) {
          const [p, q, r] = three.map((input) => this.emittedLiteral(input)) as [number, number, number];
          sink.addClause([g, -p, -q]);
          sink.addClause([g, -p, -r]);
          sink.addClause([g, -q, -r]);
          sink.addClause([-g, p, q]);
          sink.addClause([-g, p, r]);
          return sink.addClause([-g, q, r]);
        }
        const c = this.emittedInput(node, 0);
        const t = this.emittedInput(node, 1);
        const e = this.emittedInput(node, 2);
        sink.addClause([-g, -c, t]);
        sink.addClause([g, -c, -t]);
        sink.addClause([-g, c, e]);
        sink.addClause([g, c, -e]);
        sink.addClause([-g, t, e]); //         redundant
        return sink.addClause([g, -t, -e]); // redundant
      }
    }
  }

  /** What has to be emitted before the gate. */
  private needs(node: Bit): readonly Bit[] {
    if (this.isComparison(node)) return [];
    return majorityOf(this.circuit, node) ?? this.circuit.inputsOf(node);
  }

  private emittedInput(node: Bit, index: number): number {
    return this.emittedLiteral(this.circuit.input(node, index));
  }

  private emittedLiteral(input: Bit): number {
    const literal = this.literals[nodeOf(input)]!;
    return input < 0 ? -literal : literal;
  }
}

/**
 * The circuit: boolean formulas as hash-consed gates AND, XOR, ITE over signed node numbers.
 *
 * The idea is that of and-inverter graphs: one canonical gate per (kind, inputs), negation as a sign. We add XOR
 * and ITE as gates of their own, because words and merged heaps are made of them and their clauses are better than
 * those of three ANDs. Simplification is local and happens at construction only, so it costs O(1) per gate.
 *
 * The laws are those of "Local Two-Level And-Inverter Graph Minimization without Blowup" (Brummayer, Biere, 2006),
 * here told as one principle: an operand may be simplified by what the other operand says,
 *
 *     a ∧ b  =  a ∧ b|a          ite(c, t, e)  =  ite(c, t|c, e|¬c)
 *
 * where b|a (`given.ts`) looks one level into the gate b and never makes a gate. Each step replaces an operand by a
 * smaller node or a constant, so the loops below end; no constructor recurses on depth.
 *
 * Known literals (`known.ts`): between `enter` and `leave`, formulas passed to `assume` count as constants.
 */

import { FALSE, TRUE, nodeOf, not, signed, type Bit } from './bit.js';
import { consequencesOf } from './consequences.js';
import { AND, Gates, ITE, XOR, type GateKind } from './gates.js';
import { given, resolvent, symmetricDifference } from './given.js';
import { KnownLiterals, type Mark } from './known.js';

export { FALSE, TRUE, bitOf, nodeOf, not, signed, type Bit } from './bit.js';
export type { GateKind } from './gates.js';
export type { Mark } from './known.js';

/**
 * @invariant AND: first < second
 * @invariant XOR: 1 < first < second (signs are pulled out)
 * @invariant ITE: condition > 1 and then > 1 (signs are pulled out); then ≠ ±else; neither branch is a constant or ±condition
 */
export class Circuit {
  private readonly gates = new Gates();
  private readonly knownLiterals = new KnownLiterals();
  private readonly variables: Bit[] = [];

  /** How many nodes there are, the constant included; nodes are numbered 1 … size. */
  get size(): number {
    return this.gates.last;
  }

  get variableCount(): number {
    return this.variables.length;
  }

  /** The variable made by the (ordinal+1)-th call of `variable()`. Requires 0 ≤ ordinal < variableCount. */
  variableAt(ordinal: number): Bit {
    return this.variables[ordinal]!;
  }

  /** The inverse of `variableAt`, for a variable of either sign. */
  ordinalOf(variable: Bit): number {
    return this.gates.first(nodeOf(variable));
  }

  kindOf(bit: Bit): GateKind {
    return this.gates.kind(nodeOf(bit));
  }

  /** 0 for constants and variables, 2 for `and` and `xor`, 3 for `ite`. */
  inputCount(bit: Bit): number {
    return this.gates.inputCount(nodeOf(bit));
  }

  /** The index-th input of the gate of either sign: the sign of `bit` is not applied. Requires index < inputCount. */
  input(bit: Bit, index: number): Bit {
    const node = nodeOf(bit);
    if (index === 0) return this.gates.first(node);
    return index === 1 ? this.gates.second(node) : this.gates.third(node);
  }

  inputsOf(bit: Bit): readonly Bit[] {
    const node = nodeOf(bit);
    const { gates } = this;
    switch (gates.inputCount(node)) {
      case 0:
        return [];
      case 2:
        return [gates.first(node), gates.second(node)];
      case 3:
        return [gates.first(node), gates.second(node), gates.third(node)];
    }
  }

  /** A new variable, equal to no other formula. */
  variable(): Bit {
    const variable = this.gates.addVariable(this.variables.length) as Bit;
    this.variables.push(variable);
    return variable;
  }

  and(left: Bit, right: Bit): Bit {
    let a = left;
    let b = right;
    for (;;) {
      a = this.known(a);
      b = this.known(b);
      if (a === FALSE || b === FALSE) return FALSE; // bound:         a ∧ ⊥ = ⊥
      if (a === TRUE) return b; //                     identity:      ⊤ ∧ b = b
      if (b === TRUE) return a; //                     identity:      a ∧ ⊤ = a
      if (a === b) return a; //                        idempotence:   a ∧ a = a
      if (a === not(b)) return FALSE; //               contradiction: a ∧ ¬a = ⊥
      const simplerB = given(this.gates, b, a); //     substitution:  a ∧ b = a ∧ b|a
      if (simplerB !== b) {
        b = simplerB;
        continue;
      }
      const simplerA = given(this.gates, a, b); //     substitution:  a ∧ b = a|b ∧ b
      if (simplerA !== a) {
        a = simplerA;
        continue;
      }
      const resolved = resolvent(this.gates, a, b); // resolution:    ¬(a ∧ b) ∧ ¬(a ∧ ¬b) = ¬a
      if (resolved !== TRUE) return this.known(resolved);
      return a < b ? this.gate(AND, a, b, 0) : this.gate(AND, b, a, 0); // commutativity: a ∧ b = b ∧ a
    }
  }

  /** De Morgan: a ∨ b = ¬(¬a ∧ ¬b) */
  or(a: Bit, b: Bit): Bit {
    return not(this.and(not(a), not(b)));
  }

  /** a → b = ¬(a ∧ ¬b) */
  implies(a: Bit, b: Bit): Bit {
    return not(this.and(a, not(b)));
  }

  /** a ↔ b = ¬(a ⊕ b) */
  iff(a: Bit, b: Bit): Bit {
    return not(this.xor(a, b));
  }

  xor(left: Bit, right: Bit): Bit {
    let a = this.known(left);
    let b = this.known(right);
    let sign = 1; // signs: ¬a ⊕ b = a ⊕ ¬b = ¬(a ⊕ b)
    for (;;) {
      if (a < 0) {
        a = not(a);
        sign = -sign;
      }
      if (b < 0) {
        b = not(b);
        sign = -sign;
      }
      if (a > b) [a, b] = [b, a]; //                      commutativity: a ⊕ b = b ⊕ a
      if (a === b) return signed(FALSE, sign); //         nilpotence:    a ⊕ a = ⊥
      if (a === TRUE) return signed(not(b), sign); //     negation:      ⊤ ⊕ b = ¬b
      // From here on b is the later node, so b may contain a but not a b.
      const kind = this.gates.kindNumber(b);
      const x = this.gates.first(b);
      const y = this.gates.second(b);
      if (kind === XOR) {
        if (x === a) return signed(this.known(y), sign); // cancellation: a ⊕ (a ⊕ y) = y
        if (y === a) return signed(this.known(x), sign); // cancellation: a ⊕ (x ⊕ a) = x
        if (this.gates.kindNumber(a) === XOR) {
          const rest = symmetricDifference(this.gates, a, b); // cancellation: (p ⊕ q) ⊕ (p ⊕ y) = q ⊕ y
          if (rest !== null) {
            a = this.known(rest[0]);
            b = this.known(rest[1]);
            continue;
          }
        }
      } else if (kind === AND) {
        if (x === a) return signed(this.and(a, not(y)), sign); // difference: a ⊕ (a ∧ y) = a ∧ ¬y
        if (y === a) return signed(this.and(a, not(x)), sign);
        if (x === not(a)) return signed(this.or(a, y), sign); //  disjointness: a ⊕ (¬a ∧ y) = a ∨ y
        if (y === not(a)) return signed(this.or(a, x), sign);
      }
      return signed(this.gate(XOR, a, b, 0), sign);
    }
  }

  ite(condition: Bit, whenTrue: Bit, whenFalse: Bit): Bit {
    let c = this.known(condition);
    let t = whenTrue;
    let e = whenFalse;
    if (c < 0) {
      c = not(c); // ite(¬c, t, e) = ite(c, e, t)
      [t, e] = [e, t];
      if (c === TRUE) return this.known(t); //           condition: ite(⊥, e, t) = t
    }
    if (c === TRUE) return this.known(t); //             condition: ite(⊤, t, e) = t
    for (;;) {
      t = this.known(t);
      e = this.known(e);
      if (t === e) return t; //                          idempotence:  ite(c, t, t) = t
      if (t === TRUE) return this.or(c, e); //           disjunction:  ite(c, ⊤, e) = c ∨ e
      if (t === FALSE) return this.and(not(c), e); //    conjunction:  ite(c, ⊥, e) = ¬c ∧ e
      if (e === TRUE) return this.or(not(c), t); //      implication:  ite(c, t, ⊤) = ¬c ∨ t
      if (e === FALSE) return this.and(c, t); //         conjunction:  ite(c, t, ⊥) = c ∧ t
      if (t === not(e)) return this.iff(c, t); //        equivalence:  ite(c, t, ¬t) = c ↔ t
      const simplerT = given(this.gates, t, c); //      substitution: ite(c, t, e) = ite(c, t|c, e)
      const simplerE = given(this.gates, e, not(c)); // substitution: ite(c, t, e) = ite(c, t, e|¬c)
      if (simplerT === t && simplerE === e) break;
      t = simplerT;
      e = simplerE;
    }
    if (t < 0) return not(this.gate(ITE, c, not(t), not(e))); // sign: ite(c, ¬t, ¬e) = ¬ite(c, t, e)
    return this.gate(ITE, c, t, e);
  }

  /**
   * The conjunction of all bits; TRUE of none. The operands are sorted and paired off in a balanced tree, so the
   * result does not depend on their order or repetition and its depth is logarithmic. A conjunction that grows one
   * operand at a time shares its prefixes better when built with `and`.
   */
  andAll(bits: readonly Bit[]): Bit {
    let layer: Bit[] = [...new Set(bits)].sort((a, b) => nodeOf(a) - nodeOf(b) || a - b);
    while (layer.length > 1) {
      const next: Bit[] = [];
      for (let index = 0; index < layer.length; index += 2) {
        const pair = index + 1 < layer.length ? this.and(layer[index]!, layer[index + 1]!) : layer[index]!;
        if (pair === FALSE) return FALSE;
        next.push(pair);
      }
      layer = next;
    }
    return layer.length === 0 ? TRUE : this.known(layer[0]!);
  }

  /** De Morgan of `andAll`; FALSE of none. */
  orAll(bits: readonly Bit[]): Bit {
    return not(this.andAll(bits.map(not)));
  }

  /** Opens a scope: what is assumed from here on is forgotten by `leave` with the mark returned. */
  enter(): Mark {
    return this.knownLiterals.height as Mark;
  }

  /** Closes every scope opened since the mark. */
  leave(mark: Mark): void {
    this.knownLiterals.cut(mark);
  }

  /** Whether anything is known, so that what is built now may be right on this path only. */
  get assuming(): boolean {
    return this.knownLiterals.height > 0;
  }

  /** All that is known, as it was built before. */
  assumed(): readonly Bit[] {
    return this.knownLiterals.literals();
  }

  /** TRUE or FALSE where the bit is known to be that, otherwise the bit. */
  known(bit: Bit): Bit {
    return this.knownLiterals.height === 0 ? bit : this.knownLiterals.of(bit);
  }

  /**
   * Runs the action when something now known is forgotten; never, if nothing is known. For tables that remember
   * what was built: what was built from here on may be right only until then.
   */
  onForget(action: () => void): void {
    this.knownLiterals.onForget(action);
  }

  /**
   * Makes the bit known to be true, and with it whatever it obviously implies: both conjuncts of a conjunction, the
   * other input of a gate one of whose inputs is known. False if that contradicts what is known; then every formula
   * is right on this path and the caller should leave it. True promises nothing: consistency is not searched for.
   */
  assume(bit: Bit): boolean {
    const pending: Bit[] = [bit];
    while (pending.length > 0) {
      const fact = pending.pop()!;
      const value = fact === TRUE || fact === FALSE ? fact : this.known(fact);
      if (value === TRUE) continue;
      if (value === FALSE) return false;
      this.knownLiterals.set(fact);
      const implied = this.consequencesOf(fact);
      pending.push(...implied);
      // a gate that says nothing yet may do so when more is known
      if (implied.length === 0) this.knownLiterals.wait(fact, this.inputsOf(fact));
      for (const earlier of this.knownLiterals.waitedFor(fact)) pending.push(...this.consequencesOf(earlier));
    }
    return true;
  }

  /** Makes known what a known fact obviously implies by now. Whether that is anything new. */
  conclude(fact: Bit): boolean {
    const { height } = this.knownLiterals;
    for (const implied of this.consequencesOf(fact)) this.assume(implied);
    return this.knownLiterals.height > height;
  }

  private consequencesOf(fact: Bit): readonly Bit[] {
    return consequencesOf(this.gates, fact, (input) => this.known(input));
  }

  private gate(kind: number, first: Bit, second: Bit, third: Bit | 0): Bit {
    return this.known(this.gates.intern(kind, first, second, third) as Bit);
  }
}

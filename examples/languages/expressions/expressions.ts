/**
 * Booleans and natural numbers (Pierce 2002, chapters 3 and 8), the first language of Roberson (2011, figure 4.3):
 *
 *     t ::= true | false | 0 | succ t | pred t | iszero t | if t then t else t
 *     v ::= true | false | n          n ::= 0 | succ n
 *
 * Rules of evaluation and of typing stand one by one, with the names of the book. An expression is stepped where it stands: what
 * `smallStep` returns takes its place.
 */

export type Kind = 'true' | 'false' | '0' | 'succ' | 'pred' | 'iszero' | 'if';
export type Type = 'Bool' | 'Nat';

/** No rule applies. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

export class Expression {
  constructor(
    readonly kind: Kind,
    public e1: Expression | null = null,
    public e2: Expression | null = null,
    public e3: Expression | null = null,
  ) {}

  /** As many children as the syntax wants. */
  syntaxOk(): boolean {
    const { e1, e2, e3 } = this;
    switch (this.kind) {
      case 'true':
      case 'false':
      case '0':
        return e1 === null && e2 === null && e3 === null;
      case 'succ':
      case 'pred':
      case 'iszero':
        return e1 !== null && e2 === null && e3 === null;
      case 'if':
        return e1 !== null && e2 !== null && e3 !== null;
    }
  }

  isNumeric(): boolean {
    return this.kind === '0' || (this.kind === 'succ' && this.e1!.isNumeric());
  }

  isValue(): boolean {
    return this.kind === 'true' || this.kind === 'false' || this.isNumeric();
  }

  wellTyped(): boolean {
    if (!this.syntaxOk()) return false;
    const { kind, e1, e2, e3 } = this;
    switch (kind) {
      case 'true': // T-True
      case 'false': // T-False
      case '0': // T-Zero
        return true;
      case 'succ': // T-Succ
        return e1!.wellTyped() && e1!.type() === 'Nat';
      case 'pred': // T-Pred
        return e1!.wellTyped() && e1!.type() === 'Nat';
      case 'iszero': // T-IsZero
        return e1!.wellTyped() && e1!.type() === 'Nat';
      case 'if': // T-If
        return (
          e1!.wellTyped() && e2!.wellTyped() && e3!.wellTyped() && e1!.type() === 'Bool' && e2!.type() === e3!.type()
        );
    }
  }

  /** The type that a well-typed expression has. */
  type(): Type {
    switch (this.kind) {
      case 'true':
      case 'false':
      case 'iszero':
        return 'Bool';
      case '0':
      case 'succ':
      case 'pred':
        return 'Nat';
      case 'if':
        return this.e2!.type();
    }
  }

  smallStep(): Expression {
    const { kind, e1, e2, e3 } = this;
    if (e1 === null) throw new Stuck(`${kind} makes no step`);
    if (!e1.isValue()) {
      this.e1 = e1.smallStep(); // E-Succ, E-Pred, E-IsZero, E-If
      return this;
    }
    if (kind === 'pred' && e1.kind === '0') return e1; // E-PredZero
    if (kind === 'pred' && e1.kind === 'succ') return e1.e1!; // E-PredSucc
    if (kind === 'iszero' && e1.kind === '0') return new Expression('true'); // E-IsZeroZero
    if (kind === 'iszero' && e1.kind === 'succ') return new Expression('false'); // E-IsZeroSucc
    if (kind === 'if' && e1.kind === 'true') return e2!; // E-IfTrue
    if (kind === 'if' && e1.kind === 'false') return e3!; // E-IfFalse
    throw new Stuck(`there is no rule for ${kind} of ${e1.kind}`);
  }

  show(): string {
    const { kind, e1, e2, e3 } = this;
    if (e1 === null) return kind;
    const inner = (one: Expression): string => (one.e1 === null ? one.show() : `(${one.show()})`);
    return e2 === null || e3 === null ? `${kind} ${inner(e1)}` : `if ${inner(e1)} then ${inner(e2)} else ${inner(e3)}`;
  }
}

export class Expressions {
  constructor(public root: Expression = new Expression('0')) {}

  smallStep(): void {
    this.root = this.root.smallStep();
  }

  wellTyped(): boolean {
    return this.root.wellTyped();
  }

  isFinalState(): boolean {
    return this.root.isValue();
  }

  show(): string {
    return this.root.show();
  }
}

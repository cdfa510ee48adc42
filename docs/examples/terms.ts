/** The language of the tutorial in docs/language-designers.md. One of its rules is wrong. */

export type Kind = 'number' | 'true' | 'false' | '+' | '<' | 'if';

export class Term {
  constructor(
    readonly kind: Kind,
    readonly number = 0,
    public a: Term | null = null,
    public b: Term | null = null,
    public c: Term | null = null,
  ) {}

  isValue(): boolean {
    return this.kind === 'number' || this.kind === 'true' || this.kind === 'false';
  }

  smallStep(): Term {
    const { kind, a, b, c } = this;
    if (a !== null && !a.isValue()) {
      this.a = a.smallStep();
      return this;
    }
    if (kind === 'if' && a!.kind === 'true') return b!;
    if (kind === 'if' && a!.kind === 'false') return c!;
    if (b !== null && !b.isValue()) {
      this.b = b.smallStep();
      return this;
    }
    if (kind === '+' && a!.kind === 'number' && b!.kind === 'number') return new Term('number', a!.number + b!.number);
    if (kind === '<' && a!.kind === 'number' && b!.kind === 'number')
      return new Term(a!.number < b!.number ? 'true' : 'false');
    throw new Error(`no rule for ${kind}`);
  }

  wellTyped(): boolean {
    const { a, b, c } = this;
    switch (this.kind) {
      case 'number':
      case 'true':
      case 'false':
        return a === null && b === null && c === null;
      case '+':
      case '<':
        return a!.wellTyped() && b!.wellTyped() && c === null && a!.type() === 'number' && b!.type() === 'number';
      case 'if':
        return a!.wellTyped() && b!.wellTyped() && c!.wellTyped() && a!.type() === 'boolean';
    }
  }

  type(): 'number' | 'boolean' {
    if (this.kind === 'if') return this.b!.type();
    return this.kind === 'number' || this.kind === '+' ? 'number' : 'boolean';
  }

  show(): string {
    const { kind, number, a, b, c } = this;
    if (kind === 'number') return String(number);
    if (kind === 'if') return `if ${a!.show()} then ${b!.show()} else ${c!.show()}`;
    return a === null ? kind : `(${a.show()} ${kind} ${b!.show()})`;
  }
}

export class Terms {
  constructor(public root: Term) {}

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

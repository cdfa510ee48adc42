/** The terms of IMP with their rules: one class for expressions and commands, with two children at most. */

export type Type = 'int' | 'bool';

export type Kind =
  | 'number'
  | 'true'
  | 'false'
  | 'variable'
  | '+'
  | '-'
  | '*'
  | '='
  | '<='
  | 'not'
  | 'and'
  | 'or'
  | 'skip'
  | ':='
  | ';'
  | 'if'
  | 'while';

/** What a step may read and write. */
export interface Store {
  readonly tags: Type[];
  readonly numbers: number[];
  readonly truths: boolean[];
}

/** No rule applies. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

export class Term {
  constructor(
    readonly kind: Kind,
    public e1: Term | null = null,
    public e2: Term | null = null,
    /** Of a literal. */
    readonly number = 0,
    /** That is read or assigned. */
    readonly variable = 0,
  ) {}

  /** A copy of the whole term. @declarative */
  copy(): Term {
    const { kind, e1, e2, number, variable } = this;
    return new Term(kind, e1 === null ? null : e1.copy(), e2 === null ? null : e2.copy(), number, variable);
  }

  isValue(): boolean {
    return this.kind === 'number' || this.kind === 'true' || this.kind === 'false';
  }

  /** As many children as the syntax wants. */
  syntaxOk(): boolean {
    const { e1, e2 } = this;
    switch (this.kind) {
      case 'number':
      case 'true':
      case 'false':
      case 'variable':
      case 'skip':
        return e1 === null && e2 === null;
      case 'not':
      case ':=':
        return e1 !== null && e2 === null;
      case '+':
      case '-':
      case '*':
      case '=':
      case '<=':
      case 'and':
      case 'or':
      case ';':
      case 'if':
      case 'while':
        return e1 !== null && e2 !== null;
    }
  }

  /** @param types of the variables */
  wellTyped(types: readonly Type[]): boolean {
    if (!this.syntaxOk()) return false;
    const { e1, e2 } = this;
    if (e1 !== null && !e1.wellTyped(types)) return false;
    if (e2 !== null && !e2.wellTyped(types)) return false;
    switch (this.kind) {
      case 'number':
      case 'true':
      case 'false':
      case 'variable':
      case 'skip':
        return true;
      case '+':
      case '-':
      case '*':
      case '=':
      case '<=':
        return e1!.type(types) === 'int' && e2!.type(types) === 'int';
      case 'not':
        return e1!.type(types) === 'bool';
      case 'and':
      case 'or':
        return e1!.type(types) === 'bool' && e2!.type(types) === 'bool';
      case ':=':
        return e1!.type(types) === types[this.variable];
      case ';':
        return e1!.type(types) === 'command' && e2!.type(types) === 'command';
      case 'if':
      case 'while':
        return e1!.type(types) === 'bool' && e2!.type(types) === 'command';
    }
  }

  /** The type that a well-typed term has. */
  type(types: readonly Type[]): Type | 'command' {
    switch (this.kind) {
      case 'number':
      case '+':
      case '-':
      case '*':
        return 'int';
      case 'true':
      case 'false':
      case '=':
      case '<=':
      case 'not':
      case 'and':
      case 'or':
        return 'bool';
      case 'variable':
        return types[this.variable]!;
      case 'skip':
      case ':=':
      case ';':
      case 'if':
      case 'while':
        return 'command';
    }
  }

  /** Whether the next step is one of the first child, or of the second. @declarative */
  goesOnIn(child: 'first' | 'second'): boolean {
    const { e1, e2 } = this;
    switch (this.kind) {
      case '+':
      case '-':
      case '*':
      case '=':
      case '<=':
        return child === 'first' ? !e1!.isValue() : e1!.isValue() && !e2!.isValue();
      case 'not':
      case 'and':
      case 'or':
      case ':=':
      case 'if':
        return child === 'first' && !e1!.isValue();
      case ';':
        return child === 'first' && e1!.kind !== 'skip';
      case 'number':
      case 'true':
      case 'false':
      case 'variable':
      case 'skip':
      case 'while':
        return false;
    }
  }

  /** One step from left to right; what it returns takes the place of this term. */
  smallStep(store: Store): Term {
    if (this.goesOnIn('first')) {
      this.e1 = this.e1!.smallStep(store);
      return this;
    }
    if (this.goesOnIn('second')) {
      this.e2 = this.e2!.smallStep(store);
      return this;
    }
    const { kind, e1, e2, variable } = this;
    switch (kind) {
      case 'variable':
        return literal(store, variable);
      case '+':
      case '-':
      case '*':
      case '=':
      case '<=':
        return computed(kind, e1!, e2!, store.tags.length);
      case 'not':
        return new Term(isTrue(e1!) ? 'false' : 'true');
      case 'and':
        return isTrue(e1!) ? e2! : e1!;
      case 'or':
        return isTrue(e1!) ? e1! : e2!;
      case ':=':
        assign(store, variable, e1!);
        return new Term('skip');
      case ';':
        return e2!;
      case 'if':
        return isTrue(e1!) ? e2! : new Term('skip');
      case 'while':
        return new Term('if', e1!.copy(), new Term(';', e2!.copy(), this));
      case 'number':
      case 'true':
      case 'false':
      case 'skip':
        throw new Stuck(`${kind} makes no step`);
    }
  }

  show(): string {
    const { kind, e1, e2, number, variable } = this;
    switch (kind) {
      case 'number':
        return String(number);
      case 'variable':
        return `X${variable}`;
      case 'true':
      case 'false':
      case 'skip':
        return kind;
      case 'not':
        return `not ${e1!.show()}`;
      case ':=':
        return `X${variable} := ${e1!.show()}`;
      case 'if':
        return `if ${e1!.show()} then (${e2!.show()})`;
      case 'while':
        return `while ${e1!.show()} do (${e2!.show()})`;
      case ';':
        return `${e1!.show()}; ${e2!.show()}`;
      case '+':
      case '-':
      case '*':
      case '=':
      case '<=':
      case 'and':
      case 'or':
        return `(${e1!.show()} ${kind} ${e2!.show()})`;
    }
  }
}

/** What a variable holds. @declarative */
function literal({ tags, numbers, truths }: Store, variable: number): Term {
  if (tags[variable] === 'int') return new Term('number', null, null, numbers[variable]!);
  return new Term(truths[variable]! ? 'true' : 'false');
}

function assign(store: Store, variable: number, value: Term): void {
  if (value.kind === 'number') {
    store.tags[variable] = 'int';
    store.numbers[variable] = value.number;
  } else {
    store.tags[variable] = 'bool';
    store.truths[variable] = isTrue(value);
  }
}

/** Of two numbers, modulo how many literals there are. @declarative */
function computed(operator: '+' | '-' | '*' | '=' | '<=', first: Term, second: Term, literals: number): Term {
  if (first.kind !== 'number' || second.kind !== 'number') throw new Stuck(`${operator} wants numbers`);
  const [a, b] = [first.number, second.number];
  switch (operator) {
    case '+':
      return new Term('number', null, null, (a + b) % literals);
    case '-':
      return new Term('number', null, null, (a - b + literals) % literals);
    case '*':
      return new Term('number', null, null, (a * b) % literals);
    case '=':
      return new Term(a === b ? 'true' : 'false');
    case '<=':
      return new Term(a <= b ? 'true' : 'false');
  }
}

/** @declarative */
function isTrue(term: Term): boolean {
  if (term.kind === 'number') throw new Stuck('a number is no truth value');
  return term.kind === 'true';
}

/** A printed domain, read back: `0 … 2, or null` claims that all these values occur, and no others. Written from the texts alone. */

export type Claim =
  | { readonly kind: 'range'; readonly lo: number; readonly hi: number }
  /** A primitive, as it is printed. */
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'object'; readonly how: 'below' | 'any' | 'above'; readonly type: string }
  | { readonly kind: 'array' | 'set'; readonly lo: number; readonly hi: number; readonly of: Claims }
  | { readonly kind: 'tuple'; readonly each: readonly Claims[] }
  | { readonly kind: 'map'; readonly lo: number; readonly hi: number; readonly key: Claims; readonly value: Claims }
  | { readonly kind: 'kept' | 'hole' | 'left out' };

/** Alternatives; none: nothing occurs. */
export type Claims = readonly Claim[];

/**
 * What is claimed of a domain, without what was declared.
 * @param names of types @throws where the text is none that is known
 */
export function claimsOf(domain: string, names: readonly string[]): Claims {
  const reader = new Reader(domain.replace(/ \(undefined stands for absent\)$/, ''), names);
  const claims = reader.claims();
  const rest = reader.rest();
  if (rest !== '' && !/^ \(of .*\)$/.test(rest)) throw new Error(`what is '${rest}' in '${domain}'?`);
  return claims;
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|Infinity)n?/;

class Reader {
  private text: string;
  /** The longest first: some begin with others. */
  private readonly names: readonly string[];

  constructor(text: string, names: readonly string[]) {
    this.text = text;
    this.names = [...names].sort((a, b) => b.length - a.length);
  }

  rest(): string {
    return this.text;
  }

  claims(): Claims {
    if (this.take('nothing')) return [];
    const all = [this.claim()];
    while (this.take(', or ') || this.take(' or ') || this.take(', ')) all.push(this.claim());
    return all;
  }

  private claim(): Claim {
    if (this.take('as in the initial state')) return { kind: 'kept' };
    if (this.take('a hole')) return { kind: 'hole' };
    if (this.take('left out')) return { kind: 'left out' };
    if (this.take('array of ')) return { kind: 'array', ...this.several(), ...this.inside((of) => ({ of })) };
    if (this.take('set of '))
      return this.inAnyOrder({ kind: 'set', ...this.several(), ...this.inside((of) => ({ of })) });
    if (this.take('map of ')) {
      const several = this.several();
      const made = this.inside((key): Claim => {
        this.expect(' → ');
        return { kind: 'map', ...several, key, value: this.claims() };
      });
      return this.inAnyOrder(made);
    }
    if (this.take('[')) {
      const each = [this.claims()];
      while (this.take('; ')) each.push(this.claims());
      this.expect(']');
      return { kind: 'tuple', each };
    }
    for (const type of this.names) {
      if (this.take(`any ${type}`)) return { kind: 'object', how: 'any', type };
      for (const how of ['below', 'above'] as const)
        if (this.take(`${type} ${how}`)) return { kind: 'object', how, type };
    }
    return this.primitive();
  }

  /** Nobody can see an order there. */
  private inAnyOrder(claim: Claim): Claim {
    this.take(' in no order');
    return claim;
  }

  private primitive(): Claim {
    const text = /^(?:'(?:[^'\\]|\\.)*'|true|false|null|undefined|NaN)/.exec(this.text)?.[0];
    if (text !== undefined) {
      this.expect(text);
      return { kind: 'literal', text };
    }
    const first = this.number();
    return this.take(' … ')
      ? { kind: 'range', lo: Number(first), hi: Number(this.number()) }
      : { kind: 'literal', text: first };
  }

  /** `0 … 2` or `2` */
  private several(): { readonly lo: number; readonly hi: number } {
    const lo = Number(this.number());
    return { lo, hi: this.take(' … ') ? Number(this.number()) : lo };
  }

  private inside<T>(make: (claims: Claims) => T): T {
    this.expect(' × (');
    const made = make(this.claims());
    this.expect(')');
    return made;
  }

  private number(): string {
    const text = NUMBER.exec(this.text)?.[0] ?? '';
    if (text === '') throw new Error(`no claim: '${this.text}'`);
    this.expect(text);
    return text;
  }

  private take(text: string): boolean {
    const isThere = this.text.startsWith(text);
    if (isThere) this.text = this.text.slice(text.length);
    return isThere;
  }

  private expect(text: string): void {
    if (!this.take(text)) throw new Error(`'${text}' is missing before '${this.text}'`);
  }
}

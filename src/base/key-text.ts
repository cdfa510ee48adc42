/**
 * What fields are called where they are shown or named by a spec: a field by its key, a private one as `#name`, one behind a symbol
 * as `[Symbol(name)]` or `[Symbol.iterator]`. Of several with one name, those of base classes say whose they are: `Base.#name`.
 * The evaluator, the real engines and the reader of types each have keys of their own; by these names they speak of the same field.
 */

/** The key of a record as source text has it: plainly, or as a text where it is no name, such as `'#size'`. */
export function keyText(name: string): string {
  if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) return name;
  return name.includes("'") ? JSON.stringify(name) : `'${name}'`;
}

/** `[Symbol(size)]`; of the language's own symbols `[Symbol.iterator]` */
export function symbolText(symbol: symbol): string {
  const description = symbol.description ?? '';
  const known = /^Symbol\.(\w+)$/.exec(description)?.[1];
  const isKnown = known !== undefined && (Symbol as unknown as Record<string, unknown>)[known] === symbol;
  return isKnown ? `[${description}]` : `[Symbol(${description})]`;
}

/** Whether a field is private or behind a symbol, so that texts outside of its class or module cannot name it. */
export function isHiddenName(name: string): boolean {
  return /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*\.)?#|^\[Symbol[.(]/u.test(name);
}

/** A field before it has its name among others. */
export interface UnnamedField<T> {
  readonly field: T;
  readonly name: string;
  /** The class of a private field. */
  readonly owner: string | undefined;
}

/**
 * Names by which the fields of one object can be told apart. @param fields those of base classes first, else by age
 * @ensures the last of several private ones keeps the plain name
 */
export function tellApart<T>(
  fields: readonly UnnamedField<T>[],
): readonly { readonly field: T; readonly name: string }[] {
  const taken = new Set<string>();
  const last = new Map(fields.map(({ name }, index) => [name, index]));
  return fields.map(({ field, name, owner }, index) => {
    const wanted = owner !== undefined && last.get(name) !== index ? `${owner}.${name}` : name;
    let one = wanted;
    for (let n = 2; taken.has(one); n += 1) one = `${wanted}~${n}`;
    taken.add(one);
    return { field, name: one };
  });
}

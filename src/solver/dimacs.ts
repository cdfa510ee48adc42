/**
 * Formulas in conjunctive normal form as text, in the DIMACS format that every SAT solver reads: what a bug report about
 * the solver contains, and what tests feed it.
 */

/** @invariant every literal is a non-zero integer with |literal| ≤ variables */
export interface Cnf {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
}

export function printDimacs(cnf: Cnf): string {
  const lines = cnf.clauses.map((clause) => [...clause, 0].join(' '));
  return [`p cnf ${cnf.variables} ${cnf.clauses.length}`, ...lines, ''].join('\n');
}

/**
 * Reads what `printDimacs` writes, and comments, clauses over several lines, and a `%` that ends the file as in the old
 * benchmark collections. Throws a SyntaxError that names the line where the text is something else.
 */
export function parseDimacs(text: string): Cnf {
  let header: { readonly variables: number; readonly clauses: number } | null = null;
  const clauses: number[][] = [];
  let clause: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const words = line
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words[0] === '%') break;
    if (words.length === 0 || words[0]!.startsWith('c')) continue;
    if (words[0] === 'p') {
      if (header !== null) throw malformed(index, 'a second header');
      header = parseHeader(words, index);
      continue;
    }
    if (header === null) throw malformed(index, 'a clause before the header');
    for (const word of words) {
      const literal = /^-?\d+$/.test(word) ? Number(word) : NaN;
      if (!(Math.abs(literal) <= header.variables)) throw malformed(index, `'${word}' is no literal`);
      if (literal !== 0) clause.push(literal);
      else {
        clauses.push(clause);
        clause = [];
      }
    }
  }
  const lastLine = text.split('\n').length - 1;
  if (header === null) throw malformed(lastLine, 'there is no header');
  if (clause.length > 0) throw malformed(lastLine, 'the last clause has no end');
  if (clauses.length !== header.clauses)
    throw malformed(lastLine, `expected ${header.clauses} clauses, found ${clauses.length}`);
  return { variables: header.variables, clauses };
}

function parseHeader(words: readonly string[], index: number): { variables: number; clauses: number } {
  const [, format, variables, clauses] = words;
  const isHeader = words.length === 4 && format === 'cnf' && /^\d+$/.test(variables!) && /^\d+$/.test(clauses!);
  if (!isHeader) throw malformed(index, 'expected: p cnf <variables> <clauses>');
  return { variables: Number(variables), clauses: Number(clauses) };
}

function malformed(index: number, what: string): SyntaxError {
  return new SyntaxError(`DIMACS line ${index + 1}: ${what}`);
}

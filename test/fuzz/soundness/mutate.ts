/**
 * Random changes of the rules of a language: one word in the place of another of its sort, an operator turned around, a condition left out.
 * Most of what comes out is another language, sound or not; what it is, node can say.
 */

import fc from 'fast-check';
import ts from 'typescript';

/** What stands for what: any of a sort may take the place of any other. */
export type Sorts = readonly (readonly string[])[];

export interface Mutant {
  readonly text: string;
  /** `offset: before → after` */
  readonly change: string;
}

const OPERATORS: Sorts = [
  ['===', '!=='],
  ['&&', '||'],
];

/** All texts that one change makes of another, whether they parse or not. @param from where rules begin: what stands before stays as it is */
export function mutantsOf(text: string, sorts: Sorts, from: number): readonly Mutant[] {
  const found: Mutant[] = [];
  const put = (offset: number, before: string, after: string): void => {
    const changed = text.slice(0, offset) + after + text.slice(offset + before.length);
    found.push({ text: changed, change: `${lineAt(text, offset)}: ${before} → ${after}` });
  };
  for (const sort of [...OPERATORS, ...sorts]) {
    for (const word of sort) {
      for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
        for (const other of sort) if (other !== word) put(at, word, other);
      }
    }
  }
  for (const { 0: conjunct, index } of text.matchAll(/ && [^&\n;)]+(?=[;)&\n ])/g)) {
    if (index >= from) put(index, conjunct, '');
  }
  return found;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function parses({ text }: Mutant): boolean {
  return ts.transpileModule(text, { reportDiagnostics: true }).diagnostics!.length === 0;
}

/** One change, or two. */
export function mutants(text: string, sorts: Sorts, from: number): fc.Arbitrary<Mutant> {
  const once = fc.constantFrom(...mutantsOf(text, sorts, from));
  const twice = once.chain((first) =>
    fc
      .constantFrom(...mutantsOf(first.text, sorts, from))
      .map((second) => ({ text: second.text, change: `${first.change}, then ${second.change}` })),
  );
  return fc.oneof({ weight: 3, arbitrary: once }, { weight: 1, arbitrary: twice }).filter(parses);
}

/**
 * Forms: the productions of the grammar of random programs, written as JavaScript text with marks in ‹ ›.
 *
 * A form does not know which variables are in scope; it says "a number variable" and the renderer finds one. So any tree
 * of forms renders to a well-scoped program, and a tree can be shrunk without care for names.
 *
 *   ‹num›, ‹any x y›      an expression of that sort; x and y are visible in it
 *   ‹leaf num›            an expression without parts
 *   ‹const x num›         a new name for a variable of that sort, to be mentioned again as ‹x›; ‹let x num› may be assigned
 *   ‹after x›             from here to the end of the block, x is visible
 *   ‹var num›, ‹assign num›  a visible variable, a visible variable that may be assigned
 *   ‹input num›           a parameter of the function, if there is one of that sort
 *   ‹block x›             statements in braces, in which x is visible
 *   ‹body x›              the same as a function body, ‹generator x› as a generator body, ‹loop @L x› as a loop body,
 *                         ‹labelled @L› as a block that can be left; ‹block* x›, … are the same without braces
 *   ‹label L›             a new label; ‹break›, ‹continue› with or without one of the labels around
 *   ‹yield›               the word, where it is allowed
 *   ‹all›                 the variables that are visible, separated by commas
 *   ‹pick + - *›          one of the words
 *   ‹hit name›            counts that this was reached
 *   ‹see name›(value)     counts that this was reached, and whether the value depends on the inputs
 */

/** What an expression gives, or what may be done with a variable. */
export type Sort = ExpressionSort | 'statement' | 'declaration';

export type ExpressionSort = (typeof EXPRESSION_SORTS)[number];

const EXPRESSION_SORTS = [
  'num',
  'str',
  'bool',
  'any',
  'arr',
  'obj',
  'map',
  'set',
  'fn',
  'gen',
  'key',
  'typed',
] as const;

/** Sorts that only variables have: what can be called or constructed, and how. */
export type VariableSort = ExpressionSort | 'class' | 'helper' | 'recursive' | 'maker';

export type ListKind = (typeof LIST_KINDS)[number];

const LIST_KINDS = ['block', 'body', 'generator', 'loop', 'labelled'] as const;

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly hole: number; readonly visible: readonly string[] }
  | {
      readonly kind: 'list';
      readonly hole: number;
      readonly list: ListKind;
      readonly braces: boolean;
      readonly label: string | null;
      readonly visible: readonly string[];
    }
  | { readonly kind: 'name'; readonly tag: string; readonly sort: VariableSort; readonly assignable: boolean }
  | { readonly kind: 'mention'; readonly tag: string }
  | { readonly kind: 'after'; readonly tag: string }
  | {
      readonly kind: 'variable';
      readonly which: 'var' | 'assign' | 'input';
      readonly sort: VariableSort;
      readonly pick: number;
    }
  | { readonly kind: 'label'; readonly tag: string }
  | { readonly kind: 'jump'; readonly word: 'break' | 'continue'; readonly pick: number }
  | { readonly kind: 'yield' }
  | { readonly kind: 'all' }
  | { readonly kind: 'pick'; readonly words: readonly string[]; readonly pick: number }
  | { readonly kind: 'hit' | 'see'; readonly name: string };

export interface Hole {
  readonly sort: Sort;
  /** How many trees: one for an expression, some for a list of statements. */
  readonly list: boolean;
  readonly leaf: boolean;
}

export interface Form {
  readonly sort: Sort;
  readonly weight: number;
  readonly template: string;
  readonly parts: readonly Part[];
  readonly holes: readonly Hole[];
  /** How many numbers a tree of this form needs for its choices. */
  readonly picks: number;
}

/** Weight and template of some forms of one sort. */
export type FormTable = readonly (readonly [weight: number, template: string])[];

export function formsOf(sort: Sort, table: FormTable): readonly Form[] {
  return table.map(([weight, template]) => parseForm(sort, weight, template));
}

export function parseForm(sort: Sort, weight: number, template: string): Form {
  const holes: Hole[] = [];
  let picks = 0;
  const parts = template.split(/[‹›]/).map((text, i): Part => (i % 2 === 0 ? { kind: 'text', text } : mark(text)));
  return { sort, weight, template, parts, holes, picks };

  function mark(text: string): Part {
    const [word, ...rest] = text.split(' ') as [string, ...string[]];
    if (isExpressionSort(word)) {
      holes.push({ sort: word, list: false, leaf: false });
      return { kind: 'expression', hole: holes.length - 1, visible: rest };
    }
    const list = LIST_KINDS.find((one) => one === word.replace('*', ''));
    if (list !== undefined) {
      holes.push({ sort: 'statement', list: true, leaf: false });
      const label = rest.find((one) => one.startsWith('@'))?.slice(1) ?? null;
      const visible = rest.filter((one) => !one.startsWith('@'));
      return { kind: 'list', hole: holes.length - 1, list, braces: list === word, label, visible };
    }
    switch (word) {
      case 'leaf':
        holes.push({ sort: rest[0] as ExpressionSort, list: false, leaf: true });
        return { kind: 'expression', hole: holes.length - 1, visible: rest.slice(1) };
      case 'let':
      case 'const':
        return { kind: 'name', tag: rest[0]!, sort: rest[1] as VariableSort, assignable: word === 'let' };
      case 'after':
        return { kind: 'after', tag: rest[0]! };
      case 'var':
      case 'assign':
      case 'input':
        return { kind: 'variable', which: word, sort: rest[0] as VariableSort, pick: picks++ };
      case 'label':
        return { kind: 'label', tag: rest[0]! };
      case 'break':
      case 'continue':
        return { kind: 'jump', word, pick: picks++ };
      case 'yield':
      case 'all':
        return { kind: word };
      case 'pick':
        return { kind: 'pick', words: rest, pick: picks++ };
      case 'hit':
      case 'see':
        return { kind: word, name: rest.join(' ') };
    }
    if (rest.length > 0) throw new Error(`no such mark: ‹${text}› in ${template}`);
    return { kind: 'mention', tag: word };
  }
}

function isExpressionSort(word: string): word is ExpressionSort {
  return (EXPRESSION_SORTS as readonly string[]).includes(word);
}

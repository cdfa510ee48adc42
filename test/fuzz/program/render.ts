/**
 * Trees → text. The renderer keeps the scopes: which variables of which sort are visible, which may be assigned, which
 * labels and loops are around. A form that asks for what is not there becomes the simplest form of its sort.
 */

import { simplest } from './grammar.js';
import { parseForm, type ListKind, type Part, type VariableSort } from './template.js';
import type { Tree } from './tree.js';

export interface Variable {
  readonly name: string;
  readonly sort: VariableSort;
  readonly assignable: boolean;
  readonly input: boolean;
}

/** What surrounds a statement. */
interface Surroundings {
  /** Labels of loops, and of blocks, which can only be left. */
  readonly loopLabels: readonly string[];
  readonly blockLabels: readonly string[];
  readonly loops: number;
  readonly generator: boolean;
}

const NOTHING_AROUND: Surroundings = { loopLabels: [], blockLabels: [], loops: 0, generator: false };

/** Loops inside loops, counted through function bodies, so that programs stay short. */
const DEEPEST_LOOP = 2;

const MOST_SHOWN = 10;

const UNRENDERABLE = Symbol('nothing of that sort is in scope');

const PREFIX: Readonly<Record<VariableSort, string>> = {
  num: 'n',
  str: 's',
  bool: 'p',
  any: 'v',
  arr: 'xs',
  obj: 'o',
  map: 'm',
  set: 't',
  fn: 'f',
  gen: 'g',
  key: 'k',
  typed: 'u',
  class: 'C',
  helper: 'help',
  recursive: 'recur',
  maker: 'make',
};

/** Sorts whose values a variable of sort any may hold, or rather be read as. */
const ANY: readonly VariableSort[] = ['any', 'num', 'str', 'bool', 'arr', 'obj', 'map', 'set', 'fn', 'typed'];

export class Renderer {
  private readonly scopes: Variable[][] = [[]];
  private around: Surroundings = NOTHING_AROUND;
  private count = 0;

  /** @param hits whether to count what is reached */
  constructor(private readonly hits: boolean) {}

  declare(variable: Variable): void {
    this.scopes.at(-1)!.push(variable);
  }

  /** Statements without braces, in a scope of their own. */
  statements(trees: readonly Tree[], visible: readonly Variable[] = []): string {
    this.scopes.push([...visible]);
    const text = trees.map((tree) => this.render(tree)).join('\n');
    this.scopes.pop();
    return text;
  }

  /** Declarations, whose names stay visible. */
  declarations(trees: readonly Tree[]): string {
    return trees.map((tree) => this.render(tree)).join('\n');
  }

  /** The body of a function with these parameters; at its end it logs its variables. */
  body(trees: readonly Tree[], parameters: readonly Variable[]): string {
    return this.within(NOTHING_AROUND, () => this.statements([...trees, END], parameters));
  }

  private render(tree: Tree): string {
    const scope = this.scopes.at(-1)!;
    const { length } = scope;
    const depth = this.scopes.length;
    const { around } = this;
    try {
      return this.parts(tree);
    } catch (problem) {
      if (problem !== UNRENDERABLE) throw problem;
      scope.length = length;
      this.scopes.length = depth;
      this.around = around;
      return fallback(tree);
    }
  }

  private parts(tree: Tree): string {
    const names = new Map<string, Variable>();
    const labels = new Map<string, string>();
    const visible = (tags: readonly string[]): Variable[] =>
      tags.map((tag) => (tag === 'this' ? THIS : (names.get(tag) ?? unknown(tag, tree))));
    return tree.form.parts.map((part) => this.part(tree, part, names, labels, visible)).join('');
  }

  private part(
    tree: Tree,
    part: Part,
    names: Map<string, Variable>,
    labels: Map<string, string>,
    visible: (tags: readonly string[]) => Variable[],
  ): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'expression': {
        this.scopes.push(visible(part.visible));
        const text = this.render(tree.holes[part.hole]![0]!);
        this.scopes.pop();
        return text;
      }
      case 'list': {
        const trees = tree.holes[part.hole]!;
        const parameters = part.list === 'body' || part.list === 'generator';
        const scope = visible(part.visible).map((one) => (parameters ? { ...one, input: one !== THIS } : one));
        const label = part.label === null ? null : labels.get(part.label)!;
        const text = this.within(this.inside(part.list, label), () => this.statements(trees, scope));
        return part.braces ? `{\n${text}\n}` : text;
      }
      case 'name': {
        this.count += 1;
        const name = `${PREFIX[part.sort]}${this.count}`;
        names.set(part.tag, { name, sort: part.sort, assignable: part.assignable, input: false });
        return name;
      }
      case 'mention':
        return names.get(part.tag)?.name ?? labels.get(part.tag) ?? unknown(part.tag, tree);
      case 'after':
        this.declare(names.get(part.tag) ?? unknown(part.tag, tree));
        return '';
      case 'variable':
        return this.variable(part.which, part.sort, tree.picks[part.pick]!);
      case 'label': {
        this.count += 1;
        labels.set(part.tag, `L${this.count}`);
        return `L${this.count}`;
      }
      case 'jump': {
        const { loopLabels, blockLabels, loops } = this.around;
        const targets = [...(loops > 0 ? [''] : []), ...loopLabels, ...(part.word === 'break' ? blockLabels : [])];
        if (targets.length === 0) throw UNRENDERABLE;
        return `${part.word} ${targets[tree.picks[part.pick]! % targets.length]!}`;
      }
      case 'yield':
        if (!this.around.generator) throw UNRENDERABLE;
        return 'yield';
      case 'all':
        return this.all();
      case 'pick':
        return part.words[tree.picks[part.pick]! % part.words.length]!;
      case 'hit':
        return this.hits ? `hit('${part.name}')` : '0';
      case 'see':
        return this.hits ? `see('${part.name}')` : '';
    }
  }

  private inside(list: ListKind, label: string | null): Surroundings {
    const { loopLabels, blockLabels, loops, generator } = this.around;
    switch (list) {
      case 'block':
        return this.around;
      case 'body':
        return NOTHING_AROUND;
      case 'generator':
        return { ...NOTHING_AROUND, generator: true };
      case 'labelled':
        return { loopLabels, blockLabels: [...blockLabels, label!], loops, generator };
      case 'loop':
        if (this.loopsAround >= DEEPEST_LOOP) throw UNRENDERABLE;
        return {
          loopLabels: label === null ? loopLabels : [...loopLabels, label],
          blockLabels,
          loops: loops + 1,
          generator,
        };
    }
  }

  /** Loops around, through function bodies. */
  private loopsAround = 0;

  private within<T>(around: Surroundings, action: () => T): T {
    const before = this.around;
    const loopsBefore = this.loopsAround;
    if (around.loops > before.loops) this.loopsAround += 1;
    this.around = around;
    try {
      return action();
    } finally {
      this.around = before;
      this.loopsAround = loopsBefore;
    }
  }

  /** The variables of the latest scopes, for a program to show what they hold. */
  private all(): string {
    const shown = this.scopes.flat().filter((one) => ANY.includes(one.sort) && one.sort !== 'fn' && one !== THIS);
    return shown
      .slice(-MOST_SHOWN)
      .map((one) => one.name)
      .join(', ');
  }

  private variable(which: 'var' | 'assign' | 'input', sort: VariableSort, pick: number): string {
    const all = this.scopes.flat().reverse();
    const fits = (one: Variable): boolean =>
      sort === 'any' && which !== 'assign' ? ANY.includes(one.sort) : one.sort === sort;
    let found = all.filter((one) => fits(one) && (which !== 'assign' || one.assignable));
    if (which === 'input') {
      const inputs = found.filter((one) => one.input && (sort !== 'any' || one.sort === 'any' || pick % 3 === 0));
      if (inputs.length > 0) found = inputs;
    }
    if (found.length === 0) throw UNRENDERABLE;
    return found[pick % found.length]!.name;
  }
}

const END: Tree = { form: parseForm('statement', 1, 'log.push([‹all›]);'), picks: [], holes: [] };

const THIS: Variable = { name: 'this', sort: 'obj', assignable: false, input: false };

function unknown(tag: string, tree: Tree): never {
  throw new Error(`the form ${tree.form.template} does not define ${tag}`);
}

/** The simplest form of a sort, with a pick taken from the tree whose place it takes. */
function fallback({ form, picks }: Tree): string {
  const text = (part: Part): string => {
    if (part.kind === 'text') return part.text;
    return part.kind === 'pick' ? part.words[(picks[0] ?? 0) % part.words.length]! : '';
  };
  return simplest(form.sort).parts.map(text).join('');
}

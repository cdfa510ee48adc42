/**
 * A state in the making. Each of its cells is empty until somebody looks at it; then a choice is made. So states that differ only in what
 * nobody looked at are one candidate (Boyapati, Khurshid and Marinov 2002, whose order of fields is the order of choices here).
 *
 * Objects of a pool are interchangeable: a reference leads to one in use or to the next not in use, so of isomorphic states only one
 * is made. Keys of maps and elements of sets are different from each other, in every order, since order can be observed.
 */

import type { Given, TypeId } from '../../spec/bounds.js';
import type { Primitive } from '../../spec/domains.js';
import type { GraphObject, GraphValue } from '../../spec/graph.js';
import type { Chooser } from '../../spec/choices.js';
import type { Layout, Option, Site, Slot, Tree } from './layout.js';

export type Content =
  | { readonly kind: 'primitive'; readonly value: Primitive }
  | ({ readonly kind: 'given' } & Given)
  | { readonly kind: 'node'; readonly node: Node }
  /** An object of the state, of an argument that leads there. */
  | { readonly kind: 'outside'; readonly index: number }
  | { readonly kind: 'hole' }
  | { readonly kind: 'kept' };

export interface Cell {
  readonly slot: Slot;
  content: Content | null;
}

export interface Node {
  readonly type: string;
  /** Of arrays, maps and sets null: one cell leads to each. */
  readonly place: Site | null;
  readonly fields: readonly { readonly name: string; readonly cell: Cell }[];
  readonly elements: readonly Cell[];
  readonly entries: readonly (readonly [key: Cell, value: Cell])[];
}

/** Thrown where no choice is left; `isDead` says so to those who did not see it. */
export class DeadEnd extends Error {}

/** What a reference may lead to. */
type Target = Site | Content;

/** Where references of arguments lead besides. */
export type Outside = (type: TypeId) => readonly Content[];

export class Candidate {
  readonly roots: readonly Cell[];
  isDead = false;
  private readonly nodes = new Map<Site, Node>();
  /** Those that something leads to. */
  private readonly present = new Set<Site>();
  private readonly used = new Map<TypeId, Site[]>();
  /** How many objects there are: a tree may have more places. */
  private readonly inTree = new Map<Tree, Map<TypeId, number>>();
  /** Positions that the slot leads to which owns them. */
  private readonly attached = new Set<Site>();

  constructor(
    private readonly layout: Layout,
    private readonly chooser: Chooser,
    private readonly outside: Outside | null = null,
  ) {
    this.roots = layout.roots.map(cell);
  }

  /** What a cell holds, chosen now if it was not before. */
  force(asked: Cell): Content {
    return (asked.content ??= this.choice(asked.slot));
  }

  /** Chooses what nobody looked at; returns all objects, breadth first. */
  complete(): Node[] {
    return [...this.unfolding()];
  }

  /** All objects, breadth first; the cells of one are chosen after it was given. */
  *unfolding(): Generator<Node, void> {
    const found = new Set<Node>();
    const add = (asked: Cell): void => {
      const content = this.force(asked);
      if (content.kind === 'node') found.add(content.node);
    };
    this.roots.forEach(add);
    for (const node of found) {
      yield node;
      cellsOf(node).forEach(add);
    }
  }

  private pick(alternatives: readonly (() => Content)[]): Content {
    if (alternatives.length === 0) {
      this.isDead = true;
      throw new DeadEnd('no choice is left');
    }
    return alternatives[this.chooser.choose(alternatives.length)]!();
  }

  /** Whether every position that is there is led to by the slot that owns it. @requires everything is chosen */
  isAttached(): boolean {
    return [...this.present].every((place) => !place.isPosition || this.attached.has(place));
  }

  private choice({ options, hasReferences }: Slot): Content {
    const open = options.filter((option) => option.kind !== 'place' || this.hasRoom(option.place));
    if (hasReferences || open.length === 0) return this.pick(open.flatMap((option) => this.thunks(option)));
    return this.thunks(open[this.chooser.choose(open.length)]!)[0]!();
  }

  private thunks(option: Option): readonly (() => Content)[] {
    switch (option.kind) {
      case 'primitive':
      case 'given':
      case 'hole':
      case 'kept':
        return [() => option];
      case 'place':
        return [
          () => {
            this.attached.add(option.place);
            return this.enter(option.place);
          },
        ];
      case 'reference':
        return this.targets(option.type).map((target) => () => this.lead(option.type, target));
      case 'array':
        return [() => this.array(option.minimum, option.elements)];
      case 'set':
        return [
          () =>
            container(
              'Set',
              option.most === null
                ? this.distinct(option.elements)
                : this.some(option.elements, option.most).map((slot) => this.forced(slot)),
              [],
            ),
        ];
      case 'map':
        return [
          () => {
            if (option.most !== null)
              return container(
                'Map',
                [],
                this.some(option.entries, option.most).map(([key, value]) => [this.forced(key), this.forced(value)]),
              );
            const keys = this.distinct(option.entries.map(([key]) => key));
            return container(
              'Map',
              [],
              keys.map((key, index) => [key, this.forced(option.entries[index]![1])]),
            );
          },
        ];
    }
  }

  /** What stands there, if something does. */
  at(place: Site): Node {
    let node = this.nodes.get(place);
    if (node === undefined) {
      const fields = place.fields.map(({ name, slot }) => ({ name, cell: cell(slot) }));
      node = { type: place.type.id, place, fields, elements: [], entries: [] };
      this.nodes.set(place, node);
    }
    return node;
  }

  private enter(place: Site): Content {
    const { tree, type } = place;
    if (!this.present.has(place)) {
      this.present.add(place);
      const numbers = this.inTree.get(tree) ?? new Map<TypeId, number>();
      this.inTree.set(tree, numbers);
      numbers.set(type.id, (numbers.get(type.id) ?? 0) + 1);
    }
    return { kind: 'node', node: this.at(place) };
  }

  /** Whether there may be an object at this place: the tree must not have all it may have. */
  private hasRoom(place: Site): boolean {
    const { tree, type } = place;
    if (type.isFull === true || this.present.has(place)) return true;
    return (this.inTree.get(tree)?.get(type.id) ?? 0) < type.count;
  }

  private targets(type: TypeId): Target[] {
    const outside = this.outside?.(type) ?? [];
    const isPossible = (place: Site): boolean => place.isPossible && this.hasRoom(place);
    const positions = (this.layout.positions.get(type) ?? []).filter(isPossible);
    const pool = (this.layout.pools.get(type) ?? []).filter((place) => place.isPossible);
    const used = this.used.get(type) ?? [];
    return [...outside, ...pool.slice(0, used.length + 1), ...positions];
  }

  private lead(type: TypeId, target: Target): Content {
    if ('kind' in target) return target;
    const used = this.used.get(type) ?? [];
    if (!target.isPosition && !used.includes(target)) this.used.set(type, [...used, target]);
    return this.enter(target);
  }

  private array(minimum: number, elements: readonly Slot[]): Content {
    const length = minimum + this.chooser.choose(elements.length - minimum + 1);
    return container('Array', elements.slice(0, length).map(cell), []);
  }

  /** Any so many of them, in their order. */
  private some<T>(all: readonly T[], most: number): readonly T[] {
    let left = most;
    return all.filter(() => {
      const isIn = left > 0 && this.chooser.choose(2) === 1;
      if (isIn) left -= 1;
      return isIn;
    });
  }

  /** Some of the slots, from the first on, holding different values. */
  private distinct(slots: readonly Slot[]): Cell[] {
    const size = this.chooser.choose(slots.length + 1);
    const cells: Cell[] = [];
    for (const slot of slots.slice(0, size)) {
      const made = cell(slot);
      const taken = cells.map(({ content }) => identity(content!));
      made.content = this.pickWhere(slot, (content) => !taken.includes(identity(content)));
      cells.push(made);
    }
    return cells;
  }

  /** Only primitives and references can be equal to something; what else a key may be is made when it is chosen. */
  private pickWhere(slot: Slot, isAllowed: (content: Content) => boolean): Content {
    const alternatives = slot.options.flatMap((option) => {
      if (option.kind === 'primitive') return isAllowed(option) ? this.thunks(option) : [];
      if (option.kind === 'place')
        return this.hasRoom(option.place) && this.isFree(option.place, isAllowed) ? this.thunks(option) : [];
      if (option.kind !== 'reference') return this.thunks(option);
      return this.targets(option.type)
        .filter((target) => ('kind' in target ? isAllowed(target) : this.isFree(target, isAllowed)))
        .map((target) => () => this.lead(option.type, target));
    });
    return this.pick(alternatives);
  }

  /** An object that is not there yet is different from all others. */
  private isFree(place: Site, isAllowed: (content: Content) => boolean): boolean {
    const node = this.nodes.get(place);
    return node === undefined || isAllowed({ kind: 'node', node });
  }

  private forced(slot: Slot): Cell {
    const made = cell(slot);
    this.force(made);
    return made;
  }
}

export function cell(slot: Slot): Cell {
  return { slot, content: null };
}

export function cellsOf({ fields, elements, entries }: Node): Cell[] {
  return [...fields.map((field) => field.cell), ...elements, ...entries.flat()];
}

function container(type: string, elements: readonly Cell[], entries: Node['entries']): Content {
  return { kind: 'node', node: { type, place: null, fields: [], elements, entries } };
}

/** Two contents are the same key if these are. */
function identity(content: Content): unknown {
  switch (content.kind) {
    case 'primitive':
      // as maps compare: +0 and −0 are one key
      return content.value === 0 ? '0 number' : `${String(content.value)} ${typeof content.value}`;
    case 'given':
      return `given ${content.index}`;
    case 'node':
      return content.node;
    case 'outside':
      return `outside ${content.index}`;
    case 'hole':
    case 'kept':
      return content.kind;
  }
}

/**
 * As data, objects numbered from `first` on in the given order.
 * @requires every cell of the nodes has its content, and nodes contains all they lead to
 */
export function asGraph(
  nodes: readonly Node[],
  first: number,
): { objects: GraphObject[]; valueOf: (asked: Cell) => GraphValue } {
  const indices = new Map(nodes.map((node, index) => [node, first + index]));
  const valueOf = ({ content }: Cell): GraphValue => {
    switch (content!.kind) {
      case 'primitive':
      case 'given':
      case 'hole':
      case 'kept':
        return content!;
      case 'node':
        return { kind: 'object', index: indices.get(content!.node)! };
      case 'outside':
        return { kind: 'object', index: content!.index };
    }
  };
  const objects = nodes.map(({ type, fields, elements, entries }) => ({
    type,
    fields: fields.map(({ name, cell: asked }) => [name, valueOf(asked)] as const),
    elements: elements.map(valueOf),
    entries: entries.map(([key, value]) => [valueOf(key), valueOf(value)] as const),
  }));
  return { objects, valueOf };
}

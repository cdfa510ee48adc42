/**
 * A candidate as real objects whose fields choose what they hold when they are first read. Fields and elements of arrays are accessors
 * on the objects themselves. Private names, lengths of arrays, maps and sets cannot be watched, so they are chosen
 * as soon as the object comes into being. A field that is written holds that from then on. Attributes are as in the initial state; if states
 * keep something of it, objects are those that the code makes (see moulds.ts).
 */

import { isHiddenName } from '../../base/key-text.js';
import type { Given } from '../../spec/bounds.js';
import type { Candidate, Cell, Content, Node } from './candidate.js';
import type { Site, Slot } from './layout.js';
import { Moulds, keepsSomething } from './moulds.js';
import { attributesIn, define, isTransparent, keyIn } from './objects.js';
import type { Situation } from './situation.js';

export class LazyObjects {
  private readonly objects = new Map<Node, object>();
  private readonly given: (given: Given) => unknown;
  private readonly moulds: Moulds | null;

  constructor(
    private readonly candidate: Candidate,
    private readonly situation: Situation,
  ) {
    this.given = situation.given.forState().valueOf;
    this.moulds = keepsSomething(situation) ? new Moulds(situation) : null;
  }

  /** @param found what the code puts there, of an array, a map or a set */
  valueOf(content: Content, found?: unknown): unknown {
    switch (content.kind) {
      case 'primitive':
        return content.value;
      case 'given':
        return this.given(content);
      case 'node':
        return this.objectOf(content.node, found);
      case 'outside':
      case 'hole':
      case 'kept':
        throw new Error(`there is no value for what is ${content.kind}`);
    }
  }

  objectOf(node: Node, found?: unknown): object {
    const known = this.objects.get(node);
    if (known !== undefined) return known;
    const { registry, types, example } = this.situation;
    const made = this.taken(node, found);
    const object = made ?? this.empty(node);
    const like = made ?? (types.find(node.type)?.kind === 'class' ? example(node.type) : null);
    this.objects.set(node, object);
    if (Array.isArray(object)) object.length = node.elements.length;
    for (const { name, cell } of node.fields) {
      if (isKept(cell)) {
        if (made === null) throw new Error(`nothing made '${name}' of ${node.type}`);
      } else if (isHiddenName(name) && registry.privateFields(object).some((field) => field.name === name))
        define(object, name, this.read(cell, object, name), registry);
      else this.watch(object, keyIn(object, name, registry, like), name, cell, like);
    }
    for (const [index, cell] of node.elements.entries()) {
      if (object instanceof Set) object.add(this.read(cell, object, index));
      else if (!isHole(cell, this.candidate)) this.watch(object, String(index), index, cell, null);
    }
    if (like !== null && !Object.isExtensible(like)) Object.preventExtensions(object);
    for (const [key, value] of node.entries)
      (object as Map<unknown, unknown>).set(this.read(key, object, null), this.read(value, object, null));
    if (made !== null) this.chooseParts(node, object);
    this.moulds?.seal(object);
    return object;
  }

  /** Closures may remember what the code put into a field, and nobody would see them look at it. */
  private chooseParts(node: Node, object: object): void {
    for (const { name, cell } of node.fields) {
      if (!isKept(cell) && isTransparent(this.moulds!.partOf(object, name))) this.read(cell, object, name);
    }
    for (const [index, cell] of node.elements.entries()) {
      if (Array.isArray(object) && isTransparent(this.moulds!.partOf(object, index))) this.read(cell, object, index);
    }
  }

  private read(cell: Cell, holder: object, part: string | number | null): unknown {
    const content = this.candidate.force(cell);
    const isContainer = content.kind === 'node' && content.node.place === null;
    return this.valueOf(content, isContainer && part !== null ? this.moulds?.partOf(holder, part) : undefined);
  }

  private watch(object: object, key: string | symbol, part: string | number, cell: Cell, like: object | null): void {
    const { writable, enumerable, configurable } = attributesIn(like, String(part));
    let written: { readonly value: unknown } | null = null;
    const set = (value: unknown): void => {
      this.candidate.force(cell);
      written = { value };
    };
    Object.defineProperty(object, key, {
      get: () => (written === null ? this.read(cell, object, part) : written.value),
      ...(writable && this.moulds?.isFrozen(object) !== true && { set }),
      enumerable,
      configurable,
    });
  }

  /** What the code makes for this place; null if that does not matter. */
  private taken(node: Node, found: unknown): object | null {
    if (this.moulds === null) return null;
    if (node.place === null) return this.moulds.container(node.type, found);
    return this.moulds.instance(node.place.type, this.foundAt(node.place));
  }

  /** What the code puts where a place is, if the initial state has such a place. */
  private foundAt(place: Site): unknown {
    const { slot } = this.candidate.roots[0]!;
    if (slot.options.some((option) => option.kind === 'place' && option.place === place)) return this.moulds!.subject();
    if (place.above === null) return undefined;
    const above = this.objectOf(this.candidate.at(place.above));
    for (const { name, slot: inner } of place.above.fields) {
      const path = pathIn(inner, place);
      if (path === null) continue;
      return path.reduce(
        (holder: unknown, index) => this.moulds!.partOf(holder, index),
        this.moulds!.partOf(above, name),
      );
    }
    return undefined;
  }

  private empty(node: Node): object {
    const { registry, types } = this.situation;
    if (node.type === 'Array') return [];
    if (node.type === 'Map') return new Map();
    if (node.type === 'Set') return new Set();
    if (types.get(node.type).kind === 'record') return {};
    const constructor = registry.find(node.type);
    if (constructor === null) throw new Error(`there is no class ${node.type} among the modules that were loaded`);
    return registry.make(constructor);
  }
}

/** The elements of arrays that lead from a slot to a place; null if none do. */
function pathIn({ options }: Slot, place: Site): readonly number[] | null {
  for (const option of options) {
    if (option.kind === 'place' && option.place === place) return [];
    if (option.kind !== 'array') continue;
    for (const [index, element] of option.elements.entries()) {
      const rest = pathIn(element, place);
      if (rest !== null) return [index, ...rest];
    }
  }
  return null;
}

/** Whether there is an element cannot be watched, so it is chosen at once. */
function isHole(cell: Cell, candidate: Candidate): boolean {
  return cell.slot.options.some(({ kind }) => kind === 'hole') && candidate.force(cell).kind === 'hole';
}

function isKept(cell: Cell): boolean {
  return cell.slot.options.length === 1 && cell.slot.options[0]!.kind === 'kept';
}

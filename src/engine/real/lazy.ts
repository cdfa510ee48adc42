/**
 * A candidate as real objects whose fields choose what they hold when they are first read. Fields and elements of arrays are accessors
 * on the objects themselves. Private names, lengths of arrays, maps and sets cannot be watched, so they are chosen
 * as soon as the object comes into being. A field that is written holds that from then on. Attributes are as in the initial state.
 */

import { isHiddenName } from '../../base/key-text.js';
import type { Candidate, Cell, Content, Node } from './candidate.js';
import { attributesIn, contentsOf, define, isOpen, keyIn, type PropertyAttributes } from './objects.js';
import { firstOf, type Situation } from './situation.js';

export class LazyObjects {
  private readonly objects = new Map<Node, object>();
  private initial: unknown;

  constructor(
    private readonly candidate: Candidate,
    private readonly situation: Situation,
  ) {}

  valueOf(content: Content): unknown {
    switch (content.kind) {
      case 'primitive':
        return content.value;
      case 'node':
        return this.objectOf(content.node);
      case 'outside':
      case 'hole':
      case 'kept':
        throw new Error(`there is no value for what is ${content.kind}`);
    }
  }

  objectOf(node: Node): object {
    const known = this.objects.get(node);
    if (known !== undefined) return known;
    const object = this.empty(node);
    const { registry, types, example } = this.situation;
    const like = types.find(node.type)?.kind === 'class' ? example(node.type) : null;
    this.objects.set(node, object);
    for (const { name, cell } of node.fields) {
      if (isKept(cell)) this.keep(object, name, node.type);
      else if (isHiddenName(name) && registry.privateFields(object).some((field) => field.name === name))
        define(object, name, this.read(cell), registry);
      else this.watch(object, keyIn(object, name, registry, like), cell, attributesIn(like, name));
    }
    for (const [index, cell] of node.elements.entries()) {
      if (object instanceof Set) object.add(this.read(cell));
      else if (!isHole(cell, this.candidate)) this.watch(object, String(index), cell, attributesIn(null, ''));
    }
    if (like !== null && !Object.isExtensible(like)) Object.preventExtensions(object);
    for (const [key, value] of node.entries) (object as Map<unknown, unknown>).set(this.read(key), this.read(value));
    return object;
  }

  private read(cell: Cell): unknown {
    return this.valueOf(this.candidate.force(cell));
  }

  private watch(object: object, key: string | symbol, cell: Cell, attributes: PropertyAttributes): void {
    const { writable, enumerable, configurable } = attributes;
    let written: { readonly value: unknown } | null = null;
    const set = (value: unknown): void => {
      this.candidate.force(cell);
      written = { value };
    };
    Object.defineProperty(object, key, {
      get: () => (written === null ? this.read(cell) : written.value),
      ...(writable && { set }),
      enumerable,
      configurable,
    });
  }

  private empty(node: Node): object {
    const { registry, types } = this.situation;
    if (node.type === 'Array') return Array<unknown>(node.elements.length);
    if (node.type === 'Map') return new Map();
    if (node.type === 'Set') return new Set();
    if (types.get(node.type).kind === 'record') return {};
    const root = this.candidate.roots[0]!.content;
    const isSubject = root?.kind === 'node' && root.node === node;
    if (isSubject && node.fields.some(({ cell }) => isKept(cell))) {
      const initial = this.initialState() as object;
      if (isOpen(initial)) return initial;
    }
    const constructor = registry.find(node.type);
    if (constructor === null) throw new Error(`there is no class ${node.type} among the modules that were loaded`);
    return registry.make(constructor);
  }

  private keep(object: object, name: string, type: string): void {
    const { registry } = this.situation;
    const initial = this.initialState();
    if (object === initial) return;
    const source = firstOf(type, initial, registry);
    if (source === null) throw new Error(`no object of ${type} in the initial state to take '${name}' from`);
    const field = contentsOf(source, registry).fields.find(([one]) => one === name);
    if (field !== undefined) define(object, name, field[1], registry, source);
  }

  private initialState(): unknown {
    return (this.initial ??= this.situation.initial());
  }
}

/** Whether there is an element cannot be watched, so it is chosen at once. */
function isHole(cell: Cell, candidate: Candidate): boolean {
  return cell.slot.options.some(({ kind }) => kind === 'hole') && candidate.force(cell).kind === 'hole';
}

function isKept(cell: Cell): boolean {
  return cell.slot.options.length === 1 && cell.slot.options[0]!.kind === 'kept';
}

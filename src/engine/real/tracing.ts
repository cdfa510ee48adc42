/**
 * Follows one call through what its statements tell (source/steps.ts): which were done, in which round of which loop, and what each changed
 * of the variables that it sees and of the objects that are known. Objects are called by where they were before the statement, so
 * that `list.head = list.head.next` reads as it was meant.
 */

import { describePrimitive } from '../../spec/describe.js';
import type { StepPlace } from '../../source/steps.js';
import type { TracedStep } from '../../verdict/verdict.js';
import { HOLE, contentsOf, isTransparent } from './objects.js';
import type { Registry } from './registry.js';

/** No more steps are kept: a loop that never ends would fill the memory. */
const MOST_STEPS = 400;

/** One call of a function. */
export interface Activation {
  /** Of the loops that it is in. */
  readonly rounds: Map<NonNullable<StepPlace['loop']>, number>;
  readonly variables: Map<string, unknown>;
}

export class Tracer {
  readonly steps: TracedStep[] = [];
  isCut = false;
  private readonly activations: Activation[] = [];
  /** The contents of all objects that are known, as they were after the last step. */
  private contents: ReadonlyMap<object, ReadonlyMap<string, unknown>> = new Map();
  private names: ReadonlyMap<object, string> = new Map();

  /** @param roots what is given, by the names that it has in the report */
  constructor(
    private readonly registry: Registry,
    private readonly roots: readonly (readonly [name: string, value: unknown])[],
  ) {
    this.look([]);
  }

  entered(): Activation {
    const activation: Activation = { rounds: new Map(), variables: new Map() };
    this.activations.push(activation);
    return activation;
  }

  /** @param came what an expression came to, if that is what happened */
  step(
    activation: Activation,
    path: string,
    place: StepPlace,
    variables: Readonly<Record<string, unknown>>,
    came: { readonly value: unknown } | null,
  ): void {
    if (this.steps.length >= MOST_STEPS) this.isCut = true;
    if (this.isCut) return;
    this.goOnWith(activation);
    const round = roundOf(activation, place);
    const assigned = Object.entries(variables).filter(
      ([name, value]) => !activation.variables.has(name) || !Object.is(activation.variables.get(name), value),
    );
    for (const [name, value] of assigned) activation.variables.set(name, value);
    const before = this.contents;
    const given = came === null ? [] : [came.value];
    const known = [...this.activations.flatMap((one) => [...one.variables.values()]), ...given];
    const textOf = (value: unknown): string => this.textOf(value);
    // by the names of before
    const changes = assigned
      .map(([name, value]) => ({ what: name, value: textOf(value) }))
      .filter(({ what, value }) => what !== value);
    const now = contentsFrom([...this.roots.map(([, value]) => value), ...known], this.registry, before);
    for (const [object, cells] of now) {
      const old = before.get(object);
      const name = this.names.get(object);
      if (old === undefined || name === undefined) continue;
      for (const key of new Set([...old.keys(), ...cells.keys()])) {
        if (old.has(key) && cells.has(key) && Object.is(old.get(key), cells.get(key))) continue;
        changes.push({ what: name + key, value: cells.has(key) ? textOf(cells.get(key)) : 'gone' });
      }
    }
    const { line, column, text } = place;
    const value = came === null ? null : textOf(came.value);
    this.steps.push({ place: { path, line, column }, text, depth: this.activations.length - 1, round, value, changes });
    this.look(known);
  }

  /** Calls that it made have ended; a generator may have been left and goes on. */
  private goOnWith(activation: Activation): void {
    if (!this.activations.includes(activation)) this.activations.push(activation);
    while (this.activations.at(-1) !== activation) this.activations.pop();
  }

  private look(others: readonly unknown[]): void {
    const { registry, roots } = this;
    this.contents = contentsFrom([...roots.map(([, value]) => value), ...others], registry, this.contents);
    const variables = this.activations.flatMap((one) => [...one.variables]);
    this.names = namesFrom([roots, variables], this.contents);
  }

  private textOf(value: unknown, isInside = false): string {
    if (typeof value === 'function') return `function ${value.name}`;
    if (value === HOLE) return 'empty';
    if (typeof value !== 'object' || value === null) return describePrimitive(value as never);
    const name = this.names.get(value);
    if (name !== undefined) return name;
    const { constructor } = value as { readonly constructor?: { readonly name?: string } };
    const kind = constructor?.name ?? 'object';
    if (isInside || !isTransparent(value)) return kind;
    const { fields, elements, entries } = contentsOf(value, this.registry);
    const parts = [
      ...elements.map((one) => this.textOf(one, true)),
      ...entries.map(([key, one]) => `${this.textOf(key, true)} => ${this.textOf(one, true)}`),
      ...fields.map(([key, one]) => `${key}: ${this.textOf(one, true)}`),
    ];
    if (Array.isArray(value)) return `[${parts.join(', ')}]`;
    const inside = parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
    return kind === 'Object' ? inside : `${kind} ${inside}`;
  }
}

/** Which round of its loop begins; null if it is none. What stands outside of a loop ends it. */
function roundOf({ rounds }: Activation, { at, loop }: StepPlace): number | null {
  for (const other of rounds.keys()) if (other !== loop && (at < other.from || at >= other.to)) rounds.delete(other);
  if (loop === null) return null;
  const round = (rounds.get(loop) ?? 0) + 1;
  rounds.set(loop, round);
  return round;
}

/** The contents of what can be got at, and of what was known before, each by how one gets at it: `.next`, `[0]`, `.get(1)`. */
function contentsFrom(
  roots: readonly unknown[],
  registry: Registry,
  before: ReadonlyMap<object, unknown>,
): ReadonlyMap<object, ReadonlyMap<string, unknown>> {
  const found = new Map<object, ReadonlyMap<string, unknown>>();
  const open = [...roots, ...before.keys()].filter(isTransparent);
  for (const object of open) {
    if (found.has(object)) continue;
    const cells = cellsOf(object, registry);
    found.set(object, cells);
    for (const value of cells.values()) if (isTransparent(value)) open.push(value);
  }
  return found;
}

function cellsOf(object: object, registry: Registry): ReadonlyMap<string, unknown> {
  const { fields, elements, entries } = contentsOf(object, registry);
  const isSet = object instanceof Set;
  return new Map<string, unknown>([
    ...fields.map(([name, value]) => [`.${name}`, value] as const),
    ...elements.map((value, index) => [isSet ? `{${index}}` : `[${index}]`, value] as const),
    ...entries.map(([key, value]) => [`.get(${keyText(key)})`, value] as const),
  ]);
}

function keyText(key: unknown): string {
  return typeof key === 'object' || typeof key === 'function' ? '…' : describePrimitive(key as never);
}

/** The shortest ways from what has a name, from the first of those that lead there. */
function namesFrom(
  roots: readonly (readonly (readonly [name: string, value: unknown])[])[],
  contents: ReadonlyMap<object, ReadonlyMap<string, unknown>>,
): ReadonlyMap<object, string> {
  const names = new Map<object, string>();
  for (const some of roots) {
    const open = [...some];
    for (const [name, value] of open) {
      if (!isTransparent(value) || names.has(value)) continue;
      names.set(value, name);
      for (const [key, inner] of contents.get(value) ?? []) open.push([name + key, inner]);
    }
  }
  return names;
}

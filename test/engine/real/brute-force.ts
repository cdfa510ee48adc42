/**
 * The states of bounds by brute force: every cell of every object that there could be gets every value, whether anybody looks at it or
 * not; what is not valid is thrown away, and of isomorphic states all but one. Written against the text of
 * spec/bounds.ts, and meant to be too simple to be wrong.
 */

import type { Bound, Bounds, TypeBounds } from '../../../src/spec/bounds.js';
import { partsOf } from '../../../src/spec/parts.js';

type Value = { primitive: unknown } | 'hole' | { object: Thing } | { length: number };

interface Cell {
  readonly name: string;
  values: Value[];
  readonly references: string[];
  chosen: number;
}

interface Thing {
  readonly type: string;
  readonly above: Thing | null;
  readonly cells: Cell[];
  /** Things with the same tree use up each other's positions. */
  readonly tree: string;
}

const HOLE = Symbol('hole');

/** Canonical texts of all valid states. */
export function bruteForce(bounds: Bounds, isValid: (subject: never) => boolean): Set<string> {
  const things: Thing[] = [];
  const all: Cell[] = [];
  const waiting: Thing[] = [];
  const typeOf = (id: string): TypeBounds => bounds.types.find((one) => one.id === id)!;
  const leadsTo = (from: string, to: string, steps = bounds.types.length): boolean =>
    steps > 0 &&
    typeOf(from).fields.some(({ bound }) =>
      partsOf(bound).some((part) => part.kind === 'tree' && (part.type === to || leadsTo(part.type, to, steps - 1))),
    );
  const thing = (type: string, above: Thing | null, tree = ''): Thing => {
    const made: Thing = { type, above, cells: [], tree };
    things.push(made);
    return made;
  };
  const cell = (name: string, bound: Bound, owner: Thing | null): Cell => {
    const made: Cell = { name, values: [], references: [], chosen: 0 };
    all.push(made);
    made.values.push(...valuesOf(bound, owner, made));
    return made;
  };
  const container = (
    kind: string,
    owner: Thing | null,
    minimum: number,
    slots: readonly (readonly Bound[])[],
  ): Value => {
    const made = thing(kind, owner);
    const size: Cell = { name: 'length', values: [], references: [], chosen: 0 };
    for (let length = minimum; length <= slots.length; length++) size.values.push({ length });
    all.push(size);
    made.cells.push(size);
    for (const slot of slots) for (const bound of slot) made.cells.push(cell('', bound, owner));
    return { object: made };
  };
  const valuesOf = (bound: Bound, owner: Thing | null, into: Cell): Value[] => {
    switch (bound.kind) {
      case 'boolean':
        return [{ primitive: true }, { primitive: false }];
      case 'integer':
        return Array.from({ length: bound.hi - bound.lo + 1 }, (_, i) => ({ primitive: bound.lo + i }));
      case 'choice':
        return bound.members.map((primitive) => ({ primitive }));
      case 'given':
        throw new Error('nothing here is given by a spec');
      case 'union':
        return bound.members.flatMap((member) => valuesOf(member, owner, into));
      case 'tree': {
        const { count, height } = typeOf(bound.type);
        let depth = 0;
        for (let one = owner; one !== null; one = one.above) if (one.type === bound.type) depth++;
        const isInside = owner !== null && leadsTo(owner.type, bound.type) && leadsTo(bound.type, owner.type);
        const tree = isInside ? owner.tree : `${owner === null ? '' : things.indexOf(owner)} ${field} ${bound.type}`;
        if (things.filter((one) => one.type === bound.type && one.tree === tree).length >= count) return [];
        if (height !== null && depth >= height) return [];
        const made = thing(bound.type, owner, tree);
        waiting.push(made);
        return [{ object: made }];
      }
      case 'reference':
        into.references.push(bound.type);
        return [];
      case 'above':
        return [owner?.above?.type === bound.type ? { object: owner.above } : { primitive: bound.nothing }];
      case 'hole':
        return ['hole'];
      case 'array':
        return [
          container(
            'Array',
            owner,
            bound.minimum,
            Array.from({ length: bound.maximum }, () => [bound.of]),
          ),
        ];
      case 'set':
        return [
          container(
            'Set',
            owner,
            0,
            Array.from({ length: bound.maximum }, () => [bound.of]),
          ),
        ];
      case 'map':
        return [
          container(
            'Map',
            owner,
            0,
            Array.from({ length: bound.maximum }, () => [bound.key, bound.value]),
          ),
        ];
      case 'kept':
        throw new Error('not here');
    }
  };
  let field = '';
  const root = cell('subject', bounds.subject!, null);
  const fill = (): void => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      for (const { name, bound } of typeOf(one.type).fields) {
        field = name;
        one.cells.push(cell(name, bound, one));
      }
    }
  };
  fill();
  const pooled = new Set<string>();
  for (const one of all) {
    for (const id of one.references) {
      if (pooled.has(id)) continue;
      pooled.add(id);
      const left = typeOf(id).count - things.filter(({ type }) => type === id).length;
      for (let i = 0; i < left; i++) waiting.push(thing(id, null, `loose ${id} ${i}`));
      fill();
    }
  }
  for (const one of all) {
    for (const id of one.references) {
      one.values.push(...things.filter(({ type }) => type === id).map((object) => ({ object })));
    }
  }
  const found = new Set<string>();
  const open = all.filter(({ values }) => values.length > 1);
  for (let more = true; more;) {
    const state = decode(root, isRecord(bounds));
    if (state !== null && isValid(state.subject as never)) found.add(state.text);
    more = false;
    for (const one of open) {
      one.chosen = (one.chosen + 1) % one.values.length;
      more = one.chosen !== 0;
      if (more) break;
    }
  }
  return found;
}

const isRecord =
  (bounds: Bounds) =>
  (id: string): boolean =>
    bounds.types.some((one) => one.id === id);

/** The state that is chosen, as plain objects and as text; null if something in it cannot be. */
function decode(root: Cell, isTyped: (id: string) => boolean): { subject: unknown; text: string } | null {
  const made = new Map<Thing, unknown>();
  const order: Thing[] = [];
  let isPossible = true;
  const valueOf = (one: Cell): unknown => {
    const value = one.values[one.chosen];
    if (value === undefined) {
      isPossible = false;
      return undefined;
    }
    if (value === 'hole') return HOLE;
    return 'object' in value ? objectOf(value.object) : 'primitive' in value ? value.primitive : value.length;
  };
  const objectOf = (one: Thing): unknown => {
    if (made.has(one)) return made.get(one);
    const object = isTyped(one.type) ? {} : one.type === 'Array' ? [] : one.type === 'Set' ? new Set() : new Map();
    made.set(one, object);
    fillers.push(() => {
      if (isTyped(one.type))
        for (const each of one.cells) (object as Record<string, unknown>)[each.name] = valueOf(each);
      else {
        const length = Number(valueOf(one.cells[0]!));
        const rest = one.cells.slice(1);
        for (let i = 0; i < length; i++) {
          const value = valueOf(rest[Array.isArray(object) || object instanceof Set ? i : 2 * i]!);
          if (Array.isArray(object) && value === HOLE) object.length++;
          else if (Array.isArray(object)) object.push(value);
          else if (object instanceof Set) object.add(value);
          else (object as Map<unknown, unknown>).set(value, valueOf(rest[2 * i + 1]!));
        }
        const size = Array.isArray(object) ? length : (object as Set<unknown>).size;
        if (size !== length) isPossible = false;
      }
    });
    order.push(one);
    return object;
  };
  const fillers: (() => void)[] = [];
  const subject = valueOf(root);
  for (let fill = fillers.shift(); fill !== undefined; fill = fillers.shift()) fill();
  if (!isPossible) return null;
  const numbers = new Map([...made.values()].map((object, index) => [object, index]));
  const shown = (value: unknown): unknown =>
    numbers.has(value) ? numbers.get(value) : `${typeof value} ${String(value)}`;
  const text = order.map((one) => {
    const object = made.get(one);
    if (object instanceof Map) return [one.type, [...object].map(([key, value]) => [shown(key), shown(value)])];
    if (Array.isArray(object))
      return [one.type, Array.from(object, (value, i) => (i in object ? shown(value) : 'hole'))];
    if (object instanceof Set) return [one.type, [...object].map(shown)];
    return [one.type, Object.entries(object as object).map(([name, value]) => [name, shown(value)])];
  });
  return { subject, text: JSON.stringify([shown(subject), text]) };
}

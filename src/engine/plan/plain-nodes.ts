/**
 * What hangs from fields of unknown type. Packages without types often build their trees and lists of plain objects; nothing in the text says
 * so, but an instance that was filled by a few calls shows it: which of its fields lead to them, and what these hold themselves.
 */

import { Refusal } from '../../base/diagnostic.js';
import { Path, call, peek, type Machine } from '../../eval/index.js';
import { HeapObject } from '../../heap/index.js';
import type { ClassType, ParameterType } from '../../source/types/type.js';
import type { Value } from '../../value/index.js';
import { publicOperations } from './operations.js';
import { ownField, ownFields, shapeOf } from './reading.js';

export interface PlainNodes {
  /** The fields of the instance that lead to them. */
  readonly from: ReadonlySet<string>;
  /** Their own fields, with what was seen there. */
  readonly fields: ReadonlyMap<string, ReadonlySet<Content>>;
}

/** `node`: another one of them. */
export type Content = 'node' | 'null' | 'undefined' | 'number' | 'string' | 'boolean' | 'other';

/** Every method is called so often in a row, each time with other arguments: what one adds, another may remove. */
const ROUNDS = 4;

/** Null if there are none, or several kinds that a spec could not tell apart by one name. Undone afterwards. @requires nothing records */
export function plainNodes(machine: Machine, made: HeapObject, type: ClassType): PlainNodes | null {
  const { heap, realm } = machine;
  heap.record();
  try {
    const from = new Set<string>();
    const fields = new Map<string, Set<Content>>();
    const isNode = (value: Value): value is HeapObject =>
      value instanceof HeapObject && value.kind === 'object' && shapeOf(value).prototype === realm.objectPrototype;
    for (const { name, parameters } of publicOperations(type.methods)) {
      for (let round = 0; round < ROUNDS; round += 1) {
        quietly(() => {
          const actuals = parameters.map((one) => argument(one, round));
          machine.execute(Path.start, (to) => call(machine, peek(made, name), made, actuals, to));
        });
        for (const { name: field, key } of ownFields(made)) {
          const value = ownField(made, key);
          if (!isNode(value)) continue;
          from.add(field);
          if (!look(value, isNode, fields)) return null;
        }
      }
    }
    const isLinked = [...fields.values()].some((contents) => contents.has('node'));
    return isLinked ? { from, fields } : null;
  } finally {
    heap.discard();
  }
}

/** Notes what all objects from one on hold; false if they have different fields. */
function look(
  first: HeapObject,
  isNode: (value: Value) => value is HeapObject,
  fields: Map<string, Set<Content>>,
): boolean {
  const waiting = [first];
  const met = new Set(waiting);
  for (const node of waiting) {
    const own = ownFields(node);
    if (fields.size > 0 && (own.length !== fields.size || own.some(({ name }) => !fields.has(name)))) return false;
    for (const { name, key } of own) {
      const value = ownField(node, key);
      const contents = fields.get(name) ?? new Set<Content>();
      fields.set(name, contents.add(isNode(value) ? 'node' : contentOf(value)));
      if (!isNode(value) || met.has(value)) continue;
      met.add(value);
      waiting.push(value);
    }
  }
  return true;
}

function contentOf(value: Value): Content {
  if (value === null) return 'null';
  const kind = typeof value;
  return kind === 'undefined' || kind === 'number' || kind === 'string' || kind === 'boolean' ? kind : 'other';
}

function argument({ type }: ParameterType, round: number): Value {
  return type.kind === 'number' ? round : type.kind === 'boolean' ? round % 2 === 0 : 'badc'[round];
}

/** What was not meant to be called so tells nothing. */
function quietly(attempt: () => void): void {
  try {
    attempt();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  }
}

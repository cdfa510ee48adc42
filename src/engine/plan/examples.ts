/**
 * One instance of every class, made by the class itself: it knows which fields an object has, in which order, and what those
 * hold that no domain covers. Instances in the initial states come first; else the class is constructed with plausible
 * arguments; if it cannot be, an object is made of the declared fields.
 */

import { defineOwn, type Machine } from '../../eval/index.js';
import { HeapObject, PLAIN, initialise, unlogged } from '../../heap/index.js';
import type { TypeReader } from '../../source/types/reader.js';
import type { ClassType } from '../../source/types/type.js';
import { ABSENT, type Value } from '../../value/index.js';
import type { FunctionIndex } from './functions.js';
import { isInherited, ownAccessors, ownFields, prototypeOf, shapeOf, spanOf, tryConstruct } from './reading.js';
import { combinations, givenValues, sampleType } from './samples.js';

export class Examples {
  private readonly byPrototype = new Map<HeapObject, HeapObject>();
  private readonly underWay = new Set<HeapObject>();
  private readonly actuals = new Map<HeapObject, readonly (readonly Value[])[]>();

  constructor(
    private readonly machine: Machine,
    private readonly reader: TypeReader,
    private readonly index: FunctionIndex,
  ) {}

  /** Takes every object that an initial state consists of. They may be given missing fields, so they must be of no other use. */
  observe(roots: readonly Value[]): void {
    const waiting: Value[] = [...roots];
    const seen = new Set<HeapObject>();
    for (const next of waiting) {
      if (!(next instanceof HeapObject) || seen.has(next) || next.kind === 'function') continue;
      seen.add(next);
      const { prototype } = shapeOf(next);
      if (prototype !== null && !this.byPrototype.has(prototype)) this.byPrototype.set(prototype, next);
      waiting.push(...unlogged.slots(next), ...unlogged.elements(next));
    }
  }

  /** @requires class_ is a class of the program @ensures the example has every declared field */
  of(class_: HeapObject): HeapObject {
    const prototype = prototypeOf(class_);
    const type = this.typeOf(class_);
    const known = this.byPrototype.get(prototype);
    const example = known ?? this.constructed(class_, type) ?? this.machine.heap.allocate('object', prototype);
    this.byPrototype.set(prototype, example);
    const own = new Set([...ownFields(example).map(({ name }) => name), ...ownAccessors(example)]);
    for (const { name, key } of type?.fields ?? []) {
      if (own.has(name) || key !== 'text' || isInherited(class_, name)) continue;
      defineOwn(this.machine, example, name, PLAIN, undefined);
    }
    return example;
  }

  /** Like the example, for code that may do anything with it, such as freeze it. */
  copyOf(class_: HeapObject): HeapObject {
    return copied(this.machine, this.of(class_), new Map()) as HeapObject;
  }

  /** The arguments with which an example was constructed, first, and others that do; null if it was found in an initial state. */
  argumentsFor(class_: HeapObject): readonly (readonly Value[])[] | null {
    return this.actuals.get(class_) ?? null;
  }

  private constructed(class_: HeapObject, type: ClassType | null): HeapObject | null {
    if (this.underWay.has(class_) || type?.isAbstract === true) return null;
    this.underWay.add(class_);
    try {
      const parameters = (type?.construct ?? []).filter(({ rest }) => !rest);
      const choices = parameters.map(({ type: parameter, optional }) => [
        ...(optional ? [ABSENT] : []),
        ...sampleType(
          this.machine,
          parameter,
          ({ at }) => {
            const needed = this.index.at(at.path, at.start);
            return needed === null || this.underWay.has(needed) ? null : this.copyOf(needed);
          },
          (record) => this.reader.record(record).fields,
        ),
      ]);
      const all = combinations(choices).map(givenValues);
      for (const [i, actuals] of all.entries()) {
        const attempt = tryConstruct(this.machine, class_, actuals);
        if (!('made' in attempt) || shapeOf(attempt.made).prototype !== prototypeOf(class_)) continue;
        this.actuals.set(class_, all.slice(i));
        return attempt.made;
      }
      return null;
    } finally {
      this.underWay.delete(class_);
    }
  }

  private typeOf(class_: HeapObject): ClassType | null {
    const { source, start, end } = spanOf(class_)!;
    return this.reader.classAt(source.path, start, end);
  }
}

/** Objects and arrays anew, with all that is in them; whatever else they hold stays what it is. */
function copied(machine: Machine, value: Value, known: Map<HeapObject, HeapObject>): Value {
  if (!(value instanceof HeapObject) || (value.kind !== 'object' && value.kind !== 'array')) return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  const slots = [...unlogged.slots(value)];
  const made = machine.heap.allocateShaped(value.kind, shapeOf(value), slots, value.data);
  known.set(value, made);
  slots.forEach((one, i) => (slots[i] = copied(machine, one, known)));
  if (value.kind === 'array')
    initialise(made, {
      length: unlogged.length(value),
      elements: unlogged.elements(value).map((one) => copied(machine, one, known)),
    });
  return made;
}

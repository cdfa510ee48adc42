/**
 * The types of objects that states are made of, in the order in which they are met. A class is known to the spec as an object
 * of the evaluator's heap and to the checker by the place of its text; here the two meet.
 */

import { Refusal } from '../../base/diagnostic.js';
import { classNotLoaded } from '../../base/messages.js';
import { peek } from '../../eval/index.js';
import type { HeapObject } from '../../heap/index.js';
import type { TypeReader } from '../../source/types/reader.js';
import type { ClassType, Declared, RecordType, TypeData } from '../../source/types/type.js';
import type { TypeId } from '../../spec/bounds.js';
import type { FunctionIndex } from './functions.js';
import { prototypeOf, spanOf } from './reading.js';

export interface DraftType {
  readonly id: TypeId;
  readonly name: string;
  /** null for records. */
  readonly class: HeapObject | null;
  /** What the checker knows of the class; null for records, and where it knows nothing. */
  readonly classType: ClassType | null;
  readonly record: RecordType | null;
  /** The object `fields` of a `record(…)` in the spec. */
  readonly recordDomain: HeapObject | null;
  /** What the type parameters stand for, by the first mention that says it. */
  generics: ReadonlyMap<string, TypeData>;
  /** What the spec says; null if it does not. */
  count: number | null;
  /** Infinity: as many as there are. */
  positions: number | null;
  height: number | null;
}

export class TypeTable {
  /** @invariant in the order of discovery */
  readonly drafts = new Map<TypeId, DraftType>();
  private readonly byClass = new Map<HeapObject, DraftType>();
  private readonly byDomain = new Map<HeapObject, DraftType>();

  constructor(
    private readonly reader: TypeReader,
    private readonly index: FunctionIndex,
  ) {}

  /** @requires class_ is a function of the program that can be constructed */
  ofClass(class_: HeapObject): DraftType {
    const known = this.byClass.get(class_);
    if (known !== undefined) return known;
    const { source, start, end } = spanOf(class_)!;
    const classType = this.reader.classAt(source.path, start, end);
    const name = classType?.at.name ?? String(peek(class_, 'name') ?? 'anonymous');
    const draft = this.add(`${source.path}#${name}`, name, { class: class_, classType });
    this.byClass.set(class_, draft);
    return draft;
  }

  /** What an object of a declared class may be: the class itself unless it is abstract, and every class found that extends it. */
  ofDeclared(at: Declared, actuals: readonly TypeData[]): readonly DraftType[] {
    const class_ = this.index.at(at.path, at.start);
    if (class_ === null) throw new Refusal(classNotLoaded(at.name, null));
    const all = this.index.isReplaced(at.path, at.start) ? [class_] : this.index.derivedFrom(class_);
    return all
      .filter((one) => this.isConcrete(one))
      .map((one) => {
        const draft = this.ofClass(one);
        const names = draft.classType?.typeParameters ?? [];
        if (one === class_ && draft.generics.size === 0 && names.length === actuals.length) {
          draft.generics = new Map(names.map((name, i) => [name, actuals[i]!]));
        }
        return draft;
      });
  }

  /** A class itself, unless it is abstract, and every class found that extends it. */
  concreteBelow(class_: HeapObject): readonly DraftType[] {
    return this.index
      .derivedFrom(class_)
      .filter((one) => this.isConcrete(one))
      .map((one) => this.ofClass(one));
  }

  private isConcrete(class_: HeapObject): boolean {
    const { source, start, end } = spanOf(class_)!;
    return this.reader.classAt(source.path, start, end)?.isAbstract !== true;
  }

  ofRecord(id: string): DraftType {
    const known = this.drafts.get(id);
    if (known !== undefined) return known;
    const record = this.reader.record(id);
    return this.add(id, record.name, { record });
  }

  /** A record of the spec; the same object of the spec is the same type. */
  ofRecordDomain(fields: HeapObject, id: TypeId, name: string): DraftType {
    const known = this.byDomain.get(fields);
    if (known !== undefined) return known;
    const draft = this.add(id, name, { recordDomain: fields });
    this.byDomain.set(fields, draft);
    return draft;
  }

  private add(wanted: TypeId, name: string, parts: Partial<DraftType>): DraftType {
    let id = wanted;
    for (let n = 2; this.drafts.has(id); n += 1) id = `${wanted}~${n}`;
    const draft: DraftType = {
      id,
      name,
      class: null,
      classType: null,
      record: null,
      recordDomain: null,
      generics: new Map(),
      count: null,
      positions: null,
      height: null,
      ...parts,
    };
    this.drafts.set(id, draft);
    return draft;
  }
}

/** Whether instances have a method of that name. */
export function hasMethod(class_: HeapObject, name: string): boolean {
  const method = peek(prototypeOf(class_), name);
  return spanOf(method) !== null;
}

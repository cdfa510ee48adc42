/** Which classes and records the fields of a class lead to, by their types alone. */

import type { TypeReader } from '../../source/types/reader.js';
import type { ClassType, Declared, RecordType, TypeData } from '../../source/types/type.js';

export interface Parts {
  readonly classes: readonly ClassType[];
  readonly records: readonly RecordType[];
}

/** What fields lead to, with the first class itself unless only what it leads to is asked for. */
export function reachable(reader: TypeReader, start: ClassType, withStart = true): Parts {
  const found = withStart ? [start] : [];
  const seen = new Set<string>(withStart ? [place(start.at)] : []);
  const records = new Map<string, RecordType>();
  const visit = (type: TypeData): void => {
    switch (type.kind) {
      case 'class': {
        if (seen.has(place(type.at))) return;
        seen.add(place(type.at));
        const class_ = reader.classAt(type.at.path, type.at.start, type.at.end);
        if (class_ === null) return;
        found.push(class_);
        return class_.fields.forEach((field) => visit(field.type));
      }
      case 'record':
        if (records.has(type.id)) return;
        records.set(type.id, reader.record(type.id));
        return records.get(type.id)!.fields.forEach((field) => visit(field.type));
      case 'array':
      case 'set':
        return visit(type.of);
      case 'tuple':
        return type.of.forEach(visit);
      case 'map':
        visit(type.key);
        return visit(type.value);
      case 'union':
        return type.members.forEach(visit);
      case 'boolean':
      case 'number':
      case 'string':
      case 'bigint':
      case 'literal':
      case 'parameter':
      case 'function':
      case 'unknown':
      case 'other':
        return;
    }
  };
  for (const field of start.fields) visit(field.type);
  return { classes: found, records: [...records.values()] };
}

function place(at: Declared): string {
  return `${at.path}:${at.start}`;
}

export function isSame(a: Declared, b: Declared): boolean {
  return place(a) === place(b);
}

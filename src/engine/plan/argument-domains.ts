/**
 * The domains of arguments in a first spec, from what types say of them, or else from what they are called. Numbers are taken where nothing is said
 * and something is to be learned, since they have an order; what a class is parameterised by is the same wherever it stands.
 */

import { keyText } from '../../base/key-text.js';
import type { TypeReader } from '../../source/types/reader.js';
import type { Declared, ParameterType, TypeData } from '../../source/types/type.js';
import { describePrimitive } from '../../spec/describe.js';
import { guess, mayBeFunction, mayBeIndex, mayBePart } from './usual-names.js';

/** How a spec writes what it imports. */
interface Words {
  readonly word: (name: string) => string;
  readonly mention: (at: Declared) => string;
}

export class ArgumentDomains {
  /** What no type says is a number, for now. */
  private unknownIsNumber = false;

  /** @param first the first type parameter of the class */
  constructor(
    private readonly reader: TypeReader,
    private readonly words: Words,
    private readonly isLearning: boolean,
    private readonly first: string | null,
  ) {}

  /** null: no domain has such values. Of further arguments there is one. */
  argument({ name, type, optional, rest }: ParameterType, position = 1): string | null {
    if (type.kind === 'unknown' && mayBeFunction(name)) return null;
    if (type.kind === 'unknown' && this.isLearning && mayBePart(name)) return null;
    // numbers have an order, of which there is something to learn; a list that is given holds what is given one by one elsewhere
    this.unknownIsNumber = this.isLearning && (position === 0 || type.kind === 'array');
    if (type.kind === 'unknown' && mayBeIndex(name)) return `${this.words.word('int')}(0, n)`;
    const domain = this.of(rest && type.kind === 'array' ? type.of : type);
    return optional && domain !== null ? `${this.words.word('optional')}(${domain})` : domain;
  }

  of(type: TypeData): string | null {
    return this.domain(type, new Set());
  }

  /** Some value of a parameter, as code; of a record that has to be given, one with what it has to have. */
  actual(parameter: ParameterType): string {
    const { name, type, optional } = parameter;
    if (type.kind === 'record' && !optional) {
      const fields = this.reader.record(type.id).fields.filter(({ isOptional }) => !isOptional);
      if (fields.length > 0)
        return `{ ${fields.map((one) => `${keyText(one.name)}: ${guess({ name: one.name, type: one.type })}`).join(', ')} }`;
    }
    return guess({ name, type });
  }

  private domain(type: TypeData, inside: ReadonlySet<string>): string | null {
    const { word, mention } = this.words;
    const all = (types: readonly TypeData[], write: (...parts: string[]) => string): string | null => {
      const parts = types.map((one) => this.domain(one, inside));
      return parts.every((part) => part !== null) ? write(...parts) : null;
    };
    switch (type.kind) {
      case 'boolean':
        return `${word('bool')}()`;
      case 'number':
        return `${word('int')}(0, n)`;
      case 'bigint':
        return `${word('oneOf')}(0n, 1n)`;
      case 'literal':
        return `${word('oneOf')}(${describePrimitive(type.value)})`;
      case 'class':
        return `${word('instances')}(${mention(type.at)})`;
      case 'array':
        return all([type.of], (of) => `${word('array')}(${of})`);
      case 'tuple':
        return all(
          [...type.of],
          (...parts) => `${word('array')}(${this.anyElement(parts)}, { length: ${parts.length} })`,
        );
      case 'map':
        return all([type.key, type.value], (key, value) => `${word('map')}(${key}, ${value})`);
      case 'set':
        return all([type.of], (of) => `${word('set')}(${of})`);
      case 'record': {
        if (inside.has(type.id)) return `${word('oneOf')}(undefined)`;
        const fields = this.reader.record(type.id).fields;
        const deeper = new Set([...inside, type.id]);
        const domains = fields.map((field) => this.domain(field.type, deeper));
        if (domains.includes(null)) return null;
        const parts = fields.map(({ name }, position) => `${keyText(name)}: ${domains[position]}`);
        return `${word('record')}({ ${parts.join(', ')} })`;
      }
      case 'union':
        return this.unionDomain(type.members, inside);
      case 'parameter': {
        const { constraint, name } = type;
        if (constraint !== null && SAYS_WHICH.has(constraint.kind)) return this.domain(constraint, inside);
        if (this.isLearning && constraint === null && name === this.first) return `${word('int')}(0, n)`;
        return `${word('oneOf')}('a', 'b')`;
      }
      case 'unknown':
        if (this.unknownIsNumber) return `${word('int')}(0, n)`;
        return `${word('oneOf')}('a', 'b')`;
      case 'string':
        return `${word('oneOf')}('a', 'b')`;
      case 'function':
      case 'other':
        return null;
    }
  }

  /** A spec has no word for tuples: what any of the elements is. */
  private anyElement(domains: readonly string[]): string {
    const different = [...new Set(domains)];
    return different.length === 1 ? different[0]! : `${this.words.word('anyOf')}(${different.join(', ')})`;
  }

  private unionDomain(members: readonly TypeData[], inside: ReadonlySet<string>): string | null {
    const { word } = this.words;
    const values = members.flatMap((one) => (one.kind === 'literal' ? [describePrimitive(one.value)] : []));
    const others = members.filter(({ kind }) => kind !== 'literal').flatMap((one) => this.domain(one, inside) ?? []);
    if (others.length === 0 && values.length === 0) return null;
    if (others.length === 0) return `${word('oneOf')}(${values.join(', ')})`;
    if (others.length === 1 && values.join() === 'null') return `${word('nullable')}(${others[0]!})`;
    if (others.length === 1 && values.length === 0) return others[0]!;
    const all = values.length === 0 ? others : [`${word('oneOf')}(${values.join(', ')})`, ...others];
    return `${word('anyOf')}(${all.join(', ')})`;
  }
}

/** What a type parameter extends, if that says which values there are: other texts and numbers than ours would do as well. */
const SAYS_WHICH: ReadonlySet<TypeData['kind']> = new Set([
  'class',
  'number',
  'boolean',
  'bigint',
  'literal',
  'array',
  'record',
]);

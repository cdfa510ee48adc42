/**
 * `glassbox init`: the text of a first spec. What types already say about fields is left out, since it need not be said;
 * fields that types leave open are listed, and the domains of arguments are spelled out, so that they can be changed. Whatever is
 * written can be run as it stands: a method that takes what no domain has, such as a function, is a comment.
 */

import { mayLeadToEnd, mayLeadUp } from '../../base/link-names.js';
import { Refusal } from '../../base/diagnostic.js';
import { keyText } from '../../base/key-text.js';
import { classNotExported, classNotFound } from '../../base/messages.js';
import type { FileSystem } from '../../source/files.js';
import { baseName } from '../../source/resolve/path.js';
import { TypeReader } from '../../source/types/reader.js';
import type { ClassType, Declared, MethodType, ParameterType, RecordType, TypeData } from '../../source/types/type.js';
import { describePrimitive } from '../../spec/describe.js';
import { domainsOf, type FieldDomain } from '../learn/domains.js';
import type { Learned } from '../learn/learned.js';
import type { ShapeType } from '../learn/shape.js';
import { fieldLine, helperTexts, invariantLines, isSaidByTypes, operationText } from '../learn/text.js';

import { showType } from './from-types.js';
import { publicOperations } from './operations.js';
import { inFile, type Naming } from './naming.js';
import type { PackageClass } from './package-classes.js';
import { isSame, reachable, type Parts } from './reachable.js';
import { mayLeadOn } from './states.js';
import { guess, mayBeFunction, mayBeIndex, mayBePart } from './usual-names.js';

/** Whether the spec is written to be learned from, or of what was learned. */
export type Learning = 'no' | 'to learn from' | Learned;

export interface SpecText {
  readonly text: string;
  /** Whether no type says what some fields hold. */
  readonly isOpen: boolean;
}

/** The spec of a class, to be saved beside its file. @throws Refusal if there is no such class, or nobody can import it */
export function initSpec(files: FileSystem, path: string, className: string, learning: Learning): SpecText {
  const reader = new TypeReader(files, [path], null);
  const subject = reader.classNamed(path, className);
  if (subject === null) {
    throw new Refusal(classNotFound(className, baseName(path), reader.classNames(path).join(', '), null));
  }
  const naming = inFile(files, reader, subject.at);
  if (naming.textOf(subject.at) === null) throw new Refusal(classNotExported(className, baseName(path), null));
  return new Writer(reader, subject, naming, learning).written();
}

/** Not behind another, and not what a call makes. */
const NAME_ALONE = /^[^.()]+$/;

/** The spec of a class that a package exports, to be saved anywhere. @param all that the package exports */
export function initPackageSpec(
  reader: TypeReader,
  one: PackageClass,
  all: readonly PackageClass[],
  learning: Learning,
): SpecText {
  const exportOf = (at: Declared): PackageClass | undefined =>
    all.find(({ type, text }) => isSame(type.at, at) && NAME_ALONE.test(text));
  return new Writer(
    reader,
    one.type,
    {
      subject: one.text,
      name: one.name,
      isBeside: false,
      making: one.making,
      textOf: (at) => exportOf(at)?.text ?? null,
      imports: (mentioned) => [...new Set([one.import, ...mentioned.flatMap((at) => exportOf(at)?.import ?? [])])],
    },
    learning,
  ).written();
}

class Writer {
  private readonly words = new Set<string>(['check']);
  private readonly mentioned = new Map<string, Declared>();
  private readonly parts: Parts;
  /** What no type says is a number, for now. */
  private unknownIsNumber = false;

  constructor(
    private readonly reader: TypeReader,
    private readonly subject: ClassType,
    private readonly naming: Naming,
    private readonly learning: Learning,
  ) {
    this.parts = reachable(reader, subject);
    this.mention(subject.at);
  }

  written(): SpecText {
    const isOpenType = ({ fields, at }: ClassType): boolean =>
      fields.some(({ type }) => isOpen(type) || isInferred(type, at.path));
    return { text: this.text(), isOpen: this.parts.classes.some(isOpenType) };
  }

  private text(): string {
    const { classes, records } = this.parts;
    const learned = this.learnedDomains();
    const others = [...(learned ?? [])].filter(([name]) => !classes.some((one) => one.at.name === name));
    const state = [
      ...classes.flatMap((one) => this.stateOf(one, learned?.get(one.at.name) ?? null)),
      ...(others.length > 0 ? [] : records.flatMap((one) => this.openFields(one))),
      ...others.flatMap(([name, fields]) => this.learnedFields(name, fields)),
    ];
    const operations = publicOperations(this.subject.methods).map((one) => this.operation(one));
    const { learned: known } = this;
    const invariant = known === null ? [] : invariantLines(known, this.isTyped);
    const helpers = known === null ? [] : helperTexts(known, this.isTyped);
    const options = [
      '  scope: 3,',
      ...(state.length === 0
        ? []
        : [
            '  // tree: nothing else leads to that object; derived: the invariant says what it is; else nullable(instances(…))',
            '  state: {',
            ...state,
            '  },',
          ]),
      ...invariant,
      ...(invariant.length > 0 || this.subject.methods.some(({ name }) => name === 'repOk')
        ? []
        : [`  invariant: (_subject) => true, // what is true of every ${this.naming.name}?`]),
      ...this.beginning(),
      '  operations: {',
      ...operations,
      '  },',
    ];
    const text = options.map((line) => line.replace(/\/\/.*/, '')).join('\n');
    const words = [...this.words].filter((word) => word === 'check' || text.includes(`${word}(`));
    const [open, close] = /\bn\b/.test(text) ? ['(n) => ({', '}));'] : ['{', '});'];
    return [
      `import { ${words.sort().join(', ')} } from 'glassbox';`,
      ...this.naming.imports([...this.mentioned.values()]),
      '',
      `check(${this.naming.subject}, ${open}`,
      ...options,
      close,
      ...helpers.flatMap((helper) => ['', helper]),
      '',
    ].join('\n');
  }

  private get learned(): Learned | null {
    return typeof this.learning === 'string' ? null : this.learning;
  }

  private get isTyped(): boolean {
    return isTyped(this.subject.at.path) && this.naming.isBeside;
  }

  /** Type → field → domain; null if nothing was learned. */
  private learnedDomains(): ReadonlyMap<string, ReadonlyMap<string, FieldDomain>> | null {
    const { learned } = this;
    if (learned === null) return null;
    const mention = ({ name, isPlain }: ShapeType): string => {
      const known = isPlain ? undefined : this.parts.classes.find(({ at }) => at.name === name);
      return known === undefined ? `'${name}'` : this.mention(known.at);
    };
    return domainsOf(learned.shape, mention, learned.scope);
  }

  private learnedFields(name: string, fields: ReadonlyMap<string, FieldDomain>): readonly string[] {
    return [
      `    ${keyText(name)}: {`,
      ...[...fields].map(([field, domain]) => this.learnedField(field, domain)),
      '    },',
    ];
  }

  private learnedField(field: string, domain: FieldDomain): string {
    for (const [, word] of domain.text.matchAll(/(\w+)\(/g)) this.word(word!);
    return fieldLine(field, domain);
  }

  /** The lines about one class: references that may be trees, and what no type covers. */
  private stateOf(type: ClassType, learned: ReadonlyMap<string, FieldDomain> | null): readonly string[] {
    const named = new Set(type.fields.map(({ name }) => name));
    const unnamed = [...(learned ?? [])].filter(([name]) => !named.has(name));
    const fields = type.fields.flatMap(({ name, type: of, tags }) => {
      const key = keyText(name);
      const seen = learned?.get(name);
      const known = seen?.isNothing === true ? undefined : seen;
      const saysMore = isInferred(of, type.at.path) && known !== undefined && !known.text.includes('undefined');
      if (known !== undefined && !isOpen(of) && !saysMore && isSaidByTypes(known)) return [];
      if (known !== undefined) return [this.learnedField(name, known)];
      if (tags.includes('tree')) return [];
      const target = this.recursiveTarget(of);
      if (target !== null && mayLeadUp(name)) return [`      ${key}: ${this.word('derived')}(),`];
      if (target !== null && mayLeadToEnd(name))
        return [`      ${key}: ${this.orNothing(of, `${this.word('instances')}(${this.mention(target)})`)},`];
      if (target !== null) return [`      ${key}: ${this.treeDomain(of, this.mention(target))},`];
      const element = of.kind === 'array' && nothingsIn(of.of).length === 0 ? this.recursiveTarget(of.of) : null;
      if (of.kind === 'array' && element !== null && !mayLeadUp(name))
        return [`      ${key}: ${this.word('array')}(${this.treeDomain(of.of, this.mention(element))}),`];
      if (!isOpen(of)) return [];
      if (of.kind === 'unknown' && mayLeadOn(name) && type !== this.subject)
        return [`      ${key}: ${this.word('tree')}(${this.mention(type.at)}), // its type is unknown`];
      if (seen !== undefined && type !== this.subject) return [this.learnedField(name, seen)];
      if (of.kind === 'unknown' && type !== this.subject)
        return [`      ${key}: ${this.word('oneOf')}('a', 'b'), // its type is unknown`];
      const some = of.kind === 'union' && !of.members.some(({ kind }) => kind === 'function');
      const domain = some ? this.domain(of, new Set()) : null;
      if (domain !== null) return [`      ${key}: ${domain}, // ${showType(of)}: what does it hold?`];
      const hint = of.kind === 'unknown' ? "; for plain objects tree('Node') and, below, Node: { … }" : '';
      return [
        `      ${key}: ${this.word('constant')}(), // ${showType(of)}: it keeps what the initial state holds${hint}`,
      ];
    });
    const all = [...fields, ...unnamed.map(([name, domain]) => this.learnedField(name, domain))];
    return all.length === 0 ? [] : [`    ${type.at.name}: {`, ...all, '    },'];
  }

  /** The lines about a record: what no type covers. */
  private openFields({ name: record, fields }: RecordType): readonly string[] {
    const lines = fields.flatMap(({ name, type }) => {
      if (!isOpen(type)) return [];
      const domain = `${this.word('oneOf')}(${type.kind === 'unknown' ? "'a', 'b'" : 'undefined'})`;
      return [`      ${keyText(name)}: ${domain}, // ${showType(type)}: what does it hold?`];
    });
    return lines.length === 0 ? [] : [`    ${keyText(record)}: {`, ...lines, '    },'];
  }

  /** `tree(Node)` ends in null; what ends otherwise, or is always there, says so. */
  private treeDomain(type: TypeData, target: string): string {
    const tree = this.word('tree');
    if (nothingsIn(type).join() === 'null') return `${tree}(${target})`;
    return this.orNothing(type, `${tree}(${target}, { optional: false })`);
  }

  private orNothing(type: TypeData, domain: string): string {
    return nothingsIn(type).reduce(
      (inner, nothing) => `${this.word('nullable')}(${inner}${nothing === 'null' ? '' : `, ${nothing}`})`,
      domain,
    );
  }

  /** The recursive class that a field leads to, if it leads to one and nothing else. */
  private recursiveTarget(type: TypeData): Declared | null {
    const members = type.kind === 'union' ? type.members : [type];
    const [only, ...others] = members.filter(({ kind }) => kind !== 'literal');
    if (only?.kind !== 'class' || others.length > 0) return null;
    const target = this.reader.classAt(only.at.path, only.at.start, only.at.end);
    const isRecursive =
      target !== null && reachable(this.reader, target, false).classes.some((one) => isSame(one.at, only.at));
    return isRecursive ? only.at : null;
  }

  private operation({ name, parameters }: MethodType): string {
    const domains = parameters.map((one, position) => this.argument(one, position));
    const open = parameters.find((_, position) => domains[position] === null);
    if (open === undefined)
      return `    ${keyText(name)}: ${operationText(`[${domains.join(', ')}]`, this.learned?.operations.get(name), this.isTyped)},`;
    const call = `{ call: (subject) => subject.${name}(…) }`;
    return `    // ${name}: its parameter ${open.name} is ${showType(open.type)}, which no domain has; ${call} can say one`;
  }

  /** How states begin: by the constructor, or, where it takes what no domain has, by a guess. */
  private beginning(): readonly string[] {
    const construct = this.subject.construct.filter(({ rest }) => !rest);
    const { making, subject } = this.naming;
    const domains = construct.map((one) => this.argument(one));
    const [first] = construct;
    if (this.learning !== 'no' && making !== null && first !== undefined && isCount(first))
      return [`  construct: [${this.word('int')}(1, n)], // a guess: which arguments are usual?`];
    const isOpenEnded = domains.includes(null) || construct.some(({ type }) => type.kind === 'unknown');
    if (making !== null && (isOpenEnded || making !== `new ${subject}()`))
      return [`  initial: () => ${making}, // which arguments are usual?`];
    if (construct.length === 0) return [];
    if (!domains.includes(null)) return [`  construct: [${domains.join(', ')}],`];
    const isTyped = /\.[cm]?tsx?$/.test(this.subject.at.path);
    const needed = construct.slice(0, construct.findLastIndex(({ optional }) => !optional) + 1);
    const actuals = needed.map((one) => guess(one) + (isTyped ? ' as any' : ''));
    return [`  initial: () => new ${subject}(${actuals.join(', ')}), // a guess: which arguments are usual?`];
  }

  /** null: no domain has such values. Of further arguments there is one. */
  private argument({ name, type, optional, rest }: ParameterType, position = 1): string | null {
    if (type.kind === 'unknown' && mayBeFunction(name)) return null;
    if (type.kind === 'unknown' && this.learning !== 'no' && mayBePart(name)) return null;
    // numbers have an order, of which there is something to learn
    this.unknownIsNumber = position === 0 && this.learning !== 'no';
    if (type.kind === 'unknown' && mayBeIndex(name)) return `${this.word('int')}(0, n)`;
    const domain = this.domain(rest && type.kind === 'array' ? type.of : type, new Set());
    return optional && domain !== null ? `${this.word('optional')}(${domain})` : domain;
  }

  private domain(type: TypeData, inside: ReadonlySet<string>): string | null {
    const all = (types: readonly TypeData[], write: (...parts: string[]) => string): string | null => {
      const parts = types.map((one) => this.domain(one, inside));
      return parts.every((part) => part !== null) ? write(...parts) : null;
    };
    switch (type.kind) {
      case 'boolean':
        return `${this.word('bool')}()`;
      case 'number':
        return `${this.word('int')}(0, n)`;
      case 'bigint':
        return `${this.word('oneOf')}(0n, 1n)`;
      case 'literal':
        return `${this.word('oneOf')}(${describePrimitive(type.value)})`;
      case 'class':
        return `${this.word('instances')}(${this.mention(type.at)})`;
      case 'array':
        return all([type.of], (of) => `${this.word('array')}(${of})`);
      case 'tuple':
        return all(
          type.of,
          (...parts) => `${this.word('array')}(${this.anyElement(parts)}, { length: ${parts.length} })`,
        );
      case 'map':
        return all([type.key, type.value], (key, value) => `${this.word('map')}(${key}, ${value})`);
      case 'set':
        return all([type.of], (of) => `${this.word('set')}(${of})`);
      case 'record': {
        if (inside.has(type.id)) return `${this.word('oneOf')}(undefined)`;
        const fields = this.reader.record(type.id).fields;
        const deeper = new Set([...inside, type.id]);
        const domains = fields.map((field) => this.domain(field.type, deeper));
        if (domains.includes(null)) return null;
        const parts = fields.map(({ name }, position) => `${keyText(name)}: ${domains[position]}`);
        return `${this.word('record')}({ ${parts.join(', ')} })`;
      }
      case 'union':
        return this.unionDomain(type.members, inside);
      case 'unknown':
        if (this.unknownIsNumber) return `${this.word('int')}(0, n)`;
        return `${this.word('oneOf')}('a', 'b')`;
      case 'string':
      case 'parameter':
        return `${this.word('oneOf')}('a', 'b')`;
      case 'function':
      case 'other':
        return null;
    }
  }

  /** A spec has no word for tuples: what any of the elements is. */
  private anyElement(domains: readonly string[]): string {
    const different = [...new Set(domains)];
    return different.length === 1 ? different[0]! : `${this.word('anyOf')}(${different.join(', ')})`;
  }

  private unionDomain(members: readonly TypeData[], inside: ReadonlySet<string>): string | null {
    const values = members.flatMap((one) => (one.kind === 'literal' ? [describePrimitive(one.value)] : []));
    const others = members.filter(({ kind }) => kind !== 'literal').flatMap((one) => this.domain(one, inside) ?? []);
    if (others.length === 0 && values.length === 0) return null;
    if (others.length === 0) return `${this.word('oneOf')}(${values.join(', ')})`;
    if (others.length === 1 && values.join() === 'null') return `${this.word('nullable')}(${others[0]!})`;
    if (others.length === 1 && values.length === 0) return others[0]!;
    const all = values.length === 0 ? others : [`${this.word('oneOf')}(${values.join(', ')})`, ...others];
    return `${this.word('anyOf')}(${all.join(', ')})`;
  }

  private word(name: string): string {
    this.words.add(name);
    return name;
  }

  /** A class that nobody can import is named. */
  private mention(at: Declared): string {
    const text = this.naming.textOf(at);
    if (text === null) return `'${at.name}'`;
    this.mentioned.set(`${at.path}#${at.name}`, at);
    return text;
  }
}

/** In JavaScript, a field that the constructor leaves to a method seems to be undefined as well. */
function isInferred(type: TypeData, path: string): boolean {
  return !isTyped(path) && nothingsIn(type).includes('undefined');
}

function isTyped(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

/** Whether a parameter is a whole number, by its type or its name. */
function isCount({ name, type }: ParameterType): boolean {
  return mayBeIndex(name) && (type.kind === 'unknown' || type.kind === 'number');
}

/** Which of null and undefined a type has. */
function nothingsIn(type: TypeData): readonly string[] {
  const members = type.kind === 'union' ? type.members : [type];
  return members.flatMap((one) =>
    one.kind === 'literal' && (one.value === null || one.value === undefined) ? [String(one.value)] : [],
  );
}

/** Types that give no bound: the field keeps what it has, or needs a domain. */
function isOpen(type: TypeData): boolean {
  if (type.kind === 'union') return type.members.some(isOpen);
  return type.kind === 'unknown' || type.kind === 'function' || type.kind === 'other';
}

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
import type { ClassType, Declared, MethodType, RecordType, TypeData } from '../../source/types/type.js';
import { domainsOf, type FieldDomain } from '../learn/domains.js';
import type { Learned } from '../learn/learned.js';
import type { ShapeType } from '../learn/shape.js';
import { fieldLine, helperTexts, invariantLines, isSaidByTypes, operationText } from '../learn/text.js';
import { ArgumentDomains } from './argument-domains.js';
import { beginningsOf } from './beginnings.js';
import { callsText } from './by-calls.js';
import { showType } from './from-types.js';
import { publicOperations } from './operations.js';
import { inFile, type Naming } from './naming.js';
import type { PackageClass } from './package-classes.js';
import { isSame, reachable, type Parts } from './reachable.js';
import { mayLeadOn } from './states.js';

/** Whether the spec is written to be learned from, or of what was learned. */
export type Learning = 'no' | 'to learn from' | Learned;

/** How a spec is written of what is known, with a guess of how states begin, by its number. */
export interface Writing {
  readonly learning: Learning;
  readonly beginning: number;
  /** Whether it asks for calls, since no domain can describe the states. */
  readonly isByCalls: boolean;
}

export interface SpecText {
  readonly text: string;
  /** Whether no type says what some fields hold. */
  readonly isOpen: boolean;
  /** How many guesses there are of how states begin. */
  readonly beginnings: number;
}

/** The spec of a class, to be saved beside its file. @throws Refusal if there is no such class, or nobody can import it */
export function initSpec(files: FileSystem, path: string, className: string, writing: Writing): SpecText {
  const reader = new TypeReader(files, [path], null);
  const subject = reader.classNamed(path, className);
  if (subject === null) {
    throw new Refusal(classNotFound(className, baseName(path), reader.classNames(path).join(', '), null));
  }
  const naming = inFile(files, reader, subject.at);
  if (naming.textOf(subject.at) === null) throw new Refusal(classNotExported(className, baseName(path), null));
  return new Writer(reader, subject, naming, writing).written();
}

/** Not behind another, and not what a call makes. */
const NAME_ALONE = /^[^.()]+$/;

/** The spec of a class that a package exports, to be saved anywhere. @param all that the package exports */
export function initPackageSpec(
  reader: TypeReader,
  one: PackageClass,
  all: readonly PackageClass[],
  writing: Writing,
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
    writing,
  ).written();
}

class Writer {
  private readonly words = new Set<string>(['check']);
  private readonly mentioned = new Map<string, Declared>();
  private readonly parts: Parts;
  private readonly domains: ArgumentDomains;

  constructor(
    private readonly reader: TypeReader,
    private readonly subject: ClassType,
    private readonly naming: Naming,
    private readonly writing: Writing,
  ) {
    this.parts = reachable(reader, subject);
    const words = { word: (name: string) => this.word(name), mention: (at: Declared) => this.mention(at) };
    this.domains = new ArgumentDomains(reader, words, writing.learning !== 'no', subject.typeParameters[0] ?? null);
    this.mention(subject.at);
  }

  written(): SpecText {
    const isOpenType = ({ fields, at }: ClassType): boolean =>
      fields.some(({ type }) => isOpen(type) || isInferred(type, at.path));
    const beginnings = this.beginnings().length;
    return { text: this.byCalls() ?? this.text(), isOpen: this.parts.classes.some(isOpenType), beginnings };
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
      ...this.beginnings()[this.writing.beginning]!.lines,
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
    const { learning } = this.writing;
    return typeof learning === 'string' ? null : learning;
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
    // what types call a field may be a method that is assigned to the prototype
    const met = this.learned?.shape.types.get(type.at.name)?.fields ?? null;
    const own = type.fields.filter(({ name }) => met?.has(name) ?? true);
    const fields = own.flatMap(({ name, type: of, tags }) => {
      const key = keyText(name);
      const seen = learned?.get(name);
      const known = seen?.isNothing === true ? undefined : seen;
      const saysMore = isInferred(of, type.at.path) && known !== undefined && !known.text.includes('undefined');
      if (known !== undefined && !isOpen(of) && !saysMore && isSaidByTypes(known) && mayHold(of, known)) return [];
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
      const domain = some ? this.domains.of(of) : null;
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

  private operation(method: MethodType): string {
    const { name } = method;
    const { domains, comment } = this.called(method);
    if (domains === null) return comment;
    return `    ${keyText(name)}: ${operationText(domains, this.learned?.operations.get(name), this.isTyped)},`;
  }

  /** With which arguments, if there are domains for them; or what is to be said of those for which there are none. */
  private called({ name, parameters }: MethodType): { readonly domains: string | null; readonly comment: string } {
    const domains = parameters.map((one, position) => this.domains.argument(one, position));
    const open = parameters.find((_, position) => domains[position] === null);
    if (open === undefined) return { domains: `[${domains.join(', ')}]`, comment: '' };
    const call = `{ call: (subject) => subject.${name}(…) }`;
    const comment = `    // ${name}: its parameter ${open.name} is ${showType(open.type)}, which no domain has; ${call} can say one`;
    return { domains: null, comment };
  }

  /** Null if the spec is to ask for states. */
  private byCalls(): string | null {
    const { learned, naming, writing } = this;
    if (learned === null || !writing.isByCalls) return null;
    const operations = publicOperations(this.subject.methods).map((one) => ({ name: one.name, ...this.called(one) }));
    const { making } = this.beginnings()[writing.beginning]!;
    const { subject, name } = naming;
    return callsText(
      {
        subject,
        name,
        making,
        operations,
        isTyped: this.isTyped,
        imports: naming.imports([...this.mentioned.values()]),
      },
      learned,
    );
  }

  private beginnings(): ReturnType<typeof beginningsOf> {
    const { subject, naming, domains, writing } = this;
    return beginningsOf(subject, this.reader.textOf(subject.at), naming, domains, writing.learning !== 'no', (name) =>
      this.word(name),
    );
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

/** Which of null and undefined a type has. */
function nothingsIn(type: TypeData): readonly string[] {
  const members = type.kind === 'union' ? type.members : [type];
  return members.flatMap((one) =>
    one.kind === 'literal' && (one.value === null || one.value === undefined) ? [String(one.value)] : [],
  );
}

/** Whether a type has whole numbers, where those were seen: in JavaScript it is inferred from some assignments, and not from others. */
function mayHold(type: TypeData, { text }: FieldDomain): boolean {
  const members = type.kind === 'union' ? type.members : [type];
  return !text.startsWith('int(') || members.some(({ kind }) => kind === 'number');
}

/** Types that give no bound: the field keeps what it has, or needs a domain. */
function isOpen(type: TypeData): boolean {
  if (type.kind === 'union') return type.members.some(isOpen);
  return type.kind === 'unknown' || type.kind === 'function' || type.kind === 'other';
}

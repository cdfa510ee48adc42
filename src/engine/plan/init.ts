/**
 * `glassbox init`: the text of a first spec. What types already say about fields is left out, since it need not be said;
 * fields that types leave open are listed, and the domains of arguments are spelled out, so that they can be changed.
 */

import { Refusal } from '../../base/diagnostic.js';
import { classNotFound } from '../../base/messages.js';
import type { FileSystem } from '../../source/files.js';
import { baseName, directoryName } from '../../source/resolve/path.js';
import { TypeReader } from '../../source/types/reader.js';
import type { ClassType, Declared, ParameterType, TypeData } from '../../source/types/type.js';
import { describePrimitive } from '../../spec/describe.js';
import { mayLeadUp } from './bound-tools.js';
import { showType } from './from-types.js';
import { publicOperations } from './operations.js';

/** The spec of a class, to be saved beside its file. @throws Refusal if there is no such class */
export function initSpec(files: FileSystem, path: string, className: string): string {
  const reader = new TypeReader(files, [path], null);
  const subject = reader.classNamed(path, className);
  if (subject === null) {
    throw new Refusal(classNotFound(className, baseName(path), reader.classNames(path).join(', '), null));
  }
  return new Writer(reader, subject).text();
}

class Writer {
  private readonly words = new Set<string>(['check']);
  private readonly mentioned = new Map<string, Declared>();
  private readonly classes: readonly ClassType[];

  constructor(
    private readonly reader: TypeReader,
    private readonly subject: ClassType,
  ) {
    this.classes = reachable(reader, subject);
    this.mention(subject.at);
  }

  text(): string {
    const state = this.classes.flatMap((one) => this.stateOf(one));
    const operations = publicOperations(this.subject.methods).map(
      ({ name, parameters }) => `    ${name}: [${parameters.map((one) => this.argument(one)).join(', ')}],`,
    );
    const construct = this.subject.construct.filter(({ rest }) => !rest);
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
      ...(this.subject.methods.some(({ name }) => name === 'repOk')
        ? []
        : [`  invariant: (_subject) => true, // what is true of every ${this.subject.at.name}?`]),
      ...(construct.length === 0 ? [] : [`  construct: [${construct.map((one) => this.argument(one)).join(', ')}],`]),
      '  operations: {',
      ...operations,
      '  },',
    ];
    const usesScope = options.some((line) => /\bn\b/.test(line.replace(/\/\/.*/, '')));
    const [open, close] = usesScope ? ['(n) => ({', '}));'] : ['{', '});'];
    return [
      `import { ${[...this.words].sort().join(', ')} } from 'glassbox';`,
      ...this.imports(),
      '',
      `check(${this.subject.at.name}, ${open}`,
      ...options,
      close,
      '',
    ].join('\n');
  }

  /** The lines about one class: references that may be trees, and what no type covers. */
  private stateOf(type: ClassType): readonly string[] {
    const fields = type.fields.flatMap(({ name, type: of, tags }) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
      if (tags.includes('tree')) return [];
      const target = this.recursiveTarget(of);
      if (target !== null && mayLeadUp(name)) return [`      ${key}: ${this.word('derived')}(),`];
      if (target !== null && mayLeadToEnd(name)) {
        return [`      ${key}: ${this.word('nullable')}(${this.word('instances')}(${this.mention(target)})),`];
      }
      if (target !== null) return [`      ${key}: ${this.word('tree')}(${this.mention(target)}),`];
      if (!isOpen(of)) return [];
      return [`      // ${key}: ${showType(of)} does not say; left out, it keeps what the initial state holds`];
    });
    return fields.length === 0 ? [] : [`    ${type.at.name}: {`, ...fields, '    },'];
  }

  /** The recursive class that a field leads to, if it leads to one and nothing else. */
  private recursiveTarget(type: TypeData): Declared | null {
    const members = type.kind === 'union' ? type.members : [type];
    const [only, ...others] = members.filter(({ kind }) => kind !== 'literal');
    if (only?.kind !== 'class' || others.length > 0) return null;
    const target = this.reader.classAt(only.at.path, only.at.start, only.at.end);
    const isRecursive = target !== null && reachable(this.reader, target, false).some((one) => isSame(one.at, only.at));
    return isRecursive ? only.at : null;
  }

  private argument({ type }: ParameterType): string {
    return this.domain(type, new Set());
  }

  private domain(type: TypeData, inside: ReadonlySet<string>): string {
    const again = (one: TypeData): string => this.domain(one, inside);
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
        return `${this.word('array')}(${again(type.of)})`;
      case 'tuple':
        return `${this.word('array')}(${this.anyElement(type.of.map(again))}, { length: ${type.of.length} })`;
      case 'map':
        return `${this.word('map')}(${again(type.key)}, ${again(type.value)})`;
      case 'set':
        return `${this.word('set')}(${again(type.of)})`;
      case 'record': {
        if (inside.has(type.id)) return `${this.word('oneOf')}(undefined)`;
        const fields = this.reader.record(type.id).fields;
        const deeper = new Set([...inside, type.id]);
        const parts = fields.map((field) => `${field.name}: ${this.domain(field.type, deeper)}`);
        return `${this.word('record')}({ ${parts.join(', ')} })`;
      }
      case 'union':
        return this.unionDomain(type.members, inside);
      case 'string':
      case 'parameter':
      case 'unknown':
        return `${this.word('oneOf')}('a', 'b')`;
      case 'function':
      case 'other':
        return `${this.word('oneOf')}(/* ${showType(type)} */)`;
    }
  }

  /** A spec has no word for tuples: what any of the elements is. */
  private anyElement(domains: readonly string[]): string {
    const different = [...new Set(domains)];
    return different.length === 1 ? different[0]! : `${this.word('anyOf')}(${different.join(', ')})`;
  }

  private unionDomain(members: readonly TypeData[], inside: ReadonlySet<string>): string {
    const values = members.flatMap((one) => (one.kind === 'literal' ? [describePrimitive(one.value)] : []));
    const others = members.filter(({ kind }) => kind !== 'literal').map((one) => this.domain(one, inside));
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

  private mention(at: Declared): string {
    this.mentioned.set(`${at.path}#${at.name}`, at);
    return at.name;
  }

  private imports(): readonly string[] {
    const byFile = new Map<string, string[]>();
    const lines: string[] = [];
    for (const at of this.mentioned.values()) {
      const name = this.reader.exportedName(at);
      const from = specifier(directoryName(this.subject.at.path), at.path);
      if (name === null) lines.push(`// ${at.name} has to be exported from ${from}`);
      else if (name === 'default') lines.push(`import ${at.name} from '${from}';`);
      else byFile.set(from, [...(byFile.get(from) ?? []), name === at.name ? name : `${name} as ${at.name}`]);
    }
    return [...[...byFile].map(([from, names]) => `import { ${names.sort().join(', ')} } from '${from}';`), ...lines];
  }
}

/** Types that give no bound: the field keeps what it has, or needs a domain. */
function isOpen(type: TypeData): boolean {
  if (type.kind === 'union') return type.members.some(isOpen);
  return type.kind === 'unknown' || type.kind === 'function' || type.kind === 'other';
}

/** The classes that fields lead to, with the first itself unless only what it leads to is asked for. */
function reachable(reader: TypeReader, start: ClassType, withStart = true): readonly ClassType[] {
  const found = withStart ? [start] : [];
  const seen = new Set<string>(withStart ? [place(start.at)] : []);
  const records = new Set<string>();
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
        records.add(type.id);
        return reader.record(type.id).fields.forEach((field) => visit(field.type));
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
  return found;
}

/** Does a field of this name usually lead to an object that others lead to as well? */
function mayLeadToEnd(name: string): boolean {
  return /^[#_$]*(tail|last|end|rear|back|bottom|oldest|current|cursor)/i.test(name);
}

function place(at: Declared): string {
  return `${at.path}:${at.start}`;
}

function isSame(a: Declared, b: Declared): boolean {
  return place(a) === place(b);
}

/** How a file in a folder imports another: `./tree-map.js` for `tree-map.ts`, as the compiler would write it. */
function specifier(directory: string, path: string): string {
  const from = directory.split('/').filter((part) => part !== '');
  const to = path.split('/').filter((part) => part !== '');
  let common = 0;
  while (common < from.length && from[common] === to[common]) common += 1;
  const up = from.length - common;
  const relative = [...new Array<string>(up).fill('..'), ...to.slice(common)].join('/');
  return (up === 0 ? `./${relative}` : relative).replace(/\.([cm]?)tsx?$/, '.$1js');
}

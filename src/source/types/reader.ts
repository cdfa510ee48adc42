/**
 * What the type checker knows about a class, a record or a function, asked for by place. The checker is started at the first
 * question, once for all files that the evaluator has loaded.
 *
 * Plain JavaScript is read too: JSDoc types, and fields that a constructor assigns, as far as the checker infers them.
 */

import ts from '#typescript';
import { tellApart } from '../../base/key-text.js';
import type { FileSystem } from '../files.js';
import { compile } from './compiler.js';
import { Converter, unionOf } from './convert.js';
import { callAt, declarationAt, declaredAt, nameOf, type Declaration } from './declarations.js';
import { tagsOf } from './tags.js';
import type {
  ClassType,
  Declared,
  FieldType,
  FunctionType,
  MethodType,
  ParameterType,
  RecordType,
  TypeData,
} from './type.js';

export class TypeReader {
  private started: { readonly program: ts.Program; readonly checker: ts.TypeChecker; readonly of: Converter } | null =
    null;

  constructor(
    private readonly files: FileSystem,
    /** The files to read; whatever they import comes with them. */
    private readonly roots: readonly string[],
    private readonly specModule: string | null,
  ) {}

  /** The class or constructor function with this text; null if the checker knows of none. */
  classAt(path: string, start: number, end: number): ClassType | null {
    const node = this.declaration(path, start, end);
    return node === null ? null : this.classOf(node);
  }

  /** A class by its name at the top of a file. */
  classNamed(path: string, name: string): ClassType | null {
    const node = this.topLevel(path).find((one) => nameOf(one) === name);
    return node === undefined ? null : this.classOf(node);
  }

  /** The names of the classes at the top of a file. */
  classNames(path: string): readonly string[] {
    return this.topLevel(path).map(nameOf);
  }

  /** What is written there. */
  textOf({ path, start, end }: Declared): string {
    return this.files.readFile(path)?.slice(start, end) ?? '';
  }

  /** Under which name a file exports the class declared there; null if it does not. */
  exportedName(at: Declared): string | null {
    const file = this.program.getSourceFile(at.path);
    const module = file === undefined ? undefined : this.checker.getSymbolAtLocation(file);
    const exports = module === undefined ? [] : this.checker.getExportsOfModule(module);
    const found = exports.find((symbol) => {
      const real = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
      const node = real.valueDeclaration;
      return node !== undefined && declaredAt(node).start === at.start && node.getSourceFile().fileName === at.path;
    });
    return found === undefined ? null : found.name;
  }

  functionAt(path: string, start: number, end: number): FunctionType | null {
    const node = this.declaration(path, start, end);
    if (node === null || ts.isClassLike(node)) return null;
    const signature = this.checker.getSignatureFromDeclaration(node);
    if (signature === undefined) return null;
    return {
      name: nameOf(node),
      parameters: this.parameters(signature),
      result: this.convert(signature.getReturnType()),
      tags: tagsOf(node),
    };
  }

  /** Where the method or function stands that a call means by its types; null if they say nothing, or mean no code. */
  calledAt(path: string, start: number, end: number): { readonly path: string; readonly start: number } | null {
    const file = this.program.getSourceFile(path);
    const node = file === undefined ? null : callAt(file, start, end);
    const declaration = node === null ? undefined : this.checker.getResolvedSignature(node)?.declaration;
    if (declaration === undefined || !('body' in declaration)) return null;
    return declaredAt(declaration);
  }

  /** @requires id comes from a type of this reader */
  record(id: string): RecordType {
    const known = this.converter.records.get(id);
    if (known === undefined) throw new Error(`no record '${id}' was read`);
    const fields = this.fields(this.checker.getPropertiesOfType(known.type));
    return { id, name: known.name, fields };
  }

  /** The record that an interface or type of this name is, as code in the file can speak of it; null if there is none without parameters. */
  recordNamed(path: string, name: string): string | null {
    const file = this.program.getSourceFile(path);
    const inScope = file === undefined ? [] : this.checker.getSymbolsInScope(file, ts.SymbolFlags.Type);
    const found = inScope.find((symbol) => symbol.name === name);
    if (found === undefined) return null;
    const isImported = (found.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isImported ? this.checker.getAliasedSymbol(found) : this.checker.getExportSymbolOfSymbol(found);
    const type = this.convert(this.checker.getDeclaredTypeOfSymbol(symbol));
    return type.kind === 'record' && this.converter.records.get(type.id)!.name === name ? type.id : null;
  }

  private classOf(node: Declaration): ClassType | null {
    const symbol = this.symbolOf(node);
    if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Class) === 0) return null;
    const { checker } = this;
    const type = this.instanceType(symbol, node);
    const properties = checker.getPropertiesOfType(type);
    const parameters = ts.isClassLike(node) ? (node.typeParameters ?? []) : [];
    return {
      at: declaredAt(node),
      typeParameters: parameters.map((parameter) => parameter.name.text),
      fields: this.fields(this.baseFirst(type, properties.filter(isField))),
      methods: [
        ...properties.flatMap((one) => {
          const method = isMethod(one)
            ? one
            : properties.find((other) => isMethod(other) && aliasedBy(one) === other.name);
          return method === undefined ? [] : [{ ...this.method(method, false), name: this.nameOf(one) }];
        }),
        ...[...(symbol.exports?.values() ?? [])].filter(isMethod).map((one) => this.method(one, true)),
      ],
      construct: this.constructorParameters(symbol, node),
      isAbstract: ts.canHaveModifiers(node) && hasModifier(node, ts.ModifierFlags.Abstract),
      tags: tagsOf(node),
    };
  }

  private instanceType(symbol: ts.Symbol, node: Declaration): ts.Type {
    if (ts.isClassLike(node)) return this.checker.getDeclaredTypeOfSymbol(symbol);
    const construct = this.checker.getTypeOfSymbol(symbol).getConstructSignatures()[0];
    if (construct !== undefined) return construct.getReturnType();
    const signature = this.checker.getSignatureFromDeclaration(node);
    const made = signature === undefined ? undefined : this.checker.getReturnTypeOfSignature(signature);
    return made ?? this.checker.getDeclaredTypeOfSymbol(symbol);
  }

  private symbolOf(node: Declaration): ts.Symbol | undefined {
    const name = (node as ts.NamedDeclaration).name;
    const named = name === undefined ? undefined : this.checker.getSymbolAtLocation(name);
    const { parent } = node;
    const held =
      ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
        ? this.checker.getSymbolAtLocation(parent.name)
        : undefined;
    const own = (node as { symbol?: ts.Symbol }).symbol;
    return [named, own, held].find((one) => one !== undefined && (one.flags & ts.SymbolFlags.Class) !== 0);
  }

  /** Fields as constructors make them: those of the base class before one's own, parameter properties before others. */
  private baseFirst(type: ts.Type, fields: readonly ts.Symbol[]): readonly ts.Symbol[] {
    const depths = new Map<ts.Node | undefined, number>();
    let depth = 0;
    for (
      let one: ts.Type | undefined = type;
      one !== undefined;
      one = this.checker.getBaseTypes(one as ts.InterfaceType)[0]
    ) {
      depths.set(one.symbol?.valueDeclaration, depth);
      if (!one.isClassOrInterface()) break;
      depth -= 1;
    }
    const rank = (symbol: ts.Symbol): readonly [number, number, number] => {
      const node = symbol.valueDeclaration;
      if (node === undefined) return [0, 2, 0];
      const owner = ts.findAncestor(node, ts.isClassLike);
      return [depths.get(owner) ?? 0, ts.isParameter(node) ? 0 : 1, node.pos];
    };
    return [...fields].sort((a, b) => {
      const [left, right] = [rank(a), rank(b)];
      return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
    });
  }

  /** @param symbols those of base classes first */
  private fields(symbols: readonly ts.Symbol[]): readonly FieldType[] {
    const unnamed = symbols.map((field) => ({ field, name: this.nameOf(field), owner: ownerOf(field) }));
    return tellApart(unnamed).map(({ field, name }) => ({ ...this.field(field), name }));
  }

  private field(symbol: ts.Symbol): FieldType {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    const holder =
      declaration?.parent !== undefined && ts.isBinaryExpression(declaration.parent) ? declaration.parent : declaration;
    const type = this.convert(this.checker.getTypeOfSymbol(symbol));
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    return {
      name: this.nameOf(symbol),
      key: keyKind(symbol),
      type: isOptional ? unionOf([{ kind: 'literal', value: undefined }, type]) : type,
      isOptional,
      tags: tagsOf(holder),
    };
  }

  /** `__#3@#head` → `#head`, `__@kSize@8` → `[Symbol(size)]`, if that is what `kSize` was made as */
  private nameOf(symbol: ts.Symbol): string {
    switch (keyKind(symbol)) {
      case 'text':
        return symbol.name;
      case 'private':
        return symbol.name.slice(symbol.name.lastIndexOf('#'));
      case 'symbol':
        return this.symbolName(symbol);
    }
  }

  private symbolName({ name, valueDeclaration: node }: ts.Symbol): string {
    const variable = /^__@(.*)@\d+$/.exec(name)![1]!;
    const key = node === undefined ? undefined : ts.getNameOfDeclaration(node);
    const expression = key !== undefined && ts.isComputedPropertyName(key) ? key.expression : undefined;
    const made = expression === undefined ? undefined : this.checker.getTypeAtLocation(expression).symbol;
    const declaration = made?.valueDeclaration;
    if (declaration === undefined || ts.isPropertySignature(declaration)) return `[Symbol.${variable}]`;
    const { initializer } = declaration as ts.VariableDeclaration;
    const [text] = initializer !== undefined && ts.isCallExpression(initializer) ? initializer.arguments : [];
    return `[Symbol(${text !== undefined && ts.isStringLiteralLike(text) ? text.text : variable})]`;
  }

  private method(symbol: ts.Symbol, isStatic: boolean): MethodType {
    const declaration =
      symbol.declarations?.find((one) => 'body' in one && one.body !== undefined) ?? symbol.valueDeclaration;
    const signatures = this.checker.getTypeOfSymbol(symbol).getCallSignatures();
    const own =
      signatures.length > 1 && declaration !== undefined && ts.isFunctionLike(declaration)
        ? this.checker.getSignatureFromDeclaration(declaration)
        : undefined;
    const signature = own ?? signatures[0];
    const name = this.nameOf(symbol);
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
    const isHidden = declaration !== undefined && (ts.getCombinedModifierFlags(declaration) & hidden) !== 0;
    const tags = tagsOf(declaration);
    return {
      name,
      parameters: signature === undefined ? [] : this.parameters(signature),
      isPublic: !isHidden && !name.startsWith('#') && !tags.includes('private') && !tags.includes('protected'),
      isStatic,
      tags,
    };
  }

  private constructorParameters(symbol: ts.Symbol, node: Declaration): readonly ParameterType[] {
    const own = ts.isClassLike(node)
      ? node.members.find((member) => ts.isConstructorDeclaration(member) && member.body !== undefined)
      : node;
    const signature =
      own === undefined
        ? this.checker.getTypeOfSymbol(symbol).getConstructSignatures()[0]
        : this.checker.getSignatureFromDeclaration(own as ts.SignatureDeclaration);
    return signature === undefined ? [] : this.parameters(signature);
  }

  private parameters(signature: ts.Signature): readonly ParameterType[] {
    // TypeScript adds one to functions of JavaScript that mention `arguments`, which stands nowhere
    const written = signature.getParameters().filter(({ declarations }) => declarations !== undefined);
    return written.map((symbol) => {
      const node = symbol.valueDeclaration;
      const isParameter = node !== undefined && ts.isParameter(node);
      const type = this.convert(this.checker.getTypeOfSymbol(symbol));
      const optional = isParameter && (this.checker.isOptionalParameter(node) || node.initializer !== undefined);
      return {
        name: symbol.name,
        type: optional ? withoutUndefined(type) : type,
        optional,
        rest: isParameter && node.dotDotDotToken !== undefined,
      };
    });
  }

  private convert(type: ts.Type): TypeData {
    return this.converter.convert(type);
  }

  private declaration(path: string, start: number, end: number): Declaration | null {
    const file = this.program.getSourceFile(path);
    return file === undefined ? null : declarationAt(file, start, end);
  }

  private topLevel(path: string): readonly Declaration[] {
    const file = this.program.getSourceFile(path);
    return [...(file?.statements ?? [])].flatMap((statement): readonly Declaration[] => {
      if (ts.isClassDeclaration(statement)) return [statement];
      if (ts.isFunctionDeclaration(statement) && this.classOf(statement) !== null) return [statement];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.flatMap(({ initializer }) =>
        initializer !== undefined && ts.isClassExpression(initializer) ? [initializer] : [],
      );
    });
  }

  private get program(): ts.Program {
    return this.start().program;
  }

  private get checker(): ts.TypeChecker {
    return this.start().checker;
  }

  private get converter(): Converter {
    return this.start().of;
  }

  private start(): NonNullable<typeof this.started> {
    if (this.started === null) {
      const program = compile(this.roots, this.files, this.specModule);
      const checker = program.getTypeChecker();
      const of = new Converter(checker, (file) => program.isSourceFileDefaultLibrary(file));
      this.started = { program, checker, of };
    }
    return this.started;
  }
}

/** What is left of a type; undefined alone stays. */
function withoutUndefined(type: TypeData): TypeData {
  if (type.kind !== 'union') return type;
  return unionOf(type.members.filter((one) => one.kind !== 'literal' || one.value !== undefined));
}

function isMethod(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Method) !== 0;
}

/** Of `List.prototype.peek`: `List.prototype`. */
function prototypeIn(node: ts.Node | undefined): ts.PropertyAccessExpression | null {
  if (node === undefined || !ts.isPropertyAccessExpression(node)) return null;
  const { expression: holder } = node;
  return ts.isPropertyAccessExpression(holder) && holder.name.text === 'prototype' ? holder : null;
}

/** `List.prototype.peek = List.prototype.first` → first; its type would be unknown. */
function aliasedBy({ valueDeclaration: node }: ts.Symbol): string | null {
  const holder = prototypeIn(node);
  if (holder === null || !ts.isBinaryExpression(node!.parent)) return null;
  const { right } = node!.parent;
  if (prototypeIn(right)?.getText() !== holder.getText()) return null;
  return (right as ts.PropertyAccessExpression).name.text;
}

/** What instances carry themselves: no methods, no accessors, nothing that is only declared or that their prototype has. */
function isField(symbol: ts.Symbol): boolean {
  if ((symbol.flags & ts.SymbolFlags.Property) === 0 || isMethod(symbol)) return false;
  const node = symbol.valueDeclaration;
  if (node === undefined || prototypeIn(node) !== null) return false;
  return !(ts.isPropertyDeclaration(node) && hasModifier(node, ts.ModifierFlags.Abstract));
}

function hasModifier(node: ts.Declaration, flag: ts.ModifierFlags): boolean {
  return (ts.getCombinedModifierFlags(node) & flag) !== 0;
}

function keyKind({ name }: ts.Symbol): FieldType['key'] {
  return /^(?:__#\d+@)?#/.test(name) ? 'private' : /^__@.*@\d+$/.test(name) ? 'symbol' : 'text';
}

/** The class of a private name. */
function ownerOf(symbol: ts.Symbol): string | undefined {
  if (keyKind(symbol) !== 'private') return undefined;
  const node = symbol.valueDeclaration;
  return (node === undefined ? undefined : ts.findAncestor(node, ts.isClassLike))?.name?.text ?? 'class';
}

/**
 * The checker's types → our own. What TypeScript spells as a union of `true` and `false` is a boolean again, branded
 * primitives are their primitive, and an object type becomes the name under which `Records` can find its fields.
 */

import ts from '#typescript';
import { positionOf } from '../../base/span.js';
import { declaredAt } from './declarations.js';
import type { LiteralValue, TypeData } from './type.js';

export class Converter {
  /** What the names of object types stand for. */
  readonly records = new Map<string, { readonly name: string; readonly type: ts.Type }>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isLibrary: (file: ts.SourceFile) => boolean,
  ) {}

  convert(type: ts.Type): TypeData {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { kind: 'unknown' };
    if (flags & ts.TypeFlags.Boolean) return { kind: 'boolean' };
    if (flags & ts.TypeFlags.BooleanLiteral) return { kind: 'literal', value: this.text(type) === 'true' };
    if (flags & ts.TypeFlags.Null) return { kind: 'literal', value: null };
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { kind: 'literal', value: undefined };
    if (type.isUnion()) return unionOf(type.types.map((member) => this.convert(member)));
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
    if (flags & ts.TypeFlags.BigIntLiteral) return { kind: 'literal', value: bigintOf(type as ts.BigIntLiteralType) };
    if (flags & ts.TypeFlags.NumberLike) return { kind: 'number' };
    if (flags & ts.TypeFlags.BigInt) return { kind: 'bigint' };
    // texts of a form, such as `x${number}`: neither 'a' nor 'b' has it
    if (flags & (ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping)) return this.other(type);
    if (flags & ts.TypeFlags.StringLike) return { kind: 'string' };
    if (flags & ts.TypeFlags.TypeParameter) return this.parameter(type);
    if (type.isIntersection()) return this.intersection(type);
    if (flags & ts.TypeFlags.Object) return this.object(type as ts.ObjectType);
    const constraint = this.checker.getBaseConstraintOfType(type);
    return constraint === undefined || constraint === type ? this.other(type) : this.convert(constraint);
  }

  private parameter(type: ts.Type): TypeData {
    const constraint = this.checker.getBaseConstraintOfType(type);
    // the type `this` is a parameter whose symbol is the class
    if (type.symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) {
      return constraint === undefined ? { kind: 'unknown' } : this.convert(constraint);
    }
    const isBound = constraint !== undefined && (constraint.flags & ts.TypeFlags.Unknown) === 0;
    return { kind: 'parameter', name: type.symbol.name, constraint: isBound ? this.convert(constraint) : null };
  }

  private intersection(type: ts.IntersectionType): TypeData {
    const primitive = type.types.find((member) => (member.flags & ts.TypeFlags.Object) === 0);
    return primitive === undefined ? this.record(type) : this.convert(primitive);
  }

  private object(type: ts.ObjectType): TypeData {
    const { checker } = this;
    const of = (): readonly TypeData[] =>
      checker.getTypeArguments(type as ts.TypeReference).map((argument) => this.convert(argument));
    if (checker.isArrayType(type)) return { kind: 'array', of: of()[0]! };
    if (checker.isTupleType(type)) return this.tuple(type as ts.TupleTypeReference, of());
    const { symbol } = type;
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    const file = declaration?.getSourceFile();
    if (file !== undefined && this.isLibrary(file) && isNamed(symbol)) return this.builtin(type, symbol.name, of);
    const isInstance = type.getConstructSignatures().length === 0 && (symbol.flags & ts.SymbolFlags.Class) !== 0;
    if (isInstance && declaration !== undefined && isConstructible(declaration)) {
      return { kind: 'class', at: declaredAt(declaration), arguments: this.ownArguments(type) };
    }
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return { kind: 'function' };
    return this.record(type);
  }

  /** The arguments of a generic class, without the one for `this`. */
  private ownArguments(type: ts.ObjectType): readonly TypeData[] {
    if ((type.objectFlags & ts.ObjectFlags.Reference) === 0) return [];
    const { target } = type as ts.TypeReference;
    const all = this.checker.getTypeArguments(type as ts.TypeReference);
    return all.slice(0, target.typeParameters?.length ?? 0).map((argument) => this.convert(argument));
  }

  private tuple(type: ts.TupleTypeReference, of: readonly TypeData[]): TypeData {
    const isFixed = type.target.elementFlags.every((flag) => flag === ts.ElementFlags.Required);
    return isFixed ? { kind: 'tuple', of } : { kind: 'array', of: unionOf(of) };
  }

  private builtin(type: ts.Type, name: string, of: () => readonly TypeData[]): TypeData {
    switch (name) {
      case 'Map':
      case 'ReadonlyMap': {
        const [key, value] = of();
        return { kind: 'map', key: key!, value: value! };
      }
      case 'Set':
      case 'ReadonlySet':
        return { kind: 'set', of: of()[0]! };
      case 'Function':
        return { kind: 'function' };
    }
    return type.getCallSignatures().length > 0 ? { kind: 'function' } : this.other(type);
  }

  private record(type: ts.Type): TypeData {
    const named = type.aliasSymbol ?? type.symbol;
    const declaration = named?.declarations?.[0];
    if (declaration === undefined || !this.isPlain(type)) return this.other(type);
    const file = declaration.getSourceFile();
    // an instance of a generic one is a type of its own
    const text = this.text(type);
    const { line, column } = positionOf({ path: file.fileName, text: file.text }, declaration.getStart(file));
    const id = isNamed(named!) ? `${file.fileName}#${text}` : `${file.fileName}#${line}:${column}`;
    if (!this.records.has(id)) this.records.set(id, { name: isNamed(named!) ? text : this.outline(type), type });
    return { kind: 'record', id };
  }

  /** What a type without a name is called: `{ id, count }`, with the tags that tell it from others: `{ kind: 'add', id }`. */
  private outline(type: ts.Type): string {
    const parts = this.checker.getPropertiesOfType(type).map((property) => {
      const content = this.checker.getTypeOfSymbol(property);
      return content.isStringLiteral() ? `${property.name}: '${content.value}'` : property.name;
    });
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }

  /** Whether the type lists all fields by names, and none of them is a function: else it stands for objects of any kind. */
  private isPlain(type: ts.Type): boolean {
    if (this.checker.getIndexInfosOfType(type).length > 0) return false;
    return this.checker
      .getPropertiesOfType(type)
      .every(
        (property) =>
          !property.name.startsWith('__@') && this.checker.getTypeOfSymbol(property).getCallSignatures().length === 0,
      );
  }

  private other(type: ts.Type): TypeData {
    return { kind: 'other', text: this.text(type) };
  }

  private text(type: ts.Type): string {
    return this.checker.typeToString(type);
  }
}

/** One union of what the members are: unions in it are opened, true and false become boolean, repetitions go. */
export function unionOf(members: readonly TypeData[]): TypeData {
  const flat = members.flatMap((member) => (member.kind === 'union' ? member.members : [member]));
  const has = (value: LiteralValue): boolean => flat.some((one) => one.kind === 'literal' && one.value === value);
  const isWhole = (has(true) && has(false)) || flat.some(({ kind }) => kind === 'boolean');
  const rest = isWhole
    ? flat.filter((one) => one.kind !== 'boolean' && !(one.kind === 'literal' && typeof one.value === 'boolean'))
    : flat;
  const all: TypeData[] = isWhole ? [...rest, { kind: 'boolean' }] : [...rest];
  const different = all.filter((one, index) => all.findIndex((other) => isSameType(one, other)) === index);
  return different.length === 1 ? different[0]! : { kind: 'union', members: different };
}

/** Enough to drop repetitions: literals, primitives, and objects by name. */
function isSameType(a: TypeData, b: TypeData): boolean {
  if (a === b) return true;
  if (a.kind === 'literal' && b.kind === 'literal') return Object.is(a.value, b.value);
  if (a.kind === 'record' && b.kind === 'record') return a.id === b.id;
  return a.kind === b.kind && ['boolean', 'number', 'string', 'bigint', 'function', 'unknown'].includes(a.kind);
}

function isConstructible(node: ts.Node): boolean {
  return ts.isClassLike(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || hasFunction(node);
}

/** `const Stack = function () { … }` */
function hasFunction(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isFunctionExpression(node.initializer);
}

function isNamed(symbol: ts.Symbol): boolean {
  return !symbol.name.startsWith('__');
}

function bigintOf({ value }: ts.BigIntLiteralType): bigint {
  return BigInt(`${value.negative ? '-' : ''}${value.base10Value}`);
}

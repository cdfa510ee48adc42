/**
 * Which names an ECMAScript module may import from a CommonJS module. Node has to know them before the module runs, so it
 * looks for a handful of patterns in the text (`exports.a =`, `module.exports = { a }`, `Object.defineProperty(exports, 'a',
 * …)`, and what compilers write for `export * from`), wherever they stand and whether or not they will ever be executed. We
 * look for the same patterns: a name that node does not see must not be there, nor may one be missing.
 */

import ts from '#typescript';
import { forEachPart } from '../chains.js';
import type { CommonJsNames } from '../../ir/modules.js';

export function commonJsNames(file: ts.SourceFile): CommonJsNames {
  const finder = new Finder(file);
  finder.visit(file, true);
  return { names: [...finder.names].filter((name) => !finder.unsafe.has(name)), from: [...finder.from] };
}

class Finder {
  readonly names = new Set<string>();
  /** Defined by a getter that may do anything. */
  readonly unsafe = new Set<string>();
  readonly from = new Set<string>();
  /** `var name = require('specifier')` */
  private readonly required = new Map<string, string>();
  private readonly scanner: ts.Scanner;
  private readonly text: string;
  private token = ts.SyntaxKind.Unknown;

  constructor(private readonly file: ts.SourceFile) {
    this.text = file.text;
    this.scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, file.text);
  }

  visit(node: ts.Node, isTop: boolean): void {
    if (ts.isIdentifier(node) && node.end > node.pos) this.inspect(node);
    else if (ts.isVariableDeclaration(node)) this.remember(node);
    else if (isTop && ts.isExpressionStatement(node)) this.compiledStar(node.expression);
    const inTop = isTop && (ts.isSourceFile(node) || ts.isStatement(node)) && !ts.isBlock(node);
    forEachPart(ts, node, (child) => this.visit(child, inTop));
  }

  private inspect(node: ts.Identifier): void {
    const start = node.getStart(this.file);
    const isMember = this.text[start - 1] === '.';
    this.scanner.resetTokenState(node.end);
    this.next();
    switch (node.text) {
      case 'exports':
        return isMember ? undefined : this.assigned(false);
      case 'module':
        return isMember || !this.take('.') || !this.take('exports') ? undefined : this.assigned(true);
      case 'Object':
        return isMember || !this.take('.') || !this.take('defineProperty') ? undefined : this.defined();
      case '__export':
      case '__exportStar':
        if (this.take('(')) this.takeRequire();
    }
  }

  /** After `exports` or `module.exports`. */
  private assigned(isWhole: boolean): void {
    if (this.take('.')) {
      const name = this.takeName();
      if (name !== null && this.startsWithEquals()) this.names.add(name);
    } else if (this.take('[')) {
      const name = this.takeString();
      if (name !== null && this.take(']') && this.startsWithEquals()) this.names.add(name);
    } else if (isWhole && this.startsWithEquals()) {
      this.from.clear();
      this.scanner.resetTokenState(this.scanner.getTokenStart() + 1);
      this.next();
      if (this.take('{')) this.literal();
      else this.takeRequire();
    }
  }

  /** Properties of a literal up to the first that is more than a name or a string. */
  private literal(): void {
    do {
      if (this.take('...')) {
        if (!this.takeRequire() && this.takeName() === null) return;
        continue;
      }
      const isString = this.token === ts.SyntaxKind.StringLiteral;
      const name = isString ? this.takeString() : this.takeName();
      if (name === null) return;
      if (this.take(':') ? this.takeName() === null : isString) return;
      this.names.add(name);
    } while (this.take(','));
  }

  /** After `Object.defineProperty`. */
  private defined(): void {
    if (!this.take('(') || !(this.take('exports') || (this.take('module') && this.take('.') && this.take('exports')))) {
      return;
    }
    if (!this.take(',')) return;
    const name = this.takeString();
    if (name === null || !this.take(',') || !this.take('{')) return;
    if (this.take('enumerable') && !(this.take(':') && (this.take('true') || this.take('!0')) && this.take(',')))
      return;
    if (this.take('value')) {
      if (this.take(':')) this.names.add(name);
    } else if (this.take('get')) {
      if (this.forwards()) this.names.add(name);
      else this.unsafe.add(name);
    }
  }

  /** After `get`: a function that returns a name or a property of one, and nothing else in the descriptor. */
  private forwards(): boolean {
    if (this.take(':')) {
      if (!this.take('function')) return false;
      if (this.token !== ts.SyntaxKind.OpenParenToken) this.takeName();
    }
    if (!(this.take('(') && this.take(')') && this.take('{') && this.take('return'))) return false;
    if (this.takeName() === null) return false;
    if (this.take('.')) {
      if (this.takeName() === null) return false;
    } else if (this.take('[') && !(this.takeString() !== null && this.take(']'))) return false;
    this.take(';');
    if (!this.take('}')) return false;
    this.take(',');
    return this.take('}') && this.take(')');
  }

  private remember({ name, initializer }: ts.VariableDeclaration): void {
    if (!ts.isIdentifier(name) || initializer === undefined) return;
    let call = initializer;
    while (ts.isCallExpression(call) && /interopRequireWildcard$/.test(call.expression.getText(this.file))) {
      call = call.arguments[0] ?? name;
    }
    if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression) || call.expression.text !== 'require') return;
    const specifier = call.arguments[0];
    if (specifier !== undefined && ts.isStringLiteral(specifier)) this.required.set(name.text, specifier.text);
  }

  /** `Object.keys(_x).forEach(function (k) { … exports[k] = _x[k] … })`, as compilers write `export *`. */
  private compiledStar(node: ts.Expression): void {
    const match =
      /^Object\s*\.\s*keys\s*\(\s*([\w$]+)\s*\)\s*\.\s*forEach\s*\(\s*function\s*\(\s*([\w$]+)\s*\)\s*\{/.exec(
        node.getText(this.file),
      );
    const specifier = match === null ? undefined : this.required.get(match[1]!);
    if (specifier === undefined) return;
    const [, object, key] = match!;
    const body = node.getText(this.file).slice(match![0].length);
    const copies = new RegExp(
      `(exports|Object\\.defineProperty\\(exports)[^;]*${escaped(object!)}\\[${escaped(key!)}\\]`,
    );
    if (/default/.test(body) && copies.test(body)) this.from.add(specifier);
  }

  private next(): void {
    this.token = this.scanner.scan();
  }

  private take(text: string): boolean {
    if (this.scanner.getTokenText() !== text || this.token === ts.SyntaxKind.StringLiteral) return false;
    this.next();
    return true;
  }

  private takeName(): string | null {
    const isName =
      this.token === ts.SyntaxKind.Identifier ||
      (this.token >= ts.SyntaxKind.FirstKeyword && this.token <= ts.SyntaxKind.LastKeyword);
    const name = this.scanner.getTokenText();
    if (!isName || name.includes('\\')) return null;
    this.next();
    return name;
  }

  private takeString(): string | null {
    if (this.token !== ts.SyntaxKind.StringLiteral) return null;
    const value = this.scanner.getTokenValue();
    this.next();
    return value;
  }

  private takeRequire(): boolean {
    if (!this.take('require') || !this.take('(')) return false;
    const specifier = this.takeString();
    if (specifier === null || !this.take(')')) return false;
    this.from.add(specifier);
    return true;
  }

  /** Node looks at a single character, so a comparison counts, too. */
  private startsWithEquals(): boolean {
    return this.scanner.getTokenText().startsWith('=');
  }
}

function escaped(name: string): string {
  return name.replaceAll('$', '\\$');
}

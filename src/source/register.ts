/**
 * Real code made ready to be run by node from states that no constructor made. The text stays as it is, on the lines where it is,
 * except that types are stripped, and that every class and every function which may be a constructor tells a registry (see
 * engine/real/registry.ts) of itself as `path#Name`: unexported ones could not be found otherwise.
 *
 * Private names are visible in the body of their class only, so a static block there hands out functions that read and write
 * them. An object gets its private names from its constructor alone; to have them on an object without running the constructor, the
 * constructor is really called and left by an exception thrown from a last field that is added to the class: by then
 * all fields are there and no statement has run. While that happens (`making`), initializers are skipped; and a derived class calls
 * `super()` before anything else, whose target the registry has replaced by a function that returns the object.
 */

import ts from '#typescript';
import { forEachPart } from './chains.js';
import { Edits } from './edits.js';
import { instrumentDecisions, type DecisionPlace } from './decisions.js';
import type { ModuleFormat } from './resolve/format.js';
import { instrumentSteps, type StepPlace } from './steps.js';

const REGISTRY = "globalThis[Symbol.for('glassbox.registry')]";

/** What code is to tell while it runs: nothing, which part of a predicate is false, or every statement that is done. */
export type Telling = 'nothing' | 'decisions' | 'steps';

/**
 * The text of a module for node.
 * @param isStubbed whether functions at the top ask whether something else is to be called in their place
 * @requires format is not 'json'
 */
export function prepare(path: string, text: string, format: ModuleFormat, telling: Telling, isStubbed = false): string {
  const edited = editsOf(path, text, telling, isStubbed).apply(text);
  return isTypeScript(path) ? stripTypes(path, edited, format) : edited;
}

/** Lines of stack traces are those of the source, columns are not: which column of the source one of the prepared text is. */
export function writtenColumn(
  path: string,
  text: string,
  telling: Telling,
  isStubbed: boolean,
  line: number,
  column: number,
): number {
  const edits = editsOf(path, text, telling, isStubbed);
  const place = lineStart(edits.apply(text), line) + column - 1;
  return edits.origin(place) - lineStart(text, line) + 1;
}

function lineStart(text: string, line: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) start = text.indexOf('\n', start) + 1;
  return start;
}

function editsOf(path: string, text: string, telling: Telling, isStubbed = false): Edits {
  const kind = isTypeScript(path) ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const edits = new Edits();
  new Registration(file, edits, isStubbed).run();
  const known = (method: string, places: readonly object[]): void =>
    edits.insert(firstStatement(file), `${REGISTRY}.${method}(${JSON.stringify(path)},${JSON.stringify(places)});`);
  if (telling === 'decisions') {
    const places: DecisionPlace[] = [];
    instrumentDecisions(file, edits, places);
    known('places', places);
  }
  if (telling === 'steps') {
    const places: StepPlace[] = [];
    instrumentSteps(file, edits, places);
    known('steps', places);
  }
  return edits;
}

function isTypeScript(path: string): boolean {
  return /\.[cm]?ts$/.test(path);
}

/** Decorators and `using` are written in older words as well; the map leads stack traces back to the lines of the source. */
function stripTypes(path: string, text: string, format: ModuleFormat): string {
  return ts.transpileModule(text, {
    fileName: path,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: format === 'esm' ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS,
      inlineSourceMap: true,
      isolatedModules: true,
      useDefineForClassFields: true,
      newLine: ts.NewLineKind.LineFeed,
    },
  }).outputText;
}

/** Where statements may be added before all others of the file, on the line where the first stands. */
function firstStatement(container: ts.SourceFile | ts.Block | ts.ModuleBlock): number {
  const file = container.getSourceFile();
  for (const statement of container.statements) {
    const isDirective = ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
    if (!isDirective) return statement.getStart(file);
  }
  return container.end - (ts.isSourceFile(container) ? 0 : 1);
}

class Registration {
  /** Names `X` of which the file says `X.prototype`. */
  private readonly prototypes: ReadonlySet<string>;

  constructor(
    private readonly file: ts.SourceFile,
    private readonly edits: Edits,
    private readonly isStubbed: boolean,
  ) {
    this.prototypes = new Set([...file.text.matchAll(/([\w$]+)\s*\.\s*prototype\b/g)].map((match) => match[1]!));
  }

  run(): void {
    this.visit(this.file);
  }

  private visit(node: ts.Node): void {
    if (isAmbient(node)) return;
    if (ts.isClassLike(node)) return this.classLike(node);
    if (ts.isFunctionDeclaration(node)) this.functionDeclaration(node);
    else if (ts.isFunctionExpression(node)) return this.functionExpression(node);
    else if (ts.isVariableStatement(node)) return this.variables(node);
    this.children(node);
  }

  private children(node: ts.Node): void {
    forEachPart(ts, node, (child) => this.visit(child));
  }

  private begin(name: string): string {
    return `${REGISTRY}.register(${JSON.stringify(`${this.file.fileName}#${name}`)}`;
  }

  private call(name: string, value: string, more = ''): string {
    return `${this.begin(name)},${value}${more})`;
  }

  private functionDeclaration(node: ts.FunctionDeclaration): void {
    const { parent, name, body } = node;
    if (name === undefined || body === undefined) return;
    if (!ts.isSourceFile(parent) && !(this.mayConstruct(name.text) && (ts.isBlock(parent) || ts.isModuleBlock(parent))))
      return;
    this.edits.insert(firstStatement(parent), `${this.call(name.text, name.text)};`);
    const isPlain = node.asteriskToken === undefined && !hasModifier(node, ts.SyntaxKind.AsyncKeyword);
    if (this.isStubbed && isPlain && ts.isSourceFile(parent))
      this.edits.insert(
        firstStatement(body),
        `{const s=${REGISTRY}.stub?.(${name.text});if(s)return s(this,arguments);}`,
      );
  }

  /** Functions inside of others are made again and again; only constructors are worth telling of. */
  private mayConstruct(name: string): boolean {
    return /^[A-Z]/.test(name) || this.prototypes.has(name);
  }

  private functionExpression(node: ts.FunctionExpression): void {
    const name = node.name?.text;
    if (name === undefined || !this.mayConstruct(name)) return this.children(node);
    this.edits.insert(node.getStart(this.file), `${this.begin(name)},`);
    this.children(node);
    this.edits.insert(node.end, ')');
  }

  /** `var Queue = function () {…}`, told of after the statement, so that the function gets its name from the variable. */
  private variables(node: ts.VariableStatement): void {
    this.children(node);
    for (const { name, initializer } of node.declarationList.declarations) {
      if (initializer === undefined || !ts.isIdentifier(name) || !this.mayConstruct(name.text)) continue;
      if (!ts.isFunctionExpression(initializer) || initializer.name !== undefined) continue;
      this.edits.insert(node.end, `;${this.call(name.text, name.text)};`);
    }
  }

  private classLike(node: ts.ClassLikeDeclaration): void {
    const isPrivate = (member: ts.ClassElement): boolean =>
      member.name !== undefined && ts.isPrivateIdentifier(member.name) && !isStatic(member);
    const fields = node.members.filter((member) => ts.isPropertyDeclaration(member) && isPrivate(member));
    const accessors = fields.map((member) => {
      const name = (member.name as ts.PrivateIdentifier).text;
      return `${JSON.stringify(name)}:[o=>${name} in o,o=>o.${name},(o,v)=>{o.${name}=v}]`;
    });
    const hasPrivates = node.members.some(isPrivate);
    const isDerived = node.heritageClauses?.some((clause) => clause.token === ts.SyntaxKind.ExtendsKeyword) ?? false;
    const privates = hasPrivates
      ? `{isDerived:${isDerived},owner:${JSON.stringify(node.name?.text ?? '')},fields:{${accessors.join()}}}`
      : 'null';
    const known = `,${privates},[${computedKeys(node).join()}]`;
    this.edits.insert(node.members.pos, `static{${this.call(this.nameOf(node), 'this', known)};}`);
    for (const member of node.members) {
      if (hasPrivates && ts.isPropertyDeclaration(member)) this.guarded(member);
      else if (hasPrivates && isDerived && ts.isConstructorDeclaration(member)) this.derivedConstructor(member);
      else this.visit(member);
    }
    ts.forEachChild(node, (child) => {
      if (!ts.isClassElement(child)) this.visit(child);
    });
    if (hasPrivates) this.edits.insert(node.end - 1, `;#glassboxMade=${REGISTRY}.made(this);`);
  }

  private nameOf(node: ts.ClassLikeDeclaration): string {
    if (node.name !== undefined) return node.name.text;
    if (ts.isClassDeclaration(node)) return 'default';
    const { parent } = node;
    if ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && ts.isIdentifier(parent.name))
      return parent.name.text;
    const { line, character } = this.file.getLineAndCharacterOfPosition(node.getStart(this.file));
    return `${line + 1}:${character + 1}`;
  }

  private guarded(member: ts.PropertyDeclaration): void {
    const { initializer } = member;
    const isPlain = initializer === undefined || isStatic(member) || isDefinition(initializer);
    if (!isPlain) this.edits.insert(initializer.getStart(this.file), `${REGISTRY}.making?undefined:(`);
    this.children(member);
    if (!isPlain) this.edits.insert(initializer.end, ')');
  }

  private derivedConstructor(member: ts.ConstructorDeclaration): void {
    if (member.body !== undefined) this.edits.insert(member.body.statements.pos, `if(${REGISTRY}.making)super();`);
    this.children(member);
  }
}

/** Names of fields that may be symbols, as far as they may be evaluated again: `kSize` of `[kSize] = 0`, `Symbol.iterator`. */
function computedKeys(node: ts.ClassLikeDeclaration): string[] {
  return node.members.flatMap((member) => {
    if (!ts.isPropertyDeclaration(member) || isStatic(member) || !ts.isComputedPropertyName(member.name)) return [];
    const { expression } = member.name;
    const isPlain =
      ts.isIdentifier(expression) ||
      (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression));
    return isPlain ? [expression.getText()] : [];
  });
}

/** Evaluating it does nothing; and it takes its name from where it stands. */
function isDefinition(node: ts.Expression): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isClassExpression(node);
}

function isStatic(member: ts.ClassElement): boolean {
  return hasModifier(member, ts.SyntaxKind.StaticKeyword);
}

function isAmbient(node: ts.Node): boolean {
  return ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || hasModifier(node, ts.SyntaxKind.DeclareKeyword);
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);
}

/**
 * What the walk over a module finds out: which variable every name in value position means, and which variables of
 * its surroundings every function captures.
 *
 * A scope's declarations are known before its code is walked (`hoist.ts`), so each name is resolved where it stands.
 * `mention` is the heart: it decides whether a use may come before the initialisation. Within one function text
 * order is execution order for block-scoped names (a scope is entered afresh each time round a loop); code in an
 * inner function runs, at the earliest, when that function has been created.
 */

import ts from '#typescript';
import type { SourceText } from '../../../base/span.js';
import { syntaxError } from '../parse.js';
import type { FunctionNode } from '../syntax.js';
import type { HoistResult } from './hoist.js';
import { declareLexicals, declareVars } from './hoist.js';
import { isDerived, Scope, Variable } from './variable.js';
import type { FunctionScope, ImplicitName } from './variable.js';

/** The functions that a class brings along besides its methods. */
export interface ClassFunctions {
  readonly constructor_: FunctionScope;
  /** Null when the class has no instance fields, private methods or parameter properties. */
  readonly fields: FunctionScope | null;
  /** Null when the class has no static fields or static blocks. */
  readonly statics: FunctionScope | null;
}

export class ModuleScopes implements HoistResult {
  readonly scopes = new Map<ts.Node, Scope>();
  readonly functions = new Map<FunctionNode, FunctionScope>();
  readonly classes = new Map<ts.ClassLikeDeclaration, ClassFunctions>();
  /** Object literals whose methods use `super`, and the variable that holds the object. */
  readonly homes = new Map<ts.ObjectLiteralExpression, Variable>();
  /** What a name means; names that are missing are global. */
  readonly resolutions = new Map<ts.Node, Variable>();
  /** Reads and writes that must be preceded by a check for the temporal dead zone. */
  readonly checks = new Set<ts.Node>();
  readonly copiedFunctions = new Map<ts.FunctionDeclaration, Variable>();
  readonly declaredIn = new Map<ts.FunctionDeclaration, Scope>();

  /** The scope and the function the walk is in. */
  scope!: Scope;
  function!: FunctionScope;

  /** `walkNode` is `walk` of walk.ts: the parts of the walk call each other through it, so that files form no cycle. */
  constructor(
    readonly file: ts.SourceFile,
    readonly source: SourceText,
    private readonly walkNode: (scopes: ModuleScopes, node: ts.Node) => void,
  ) {}

  readonly walk = (node: ts.Node): void => this.walkNode(this, node);

  readonly redeclared = (name: ts.Identifier): never =>
    this.reject(name, `Identifier '${name.text}' has already been declared`);

  /** What no parser notices. */
  reject(node: ts.Node, message: string): never {
    throw syntaxError(message, { source: this.source, start: node.getStart(this.file), end: node.end });
  }

  // --- names -----------------------------------------------------------------------------------------------

  lookup(name: string): Variable | null {
    for (let scope: Scope | null = this.scope; scope !== null; scope = scope.parent) {
      const found = scope.variables.get(name);
      if (found !== undefined) return found;
      if (scope.members !== null && scope.members.names.has(name)) {
        const member = new Variable(name, 'member', scope, -1);
        member.object = scope.members.object;
        scope.variables.set(name, member);
        return member;
      }
      if (name === 'arguments' && scope === scope.owner.scope && hasArguments(scope.owner)) {
        return this.implicit(scope.owner, 'arguments');
      }
    }
    return null;
  }

  /** `this`, `arguments` and the like of `owner`, made when first asked for. */
  implicit(owner: FunctionScope, name: ImplicitName): Variable {
    let variable = owner.implicit.get(name);
    if (variable === undefined) {
      variable = new Variable(name, 'implicit', owner.scope, name === 'this' ? thisInitializedFrom(owner) : -1);
      if (name === 'superCalled') variable.assignments.push({ position: -1, numeric: false, settledFrom: null });
      owner.implicit.set(name, variable);
    }
    return variable;
  }

  /** A name in value position. */
  reference(node: ts.Identifier | ts.PrivateIdentifier): Variable | null {
    const variable = this.lookup(node.text);
    const isOwn = variable !== null && variable.kind !== 'implicit';
    if (node.text === 'arguments' && !isOwn && this.isInInitializer())
      this.reject(node, "'arguments' is not allowed in class field initializer or static initialization block");
    return variable === null ? null : this.use(node, variable);
  }

  /** In the initialiser of a field or in a static block, but for functions that have `arguments` of their own. */
  private isInInitializer(): boolean {
    let inner: FunctionScope | null = this.function;
    while (inner !== null && inner.role === 'arrow') inner = inner.parent;
    return inner !== null && (inner.role === 'fields' || inner.role === 'statics');
  }

  /** `node`, in the current function, reads or writes `variable`. */
  use(node: ts.Node, variable: Variable): Variable {
    const constructor = this.ownConstructor(variable);
    if (constructor !== null) return this.use(node, this.implicit(constructor, 'callee'));
    this.resolutions.set(node, variable);
    variable.used = true;
    this.mention(node, variable.object ?? variable);
    return variable;
  }

  /** Notes captures, and whether the variable may still be uninitialised at `node`. */
  mention(node: ts.Node, variable: Variable): void {
    const outermost = this.captureInto(variable);
    const position = outermost === null ? node.pos : outermost.createdAt;
    const { clause } = variable;
    const initialized =
      variable.kind === 'className'
        ? this.isInsideClass(variable.classNode)
        : position >= variable.initializedFrom &&
          (clause === null || (position >= clause.pos && position < clause.end));
    if (!initialized) {
      variable.readEarly = true;
      this.checks.add(node);
    }
    if (outermost === null) return;
    variable.firstCapture = Math.min(variable.firstCapture, position);
    if (!initialized) variable.capturedEarly = true;
  }

  /** A declaration names the variable it initialises; that is neither a read nor ever too early. */
  declares(node: ts.Node, variable: Variable): void {
    this.resolutions.set(node, variable);
    this.captureInto(variable);
  }

  /**
   * Makes every function between the current one and the variable's own capture it.
   * Returns the outermost of them; a module's top level does not count, it runs in text order.
   */
  private captureInto(variable: Variable): FunctionScope | null {
    let outermost: FunctionScope | null = null;
    for (let f: FunctionScope | null = this.function; f !== variable.owner; f = f.parent) {
      if (f === null) throw new Error(`'${variable.name}' was found in a scope that is not around its use`);
      f.capture(variable);
      variable.captured = true;
      if (f.role !== 'main') outermost = f;
    }
    return outermost;
  }

  /** Is the walk inside a member of the class (not in its heritage or a computed key)? */
  private isInsideClass(classNode: ts.ClassLikeDeclaration | null): boolean {
    for (let f: FunctionScope | null = this.function; f !== null; f = f.parent) {
      if (f.ownerClass !== null && f.ownerClass === classNode) return true;
    }
    return false;
  }

  /** class C { constructor() { C } }: there C is the running function, and capturing it would come too early. */
  private ownConstructor(variable: Variable): FunctionScope | null {
    if (variable.kind !== 'className') return null;
    for (let f: FunctionScope | null = this.function; f !== null && f !== variable.owner; f = f.parent) {
      if (f.role === 'constructor' && f.ownerClass === variable.classNode) return f;
    }
    return null;
  }

  // --- scopes ----------------------------------------------------------------------------------------------

  /** Walks with a new scope for `node` in place. */
  within(node: ts.Node, walk: (scope: Scope) => void): void {
    const outer = this.scope;
    this.scope = new Scope(node, outer, this.function);
    this.scopes.set(node, this.scope);
    walk(this.scope);
    this.scope = outer;
  }

  /** Walks with a new function in place. */
  withinFunction(f: FunctionScope, walk: (scope: Scope) => void): void {
    const outer = this.function;
    const outerScope = this.scope;
    this.function = f;
    this.scope = f.scope = new Scope(f.node, outerScope, f);
    walk(this.scope);
    this.scope = outerScope;
    this.function = outer;
  }

  /** Declares what the statements of a function body (or file, or namespace) declare. */
  declareBody(scope: Scope, statements: readonly ts.Statement[], strict: boolean): void {
    declareLexicals(scope, statements, this);
    for (const statement of statements) {
      declareVars(scope, statement, !strict, this, (name) => this.declareVar(scope, name));
    }
  }

  private declareVar(scope: Scope, identifier: ts.Identifier): Variable | null {
    const name = identifier.text;
    const existing = scope.variables.get(name);
    const clashes = existing?.kind === 'let' || existing?.kind === 'const' || existing?.kind === 'class';
    if (clashes && existing.madeBy === null) this.redeclared(identifier);
    if (existing !== undefined) return existing;
    // `var arguments` is the arguments object
    if (name === 'arguments' && hasArguments(scope.owner)) return this.implicit(scope.owner, 'arguments');
    const variable = new Variable(name, 'var', scope, -1);
    const parameters = scope.owner.scope;
    if (parameters !== scope) variable.startsAs = parameters.variables.get(name) ?? null;
    scope.variables.set(name, variable);
    return variable;
  }
}

function hasArguments(f: FunctionScope): boolean {
  if (f.role === 'main') return f.parent === null;
  return f.role === 'function' || f.role === 'method' || f.role === 'constructor';
}

/**
 * In a derived constructor `this` is in its dead zone until super(…) returns. When the one super call is a statement
 * of the body itself, everything after it is safe; otherwise nothing is certain.
 */
function thisInitializedFrom(owner: FunctionScope): number {
  if (owner.role !== 'constructor' || !isDerived(owner.ownerClass) || !ts.isConstructorDeclaration(owner.node))
    return -1;
  const calls = countSuperCalls(owner.node);
  const statement = owner.node.body?.statements.find(isSuperCallStatement);
  return calls === 1 && statement !== undefined ? statement.end : Infinity;
}

export function isSuperCallStatement(statement: ts.Node): boolean {
  return (
    ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    statement.expression.expression.kind === ts.SyntaxKind.SuperKeyword
  );
}

function countSuperCalls(node: ts.Node): number {
  if (ts.isClassLike(node)) return 0;
  let count = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword ? 1 : 0;
  ts.forEachChild(node, (child) => {
    count += countSuperCalls(child);
  });
  return count;
}

/**
 * Variables, the scopes that hold them and the functions they belong to.
 *
 * Where a variable lives is decided once, when the whole module has been looked at:
 *
 *   register  no inner function mentions it
 *   value     inner functions mention it, but only functions created after it got its one and only value:
 *             they capture the value itself and no cell is needed
 *   mapped    a parameter of a sloppy function that its `arguments` can tell from a copy: an element of that object
 *   cell      everything else, and every top-level binding of an ECMAScript module
 *
 * `this`, `arguments`, `new.target`, the running function, home objects, private names and computed field keys are
 * variables too: they have one value from the start, so their capture by arrow functions and methods needs no rule
 * of its own.
 */

import ts from '#typescript';
import { hasSimpleParameters, isFunctionNode, realParameters } from '../syntax.js';

export type VariableKind =
  | 'var'
  | 'function' // function declarations, wherever they stand
  | 'parameter'
  | 'let'
  | 'const'
  | 'class'
  | 'catch'
  | 'import'
  | 'functionName' // the name of a function expression, seen from inside
  | 'className' // the name of a class, seen from inside
  | 'implicit' // this, arguments, new.target, the running function
  | 'synthetic' // what the lowering itself names: private names, computed keys, home objects
  | 'member'; // an enum member or exported namespace variable: a property of `object`

/** One assignment other than the initialisation of a let, const, class, parameter. */
export interface Assignment {
  readonly position: number;
  /** The assigned value is certainly a number: `x++`, `x = 1`. */
  readonly numeric: boolean;
  /** For `var x = e` at the top of the function's body: the position after the declaration. */
  readonly settledFrom: number | null;
}

export class Variable {
  readonly assignments: Assignment[] = [];
  captured = false;
  /** The first text position at which a function that captures this is created. */
  firstCapture = Infinity;
  /** Some function that captures this may be created before the initialisation. */
  capturedEarly = false;
  /** Some read may happen before the initialisation: the binding must start out UNINITIALIZED. */
  readEarly = false;
  /** Mentioned in value position at all; what is not may be an import of a type. */
  used = false;
  /** The initialiser is a number literal. */
  startsNumeric = false;
  /** For 'member': the variable that holds the object. */
  object: Variable | null = null;
  /** For the body's `var x` where a parameter is called x too: that parameter, whose value it starts with. */
  startsAs: Variable | null = null;
  /** Names that merged enums or namespaces of this name export; shared by all their bodies. */
  readonly members = new Set<string>();
  /** The enum or namespace declaration that makes the object; null where a function or class does. */
  madeBy: ts.Node | null = null;
  /** For 'import': the module it comes from. */
  importedFrom: string | null = null;
  /** The case clause whose statements declare this: only there does text order mean execution order. */
  clause: ts.CaseOrDefaultClause | null = null;
  /** The class of a 'className'. */
  classNode: ts.ClassLikeDeclaration | null = null;

  constructor(
    readonly name: string,
    public kind: VariableKind,
    readonly scope: Scope,
    /** From this text position on the variable is initialised; −1 if it always is. */
    readonly initializedFrom: number,
  ) {}

  get owner(): FunctionScope {
    return this.scope.owner;
  }

  /** Assigning to it is an error, or ignored. */
  get isConstant(): boolean {
    return this.kind === 'const' || this.kind === 'import' || this.kind === 'className' || this.kind === 'functionName';
  }
}

export type Storage = 'register' | 'value' | 'mapped' | 'cell';

/** @requires the whole module has been analysed */
export function storageOf(variable: Variable): Storage {
  if (variable.owner.role === 'environment') return 'cell';
  if (variable.kind === 'parameter' && isMapped(variable)) return 'mapped';
  if (!variable.captured) return 'register';
  switch (variable.kind) {
    case 'implicit':
    case 'let':
    case 'const':
    case 'class':
    case 'catch':
    case 'parameter':
      return variable.assignments.length === 0 && !variable.capturedEarly ? 'value' : 'cell';
    case 'className':
      return variable.readEarly ? 'cell' : 'value';
    case 'synthetic':
    case 'functionName':
      return 'value';
    case 'function':
      return variable.assignments.length === 0 && variable.firstCapture > variable.scope.start ? 'value' : 'cell';
    case 'var': {
      if (variable.startsAs !== null) return 'cell';
      if (variable.assignments.length === 0) return 'value'; // undefined for ever
      const settled = variable.assignments.length === 1 ? (variable.assignments[0]?.settledFrom ?? null) : null;
      return settled !== null && variable.firstCapture >= settled ? 'value' : 'cell';
    }
    case 'import':
    case 'member':
      return 'cell';
  }
}

/** Could anybody see a difference if the arguments object had copies of the parameters? */
function isMapped({ owner, assignments, used }: Variable): boolean {
  if (!owner.argumentsObserved || !hasMappedArguments(owner)) return false;
  return owner.argumentsEscape ? used : assignments.length > 0;
}

/** Do the parameters of a function and its `arguments`, if it has any, follow each other? */
export function hasMappedArguments(owner: FunctionScope): boolean {
  if (owner.strict) return false;
  return !isFunctionNode(owner.node) || hasSimpleParameters(owner.node);
}

/** The parameters of the function around a CommonJS module. */
export const COMMONJS_PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'] as const;

/** Which argument a parameter is: of several with one name the last. */
export function parameterIndex({ name, owner }: Variable): number {
  if (!isFunctionNode(owner.node)) return (COMMONJS_PARAMETERS as readonly string[]).indexOf(name);
  return realParameters(owner.node).findLastIndex((one) => ts.isIdentifier(one.name) && one.name.text === name);
}

/** How many parameters may live in the arguments object; −1 if it is one that never follows them. */
export function mappedParameters(owner: FunctionScope): number {
  if (!hasMappedArguments(owner)) return -1;
  const mapped = [...owner.scope.variables.values()].filter((variable) => storageOf(variable) === 'mapped');
  if (mapped.length === 0) return 0;
  return isFunctionNode(owner.node) ? realParameters(owner.node).length : COMMONJS_PARAMETERS.length;
}

export type FunctionRole =
  | 'environment' // not a function: owner of the top-level bindings of an ECMAScript module
  | 'main' // the top level of a module
  | 'function'
  | 'arrow'
  | 'method' // also getters and setters
  | 'constructor' // also the default constructor
  | 'fields' // defines the instance fields and private methods of a class
  | 'statics'; // static fields and static blocks of a class

export type ImplicitName = 'this' | 'arguments' | 'new.target' | 'callee' | 'home' | 'superCalled';

export class FunctionScope {
  /** Variables of enclosing functions that this function or one inside it mentions, in order of first mention. */
  readonly captures: Variable[] = [];
  readonly implicit = new Map<ImplicitName, Variable>();
  /** `arguments` is used for more than its length. */
  argumentsObserved = false;
  /** Somebody may assign to elements of `arguments`, or keep them. */
  argumentsEscape = false;
  private readonly captured = new Set<Variable>();
  /** The scope of parameters and implicit variables. Set right after construction. */
  scope!: Scope;

  constructor(
    readonly role: FunctionRole,
    /** The function; the class for 'fields', 'statics' and default constructors; the file for modules. */
    readonly node: ts.Node,
    readonly parent: FunctionScope | null,
    readonly strict: boolean,
    /** The text position at which the function object comes into being; hoisting moves it to the start of a scope. */
    readonly createdAt: number,
    readonly ownerClass: ts.ClassLikeDeclaration | null,
    /** The variable with the object `super` starts from; a function, because few methods ask. */
    readonly home: (() => Variable) | null,
  ) {}

  capture(variable: Variable): void {
    if (this.captured.has(variable)) return;
    this.captured.add(variable);
    this.captures.push(variable);
  }
}

/** The function whose `this` an expression in `scope` means. */
export function thisOwner(scope: FunctionScope): FunctionScope {
  let owner = scope;
  while (owner.role === 'arrow' && owner.parent !== null) owner = owner.parent;
  return owner;
}

export function isDerived(node: ts.ClassLikeDeclaration | null): boolean {
  return node?.heritageClauses?.some((clause) => clause.token === ts.SyntaxKind.ExtendsKeyword) ?? false;
}

export class Scope {
  readonly variables = new Map<string, Variable>();
  /** Function declarations to be created when the scope is entered. */
  readonly functions: ts.FunctionDeclaration[] = [];
  /** In an enum or namespace: names of `names` mean properties of `object`. */
  members: { readonly object: Variable; readonly names: ReadonlySet<string> } | null = null;

  constructor(
    readonly node: ts.Node,
    readonly parent: Scope | null,
    readonly owner: FunctionScope,
  ) {}

  /** Before every position inside; functions hoisted in this scope are created here. */
  get start(): number {
    return this.node.pos - 1;
  }
}

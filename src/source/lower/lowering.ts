/**
 * One function on its way from syntax to IR: its builder, where its variables live, and what encloses the statement
 * that is being lowered. The parts of the lowering (expressions, statements, classes …) are functions that take a
 * `FunctionLowering` first; they call each other through `Parts`, so that their files import in one direction only.
 */

import type ts from '#typescript';
import type { UnsupportedCode } from '../../base/messages.js';
import type { SourceText, Span } from '../../base/span.js';
import type {
  BlockId,
  FunctionIR,
  Handler,
  InstructionKind,
  Literal,
  Operand,
  Register,
  TerminatorKind,
} from '../../ir/types.js';
import type { ControlContext } from './control.js';
import { FunctionBuilder } from './function-builder.js';
import type { ModuleScopes } from './scope/module-scopes.js';
import type { FunctionScope, Variable } from './scope/variable.js';
import { isDerived } from './scope/variable.js';

/** How a module is lowered, besides that it is. */
export interface ModuleOptions {
  /** Whether its statements tell what they come to. */
  readonly tellsOutcomes?: boolean;
  /** Whether it is one of our own, which nobody has to look for mistakes in. */
  readonly isOurs?: boolean;
}

export interface ModuleLowering {
  readonly source: SourceText;
  readonly file: ts.SourceFile;
  readonly scopes: ModuleScopes;
  readonly parts: Parts;
  /** The evaluator's own text, in which a call of an undeclared name calls the library. */
  readonly isLibrary: boolean;
  /** Whether statements tell what they come to; see `outcomes.ts`. */
  readonly tellsOutcomes: boolean;
  /** The cells of an ECMAScript module, in order. */
  readonly cells: ReadonlyMap<Variable, number>;
}

/**
 * The recursive heart. `target` is a register the result may be put into, if that is no detour; it is written last of
 * all, when nothing of the expression remains to be evaluated. The operand returned says where the result really is.
 */
export interface Parts {
  expression(f: FunctionLowering, node: ts.Expression, target: Register | undefined): Operand;
  effect(f: FunctionLowering, node: ts.Expression): void;
  condition(f: FunctionLowering, node: ts.Expression, then: BlockId, otherwise: BlockId): void;
  /** As `expression`, for an anonymous function or class that takes its name from where it stands. */
  named(f: FunctionLowering, node: ts.Expression, name: string, target: Register | undefined): Operand;
  /** A call inside an optional chain; `skip` is where the chain goes when a `?.` finds nothing. */
  chainedCall(f: FunctionLowering, node: ts.CallExpression, skip: BlockId): Operand;
  statement(f: FunctionLowering, node: ts.Statement): void;
  function(module: ModuleLowering, scope: FunctionScope): FunctionIR;
}

export class FunctionLowering {
  readonly builder = new FunctionBuilder();
  /** What `break`, `continue`, `return` have to go through, outermost first. */
  readonly contexts: ControlContext[] = [];
  /** The statement that is being lowered, if it is to tell what it comes to. */
  told: Span | null = null;
  /** Labels of the statement that comes next. */
  labels: string[] = [];
  /** The register with the value of a variable, or with its cell. */
  private readonly locations = new Map<Variable, Register>();
  /** Cells that come into being with the initialisation of their variable. */
  readonly lateCells = new Set<Variable>();
  /** Where the entry has put the arguments object. */
  argumentsObject: Register | null = null;
  private readonly variableAt: (Variable | undefined)[] = [];
  private lastSpan: { node: ts.Node; span: Span } | null = null;

  constructor(
    readonly module: ModuleLowering,
    readonly scope: FunctionScope,
  ) {}

  get strict(): boolean {
    return this.scope.strict;
  }

  /** Does the class of this constructor (or `owner`) define anything on its instances? */
  hasInstanceElements(owner: FunctionScope = this.scope): boolean {
    const functions = owner.ownerClass === null ? undefined : this.module.scopes.classes.get(owner.ownerClass);
    return functions !== undefined && functions.fields !== null;
  }

  get isDerivedConstructor(): boolean {
    return this.scope.role === 'constructor' && isDerived(this.scope.ownerClass);
  }

  // --- emission --------------------------------------------------------------------------------------------

  at(node: ts.Node): Span {
    if (this.lastSpan?.node === node) return this.lastSpan.span;
    const span = { source: this.module.source, start: node.getStart(this.module.file), end: node.end };
    this.lastSpan = { node, span };
    return span;
  }

  emit(node: ts.Node, instruction: InstructionKind): void {
    if (this.builder.isReachable) this.builder.emit({ at: this.at(node), ...instruction });
  }

  terminate(node: ts.Node, terminator: TerminatorKind): void {
    if (this.builder.isReachable) this.builder.terminate({ at: this.at(node), ...terminator });
  }

  jump(node: ts.Node, to: BlockId): void {
    this.terminate(node, { op: 'jump', to });
  }

  branch(node: ts.Node, condition: Operand, then: BlockId, otherwise: BlockId): void {
    this.terminate(node, { op: 'branch', condition, then, else: otherwise });
  }

  /** Falls through into `block`. */
  enter(node: ts.Node, block: BlockId): void {
    this.jump(node, block);
    this.builder.place(block);
  }

  /** Falls through into `block`, to which the end of the loop will jump back. */
  enterLoop(node: ts.Node, block: BlockId): void {
    this.enter(node, block);
    this.builder.blocks[block]!.loopHeader = true;
  }

  /** Lowers with exceptions going to `handler`, in blocks of their own. */
  withHandler(node: ts.Node, handler: Handler | null, lower: () => void): void {
    const outer = this.builder.currentHandler;
    this.switchHandler(node, handler);
    lower();
    this.switchHandler(node, outer);
  }

  private switchHandler(node: ts.Node, handler: Handler | null): void {
    if (!this.builder.isReachable) return this.builder.setHandler(handler);
    const next = this.builder.newBlock();
    this.jump(node, next);
    this.builder.setHandler(handler);
    this.builder.place(next);
  }

  /** What we do not do is refused where it is reached; `construct` is what the message calls it. */
  refuse(node: ts.Node, code: UnsupportedCode, construct: string): Operand {
    this.emit(node, { op: 'refuse', code, construct, remedy: '' });
    this.terminate(node, { op: 'unreachable' });
    return this.constant(undefined);
  }

  /** Throws an error of the engine's own. */
  throwError(node: ts.Node, constructor_: 'TypeError' | 'ReferenceError', message: string): void {
    const dst = this.register();
    const operands = [this.constant(constructor_), this.constant(message)];
    this.emit(node, { op: 'callLibrary', dst, name: 'throwError', arguments: operands });
    this.terminate(node, { op: 'unreachable' });
  }

  // --- operands --------------------------------------------------------------------------------------------

  constant(literal: Literal): Operand {
    return this.builder.constant(literal);
  }

  register(): Register {
    const register = this.builder.register();
    this.variableAt[register] = undefined;
    return register;
  }

  /** Gives registers taken by `lower` back. Variables and results must have been taken before. */
  scoped<Result>(lower: () => Result): Result {
    const mark = this.builder.mark();
    const result = lower();
    this.builder.release(mark);
    return result;
  }

  expression(node: ts.Expression, target?: Register): Operand {
    return this.module.parts.expression(this, node, target);
  }

  /** A register for a result that is built up in steps: `target` if nobody can look at it before the end. */
  scratch(target: Register | undefined): Register {
    return target !== undefined && this.variableAt[target] === undefined ? target : this.register();
  }

  /** Where a result that was built in `scratch(target)` is to be found. */
  settle(node: ts.Node, result: Register, target: Register | undefined): Register {
    if (target === undefined) return result;
    this.move(node, target, result);
    return target;
  }

  /** The value of `node`, in `target` for certain. */
  into(node: ts.Expression, target: Register): void {
    this.move(node, target, this.expression(node, target));
  }

  move(node: ts.Node, dst: Register, src: Operand): void {
    if (dst !== src) this.emit(node, { op: 'move', dst, src });
  }

  /**
   * The value of `node`, which stays what it is while `later` are evaluated.
   * A variable's register is read only when the instruction runs: in x + x++ the first x must be copied.
   */
  operand(node: ts.Expression, later: readonly (ts.Node | undefined)[]): Operand {
    return this.stable(node, this.expression(node), later);
  }

  stable(node: ts.Node, value: Operand, later: readonly (ts.Node | undefined)[]): Operand {
    const variable = value >= 0 ? this.variableAt[value] : undefined;
    if (variable === undefined) return value;
    const changes = later.some((other) => other !== undefined && isAssignedWithin(variable, other));
    if (!changes) return value;
    const copy = this.register();
    this.emit(node, { op: 'move', dst: copy, src: value });
    return copy;
  }

  /** As `operand`, for a list of expressions of which each is followed by the rest, and all by `later`. */
  operands(nodes: readonly ts.Expression[], later: readonly ts.Node[] = []): Operand[] {
    return nodes.map((node, index) => this.operand(node, [...nodes.slice(index + 1), ...later]));
  }

  effect(node: ts.Expression): void {
    this.module.parts.effect(this, node);
  }

  condition(node: ts.Expression, then: BlockId, otherwise: BlockId): void {
    this.module.parts.condition(this, node, then, otherwise);
  }

  chainedCall(node: ts.CallExpression, skip: BlockId): Operand {
    return this.module.parts.chainedCall(this, node, skip);
  }

  named(node: ts.Expression, name: string, target?: Register): Operand {
    return this.module.parts.named(this, node, name, target);
  }

  statement(node: ts.Statement): void {
    this.module.parts.statement(this, node);
  }

  // --- variables -------------------------------------------------------------------------------------------

  resolve(node: ts.Node): Variable | undefined {
    return this.module.scopes.resolutions.get(node);
  }

  /** From now on `variable` lives in `register` (as its value, or as its cell). */
  locate(variable: Variable, register: Register, holdsValue: boolean): void {
    this.locations.set(variable, register);
    if (holdsValue) this.variableAt[register] = variable;
  }

  /** A register for the arguments object, as long as parameters live in it, whatever happens to the name `arguments`. */
  mappedArguments(node: ts.Node): Register {
    if (this.argumentsObject === null) throw new Error('parameters live in an arguments object that was not made');
    const kept = this.register();
    this.emit(node, { op: 'move', dst: kept, src: this.argumentsObject });
    return kept;
  }

  isLocated(variable: Variable): boolean {
    return this.locations.has(variable);
  }

  location(variable: Variable): Register {
    const register = this.locations.get(variable);
    if (register === undefined) throw new Error(`'${variable.name}' has no register: its scope was not entered`);
    return register;
  }
}

function isAssignedWithin(variable: Variable, node: ts.Node): boolean {
  return variable.assignments.some(({ position }) => position >= node.pos && position < node.end);
}

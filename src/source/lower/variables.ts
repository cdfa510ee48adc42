/**
 * Reading, writing and declaring variables, wherever they live (see `scope/variable.ts`).
 */

import type ts from '#typescript';
import type { Operand, Register } from '../../ir/types.js';
import { UNINITIALIZED } from '../../ir/types.js';
import { isLate } from './late-constants.js';
import type { FunctionLowering } from './lowering.js';
import { ofVariable, outcome } from './outcomes.js';
import type { Scope, Variable } from './scope/variable.js';
import { parameterIndex, storageOf } from './scope/variable.js';

/** Does the register of `variable` hold its value, and not what leads to it? */
export function holdsValue(variable: Variable): boolean {
  const storage = storageOf(variable);
  return storage === 'register' || storage === 'value';
}

/** The value of `variable` where `node` mentions it. */
export function load(f: FunctionLowering, node: ts.Node, variable: Variable, target?: Register): Operand {
  if (variable.object !== null) {
    const object = load(f, node, variable.object);
    const dst = target ?? f.register();
    f.emit(node, { op: 'get', dst, object, key: f.constant(variable.name) });
    return dst;
  }
  const location = f.location(variable);
  const storage = storageOf(variable);
  if (storage === 'mapped') {
    const dst = target ?? f.register();
    f.emit(node, { op: 'loadParameter', dst, object: location, index: parameterIndex(variable) });
    return dst;
  }
  if (storage !== 'cell') {
    checkInitialized(f, node, variable, location);
    return location;
  }
  const mustCheck = f.module.scopes.checks.has(node);
  // an uninitialised binding must not end up in somebody's variable
  const dst = mustCheck ? f.register() : (target ?? f.register());
  f.emit(node, { op: 'loadCell', dst, cell: location });
  checkInitialized(f, node, variable, dst);
  return dst;
}

function checkInitialized(f: FunctionLowering, node: ts.Node, variable: Variable, value: Operand): void {
  if (f.module.scopes.checks.has(node)) f.emit(node, { op: 'checkInitialized', value, name: variable.name });
}

/** Assignment. The value has been evaluated; only now is it too early, or forbidden. */
export function store(f: FunctionLowering, node: ts.Node, variable: Variable, value: Operand): void {
  if (variable.object !== null) {
    const object = load(f, node, variable.object);
    f.emit(node, { op: 'set', object, key: f.constant(variable.name), value, strict: true });
    return;
  }
  // an import is never assigned to, be it there or not
  if (variable.kind !== 'import' && f.module.scopes.checks.has(node)) f.scoped(() => load(f, node, variable));
  if (variable.kind === 'functionName' && !f.strict) return; // sloppy code ignores it
  if (variable.isConstant || variable.name === 'callee') {
    f.emit(node, { op: 'throwConstAssignment', name: variable.name });
    return;
  }
  const location = holdsValue(variable) ? f.location(variable) : null;
  const old = location === null ? null : () => location;
  write(f, node, variable, outcome(f, value, ofVariable(variable), old));
}

function write(f: FunctionLowering, node: ts.Node, variable: Variable, value: Operand): void {
  const location = f.location(variable);
  const storage = storageOf(variable);
  if (storage === 'cell') f.emit(node, { op: 'storeCell', cell: location, value, ...late(node) });
  else if (storage === 'mapped')
    f.emit(node, { op: 'storeParameter', object: location, index: parameterIndex(variable), value });
  else f.move(node, location, value);
}

function late(node: ts.Node): { readonly isLate?: true } {
  return isLate(node) ? { isLate: true } : {};
}

/** The first value of a binding. */
export function initialize(f: FunctionLowering, node: ts.Node, variable: Variable, value: Operand): void {
  if (variable.object !== null) return store(f, node, variable, value);
  const first = isToldOf(variable) ? outcome(f, value, ofVariable(variable)) : value;
  if (f.lateCells.has(variable)) f.emit(node, { op: 'newCell', dst: f.location(variable), value: first });
  else write(f, node, variable, first);
  if (holdsValue(variable)) f.locate(variable, f.location(variable), true);
}

/** Functions, classes and `this` come about by themselves. */
function isToldOf({ kind }: Variable): boolean {
  return kind === 'var' || kind === 'let' || kind === 'const' || kind === 'parameter';
}

/** The register that an initialiser may compute its value in, if there is one. */
export function targetOf(f: FunctionLowering, variable: Variable): Register | undefined {
  if (variable.object !== null || variable.readEarly || !holdsValue(variable)) return undefined;
  // the outcome may be another value, such as the one that is there
  if (f.told !== null) return undefined;
  return f.location(variable);
}

/** Gives the variables of a block their registers. Functions are created by the caller, after this. */
export function declareVariables(f: FunctionLowering, node: ts.Node, scope: Scope): void {
  for (const variable of scope.variables.values()) {
    if (variable.owner !== f.scope || f.isLocated(variable)) continue;
    switch (variable.kind) {
      case 'var':
        declareWith(f, node, variable, startOf(f, node, variable));
        break;
      case 'function':
        if (storageOf(variable) === 'cell') declareWith(f, node, variable, f.constant(undefined));
        else f.locate(variable, f.register(), true);
        break;
      case 'let':
      case 'const':
      case 'class':
        if (variable.readEarly) declareWith(f, node, variable, f.constant(UNINITIALIZED));
        else declareLate(f, variable);
        break;
      case 'parameter':
      case 'catch':
      case 'import':
      case 'functionName':
      case 'className':
      case 'implicit':
      case 'synthetic':
      case 'member':
        break; // located by whoever gives them their value
    }
  }
}

function startOf(f: FunctionLowering, node: ts.Node, variable: Variable): Operand {
  return variable.startsAs === null ? f.constant(undefined) : load(f, node, variable.startsAs);
}

/** The variable has a value from the start. */
export function declareWith(f: FunctionLowering, node: ts.Node, variable: Variable, value: Operand): void {
  const location = f.register();
  const isCell = storageOf(variable) === 'cell';
  f.locate(variable, location, !isCell);
  if (isCell) f.emit(node, { op: 'newCell', dst: location, value });
  else f.emit(node, { op: 'move', dst: location, src: value });
}

/** Nobody looks before the initialisation: the cell, if any, can wait until then. */
export function declareLate(f: FunctionLowering, variable: Variable): void {
  f.locate(variable, f.register(), false);
  if (storageOf(variable) === 'cell') f.lateCells.add(variable);
}

/** Is the value certainly a number, whenever it is read? Then x++ need not convert it. */
export function isNumeric(variable: Variable): boolean {
  return variable.startsNumeric && variable.assignments.every((assignment) => assignment.numeric);
}

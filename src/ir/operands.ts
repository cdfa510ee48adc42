/**
 * What each instruction reads and writes, where each terminator goes.
 *
 * Every analysis (liveness, well-formedness, the clean-up at the end of lowering) asks the same few questions about
 * an instruction. They are answered here once, by switches without `default`, so that a new instruction cannot be
 * forgotten by one of them.
 */

import type { BlockId, Instruction, Operand, Register, Terminator } from './types.js';

/** Calls `visit` for every operand that `instruction` reads, in evaluation order. */
export function forEachRead(instruction: Instruction, visit: (operand: Operand) => void): void {
  switch (instruction.op) {
    case 'move':
      return visit(instruction.src);
    case 'newCell':
    case 'checkInitialized':
    case 'storeGlobal':
    case 'unary':
    case 'checkObject':
    case 'checkDestructurable':
      return visit(instruction.value);
    case 'loadCell':
      return visit(instruction.cell);
    case 'loadParameter':
      return visit(instruction.object);
    case 'storeParameter':
      visit(instruction.object);
      return visit(instruction.value);
    case 'storeCell':
      visit(instruction.cell);
      return visit(instruction.value);
    case 'binary':
      visit(instruction.left);
      return visit(instruction.right);
    case 'get':
    case 'delete':
      visit(instruction.object);
      return visit(instruction.key);
    case 'set':
    case 'define':
      visit(instruction.object);
      visit(instruction.key);
      return visit(instruction.value);
    case 'getSuper':
      visit(instruction.home);
      visit(instruction.key);
      return visit(instruction.receiver);
    case 'setSuper':
      visit(instruction.home);
      visit(instruction.key);
      visit(instruction.receiver);
      return visit(instruction.value);
    case 'getPrivate':
    case 'hasPrivate':
      visit(instruction.object);
      return visit(instruction.name);
    case 'setPrivate':
    case 'definePrivate':
      visit(instruction.object);
      visit(instruction.name);
      return visit(instruction.value);
    case 'newArray':
      for (const element of instruction.elements) if (element !== null) visit(element);
      return;
    case 'append':
      visit(instruction.array);
      if (instruction.value !== null) visit(instruction.value);
      return;
    case 'setLiteralPrototype':
      visit(instruction.object);
      return visit(instruction.value);
    case 'setFunctionName':
      visit(instruction.function);
      return visit(instruction.key);
    case 'closure':
      instruction.captures.forEach(visit);
      if (instruction.home !== null) visit(instruction.home);
      return;
    case 'class':
      instruction.captures.forEach(visit);
      if (instruction.parent !== null) visit(instruction.parent);
      return;
    case 'setInitializer':
      visit(instruction.constructor_);
      return visit(instruction.initializer);
    case 'initializeFields':
      visit(instruction.constructor_);
      return visit(instruction.object);
    case 'call':
      visit(instruction.callee);
      visit(instruction.receiver);
      return instruction.arguments.forEach(visit);
    case 'callSpread':
      visit(instruction.callee);
      visit(instruction.receiver);
      return visit(instruction.arguments);
    case 'construct':
      visit(instruction.callee);
      return instruction.arguments.forEach(visit);
    case 'constructSpread':
      visit(instruction.callee);
      return visit(instruction.arguments);
    case 'superCall':
      visit(instruction.constructor_);
      visit(instruction.newTarget);
      return visit(instruction.arguments);
    case 'callLibrary':
      return instruction.arguments.forEach(visit);
    case 'checkIterable':
      visit(instruction.value);
      return visit(instruction.method);
    case 'capture':
    case 'throwConstAssignment':
    case 'loadGlobal':
    case 'loadGlobalOrUndefined':
    case 'argument':
    case 'restArguments':
    case 'argumentsObject':
    case 'this':
    case 'newTarget':
    case 'callee':
    case 'newPrivateName':
    case 'newObject':
    case 'newRegExp':
    case 'templateObject':
    case 'wellKnownSymbol':
    case 'importMeta':
    case 'refuse':
      return;
  }
}

/** Calls `visit` for every register that `instruction` writes. */
export function forEachWrite(instruction: Instruction, visit: (register: Register) => void): void {
  if (instruction.op === 'class') {
    visit(instruction.constructor_);
    visit(instruction.prototype);
  } else if ('dst' in instruction) visit(instruction.dst);
}

/** Calls `visit` for every operand that `terminator` reads. */
export function forEachTerminatorRead(terminator: Terminator, visit: (operand: Operand) => void): void {
  switch (terminator.op) {
    case 'branch':
      return visit(terminator.condition);
    case 'switch':
    case 'return':
    case 'throw':
    case 'yield':
      return visit(terminator.value);
    case 'jump':
    case 'startGenerator':
    case 'unreachable':
      return;
  }
}

/** Calls `visit` for every register that `terminator` writes before control reaches its target. */
export function forEachTerminatorWrite(terminator: Terminator, visit: (register: Register) => void): void {
  if (terminator.op !== 'yield') return;
  visit(terminator.mode);
  visit(terminator.received);
}

/** Where control may go when the block ends normally, handler edges excluded. */
export function targetsOf(terminator: Terminator): readonly BlockId[] {
  switch (terminator.op) {
    case 'jump':
    case 'startGenerator':
    case 'yield':
      return [terminator.to];
    case 'branch':
      return [terminator.then, terminator.else];
    case 'switch':
      return terminator.targets;
    case 'return':
    case 'throw':
    case 'unreachable':
      return [];
  }
}

/** The same terminator with every target t replaced by rename(t). */
export function renameTargets(terminator: Terminator, rename: (target: BlockId) => BlockId): Terminator {
  switch (terminator.op) {
    case 'jump':
    case 'startGenerator':
    case 'yield':
      return { ...terminator, to: rename(terminator.to) };
    case 'branch':
      return { ...terminator, then: rename(terminator.then), else: rename(terminator.else) };
    case 'switch':
      return { ...terminator, targets: terminator.targets.map(rename) };
    case 'return':
    case 'throw':
    case 'unreachable':
      return terminator;
  }
}

/** Can this instruction end in a JavaScript exception? Running out of memory or stack is no exception of ours. */
export function mayThrow(instruction: Instruction): boolean {
  switch (instruction.op) {
    case 'move':
    case 'newCell':
    case 'loadCell':
    case 'storeCell':
    case 'loadParameter':
    case 'storeParameter':
    case 'capture':
    case 'argument':
    case 'restArguments':
    case 'argumentsObject':
    case 'this':
    case 'newTarget':
    case 'callee':
    case 'newPrivateName':
    case 'newObject':
    case 'newArray':
    case 'append':
    case 'newRegExp':
    case 'templateObject':
    case 'setLiteralPrototype':
    case 'setFunctionName':
    case 'closure':
    case 'setInitializer':
    case 'wellKnownSymbol':
    case 'importMeta':
    case 'refuse':
      return false;
    case 'unary':
      return instruction.operator !== '!' && instruction.operator !== 'typeof';
    case 'binary':
      return instruction.operator !== '===' && instruction.operator !== '!==';
    case 'checkInitialized':
    case 'throwConstAssignment':
    case 'loadGlobal':
    case 'loadGlobalOrUndefined': // a getter on the global object may run
    case 'storeGlobal':
    case 'get':
    case 'set':
    case 'delete':
    case 'getSuper':
    case 'setSuper':
    case 'getPrivate':
    case 'setPrivate':
    case 'hasPrivate':
    case 'definePrivate':
    case 'define':
    case 'class':
    case 'initializeFields':
    case 'call':
    case 'callSpread':
    case 'construct':
    case 'constructSpread':
    case 'superCall':
    case 'callLibrary':
    case 'checkObject':
    case 'checkDestructurable':
    case 'checkIterable':
      return true;
  }
}

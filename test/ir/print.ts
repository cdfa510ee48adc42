/**
 * The IR as a person reads it: one line per instruction, constants written out, blocks by number.
 *
 *     b1: catch r4 at b3
 *       r2 = r0 + 1
 *       branch r2 ? b2 : b4
 *
 * The text is for people and golden tests; nothing parses it.
 */

import { UNINITIALIZED } from '../../src/ir/types.js';
import type {
  Block,
  FunctionIR,
  FunctionSource,
  Instruction,
  Literal,
  Operand,
  Terminator,
} from '../../src/ir/types.js';

/** The function and its body, without the functions inside it. */
export function printFunction(source: FunctionSource): string {
  const f = source.body();
  const strict = source.strict ? 'strict ' : '';
  return `${strict}${source.kind} '${source.name}' (${source.length}), ${f.registers} registers\n${printBody(f)}`;
}

export function printBody(f: FunctionIR): string {
  return f.blocks.map((block, id) => printBlock(f, block, id)).join('');
}

function printBlock(f: FunctionIR, block: Block, id: number): string {
  const handler = block.handler === null ? '' : ` catch r${block.handler.register} at b${block.handler.block}`;
  const lines = block.instructions.map((instruction) => `  ${printInstruction(f, instruction)}\n`);
  return `b${id}:${handler}\n${lines.join('')}  ${printTerminator(f, block.terminator)}\n`;
}

export function printLiteral(literal: Literal): string {
  if (literal === UNINITIALIZED) return 'UNINITIALIZED';
  if (typeof literal === 'string') return JSON.stringify(literal);
  if (typeof literal === 'bigint') return `${literal}n`;
  if (Object.is(literal, -0)) return '-0';
  return String(literal);
}

function printOperand(f: FunctionIR, operand: Operand): string {
  return operand >= 0 ? `r${operand}` : printLiteral(f.constants[-1 - operand]);
}

export function printTerminator(f: FunctionIR, terminator: Terminator): string {
  const show = (operand: Operand): string => printOperand(f, operand);
  switch (terminator.op) {
    case 'jump':
      return `jump b${terminator.to}`;
    case 'branch':
      return `branch ${show(terminator.condition)} ? b${terminator.then} : b${terminator.else}`;
    case 'switch':
      return `switch ${show(terminator.value)} [${terminator.targets.map((target) => `b${target}`).join(', ')}]`;
    case 'return':
      return `return ${show(terminator.value)}`;
    case 'throw':
      return `throw ${show(terminator.value)}`;
    case 'startGenerator':
      return `startGenerator b${terminator.to}`;
    case 'yield': {
      const raw = terminator.raw ? 'raw ' : '';
      return `(r${terminator.mode}, r${terminator.received}) = yield ${raw}${show(terminator.value)} to b${terminator.to}`;
    }
    case 'unreachable':
      return 'unreachable';
  }
}

export function printInstruction(f: FunctionIR, instruction: Instruction): string {
  const show = (operand: Operand): string => printOperand(f, operand);
  const list = (operands: readonly Operand[]): string => operands.map(show).join(', ');
  const i = instruction;
  switch (i.op) {
    case 'move':
      return `r${i.dst} = ${show(i.src)}`;
    case 'newCell':
      return `r${i.dst} = newCell ${show(i.value)}`;
    case 'loadCell':
      return `r${i.dst} = loadCell ${show(i.cell)}`;
    case 'storeCell':
      return `storeCell ${show(i.cell)} = ${show(i.value)}`;
    case 'capture':
    case 'argument':
      return `r${i.dst} = ${i.op} ${i.index}`;
    case 'restArguments':
      return `r${i.dst} = restArguments from ${i.from}`;
    case 'argumentsObject':
      return `r${i.dst} = argumentsObject mapped ${i.mapped}`;
    case 'loadParameter':
      return `r${i.dst} = loadParameter ${show(i.object)} ${i.index}`;
    case 'storeParameter':
      return `storeParameter ${show(i.object)} ${i.index} = ${show(i.value)}`;
    case 'this':
    case 'newTarget':
    case 'callee':
    case 'newObject':
    case 'importMeta':
      return `r${i.dst} = ${i.op}`;
    case 'checkInitialized':
      return `checkInitialized ${show(i.value)} '${i.name}'`;
    case 'throwConstAssignment':
      return `throwConstAssignment '${i.name}'`;
    case 'loadGlobal':
    case 'loadGlobalOrUndefined':
    case 'wellKnownSymbol':
      return `r${i.dst} = ${i.op} ${i.name}`;
    case 'storeGlobal':
      return `storeGlobal ${i.name} = ${show(i.value)}`;
    case 'unary':
      return `r${i.dst} = ${i.operator} ${show(i.value)}`;
    case 'binary':
      return `r${i.dst} = ${show(i.left)} ${i.operator} ${show(i.right)}`;
    case 'get':
      return `r${i.dst} = ${show(i.object)}[${show(i.key)}]`;
    case 'set':
      return `${show(i.object)}[${show(i.key)}] = ${show(i.value)}`;
    case 'delete':
      return `r${i.dst} = delete ${show(i.object)}[${show(i.key)}]`;
    case 'getSuper':
      return `r${i.dst} = super(${show(i.home)})[${show(i.key)}] of ${show(i.receiver)}`;
    case 'setSuper':
      return `super(${show(i.home)})[${show(i.key)}] of ${show(i.receiver)} = ${show(i.value)}`;
    case 'newPrivateName':
      return `r${i.dst} = newPrivateName ${i.description}`;
    case 'getPrivate':
      return `r${i.dst} = ${show(i.object)}.#[${show(i.name)}]`;
    case 'setPrivate':
      return `${show(i.object)}.#[${show(i.name)}] = ${show(i.value)}`;
    case 'hasPrivate':
      return `r${i.dst} = #[${show(i.name)}] in ${show(i.object)}`;
    case 'definePrivate':
      return `definePrivate ${i.kind} ${show(i.object)}.#[${show(i.name)}] = ${show(i.value)}`;
    case 'newArray':
      return `r${i.dst} = [${i.elements.map((element) => (element === null ? '' : show(element))).join(', ')}]`;
    case 'append':
      return `append ${show(i.array)}, ${i.value === null ? 'hole' : show(i.value)}`;
    case 'newRegExp':
      return `r${i.dst} = newRegExp /${i.pattern}/${i.flags}`;
    case 'templateObject':
      return `r${i.dst} = templateObject ${JSON.stringify(i.raw)}`;
    case 'define':
      return `define ${i.enumerable ? '' : 'hidden '}${i.kind} ${show(i.object)}[${show(i.key)}] = ${show(i.value)}`;
    case 'setLiteralPrototype':
      return `setLiteralPrototype ${show(i.object)} = ${show(i.value)}`;
    case 'setFunctionName':
      return `setFunctionName ${show(i.function)} = ${i.prefix === '' ? '' : `${i.prefix} `}${show(i.key)}`;
    case 'closure':
      return `r${i.dst} = closure '${i.code.name}' [${list(i.captures)}]`;
    case 'class': {
      const parent = i.parent === null ? '' : ` extends ${show(i.parent)}`;
      return `(r${i.constructor_}, r${i.prototype}) = class '${i.code.name}'${parent} [${list(i.captures)}]`;
    }
    case 'setInitializer':
      return `setInitializer ${show(i.constructor_)} = ${show(i.initializer)}`;
    case 'initializeFields':
      return `initializeFields ${show(i.constructor_)} on ${show(i.object)}`;
    case 'call':
      return `r${i.dst} = call ${show(i.callee)} this ${show(i.receiver)} (${list(i.arguments)})`;
    case 'callSpread':
      return `r${i.dst} = call ${show(i.callee)} this ${show(i.receiver)} (...${show(i.arguments)})`;
    case 'construct':
      return `r${i.dst} = new ${show(i.callee)} (${list(i.arguments)})`;
    case 'constructSpread':
      return `r${i.dst} = new ${show(i.callee)} (...${show(i.arguments)})`;
    case 'superCall':
      return `r${i.dst} = super ${show(i.constructor_)} new.target ${show(i.newTarget)} (...${show(i.arguments)})`;
    case 'callLibrary':
      return `r${i.dst} = library ${i.name}(${list(i.arguments)})`;
    case 'checkObject':
      return `checkObject ${show(i.value)} ${i.what}`;
    case 'checkDestructurable':
      return `checkDestructurable ${show(i.value)} '${i.text}'`;
    case 'checkIterable':
      return `checkIterable ${show(i.value)} ${show(i.method)} '${i.text}'`;
    case 'refuse':
      return `refuse ${i.code}: ${i.construct}`;
  }
}

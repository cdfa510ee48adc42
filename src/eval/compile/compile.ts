/**
 * IR → closures. One case per instruction; what each does stands in the file of its family.
 */

import { Refusal } from '../../base/diagnostic.js';
import { unsupportedConstruct } from '../../base/messages.js';
import { analyse } from '../../ir/graph.js';
import type { FunctionIR, FunctionSource, Instruction, Operand, Terminator } from '../../ir/types.js';
import { privateName } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { Code, type CodeBlock, type Operation } from '../code.js';
import * as calls from './calls.js';
import * as definitions from './definitions.js';
import * as operators from './operators.js';
import * as properties from './properties.js';
import * as terminators from './terminators.js';
import * as variables from './variables.js';

/** Maps an operand to its index in the register array, where the constants stand after the registers. */
export type Place = (operand: Operand) => number;

export function compileFunction(source: FunctionSource): Code {
  const body = source.body();
  const graph = analyse(body);
  const place: Place = (operand) => (operand >= 0 ? operand : body.registers - 1 - operand);
  const blocks = body.blocks.map((block, id): CodeBlock => ({
    operations: block.instructions.map((instruction) => compileInstruction(instruction, place, source)),
    terminate: compileTerminator(block.terminator, place),
    spans: [...block.instructions.map((instruction) => instruction.at), block.terminator.at],
    handler: block.handler,
    order: graph.order[id]!,
    loops: graph.loops[id]!,
    live: graph.liveIn[id]!,
  }));
  return new Code(source, blocks, template(body));
}

function template(body: FunctionIR): Value[] {
  return [...new Array<undefined>(body.registers).fill(undefined), ...body.constants];
}

function compileInstruction(i: Instruction, place: Place, source: FunctionSource): Operation {
  switch (i.op) {
    case 'move':
      return variables.move(i.dst, place(i.src));
    case 'newCell':
      return variables.newCell(i.dst, place(i.value));
    case 'loadCell':
      return variables.loadCell(i.dst, place(i.cell));
    case 'storeCell':
      return variables.storeCell(place(i.cell), place(i.value));
    case 'capture':
      return variables.capture(i.dst, i.index);
    case 'checkInitialized':
      return variables.checkInitialized(place(i.value), i.name);
    case 'throwConstAssignment':
      return (machine) => void machine.raiseError('TypeError', 'Assignment to constant variable.');
    case 'loadGlobal':
      return variables.loadGlobal(i.dst, i.name, true);
    case 'loadGlobalOrUndefined':
      return variables.loadGlobal(i.dst, i.name, false);
    case 'storeGlobal':
      return variables.storeGlobal(i.name, place(i.value), i.strict);
    case 'argument':
      return variables.argument(i.dst, i.index);
    case 'restArguments':
      return variables.restArguments(i.dst, i.from);
    case 'argumentsObject':
      return variables.argumentsObject(i.dst, i.mapped);
    case 'loadParameter':
      return variables.loadParameter(i.dst, place(i.object), i.index);
    case 'storeParameter':
      return variables.storeParameter(place(i.object), i.index, place(i.value));
    case 'this':
      return variables.loadThis(i.dst, source.strict);
    case 'newTarget':
      return (machine, registers) => (registers[i.dst] = machine.activation.newTarget);
    case 'callee':
      return (machine, registers) => (registers[i.dst] = machine.activation.callee);
    case 'unary':
      return operators.unary(i.operator, i.dst, place(i.value));
    case 'binary':
      return operators.binary(i.operator, i.dst, place(i.left), place(i.right));
    case 'get':
      return properties.get(i.dst, place(i.object), place(i.key));
    case 'set':
      return properties.set(place(i.object), place(i.key), place(i.value), i.strict);
    case 'delete':
      return properties.remove(i.dst, place(i.object), place(i.key), i.strict);
    case 'getSuper':
      return properties.getSuper(i.dst, place(i.home), place(i.key), place(i.receiver));
    case 'setSuper':
      return properties.setSuperProperty(place(i.home), place(i.key), place(i.receiver), place(i.value), i.strict);
    case 'newPrivateName':
      return (_machine, registers) => (registers[i.dst] = privateName(i.description, i.brand, i.owner));
    case 'getPrivate':
      return properties.getPrivate(i.dst, place(i.object), place(i.name));
    case 'setPrivate':
      return properties.setPrivate(place(i.object), place(i.name), place(i.value));
    case 'hasPrivate':
      return properties.hasPrivate(i.dst, place(i.object), place(i.name));
    case 'definePrivate':
      return properties.definePrivate(place(i.object), place(i.name), place(i.value), i.kind);
    case 'newObject':
      return definitions.newObject(i.dst);
    case 'newArray':
      return definitions.newArray(
        i.dst,
        i.elements.map((element) => (element === null ? null : place(element))),
      );
    case 'append':
      return definitions.append(place(i.array), i.value === null ? null : place(i.value));
    case 'newRegExp':
      return definitions.newRegExp(i.dst, i.pattern, i.flags);
    case 'templateObject':
      return definitions.templateObject(i.dst, i.cooked, i.raw);
    case 'define':
      return definitions.define(place(i.object), place(i.key), place(i.value), i.kind, i.enumerable);
    case 'setLiteralPrototype':
      return definitions.setLiteralPrototype(place(i.object), place(i.value));
    case 'setFunctionName':
      return definitions.setFunctionName(place(i.function), place(i.key), i.prefix);
    case 'closure':
      return definitions.closure(i.dst, i.code, i.captures.map(place));
    case 'class':
      return definitions.defineClass(
        i.constructor_,
        i.prototype,
        i.code,
        i.captures.map(place),
        i.parent === null ? null : place(i.parent),
      );
    case 'setInitializer':
      return definitions.setInitializer(place(i.constructor_), place(i.initializer));
    case 'initializeFields':
      return calls.initializeFields(place(i.constructor_), place(i.object));
    case 'call':
      return calls.callInstruction(i.dst, place(i.callee), place(i.receiver), i.arguments.map(place), i.text);
    case 'callSpread':
      return calls.callSpread(i.dst, place(i.callee), place(i.receiver), place(i.arguments), i.text);
    case 'construct':
      return calls.constructInstruction(i.dst, place(i.callee), i.arguments.map(place), i.text);
    case 'constructSpread':
      return calls.constructSpread(i.dst, place(i.callee), place(i.arguments), i.text);
    case 'superCall':
      return calls.superCall(i.dst, place(i.constructor_), place(i.newTarget), place(i.arguments));
    case 'callLibrary':
      return calls.callLibrary(i.dst, i.name, i.arguments.map(place));
    case 'checkObject':
      return calls.checkObject(place(i.value), i.what);
    case 'checkDestructurable':
      return calls.checkDestructurable(place(i.value), i.text);
    case 'checkIterable':
      return calls.checkIterable(place(i.value), place(i.method), i.text);
    case 'wellKnownSymbol':
      return (_machine, registers) => (registers[i.dst] = Symbol[i.name]);
    case 'importMeta':
      return (machine, registers) => (registers[i.dst] = machine.realm.importMeta(machine, i.at.source));
    case 'refuse':
      return () => {
        throw new Refusal(unsupportedConstruct(i.code, i.construct, i.remedy, i.at));
      };
  }
}

function compileTerminator(t: Terminator, place: Place): Operation {
  switch (t.op) {
    case 'jump':
      return terminators.jump(t.to);
    case 'branch':
      return terminators.branch(place(t.condition), t.then, t.else);
    case 'switch':
      return terminators.switchOn(place(t.value), t.targets);
    case 'return':
      return terminators.returnValue(place(t.value));
    case 'throw':
      return terminators.throwValue(place(t.value));
    case 'startGenerator':
      return terminators.startGenerator(t.to);
    case 'yield':
      return terminators.yieldValue(place(t.value), t.raw, t.mode, t.received, t.to);
    case 'unreachable':
      return () => {
        throw new Error('unreachable code was reached: the front end built a wrong graph');
      };
  }
}

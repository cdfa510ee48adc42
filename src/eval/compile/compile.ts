/**
 * IR → closures. One entry per instruction; what each does stands in the file of its family.
 */

import { Refusal } from '../../base/diagnostic.js';
import { unsupportedConstruct } from '../../base/messages.js';
import { analyse } from '../../ir/graph.js';
import { inspectedRegisters } from '../../ir/inspected.js';
import type { InstructionOf } from '../../ir/instructions.js';
import type { TerminatorOf } from '../../ir/terminators.js';
import type { FunctionIR, FunctionSource, Instruction, Operand, Terminator } from '../../ir/types.js';
import { privateName } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { Code, type CodeBlock, type Operation } from '../code.js';
import * as calls from './calls.js';
import * as definitions from './definitions.js';
import * as operators from './operators.js';
import * as properties from './properties.js';
import * as endings from './terminators.js';
import * as variables from './variables.js';

/** Maps an operand to its index in the register array, where the constants stand after the registers. */
export type PlaceOf = (operand: Operand) => number;

export function compileFunction(source: FunctionSource): Code {
  const body = source.body();
  const graph = analyse(body);
  const inspected = inspectedRegisters(body.blocks);
  const place: PlaceOf = (operand) => (operand >= 0 ? operand : body.registers - 1 - operand);
  const blocks = body.blocks.map((block, id): CodeBlock => ({
    operations: block.instructions.map((instruction) => compile(instructions, instruction, place, source)),
    terminate: compile(terminators, block.terminator, place, source),
    spans: [...block.instructions.map((instruction) => instruction.at), block.terminator.at],
    handler: block.handler === null ? null : { ...block.handler, inspects: inspected.has(block.handler.register) },
    order: graph.order[id]!,
    loops: graph.loops[id]!,
    live: graph.liveIn[id]!,
  }));
  return new Code(source, blocks, template(body));
}

function template(body: FunctionIR): Value[] {
  return [...new Array<undefined>(body.registers).fill(undefined), ...body.constants];
}

/** TypeScript does not see that entry and instruction are of one kind, so it is told. */
function compile<Kind extends { readonly op: string }>(
  table: Readonly<Record<Kind['op'], unknown>>,
  kind: Kind,
  place: PlaceOf,
  source: FunctionSource,
): Operation {
  return (table[kind.op as Kind['op']] as Compile<Kind>)(kind, place, source);
}

type Compile<Kind> = (kind: Kind, place: PlaceOf, source: FunctionSource) => Operation;

/** The column of the evaluator beside the table of instructions: how each compiles. */
const instructions: { readonly [Op in Instruction['op']]: Compile<InstructionOf<Op>> } = {
  move: (i, place) => variables.move(i.dst, place(i.src)),
  newCell: (i, place) => variables.newCell(i.dst, place(i.value)),
  loadCell: (i, place) => variables.loadCell(i.dst, place(i.cell)),
  storeCell: (i, place) => variables.storeCell(place(i.cell), place(i.value), i.isLate === true),
  capture: (i) => variables.capture(i.dst, i.index),
  checkInitialized: (i, place) => variables.checkInitialized(place(i.value), i.name),
  throwConstAssignment: () => (machine) => void machine.raiseError('TypeError', 'Assignment to constant variable.'),
  loadGlobal: (i) => variables.loadGlobal(i.dst, i.name, true),
  loadGlobalOrUndefined: (i) => variables.loadGlobal(i.dst, i.name, false),
  storeGlobal: (i, place) => variables.storeGlobal(i.name, place(i.value), i.strict),
  argument: (i) => variables.argument(i.dst, i.index),
  restArguments: (i) => variables.restArguments(i.dst, i.from),
  argumentsObject: (i) => variables.argumentsObject(i.dst, i.mapped),
  loadParameter: (i, place) => variables.loadParameter(i.dst, place(i.object), i.index),
  storeParameter: (i, place) => variables.storeParameter(place(i.object), i.index, place(i.value)),
  this: (i, _place, source) => variables.loadThis(i.dst, source.strict),
  newTarget: (i) => (machine, registers) => (registers[i.dst] = machine.activation.newTarget),
  callee: (i) => (machine, registers) => (registers[i.dst] = machine.activation.callee),
  outcome: (i, place) => variables.outcome(i, place(i.value), i.old === null ? null : place(i.old)),
  unary: (i, place) => operators.unary(i.operator, i.dst, place(i.value)),
  binary: (i, place) => operators.binary(i.operator, i.dst, place(i.left), place(i.right)),
  get: (i, place) => properties.get(i.dst, place(i.object), place(i.key)),
  set: (i, place) => properties.set(place(i.object), place(i.key), place(i.value), i.strict),
  delete: (i, place) => properties.remove(i.dst, place(i.object), place(i.key), i.strict),
  getSuper: (i, place) => properties.getSuper(i.dst, place(i.home), place(i.key), place(i.receiver)),
  setSuper: (i, place) =>
    properties.setSuperProperty(place(i.home), place(i.key), place(i.receiver), place(i.value), i.strict),
  newPrivateName: (i) => (_machine, registers) => (registers[i.dst] = privateName(i.description, i.brand, i.owner)),
  getPrivate: (i, place) => properties.getPrivate(i.dst, place(i.object), place(i.name)),
  setPrivate: (i, place) => properties.setPrivate(place(i.object), place(i.name), place(i.value)),
  hasPrivate: (i, place) => properties.hasPrivate(i.dst, place(i.object), place(i.name)),
  definePrivate: (i, place) => properties.definePrivate(place(i.object), place(i.name), place(i.value), i.kind),
  newObject: (i) => definitions.newObject(i.dst),
  newArray: (i, place) =>
    definitions.newArray(
      i.dst,
      i.elements.map((element) => (element === null ? null : place(element))),
    ),
  append: (i, place) => definitions.append(place(i.array), i.value === null ? null : place(i.value)),
  newRegExp: (i) => definitions.newRegExp(i.dst, i.pattern, i.flags),
  templateObject: (i) => definitions.templateObject(i.dst, i.cooked, i.raw),
  define: (i, place) => definitions.define(place(i.object), place(i.key), place(i.value), i.kind, i.enumerable),
  setLiteralPrototype: (i, place) => definitions.setLiteralPrototype(place(i.object), place(i.value)),
  setFunctionName: (i, place) => definitions.setFunctionName(place(i.function), place(i.key), i.prefix),
  closure: (i, place) => definitions.closure(i.dst, i.code, i.captures.map(place)),
  heritage: (i, place) => definitions.heritage(i.dst, place(i.parent)),
  class: (i, place) =>
    definitions.defineClass(
      i.constructor_,
      i.prototype,
      i.code,
      i.captures.map(place),
      i.parent === null || i.above === null ? null : { parent: place(i.parent), above: place(i.above) },
    ),
  setInitializer: (i, place) => definitions.setInitializer(place(i.constructor_), place(i.initializer)),
  initializeFields: (i, place) => calls.initializeFields(place(i.constructor_), place(i.object)),
  call: (i, place) => calls.callInstruction(i.dst, place(i.callee), place(i.receiver), i.arguments.map(place), i.text),
  callSpread: (i, place) => calls.callSpread(i.dst, place(i.callee), place(i.receiver), place(i.arguments), i.text),
  construct: (i, place) => calls.constructInstruction(i.dst, place(i.callee), i.arguments.map(place), i.text),
  constructSpread: (i, place) => calls.constructSpread(i.dst, place(i.callee), place(i.arguments), i.text),
  superCall: (i, place) => calls.superCall(i.dst, place(i.constructor_), place(i.newTarget), place(i.arguments)),
  callLibrary: (i, place) => calls.callLibrary(i.dst, i.name, i.arguments.map(place)),
  checkObject: (i, place) => calls.checkObject(place(i.value), i.what),
  checkDestructurable: (i, place) => calls.checkDestructurable(place(i.value), i.text),
  checkIterable: (i, place) => calls.checkIterable(place(i.value), place(i.method), i.text),
  isAtGap: (i, place) => calls.isAtGap(i.dst, place(i.iterator), place(i.next)),
  wellKnownSymbol: (i) => (_machine, registers) => (registers[i.dst] = Symbol[i.name]),
  importMeta: (i) => (machine, registers) => (registers[i.dst] = machine.realm.importMeta(machine, i.at.source)),
  refuse: (i) => () => {
    throw new Refusal(unsupportedConstruct(i.code, i.construct, i.remedy, i.at));
  },
};

/** How each terminator does. */
const terminators: { readonly [Op in Terminator['op']]: Compile<TerminatorOf<Op>> } = {
  jump: (t) => endings.jump(t.to),
  branch: (t, place) => endings.branch(place(t.condition), t.then, t.else),
  switch: (t, place) => endings.switchOn(place(t.value), t.targets),
  return: (t, place) => endings.returnValue(place(t.value)),
  throw: (t, place) => endings.throwValue(place(t.value)),
  startGenerator: (t) => endings.startGenerator(t.to),
  startAsync: (t) => endings.startAsync(t.dst, t.to, t.then),
  yield: (t, place) => endings.yieldValue(place(t.value), t.raw, t.mode, t.received, t.to),
  unreachable: () => () => {
    throw new Error('unreachable code was reached: the front end built a wrong graph');
  },
};

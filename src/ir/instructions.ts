/**
 * The table of instructions: what each kind reads, whether it throws, whether it is pure, how it prints. Whoever asks something about
 * instructions (liveness, well-formedness, the clean-up at the end of lowering, regions, the printer) asks here, and the evaluator
 * has its own column, `compile`, over the same names; so a new kind cannot be forgotten by one of them.
 */

import type { Instruction, Operand } from './types.js';

export type InstructionOf<Op extends Instruction['op']> = Extract<Instruction, { readonly op: Op }>;

/** Names the fields of an instruction whose content is like `Content`. */
export type FieldOf<Kind, Content> = {
  [Field in keyof Kind]-?: Kind[Field] extends Content ? Field : never;
}[keyof Kind];

/** An operand, or several separated by commas, as a person reads them. */
export type Show = (operands: Operand | readonly Operand[]) => string;

export interface InstructionRow<Kind extends Instruction> {
  /** The fields with operands that it reads, in evaluation order. */
  readonly reads: readonly FieldOf<Kind, Operand | null | readonly (Operand | null)[]>[];
  /** Can it end in a JavaScript exception? Running out of memory or stack is no exception of ours. */
  readonly throws: boolean | ((instruction: Kind) => boolean);
  /** Reads, computes or moves, and nothing else. A getter behind a `get` is noticed when it is called. */
  readonly pure: boolean;
  /** The text after `dst =`. */
  readonly print: (instruction: Kind, show: Show) => string;
}

/** Pure, and never throws. */
const COMPUTES = { throws: false, pure: true } as const;
/** Pure, but may throw. */
const MAY_FAULT = { throws: true, pure: true } as const;
/** Has effects, but never throws. */
const ACTS = { throws: false, pure: false } as const;
/** Has effects, and may throw. */
const MAY_DO_ANYTHING = { throws: true, pure: false } as const;

const instructions: { readonly [Op in Instruction['op']]: InstructionRow<InstructionOf<Op>> } = {
  move: { ...COMPUTES, reads: ['src'], print: (i, show) => show(i.src) },
  newCell: { ...ACTS, reads: ['value'], print: (i, show) => `newCell ${show(i.value)}` },
  loadCell: { ...COMPUTES, reads: ['cell'], print: (i, show) => `loadCell ${show(i.cell)}` },
  storeCell: { ...ACTS, reads: ['cell', 'value'], print: (i, show) => `storeCell ${show(i.cell)} = ${show(i.value)}` },
  capture: { ...COMPUTES, reads: [], print: (i) => `capture ${i.index}` },
  checkInitialized: {
    ...MAY_FAULT,
    reads: ['value'],
    print: (i, show) => `checkInitialized ${show(i.value)} '${i.name}'`,
  },
  throwConstAssignment: { ...MAY_DO_ANYTHING, reads: [], print: (i) => `throwConstAssignment '${i.name}'` },
  loadGlobal: { ...MAY_FAULT, reads: [], print: (i) => `loadGlobal ${i.name}` },
  // a getter on the global object may run
  loadGlobalOrUndefined: { ...MAY_FAULT, reads: [], print: (i) => `loadGlobalOrUndefined ${i.name}` },
  storeGlobal: { ...MAY_DO_ANYTHING, reads: ['value'], print: (i, show) => `storeGlobal ${i.name} = ${show(i.value)}` },
  argument: { ...COMPUTES, reads: [], print: (i) => `argument ${i.index}` },
  restArguments: { ...ACTS, reads: [], print: (i) => `restArguments from ${i.from}` },
  argumentsObject: { ...ACTS, reads: [], print: (i) => `argumentsObject mapped ${i.mapped}` },
  loadParameter: { ...COMPUTES, reads: ['object'], print: (i, show) => `loadParameter ${show(i.object)} ${i.index}` },
  storeParameter: {
    ...ACTS,
    reads: ['object', 'value'],
    print: (i, show) => `storeParameter ${show(i.object)} ${i.index} = ${show(i.value)}`,
  },
  this: { ...COMPUTES, reads: [], print: () => 'this' },
  newTarget: { ...COMPUTES, reads: [], print: () => 'newTarget' },
  callee: { ...COMPUTES, reads: [], print: () => 'callee' },
  outcome: {
    ...ACTS,
    reads: ['value', 'old'],
    print: (i, show) => `outcome ${i.kind} ${show(i.value)}${i.of === '' ? '' : ` of ${i.of}`}`,
  },
  unary: {
    throws: (i) => i.operator !== '!' && i.operator !== 'typeof',
    pure: true,
    reads: ['value'],
    print: (i, show) => `${i.operator} ${show(i.value)}`,
  },
  binary: {
    throws: (i) => i.operator !== '===' && i.operator !== '!==',
    pure: true,
    reads: ['left', 'right'],
    print: (i, show) => `${show(i.left)} ${i.operator} ${show(i.right)}`,
  },
  get: { ...MAY_FAULT, reads: ['object', 'key'], print: (i, show) => `${show(i.object)}[${show(i.key)}]` },
  set: {
    ...MAY_DO_ANYTHING,
    reads: ['object', 'key', 'value'],
    print: (i, show) => `${show(i.object)}[${show(i.key)}] = ${show(i.value)}`,
  },
  delete: {
    ...MAY_DO_ANYTHING,
    reads: ['object', 'key'],
    print: (i, show) => `delete ${show(i.object)}[${show(i.key)}]`,
  },
  getSuper: {
    ...MAY_DO_ANYTHING,
    reads: ['home', 'key', 'receiver'],
    print: (i, show) => `super(${show(i.home)})[${show(i.key)}] of ${show(i.receiver)}`,
  },
  setSuper: {
    ...MAY_DO_ANYTHING,
    reads: ['home', 'key', 'receiver', 'value'],
    print: (i, show) => `super(${show(i.home)})[${show(i.key)}] of ${show(i.receiver)} = ${show(i.value)}`,
  },
  newPrivateName: { ...ACTS, reads: [], print: (i) => `newPrivateName ${i.description}` },
  getPrivate: { ...MAY_FAULT, reads: ['object', 'name'], print: (i, show) => `${show(i.object)}.#[${show(i.name)}]` },
  setPrivate: {
    ...MAY_DO_ANYTHING,
    reads: ['object', 'name', 'value'],
    print: (i, show) => `${show(i.object)}.#[${show(i.name)}] = ${show(i.value)}`,
  },
  hasPrivate: {
    ...MAY_FAULT,
    reads: ['object', 'name'],
    print: (i, show) => `#[${show(i.name)}] in ${show(i.object)}`,
  },
  definePrivate: {
    ...MAY_DO_ANYTHING,
    reads: ['object', 'name', 'value'],
    print: (i, show) => `definePrivate ${i.kind} ${show(i.object)}.#[${show(i.name)}] = ${show(i.value)}`,
  },
  newObject: { ...ACTS, reads: [], print: () => 'newObject' },
  newArray: {
    ...ACTS,
    reads: ['elements'],
    print: (i, show) => `[${i.elements.map((element) => (element === null ? '' : show(element))).join(', ')}]`,
  },
  append: {
    ...ACTS,
    reads: ['array', 'value'],
    print: (i, show) => `append ${show(i.array)}, ${i.value === null ? 'hole' : show(i.value)}`,
  },
  newRegExp: { ...ACTS, reads: [], print: (i) => `newRegExp /${i.pattern}/${i.flags}` },
  templateObject: { ...ACTS, reads: [], print: (i) => `templateObject ${JSON.stringify(i.raw)}` },
  define: {
    ...MAY_DO_ANYTHING,
    reads: ['object', 'key', 'value'],
    print: (i, show) =>
      `define ${i.enumerable ? '' : 'hidden '}${i.kind} ${show(i.object)}[${show(i.key)}] = ${show(i.value)}`,
  },
  setLiteralPrototype: {
    ...ACTS,
    reads: ['object', 'value'],
    print: (i, show) => `setLiteralPrototype ${show(i.object)} = ${show(i.value)}`,
  },
  setFunctionName: {
    ...ACTS,
    reads: ['function', 'key'],
    print: (i, show) => `setFunctionName ${show(i.function)} = ${i.prefix === '' ? '' : `${i.prefix} `}${show(i.key)}`,
  },
  closure: {
    ...ACTS,
    reads: ['captures', 'home'],
    print: (i, show) => `closure '${i.code.name}' [${show(i.captures)}]`,
  },
  heritage: { ...MAY_DO_ANYTHING, reads: ['parent'], print: (i, show) => `heritage ${show(i.parent)}` },
  class: {
    ...MAY_DO_ANYTHING,
    reads: ['captures', 'parent', 'above'],
    print: (i, show) => {
      const parent = i.parent === null || i.above === null ? '' : ` extends ${show(i.parent)} below ${show(i.above)}`;
      return `class '${i.code.name}'${parent} [${show(i.captures)}]`;
    },
  },
  setInitializer: {
    ...ACTS,
    reads: ['constructor_', 'initializer'],
    print: (i, show) => `setInitializer ${show(i.constructor_)} = ${show(i.initializer)}`,
  },
  initializeFields: {
    ...MAY_DO_ANYTHING,
    reads: ['constructor_', 'object'],
    print: (i, show) => `initializeFields ${show(i.constructor_)} on ${show(i.object)}`,
  },
  call: {
    ...MAY_DO_ANYTHING,
    reads: ['callee', 'receiver', 'arguments'],
    print: (i, show) => `call ${show(i.callee)} this ${show(i.receiver)} (${show(i.arguments)})`,
  },
  callSpread: {
    ...MAY_DO_ANYTHING,
    reads: ['callee', 'receiver', 'arguments'],
    print: (i, show) => `call ${show(i.callee)} this ${show(i.receiver)} (...${show(i.arguments)})`,
  },
  construct: {
    ...MAY_DO_ANYTHING,
    reads: ['callee', 'arguments'],
    print: (i, show) => `new ${show(i.callee)} (${show(i.arguments)})`,
  },
  constructSpread: {
    ...MAY_DO_ANYTHING,
    reads: ['callee', 'arguments'],
    print: (i, show) => `new ${show(i.callee)} (...${show(i.arguments)})`,
  },
  superCall: {
    ...MAY_DO_ANYTHING,
    reads: ['constructor_', 'newTarget', 'arguments'],
    print: (i, show) => `super ${show(i.constructor_)} new.target ${show(i.newTarget)} (...${show(i.arguments)})`,
  },
  callLibrary: {
    ...MAY_DO_ANYTHING,
    reads: ['arguments'],
    print: (i, show) => `library ${i.name}(${show(i.arguments)})`,
  },
  checkObject: { ...MAY_DO_ANYTHING, reads: ['value'], print: (i, show) => `checkObject ${show(i.value)} ${i.what}` },
  checkDestructurable: {
    ...MAY_FAULT,
    reads: ['value'],
    print: (i, show) => `checkDestructurable ${show(i.value)} '${i.text}'`,
  },
  checkIterable: {
    ...MAY_DO_ANYTHING,
    reads: ['value', 'method'],
    print: (i, show) => `checkIterable ${show(i.value)} ${show(i.method)} '${i.text}'`,
  },
  isAtGap: { ...ACTS, reads: ['iterator', 'next'], print: (i, show) => `isAtGap ${show(i.iterator)} ${show(i.next)}` },
  wellKnownSymbol: { ...COMPUTES, reads: [], print: (i) => `wellKnownSymbol ${i.name}` },
  importMeta: { ...ACTS, reads: [], print: () => 'importMeta' },
  refuse: { ...ACTS, reads: [], print: (i) => `refuse ${i.code}: ${i.construct}` },
};

/** The row of an instruction. TypeScript does not see that row and instruction are of one kind, so it is told. */
export function rowOf<Kind extends Instruction>(instruction: Kind): InstructionRow<Kind> {
  return instructions[instruction.op] as unknown as InstructionRow<Kind>;
}

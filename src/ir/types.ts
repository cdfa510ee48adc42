/**
 * The small language we check, as data.
 *
 * A function is a control-flow graph of basic blocks; a block is a list of three-address instructions on
 * registers and ends in one terminator. Whatever JavaScript does implicitly and observably (iterating,
 * closing iterators, destructuring, finally, default parameters, field initialisers) is spelled out by the
 * front end, so the evaluator knows a few dozen instructions and nothing of syntax.
 *
 * An instruction may still run user code (a getter behind `get`, a `valueOf` behind `binary`): the evaluator
 * then makes an ordinary call and resumes at the next instruction with the result in `dst`. Such a call can
 * only happen at an instruction boundary, which is why no instruction does two observable things.
 *
 * Variables: a variable that no inner function mentions lives in a register; one that is captured lives in a
 * *cell*, a one-field heap object whose reference lives in a register. `this`, `new.target` and `arguments` of
 * a function are captured by its arrow functions in the same way.
 */

import type { Span } from '../base/span.js';
import type { BinaryOperator, UnaryOperator } from './operators.js';

/**
 * Where an operand is read from.
 * @invariant operand ≥ 0 names a register; operand < 0 names the constant `constants[-1 - operand]`
 */
export type Operand = number;

/** A register that is written. @invariant 0 ≤ register < FunctionIR.registers */
export type Register = number;

/** Index into `FunctionIR.blocks`. */
export type BlockId = number;

/** What may stand in the source as a constant. `UNINITIALIZED` marks a binding in its temporal dead zone. */
export type Literal = undefined | null | boolean | number | string | bigint | typeof UNINITIALIZED;

/** The content of a `let`, `const`, `class` or derived-constructor `this` binding before its initialisation. */
export const UNINITIALIZED: unique symbol = Symbol('uninitialized');

/**
 * What an outcome is: any value; a way to go on; or whether a loop goes on, asked before (`while`) or after (`do`) a round, or whether it ends
 * (`until`); or the index of an element that is written, which is told before the value.
 */
export type OutcomeKind = 'value' | 'condition' | 'while' | 'do' | 'until' | 'index';

/** What an object must be to have a private method: an instance of the class, or the class itself. */
export interface Brand {
  /** The name in the class's own text, if it has one. */
  readonly owner: string | undefined;
  readonly isStatic: boolean;
}

/** `at` is the expression or statement that a message about this instruction should show. */
export type Instruction = { readonly at: Span } & InstructionKind;

export type InstructionKind =
  | { readonly op: 'move'; readonly dst: Register; readonly src: Operand }
  // --- variables -------------------------------------------------------------------------------------------
  /** A fresh cell holding `value` (often UNINITIALIZED). */
  | { readonly op: 'newCell'; readonly dst: Register; readonly value: Operand }
  | { readonly op: 'loadCell'; readonly dst: Register; readonly cell: Operand }
  /** `isLate`: nothing but this instruction writes the cell, and always the same. */
  | { readonly op: 'storeCell'; readonly cell: Operand; readonly value: Operand; readonly isLate?: true }
  /** The i-th cell (or value) captured by the running function; emitted at function entry. */
  | { readonly op: 'capture'; readonly dst: Register; readonly index: number }
  /** ReferenceError `Cannot access 'name' before initialization` if value is UNINITIALIZED. For the `this` of a derived constructor name is 'this' and the message is node's. */
  | { readonly op: 'checkInitialized'; readonly value: Operand; readonly name: string }
  /** TypeError `Assignment to constant variable.`, always. */
  | { readonly op: 'throwConstAssignment'; readonly name: string }
  /** A name no enclosing scope declares: a property of the global object; ReferenceError `name is not defined` if absent. */
  | { readonly op: 'loadGlobal'; readonly dst: Register; readonly name: string }
  /** `typeof name` for such a name: undefined instead of an error. */
  | { readonly op: 'loadGlobalOrUndefined'; readonly dst: Register; readonly name: string }
  /** Assignment to such a name: in strict code a ReferenceError if absent, in sloppy code creates it. */
  | { readonly op: 'storeGlobal'; readonly name: string; readonly value: Operand; readonly strict: boolean }
  // --- the running activation ------------------------------------------------------------------------------
  /** The i-th actual argument, or undefined. */
  | { readonly op: 'argument'; readonly dst: Register; readonly index: number }
  /** A new array of the actual arguments from index `from` on (rest parameters). */
  | { readonly op: 'restArguments'; readonly dst: Register; readonly from: number }
  /**
   * The `arguments` object. With `mapped` ≥ 0 the first `mapped` parameters may live in it, where only `loadParameter` and
   * `storeParameter` look for them; with −1 it is one that never follows the parameters and has no `callee`.
   */
  | { readonly op: 'argumentsObject'; readonly dst: Register; readonly mapped: number }
  /** The parameter that is the same variable as an element of `object`, or was until that element was deleted or fixed. */
  | { readonly op: 'loadParameter'; readonly dst: Register; readonly object: Operand; readonly index: number }
  | { readonly op: 'storeParameter'; readonly object: Operand; readonly index: number; readonly value: Operand }
  /** The `this` the function was called with; in sloppy functions nullish becomes globalThis and primitives are boxed. */
  | { readonly op: 'this'; readonly dst: Register }
  /** undefined when the function was called, the constructor when it was constructed. */
  | { readonly op: 'newTarget'; readonly dst: Register }
  /** The function object that is running. */
  | { readonly op: 'callee'; readonly dst: Register }
  /**
   * What the statement at `at` comes to, if somebody asks: `value`, or what is put in its place. `old` is what would be there without the
   * statement, `of` what it is written to. Only in modules that are lowered so.
   */
  | {
      readonly op: 'outcome';
      readonly dst: Register;
      readonly value: Operand;
      readonly old: Operand | null;
      readonly kind: OutcomeKind;
      readonly of: string;
    }
  // --- operators -------------------------------------------------------------------------------------------
  | { readonly op: 'unary'; readonly dst: Register; readonly operator: UnaryOperator; readonly value: Operand }
  | {
      readonly op: 'binary';
      readonly dst: Register;
      readonly operator: BinaryOperator;
      readonly left: Operand;
      readonly right: Operand;
    }
  // --- properties ------------------------------------------------------------------------------------------
  /** object[key]; TypeError when object is nullish. `key` need not be a property key yet. */
  | { readonly op: 'get'; readonly dst: Register; readonly object: Operand; readonly key: Operand }
  /** object[key] = value; in strict code a failed assignment throws. */
  | {
      readonly op: 'set';
      readonly object: Operand;
      readonly key: Operand;
      readonly value: Operand;
      readonly strict: boolean;
    }
  | {
      readonly op: 'delete';
      readonly dst: Register;
      readonly object: Operand;
      readonly key: Operand;
      readonly strict: boolean;
    }
  /** super[key]: looked up from the prototype of `home`, with `receiver` as this. */
  | {
      readonly op: 'getSuper';
      readonly dst: Register;
      readonly home: Operand;
      readonly key: Operand;
      readonly receiver: Operand;
    }
  | {
      readonly op: 'setSuper';
      readonly home: Operand;
      readonly key: Operand;
      readonly receiver: Operand;
      readonly value: Operand;
      readonly strict: boolean;
    }
  /** A new private name; each evaluation of a class makes its own. `description` includes the '#'. */
  | {
      readonly op: 'newPrivateName';
      readonly dst: Register;
      readonly description: string;
      /** The name of the class, if it has one. */
      readonly owner: string | undefined;
      /** Of a method or accessor: the class that has it, for messages. */
      readonly brand: Brand | null;
    }
  /** object.#name; TypeError when object lacks it. `name` holds a private name. */
  | { readonly op: 'getPrivate'; readonly dst: Register; readonly object: Operand; readonly name: Operand }
  | { readonly op: 'setPrivate'; readonly object: Operand; readonly name: Operand; readonly value: Operand }
  /** `#name in object`; TypeError when object is not an object. */
  | { readonly op: 'hasPrivate'; readonly dst: Register; readonly object: Operand; readonly name: Operand }
  /** Adds a private field (writable), method (read-only) or accessor half; TypeError when a field or method is there already. */
  | {
      readonly op: 'definePrivate';
      readonly object: Operand;
      readonly name: Operand;
      readonly value: Operand;
      readonly kind: 'field' | 'method' | 'get' | 'set';
    }
  // --- literals and definitions ----------------------------------------------------------------------------
  | { readonly op: 'newObject'; readonly dst: Register }
  /** `elements[i] === null` is a hole. */
  | { readonly op: 'newArray'; readonly dst: Register; readonly elements: readonly (Operand | null)[] }
  /** array[array.length++] = value on an array only the front end knows of (spread in literals and calls); `null` appends a hole. */
  | { readonly op: 'append'; readonly array: Operand; readonly value: Operand | null }
  /** A new RegExp. */
  | { readonly op: 'newRegExp'; readonly dst: Register; readonly pattern: string; readonly flags: string }
  /** The frozen strings array of a tagged template; the same object every time this instruction runs. `cooked[i] === undefined` for an invalid escape. */
  | {
      readonly op: 'templateObject';
      readonly dst: Register;
      readonly cooked: readonly (string | undefined)[];
      readonly raw: readonly string[];
    }
  /** Own property: a data property, a method or half an accessor. `key` is already a property key. Data properties of literals and class fields are enumerable, class members are not. */
  | {
      readonly op: 'define';
      readonly object: Operand;
      readonly key: Operand;
      readonly value: Operand;
      readonly kind: 'value' | 'get' | 'set';
      readonly enumerable: boolean;
    }
  /** `{ __proto__: value }`: sets the prototype if value is an object or null. */
  | { readonly op: 'setLiteralPrototype'; readonly object: Operand; readonly value: Operand }
  /** Names an anonymous function after a computed key (`prefix` 'get' or 'set' for accessors, else ''). */
  | {
      readonly op: 'setFunctionName';
      readonly function: Operand;
      readonly key: Operand;
      readonly prefix: '' | 'get' | 'set';
    }
  /** A function object. `captures` are registers with cells (or values); `home` is the object `super` starts from, or null. */
  | {
      readonly op: 'closure';
      readonly dst: Register;
      readonly code: FunctionSource;
      readonly captures: readonly Operand[];
      readonly home: Operand | null;
    }
  /** What `prototype` of a class that another extends is, which a getter may say; null of null. TypeError unless `parent` is a constructor or null. */
  | { readonly op: 'heritage'; readonly dst: Register; readonly parent: Operand }
  /**
   * A class: makes the constructor (its home is the prototype) and its prototype object, linked both ways.
   * `parent` null: no extends clause. Otherwise `above` is its heritage, TypeError unless that is an object or null.
   */
  | {
      readonly op: 'class';
      readonly constructor_: Register;
      readonly prototype: Register;
      readonly code: FunctionSource;
      readonly captures: readonly Operand[];
      readonly parent: Operand | null;
      readonly above: Operand | null;
    }
  /** Gives a class the function that defines its instance fields and private methods (called with `this`); see `initializeFields`. */
  | { readonly op: 'setInitializer'; readonly constructor_: Operand; readonly initializer: Operand }
  /** Calls the initializer of the class constructor `constructor_` on `object`, if it has one. */
  | { readonly op: 'initializeFields'; readonly constructor_: Operand; readonly object: Operand }
  // --- calls -----------------------------------------------------------------------------------------------
  /** TypeError `text is not a function` when callee is not callable; `text` is the callee as node would name it. */
  | {
      readonly op: 'call';
      readonly dst: Register;
      readonly callee: Operand;
      readonly receiver: Operand;
      readonly arguments: readonly Operand[];
      readonly text: string;
    }
  /** As `call`, with the arguments in an array made by `newArray` and `append`. */
  | {
      readonly op: 'callSpread';
      readonly dst: Register;
      readonly callee: Operand;
      readonly receiver: Operand;
      readonly arguments: Operand;
      readonly text: string;
    }
  | {
      readonly op: 'construct';
      readonly dst: Register;
      readonly callee: Operand;
      readonly arguments: readonly Operand[];
      readonly text: string;
    }
  | {
      readonly op: 'constructSpread';
      readonly dst: Register;
      readonly callee: Operand;
      readonly arguments: Operand;
      readonly text: string;
    }
  /** super(...): constructs the prototype of `constructor_` (the class whose constructor this is) with `newTarget`. */
  | {
      readonly op: 'superCall';
      readonly dst: Register;
      readonly constructor_: Operand;
      readonly newTarget: Operand;
      readonly arguments: Operand;
    }
  /**
   * Calls a function of the evaluator's own library by name, with undefined as this. The front end uses:
   * 'copyDataProperties'(target, source, excludedKeysArray) for object spread and rest;
   * 'forInKeys'(object) → array of keys for for-in; 'forInHas'(object, key) → is the key still there;
   * 'startAsync'(body) → the promise of an async function; 'startAsyncGenerator'(body, callee) → what an async generator gives;
   * 'handedOut'(value) marks what it yields; 'openAsyncIterator'(value, method, text) → the iterator that for await asks;
   * 'throwError'(constructorName, message) throws a new TypeError or ReferenceError of the engine's own.
   */
  | {
      readonly op: 'callLibrary';
      readonly dst: Register;
      readonly name: string;
      readonly arguments: readonly Operand[];
    }
  /** TypeError with node's message unless value is an object; `what` says which check this is. */
  | {
      readonly op: 'checkObject';
      readonly value: Operand;
      readonly what: 'iterator' | 'iteratorResult' | 'iteratorReturn';
    }
  /**
   * TypeError when value is nullish, before it is destructured or iterated. `text` is node's message, in which %value
   * stands for the value and %unnamed for how node names a value that has no name in the program.
   */
  | { readonly op: 'checkDestructurable'; readonly value: Operand; readonly text: string }
  /** TypeError with the message `text`, as above, when `method` (value[Symbol.iterator]) is not callable. */
  | { readonly op: 'checkIterable'; readonly value: Operand; readonly method: Operand; readonly text: string }
  /**
   * Whether an iterator of a map or set stands before a slot with nothing in it, which a round of the loop may pass instead of having `next`
   * look for the slot after it; false wherever that is not wanted.
   */
  | { readonly op: 'isAtGap'; readonly dst: Register; readonly iterator: Operand; readonly next: Operand }
  /** A well-known symbol. */
  | { readonly op: 'wellKnownSymbol'; readonly dst: Register; readonly name: 'iterator' | 'asyncIterator' }
  /** `import.meta`. */
  | { readonly op: 'importMeta'; readonly dst: Register }
  /** `debugger;` and other things that do nothing are not emitted. What we refuse is refused when it is reached. */
  | { readonly op: 'refuse'; readonly code: string; readonly construct: string; readonly remedy: string };

export type Terminator = { readonly at: Span } & TerminatorKind;

export type TerminatorKind =
  | { readonly op: 'jump'; readonly to: BlockId }
  /** Branches on the truthiness of any value. */
  | { readonly op: 'branch'; readonly condition: Operand; readonly then: BlockId; readonly else: BlockId }
  /** Jumps to targets[value]; value is a small integer that only the front end writes (how a finally block was entered). */
  | { readonly op: 'switch'; readonly value: Operand; readonly targets: readonly BlockId[] }
  | { readonly op: 'return'; readonly value: Operand }
  | { readonly op: 'throw'; readonly value: Operand }
  /** Generators only, once, after the parameters are bound: makes the generator object and returns it to the caller. The first resumption continues at `to`. */
  | { readonly op: 'startGenerator'; readonly to: BlockId }
  /** Async functions only, once, at the beginning, and async generators after their parameters are bound: makes a generator whose first resumption continues at `to`, and goes on at `then`. */
  | { readonly op: 'startAsync'; readonly dst: Register; readonly to: BlockId; readonly then: BlockId }
  /**
   * Suspends a generator. On resumption continues at `to` with `mode` = 0 (next), 1 (throw) or 2 (return) and
   * `received` = the value passed; what throw and return do is spelled out by the code at `to`.
   * `raw` true: `value` is already an iterator result object (yield*), else { value, done: false } is made.
   */
  | {
      readonly op: 'yield';
      readonly value: Operand;
      readonly raw: boolean;
      readonly mode: Register;
      readonly received: Register;
      readonly to: BlockId;
    }
  | { readonly op: 'unreachable' };

/** Where an exception thrown in a block goes: `register` receives the thrown value. */
export interface Handler {
  readonly block: BlockId;
  readonly register: Register;
}

export interface Block {
  readonly instructions: readonly Instruction[];
  readonly terminator: Terminator;
  readonly handler: Handler | null;
}

export type FunctionKind =
  | 'normal' // function declarations and expressions: can be called and constructed, has .prototype
  | 'arrow'
  | 'method' // methods, getters, setters, field initialisers, static blocks: can be called only
  | 'generator'
  | 'async' // can be called only
  | 'asyncGenerator' // can be called only
  | 'baseConstructor' // class constructors: can be constructed only
  | 'derivedConstructor'
  | 'module'; // the top level of a module

/**
 * @invariant blocks[0] is the entry and no edge leads to it
 * @invariant the graph is reducible (the tests check it)
 */
export interface FunctionIR {
  readonly registers: number;
  readonly constants: readonly Literal[];
  readonly blocks: readonly Block[];
}

/**
 * A function before anyone has called it. `body` lowers on first use and remembers, so what a program never
 * reaches is never lowered and never refused.
 */
export interface FunctionSource {
  readonly name: string;
  readonly kind: FunctionKind;
  readonly strict: boolean;
  /** The `length` property of the function object. */
  readonly length: number;
  readonly span: Span;
  /** Tagged `@declarative` in its text: without effects, so that its calls may be merged. */
  readonly isDeclarative: boolean;
  /** Makes a constant of its module when it is first called, and does nothing else. */
  readonly makesConstant: boolean;
  readonly body: () => FunctionIR;
}

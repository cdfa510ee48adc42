/**
 * An oracle for the front end: runs IR on the host's own values. `get` is o[k], a closure is a real function, a class
 * is a real class, so whatever differs from node is the lowering's doing. Slow, recursive and small on purpose.
 */

import type { Block, FunctionIR, FunctionSource, Instruction, Operand } from '../../../src/ir/types.js';
import { UNINITIALIZED } from '../../../src/ir/types.js';
import type { Callable, Keyed, PrivateName } from './host.js';
import {
  argumentsOf,
  binary,
  call,
  construct,
  deleteStrictly,
  derivedConstructor,
  inherit,
  isNullish,
  isObject,
  mappedArguments,
  parametersOf,
  library,
  setSloppily,
  setStrictly,
  slotOf,
  tooEarly,
  unary,
} from './host.js';

export interface Cell {
  value: unknown;
}

interface Activation {
  readonly f: FunctionIR;
  readonly source: FunctionSource;
  readonly registers: unknown[];
  readonly captures: readonly unknown[];
  readonly self: unknown;
  readonly receiver: unknown;
  readonly newTarget: unknown;
  readonly actuals: readonly unknown[];
}

export class Interpreter {
  private readonly initializers = new WeakMap<object, Callable>();
  private readonly templates = new WeakMap<Instruction, unknown>();

  /** `globals` stands for the global object of the program. */
  constructor(private readonly globals: Keyed) {}

  // --- functions -------------------------------------------------------------------------------------------

  closure(source: FunctionSource, captures: readonly unknown[]): Callable {
    const run = (self: unknown, receiver: unknown, newTarget: unknown, actuals: readonly unknown[]): unknown => {
      const f = source.body();
      const registers = new Array<unknown>(f.registers).fill(undefined);
      const a: Activation = { f, source, registers, captures, self, receiver, newTarget, actuals };
      return source.kind === 'generator' ? this.generator(a) : this.execute(a, 0).value;
    };
    const made = this.functionObject(source, run);
    Object.defineProperty(made, 'name', { value: source.name, configurable: true });
    Object.defineProperty(made, 'length', { value: source.length, configurable: true });
    return made;
  }

  private functionObject(
    source: FunctionSource,
    run: (self: unknown, receiver: unknown, newTarget: unknown, actuals: unknown[]) => unknown,
  ): Callable {
    switch (source.kind) {
      case 'normal':
      case 'module': {
        // sloppy `this` is boxed by hand, see the instruction
        const made: Callable = function (this: unknown, ...actuals: unknown[]): unknown {
          return run(made, this, new.target, actuals);
        };
        return made;
      }
      case 'arrow':
      case 'method':
      case 'async':
      case 'asyncGenerator':
      case 'generator': {
        const holder = {
          made(this: unknown, ...actuals: unknown[]): unknown {
            return run(holder.made, this, undefined, actuals);
          },
        };
        const GeneratorFunction = Object.getPrototypeOf(function* () {}) as object;
        if (source.kind !== 'generator') return holder.made;
        Object.setPrototypeOf(holder.made, GeneratorFunction);
        const prototype: unknown = Object.create((GeneratorFunction as Keyed).prototype as object);
        Object.defineProperty(holder.made, 'prototype', { value: prototype, writable: true });
        return holder.made;
      }
      case 'baseConstructor': {
        const made = class {
          constructor(...actuals: unknown[]) {
            const result = run(made, this, new.target, actuals);
            if (isObject(result)) return result;
          }
        };
        return made as unknown as Callable;
      }
      case 'derivedConstructor': {
        return derivedConstructor((self, newTarget, actuals) => {
          const result = run(self, undefined, newTarget, actuals);
          if (isObject(result)) return result;
          throw new TypeError('Derived constructors may only return object or undefined');
        });
      }
    }
  }

  // --- control ---------------------------------------------------------------------------------------------

  /** Runs from `start` to a return, or to the first yield of a generator. */
  private execute(a: Activation, start: number): { value: unknown; suspended?: Block } {
    let block = a.f.blocks[start]!;
    const value = (operand: Operand): unknown => (operand >= 0 ? a.registers[operand] : a.f.constants[-1 - operand]);
    for (let steps = 0; ; steps++) {
      if (steps > 1_000_000) throw new RangeError('the program runs on');
      try {
        for (const instruction of block.instructions) this.step(a, instruction, value);
        const t = block.terminator;
        if (t.op === 'throw') throw value(t.value);
        if (t.op === 'return') return { value: value(t.value) };
        if (t.op === 'yield' || t.op === 'startGenerator') {
          return { value: t.op === 'yield' ? value(t.value) : undefined, suspended: block };
        }
        if (t.op === 'startAsync') throw new Error('async functions are not interpreted');
        if (t.op === 'unreachable') throw new Error('unreachable code was reached');
        const target =
          t.op === 'jump'
            ? t.to
            : t.op === 'branch'
              ? value(t.condition)
                ? t.then
                : t.else
              : t.targets[value(t.value) as number];
        block = a.f.blocks[target!]!;
      } catch (error) {
        if (block.handler === null) throw error;
        a.registers[block.handler.register] = error;
        block = a.f.blocks[block.handler.block]!;
      }
    }
  }

  private generator(a: Activation): unknown {
    let suspended = this.execute(a, 0).suspended;
    let state: 'new' | 'suspended' | 'running' | 'done' = 'new';
    const resume = (mode: 0 | 1 | 2, received: unknown): unknown => {
      if (state === 'running') throw new TypeError('Generator is already running');
      if (state === 'new' && mode !== 0) state = 'done';
      if (state === 'done' || suspended === undefined) {
        if (mode === 1) throw received;
        return { value: mode === 2 ? received : undefined, done: true };
      }
      const t = suspended.terminator;
      if (t.op === 'yield') {
        a.registers[t.mode] = mode;
        a.registers[t.received] = received;
      }
      state = 'running';
      try {
        const next = this.execute(a, (t as { to: number }).to);
        suspended = next.suspended;
        state = suspended === undefined ? 'done' : 'suspended';
        if (suspended?.terminator.op === 'yield' && suspended.terminator.raw) return next.value;
        return { value: next.value, done: suspended === undefined };
      } catch (error) {
        state = 'done';
        throw error;
      }
    };
    const prototype = (a.self as Keyed).prototype;
    const made = Object.create(isObject(prototype) ? prototype : Object.prototype) as Keyed;
    const methods = { next: 0, throw: 1, return: 2 } as const;
    for (const [name, mode] of Object.entries(methods)) {
      Object.defineProperty(made, name, { value: (received: unknown) => resume(mode, received), configurable: true });
    }
    Object.defineProperty(made, Symbol.iterator, { value: () => made, configurable: true });
    return made;
  }

  // --- instructions ----------------------------------------------------------------------------------------

  private step(a: Activation, i: Instruction, value: (operand: Operand) => unknown): void {
    const r = a.registers;
    const all = (operands: readonly Operand[]): unknown[] => operands.map(value);
    switch (i.op) {
      case 'move':
        return void (r[i.dst] = value(i.src));
      case 'newCell':
        return void (r[i.dst] = { value: value(i.value) } satisfies Cell);
      case 'loadCell':
        return void (r[i.dst] = (value(i.cell) as Cell).value);
      case 'storeCell':
        return void ((value(i.cell) as Cell).value = value(i.value));
      case 'capture':
        return void (r[i.dst] = a.captures[i.index]);
      case 'checkInitialized':
        if (value(i.value) === UNINITIALIZED) throw new ReferenceError(tooEarly(i.name));
        return;
      case 'throwConstAssignment':
        throw new TypeError('Assignment to constant variable.');
      case 'loadGlobal':
        if (!(i.name in this.globals)) throw new ReferenceError(`${i.name} is not defined`);
        return void (r[i.dst] = this.globals[i.name]);
      case 'loadGlobalOrUndefined':
        return void (r[i.dst] = this.globals[i.name]);
      case 'storeGlobal':
        if (i.strict && !(i.name in this.globals)) throw new ReferenceError(`${i.name} is not defined`);
        return void (this.globals[i.name] = value(i.value));
      case 'argument':
        return void (r[i.dst] = a.actuals[i.index]);
      case 'restArguments':
        return void (r[i.dst] = a.actuals.slice(i.from));
      case 'argumentsObject':
        return void (r[i.dst] = i.mapped < 0 ? argumentsOf(...a.actuals) : mappedArguments(i.mapped, a.actuals));
      case 'loadParameter':
        return void (r[i.dst] = parametersOf(value(i.object)).load(i.index));
      case 'storeParameter':
        return parametersOf(value(i.object)).store(i.index, value(i.value));
      case 'this':
        return void (r[i.dst] = a.source.strict
          ? a.receiver
          : isNullish(a.receiver)
            ? this.globals
            : Object(a.receiver));
      case 'newTarget':
        return void (r[i.dst] = a.newTarget);
      case 'callee':
        return void (r[i.dst] = a.self);
      case 'unary':
        return void (r[i.dst] = unary(i.operator, value(i.value)));
      case 'binary':
        return void (r[i.dst] = binary(i.operator, value(i.left), value(i.right)));
      case 'get':
        return void (r[i.dst] = (value(i.object) as Keyed)[value(i.key) as PropertyKey]);
      case 'set': {
        const set = i.strict ? setStrictly : setSloppily;
        return set(value(i.object), value(i.key), value(i.value));
      }
      case 'delete': {
        const remove = i.strict ? deleteStrictly : Reflect.deleteProperty;
        return void (r[i.dst] = remove(Object(value(i.object)) as object, value(i.key) as PropertyKey));
      }
      case 'getSuper':
        return void (r[i.dst] = Reflect.get(
          Object.getPrototypeOf(value(i.home)) as object,
          value(i.key) as PropertyKey,
          value(i.receiver),
        ));
      case 'setSuper':
        Reflect.set(
          Object.getPrototypeOf(value(i.home)) as object,
          value(i.key) as PropertyKey,
          value(i.value),
          value(i.receiver),
        );
        return;
      case 'newPrivateName':
        return void (r[i.dst] = { description: i.description, slots: new WeakMap() } satisfies PrivateName);
      case 'getPrivate': {
        const slot = slotOf(value(i.object), value(i.name), 'Cannot read private member # from');
        if (slot.kind === 'accessor' && slot.get === undefined) {
          throw new TypeError(`'${(value(i.name) as PrivateName).description}' was defined without a getter`);
        }
        return void (r[i.dst] = slot.kind === 'accessor' ? slot.get!.call(value(i.object)) : slot.value);
      }
      case 'setPrivate': {
        const slot = slotOf(value(i.object), value(i.name), 'Cannot write private member # to');
        const { description } = value(i.name) as PrivateName;
        if (slot.kind === 'method') throw new TypeError(`Private method '${description}' is not writable`);
        if (slot.kind === 'field') slot.value = value(i.value);
        else if (slot.set === undefined) throw new TypeError(`'${description}' was defined without a setter`);
        else slot.set.call(value(i.object), value(i.value));
        return;
      }
      case 'hasPrivate': {
        const object = value(i.object);
        const { description, slots } = value(i.name) as PrivateName;
        if (!isObject(object))
          throw new TypeError(`Cannot use 'in' operator to search for '${description}' in ${String(object)}`);
        return void (r[i.dst] = slots.has(object));
      }
      case 'definePrivate': {
        const { slots } = value(i.name) as PrivateName;
        const object = value(i.object) as object;
        const old = slots.get(object);
        const accessor = i.kind === 'get' || i.kind === 'set';
        if (old !== undefined && !accessor)
          throw new TypeError('Cannot initialize private name twice on the same object');
        if (accessor) slots.set(object, { kind: 'accessor', ...old, [i.kind]: value(i.value) });
        else slots.set(object, { kind: i.kind, value: value(i.value) });
        return;
      }
      case 'newObject':
        return void (r[i.dst] = {});
      case 'newArray': {
        const array: unknown[] = new Array<unknown>(i.elements.length);
        i.elements.forEach((element, index) => {
          if (element !== null) array[index] = value(element);
        });
        return void (r[i.dst] = array);
      }
      case 'append': {
        const array = value(i.array) as unknown[];
        if (i.value === null) array.length += 1;
        else
          Object.defineProperty(array, array.length, {
            value: value(i.value),
            writable: true,
            enumerable: true,
            configurable: true,
          });
        return;
      }
      case 'newRegExp':
        return void (r[i.dst] = new RegExp(i.pattern, i.flags));
      case 'templateObject': {
        if (!this.templates.has(i)) {
          const strings = [...i.cooked];
          Object.defineProperty(strings, 'raw', { value: Object.freeze([...i.raw]) });
          this.templates.set(i, Object.freeze(strings));
        }
        return void (r[i.dst] = this.templates.get(i));
      }
      case 'define': {
        const common = { enumerable: i.enumerable, configurable: true };
        const own = i.kind === 'value' ? { value: value(i.value), writable: true } : { [i.kind]: value(i.value) };
        return void Object.defineProperty(value(i.object), value(i.key) as PropertyKey, { ...common, ...own });
      }
      case 'setLiteralPrototype': {
        const prototype = value(i.value);
        if (prototype === null || isObject(prototype)) Object.setPrototypeOf(value(i.object), prototype);
        return;
      }
      case 'setFunctionName': {
        const key = value(i.key);
        const name =
          typeof key === 'symbol' ? (key.description === undefined ? '' : `[${key.description}]`) : String(key);
        const named = i.prefix === '' ? name : `${i.prefix} ${name}`;
        Object.defineProperty(value(i.function), 'name', { value: named, configurable: true });
        return;
      }
      case 'closure':
        return void (r[i.dst] = this.closure(i.code, all(i.captures)));
      case 'class': {
        const made = this.closure(i.code, all(i.captures));
        const prototype = made.prototype as object;
        if (i.parent !== null) inherit(made, prototype, value(i.parent));
        r[i.constructor_] = made;
        return void (r[i.prototype] = prototype);
      }
      case 'setInitializer':
        return void this.initializers.set(value(i.constructor_) as object, value(i.initializer) as Callable);
      case 'initializeFields':
        return void this.initializers.get(value(i.constructor_) as object)?.call(value(i.object));
      case 'call':
        return void (r[i.dst] = call(value(i.callee), value(i.receiver), all(i.arguments), i.text));
      case 'callSpread':
        return void (r[i.dst] = call(value(i.callee), value(i.receiver), value(i.arguments) as unknown[], i.text));
      case 'construct':
        return void (r[i.dst] = construct(value(i.callee), all(i.arguments), i.text));
      case 'constructSpread':
        return void (r[i.dst] = construct(value(i.callee), value(i.arguments) as unknown[], i.text));
      case 'superCall': {
        const parent = Object.getPrototypeOf(value(i.constructor_)) as Callable;
        return void (r[i.dst] = Reflect.construct(
          parent,
          value(i.arguments) as unknown[],
          value(i.newTarget) as Callable,
        ));
      }
      case 'callLibrary':
        return void (r[i.dst] = library[i.name]!(...all(i.arguments)));
      case 'checkObject': {
        const content = value(i.value);
        if (isObject(content)) return;
        if (i.what === 'iterator') throw new TypeError('Result of the Symbol.iterator method is not an object');
        throw new TypeError(`Iterator result ${String(content)} is not an object`);
      }
      case 'checkDestructurable':
        if (isNullish(value(i.value))) throw new TypeError(i.text.replace('%value', String(value(i.value))));
        return;
      case 'checkIterable':
        if (typeof value(i.method) !== 'function') throw new TypeError(i.text);
        return;
      case 'isAtGap':
        return void (r[i.dst] = false);
      case 'wellKnownSymbol':
        return void (r[i.dst] = Symbol[i.name]);
      case 'importMeta':
        return void (r[i.dst] = { url: 'file:///test.mjs' });
      case 'refuse':
        throw new Error(`refused: ${i.code}`);
    }
  }
}

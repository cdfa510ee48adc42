/**
 * Whether checked code can be seen to keep to the objects that it is given: running it on every state then shows all that it does. It is
 * seen without running it, from what its functions hold: the variables that they and the functions they hold have captured, the objects in these, the statics of
 * classes. If some text assigns such a variable, or writes keys that such an object has, or mentions what is not modelled, it may do more
 * than objects show, and only the evaluator can tell whether it does.
 *
 * It errs on the side of no, with one exception: a property that is added to a function through another name than that function's own goes unnoticed.
 */

import { Bound, Closure, Native, functionData, peek, type Machine } from '../../eval/index.js';
import { Accessor, Cell, HeapObject, shapeCases, unlogged } from '../../heap/index.js';
import { effectsOf } from '../../ir/effects.js';
import type { FunctionSource } from '../../ir/types.js';
import { Union, type Value } from '../../value/index.js';
import type { Handles } from '../symbolic/handles.js';

/** Globals that answer the same whenever they are asked, and change nothing but what they are given. */
const HARMLESS: ReadonlySet<string> = new Set(
  (
    'AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Error EvalError Float32Array Float64Array ' +
    'Infinity Int16Array Int32Array Int8Array JSON Map Math NaN Number Object RangeError ReferenceError RegExp Set String Symbol ' +
    'SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet console decodeURI ' +
    'decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt structuredClone undefined'
  ).split(' '),
);

/** Methods that change the object on which they are called, by its kind; functions of `Object` change any. */
const CHANGES = {
  array: ['copyWithin', 'fill', 'pop', 'push', 'reverse', 'shift', 'sort', 'splice', 'unshift'],
  map: ['clear', 'delete', 'set'],
  set: ['add', 'clear', 'delete'],
  object: ['assign', 'freeze', 'preventExtensions', 'seal'],
};

/** Whoever mentions these may write to functions and prototypes. */
const REACHING = ['__proto__', 'constructor', 'defineProperties', 'defineProperty', 'prototype', 'setPrototypeOf'];

/**
 * @param isOurs whether a function is of the spec room: what those hold is no business of the program
 * @requires the heap is as the modules left it
 */
export function isConfined(machine: Machine, handles: Handles, isOurs: (source: FunctionSource) => boolean): boolean {
  return new Reach(machine, isOurs).isConfined(handles);
}

class Reach {
  private readonly met = new Set<unknown>();
  /** Objects that functions of the program hold. */
  private readonly held: HeapObject[] = [];
  /** Keys of the statics that are neither methods nor objects. */
  private readonly statics = new Set<string>();
  private readonly reads = new Set<string>();
  private readonly writes = new Set<string>();
  private readonly globals = new Set<string>();
  private writesAnyKey = false;
  private callsAnyKey = false;
  private isLeaving = false;

  constructor(
    private readonly machine: Machine,
    private readonly isOurs: (source: FunctionSource) => boolean,
  ) {}

  isConfined({ types, invariant, operations, beginning, beginnings, functions }: Handles): boolean {
    for (const { call, precondition, postcondition, ending, refinement, method } of operations)
      for (const one of [call, precondition, postcondition, ending, refinement, method]) this.value(one, false);
    for (const one of [invariant, beginning, ...functions]) this.value(one, false);
    for (const { callee, receiver } of beginnings) for (const one of [callee, receiver]) this.value(one, false);
    for (const { class: class_, prototype, example } of types.values()) {
      this.value(class_, false);
      this.value(prototype, false);
      // what an instance holds is part of the state
      this.value(example, false);
    }
    // functions in fields of `old` are refused by the evaluator, and run by whoever runs the code
    const hasOld = operations.some(
      (one) => one.postcondition !== null || one.ending !== null || one.refinement !== null,
    );
    const keepsFunctions = [...types.values()].some(
      ({ example }) => example !== null && unlogged.slots(example).some(isFunction),
    );
    return !this.isLeaving && !(hasOld && keepsFunctions) && !this.mayLeave();
  }

  /** @param isHeld whether a function of the program leads to it */
  private value(value: Value, isHeld: boolean): void {
    if (value instanceof Union) for (const atom of value.atoms) this.value(atom, isHeld);
    else if (value instanceof Cell) this.value(unlogged.internal(value), isHeld);
    else if (value instanceof Accessor) for (const one of [value.get, value.set]) this.value(one, isHeld);
    else if (value instanceof HeapObject && !this.met.has(value) && !this.machine.realm.isFurniture(value)) {
      this.met.add(value);
      if (value.kind === 'function') this.function(value);
      else this.object(value, isHeld);
    }
  }

  private function(object: HeapObject): void {
    const data = functionData(object);
    if (data instanceof Bound) for (const one of [data.target, data.receiver, ...data.actuals]) this.value(one, true);
    if (data instanceof Closure) {
      const isProgram = !this.isOurs(data.source);
      if (isProgram) this.text(data);
      for (const one of data.captures) this.value(one, isProgram);
    }
    // the initialiser of a class
    this.value(unlogged.internal(object), true);
    for (const { shape } of shapeCases(unlogged.shape(object))) {
      this.value(shape.prototype, false);
      for (const key of shape.keys()) {
        const content = unlogged.slots(object)[shape.find(key)!.index];
        if (key === 'prototype') this.value(content, false);
        else if (content instanceof HeapObject || content instanceof Accessor) this.static(content);
        else if (typeof key === 'string' && key !== 'name' && key !== 'length') this.statics.add(key);
      }
    }
  }

  private static(content: HeapObject | Accessor): void {
    const functions = content instanceof Accessor ? [content.get, content.set] : [content];
    for (const one of functions) {
      const data = one instanceof HeapObject && one.kind === 'function' ? functionData(one) : null;
      if (data instanceof Closure && !isClass(data.source) && effectsOf(data.source).changesThis) this.isLeaving = true;
    }
    this.value(content, true);
  }

  private text({ source }: Closure): void {
    const effects = effectsOf(source);
    const { assigned, changed, changesGlobals, refuses } = effects;
    if (assigned.size > 0 || changed.size > 0 || changesGlobals || refuses) this.isLeaving = true;
    for (const key of effects.reads) this.reads.add(key);
    for (const key of effects.writes) this.writes.add(key);
    for (const name of effects.globals) this.globals.add(name);
    this.writesAnyKey ||= effects.writesAnyKey;
    this.callsAnyKey ||= effects.callsAnyKey;
  }

  private object(object: HeapObject, isHeld: boolean): void {
    const shapes = shapeCases(unlogged.shape(object)).map(({ shape }) => shape);
    if (isHeld && !shapes.every(({ integrity }) => integrity === 'frozen')) this.held.push(object);
    if (object.kind === 'namespace')
      for (const cell of (object.data as ReadonlyMap<string, Cell>).values()) this.value(cell, isHeld);
    for (const { prototype } of shapes) this.value(prototype, false);
    const content = [...unlogged.slots(object), ...unlogged.elements(object), unlogged.internal(object)];
    for (const one of content) this.value(one, isHeld);
  }

  private mayLeave(): boolean {
    const { reads, writes, globals } = this;
    return (
      [...globals].some((name) => !HARMLESS.has(name)) ||
      [...this.refused()].some((key) => reads.has(key)) ||
      REACHING.some((key) => reads.has(key) || writes.has(key)) ||
      [...this.statics].some((key) => writes.has(key)) ||
      this.held.some((object) => this.mayChange(object))
    );
  }

  private mayChange(object: HeapObject): boolean {
    const { reads, writes, writesAnyKey } = this;
    const { kind } = object;
    if (kind === 'namespace') return false;
    if (kind !== 'array' && kind !== 'map' && kind !== 'set' && kind !== 'object') return true;
    if (this.callsAnyKey || [...CHANGES[kind], ...CHANGES.object].some((key) => reads.has(key))) return true;
    const keys = shapeCases(unlogged.shape(object)).flatMap(({ shape }) => shape.keys());
    return writesAnyKey || [...keys, 'length'].some((key) => typeof key === 'string' && writes.has(key));
  }

  /** Keys of functions that can be come by, and refuse to be called. */
  private refused(): ReadonlySet<string> {
    const { global } = this.machine.realm;
    const keys = new Set<string>();
    const lookAt = (object: Value): void => {
      if (!(object instanceof HeapObject)) return;
      for (const { shape } of shapeCases(unlogged.shape(object)))
        for (const key of shape.keys()) {
          const content = unlogged.slots(object)[shape.find(key)!.index];
          const one = content instanceof Accessor ? content.get : content;
          const data = one instanceof HeapObject && one.kind === 'function' ? functionData(one) : null;
          if (typeof key === 'string' && data instanceof Native && data.refuses) keys.add(key);
        }
    };
    for (const name of HARMLESS) {
      const object = peek(global, name);
      if (this.globals.has(name)) lookAt(object);
      if (object instanceof HeapObject) lookAt(peek(object, 'prototype'));
    }
    lookAt(this.machine.realm.iteratorPrototype);
    return keys;
  }
}

function isFunction(value: Value): boolean {
  return value instanceof HeapObject && value.kind === 'function';
}

function isClass({ kind }: FunctionSource): boolean {
  return kind === 'baseConstructor' || kind === 'derivedConstructor';
}

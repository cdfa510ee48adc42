/**
 * The realm: the objects every program finds there. Holds the prototypes that the evaluator itself needs, the global
 * object, and our library: functions written in JavaScript (`library/`, lowered by the front end) and leaf functions written by
 * hand, both called by name. What stands on the global object is installed by `builtins/`.
 */

import type { SourceText } from '../base/span.js';
import type { FunctionSource } from '../ir/types.js';
import {
  ACCESSOR,
  type Accessor,
  CONFIGURABLE,
  type Cell,
  HIDDEN,
  HeapObject,
  type Shape,
  WRITABLE,
  shapeCases,
  type Heap,
  initialise,
} from '../heap/index.js';
import { Union, type Atom, type Value } from '../value/index.js';
import { call } from './calls.js';
import { describeObject } from './describe.js';
import { forbiddenAccessor } from './forbidden.js';
import { Bound, Closure, Native, functionData, type NativeBody } from './functions.js';
import type { Machine } from './machine.js';
import type { Host } from './outside.js';
import { separatedParameters } from './property/mapped.js';
import type { PENDING } from './state.js';

/** The `data` of a promise; what it is in is a record, its internal part. */
export const PROMISE = 'Promise';

export type ErrorName =
  'Error' | 'TypeError' | 'RangeError' | 'ReferenceError' | 'SyntaxError' | 'EvalError' | 'URIError' | 'AggregateError';

const ERROR_NAMES: readonly ErrorName[] = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'EvalError',
  'URIError',
  'AggregateError',
];

/** Options of a native function; see `Native`. */
export interface NativeOptions {
  readonly constructs?: boolean;
  readonly splits?: readonly number[];
  readonly refuses?: boolean;
}

export class Realm {
  readonly objectPrototype: HeapObject;
  readonly functionPrototype: HeapObject;
  readonly arrayPrototype: HeapObject;
  readonly iteratorPrototype: HeapObject;
  readonly generatorPrototype: HeapObject;
  /** The prototype of generator functions. */
  readonly generatorFunctionPrototype: HeapObject;
  /** The prototypes of async functions, which can be looked at. */
  readonly asyncFunctionPrototype: HeapObject;
  readonly asyncGeneratorFunctionPrototype: HeapObject;
  readonly asyncIteratorPrototype: HeapObject;
  readonly asyncGeneratorPrototype: HeapObject;
  readonly stringPrototype: HeapObject;
  readonly numberPrototype: HeapObject;
  readonly booleanPrototype: HeapObject;
  readonly symbolPrototype: HeapObject;
  readonly bigintPrototype: HeapObject;
  readonly regExpPrototype: HeapObject;
  readonly mapPrototype: HeapObject;
  readonly setPrototype: HeapObject;
  readonly promisePrototype: HeapObject;
  readonly errorPrototypes = new Map<string, HeapObject>();
  readonly global: HeapObject;

  /** Library functions by name. */
  private readonly library = new Map<string, HeapObject>();
  private readonly librarySources = new Set<SourceText>();
  private readonly functionShape: Shape;
  private readonly generatorFunctionShape: Shape;
  private readonly asyncFunctionShape: Shape;
  private readonly asyncGeneratorFunctionShape: Shape;
  /** Of the object that a function's `prototype` starts as. */
  private readonly prototypeShape: Shape;
  private readonly resultShape: Shape;
  private thrower: Accessor | null = null;
  private firstOfProgram = Infinity;
  private readonly errorShapes = new Map<HeapObject, Shape>();
  /** import.meta of each module. */
  readonly metas = new Map<SourceText, HeapObject>();

  constructor(
    readonly heap: Heap,
    readonly host: Host,
  ) {
    this.objectPrototype = heap.allocate('object', null);
    const furniture = (): HeapObject => heap.allocate('object', this.objectPrototype);
    this.functionPrototype = heap.allocate(
      'function',
      this.objectPrototype,
      new Native('', () => undefined, false, []),
    );
    this.functionShape = heap
      .emptyShape(this.functionPrototype)
      .extend('length', CONFIGURABLE)
      .extend('name', CONFIGURABLE);
    this.arrayPrototype = heap.allocateArray(this.objectPrototype, []);
    this.iteratorPrototype = furniture();
    this.generatorPrototype = heap.allocate('object', this.iteratorPrototype);
    this.generatorFunctionPrototype = heap.allocate('object', this.functionPrototype);
    this.asyncFunctionPrototype = heap.allocate('object', this.functionPrototype);
    this.asyncGeneratorFunctionPrototype = heap.allocate('object', this.functionPrototype);
    this.asyncIteratorPrototype = furniture();
    this.asyncGeneratorPrototype = heap.allocate('object', this.asyncIteratorPrototype);
    this.stringPrototype = initialise(heap.allocate('boxed', this.objectPrototype), { internal: '' });
    this.numberPrototype = initialise(heap.allocate('boxed', this.objectPrototype), { internal: 0 });
    this.booleanPrototype = initialise(heap.allocate('boxed', this.objectPrototype), { internal: false });
    this.symbolPrototype = furniture();
    this.bigintPrototype = furniture();
    this.regExpPrototype = furniture();
    this.mapPrototype = furniture();
    this.setPrototype = furniture();
    this.promisePrototype = furniture();
    this.global = furniture();
    for (const name of ERROR_NAMES) {
      const above = this.errorPrototypes.get('Error') ?? this.objectPrototype;
      this.errorPrototypes.set(name, heap.allocate('object', above));
    }
    const shapeBelow = (prototype: HeapObject): Shape =>
      heap.emptyShape(prototype).extend('length', CONFIGURABLE).extend('name', CONFIGURABLE);
    this.generatorFunctionShape = shapeBelow(this.generatorFunctionPrototype).extend('prototype', WRITABLE);
    this.asyncFunctionShape = shapeBelow(this.asyncFunctionPrototype);
    this.asyncGeneratorFunctionShape = shapeBelow(this.asyncGeneratorFunctionPrototype).extend('prototype', WRITABLE);
    this.prototypeShape = heap.emptyShape(this.objectPrototype).extend('constructor', HIDDEN);
    this.resultShape = heap.emptyShape(this.objectPrototype).extend('value', 7).extend('done', 7);
  }

  // --- the library -----------------------------------------------------------------------------------------

  addLibrary(functions: ReadonlyMap<string, FunctionSource>): void {
    for (const [name, source] of functions) {
      this.library.set(name, this.closureObject(source.kind === 'normal' ? { ...source, kind: 'method' } : source, []));
      this.librarySources.add(source.span.source);
    }
  }

  addLibraryNative(name: string, body: NativeBody, options: NativeOptions = {}): void {
    if (this.library.has(name)) throw new Error(`two library functions are called '${name}'`);
    this.library.set(name, this.native(name, 0, body, options));
  }

  /** A library function under another name, as a builtin method shows it. */
  renamed(name: string, shown: string, length: number): HeapObject {
    const { data } = this.libraryFunction(name);
    return this.heap.allocateShaped('function', this.functionShape, [length, shown], data);
  }

  libraryFunction(name: string): HeapObject {
    const found = this.library.get(name);
    if (found === undefined) throw new Error(`the evaluator's library has no function '${name}'`);
    return found;
  }

  callLibrary(machine: Machine, name: string, actuals: readonly Value[], destination: number): Value | typeof PENDING {
    return call(machine, this.libraryFunction(name), undefined, actuals, destination);
  }

  isLibrary(source: SourceText): boolean {
    return this.librarySources.has(source) || source.path === 'glassbox:trampoline';
  }

  /** Everything is there that a program finds. */
  furnished(): void {
    this.firstOfProgram = this.heap.upcomingId;
  }

  /** Whether an object was there before any program. */
  isFurniture({ id }: HeapObject): boolean {
    return id < this.firstOfProgram;
  }

  // --- making objects --------------------------------------------------------------------------------------

  array(elements: Value[]): HeapObject {
    return this.heap.allocateArray(this.arrayPrototype, elements);
  }

  object(): HeapObject {
    return this.heap.allocate('object', this.objectPrototype);
  }

  native(name: string, length: number, body: NativeBody, options: NativeOptions = {}): HeapObject {
    const { constructs = false, splits = [], refuses = false } = options;
    const data = new Native(name, body, constructs, splits, refuses);
    return this.heap.allocateShaped('function', this.functionShape, [length, name], data);
  }

  closure(_machine: Machine, source: FunctionSource, captures: readonly Value[]): HeapObject {
    return this.closureObject(source, captures);
  }

  private closureObject(source: FunctionSource, captures: readonly Value[]): HeapObject {
    const { heap } = this;
    const slots: Value[] = [source.length, source.name];
    const made = heap.allocateShaped('function', this.shapeOf(source), slots, new Closure(source, captures));
    if (source.kind === 'generator') slots.push(heap.allocate('object', this.generatorPrototype));
    else if (source.kind === 'asyncGenerator') slots.push(heap.allocate('object', this.asyncGeneratorPrototype));
    else if (source.kind === 'normal') {
      initialise(made, { shape: this.functionShape.extend('prototype', WRITABLE) });
      slots.push(heap.allocateShaped('object', this.prototypeShape, [made]));
    }
    return made;
  }

  private shapeOf({ kind }: FunctionSource): Shape {
    if (kind === 'generator') return this.generatorFunctionShape;
    if (kind === 'async') return this.asyncFunctionShape;
    return kind === 'asyncGenerator' ? this.asyncGeneratorFunctionShape : this.functionShape;
  }

  classConstructor(
    _machine: Machine,
    source: FunctionSource,
    captures: readonly Value[],
    parent: HeapObject,
    prototype: HeapObject,
  ): HeapObject {
    const shape = this.heap
      .emptyShape(parent)
      .extend('length', CONFIGURABLE)
      .extend('name', CONFIGURABLE)
      .extend('prototype', 0);
    return this.heap.allocateShaped(
      'function',
      shape,
      [source.length, source.name, prototype],
      new Closure(source, captures),
    );
  }

  iteratorResult(value: Value, done: Value): HeapObject {
    return this.heap.allocateShaped('object', this.resultShape, [value, done]);
  }

  /** `mapped` parameters may live in it; without a callee it is that of a strict function. */
  argumentsObject(machine: Machine, actuals: readonly Value[], callee: HeapObject | null, mapped: number): HeapObject {
    const { heap } = machine;
    let shape = heap.emptyShape(this.objectPrototype).extend('length', HIDDEN);
    const slots: Value[] = [actuals.length];
    if (callee !== null) {
      shape = shape.extend('callee', HIDDEN);
      slots.push(callee);
    } else {
      shape = shape.extend('callee', ACCESSOR);
      slots.push(this.forbidden);
    }
    const made = heap.allocateShaped(
      'arguments',
      shape.extend(Symbol.iterator, HIDDEN),
      [...slots, this.libraryFunction('arrayValues')],
      mapped > 0 ? separatedParameters(machine, actuals.length, mapped) : null,
    );
    return initialise(made, { elements: actuals.slice() });
  }

  /** %ThrowTypeError%: what strict arguments objects have as `callee`, and functions as `caller` and `arguments`. */
  get forbidden(): Accessor {
    return (this.thrower ??= forbiddenAccessor(this.heap, this.functionPrototype));
  }

  /** An error as the engine throws it. `stack` says only what the error is: we have no stack worth printing. */
  error(
    machine: Pick<Machine, 'here'>,
    name: string,
    message: string,
    prototype = this.errorPrototypes.get(name)!,
  ): HeapObject {
    let shape = this.errorShapes.get(prototype);
    if (shape === undefined) {
      shape = this.heap.emptyShape(prototype).extend('stack', HIDDEN).extend('message', HIDDEN);
      this.errorShapes.set(prototype, shape);
    }
    const stack = message === '' ? name : `${name}: ${message}`;
    return this.heap.allocateShaped('error', shape, [stack, message], machine.here());
  }

  /** A wrapper object. */
  box(value: Value): HeapObject {
    const sample: Atom = value instanceof Union ? (value.atoms[0] ?? 0) : value;
    const made = this.heap.allocate('boxed', this.prototypeOf(sample));
    return initialise(made, { internal: value });
  }

  regExp(machine: Machine, pattern: string, flags: string, destination: number): Value | typeof PENDING {
    return this.callLibrary(machine, 'newRegExp', [pattern, flags], destination);
  }

  importMeta(machine: Machine, source: SourceText): HeapObject {
    let meta = this.metas.get(source);
    if (meta === undefined) this.metas.set(source, (meta = machine.heap.allocate('object', null)));
    return meta;
  }

  // --- looking ---------------------------------------------------------------------------------------------

  /** Where the properties of a primitive are found. */
  prototypeOf(atom: Atom): HeapObject {
    switch (typeof atom) {
      case 'string':
        return this.stringPrototype;
      case 'number':
        return this.numberPrototype;
      case 'boolean':
        return this.booleanPrototype;
      case 'symbol':
        return this.symbolPrototype;
      case 'bigint':
        return this.bigintPrototype;
      case 'undefined':
      case 'object':
      case 'function':
        throw new Error('only primitives other than null and undefined have a wrapper prototype');
    }
  }

  exportCell(namespace: HeapObject, name: string): Cell | undefined {
    return (namespace.data as ReadonlyMap<string, Cell>).get(name);
  }

  exportNames(namespace: HeapObject): readonly string[] {
    return [...(namespace.data as ReadonlyMap<string, Cell>).keys()].sort();
  }

  constructorName(object: HeapObject): string {
    for (
      let holder: HeapObject | null = object;
      holder !== null;
      holder = shapeCases(this.heap.shape(holder))[0]!.shape.prototype
    ) {
      const { shape } = shapeCases(this.heap.shape(holder))[0]!;
      const property = shape.find('constructor');
      const made = property === undefined ? undefined : this.heap.slot(holder, property.index);
      if (made instanceof HeapObject && made.kind === 'function') return this.functionName(made);
    }
    return 'Object';
  }

  functionName(object: HeapObject): string {
    const property = shapeCases(this.heap.shape(object))[0]!.shape.find('name');
    const name = property === undefined ? '' : this.heap.slot(object, property.index);
    return typeof name === 'string' ? name : '';
  }

  /** A value as the engine's messages show it. */
  show(value: Value): string {
    if (value instanceof Union) return 'symbolic value';
    if (!(value instanceof HeapObject)) return typeof value === 'string' ? value : String(value as number);
    if (value.kind === 'function') {
      const text = this.functionText(value);
      return text.length > 128 ? `${text.slice(0, 111)}...<omitted>...${text.slice(-2)}` : text;
    }
    return describeObject(value, this.objectPrototype, this.constructorName(value));
  }

  /** What Function.prototype.toString shows. */
  functionText(object: HeapObject): string {
    const data = functionData(object);
    if (data instanceof Closure && !this.isLibrary(data.source.span.source))
      return data.source.span.source.text.slice(data.source.span.start, data.source.span.end);
    return `function ${data instanceof Bound ? '' : this.functionName(object)}() { [native code] }`;
  }

  /** A value as the engine's messages name it where the program text has no name for it: `number 5`, `object null`. */
  unnamed(value: Value): string {
    const kind = value instanceof Union ? 'value' : value instanceof HeapObject ? typeOfObject(value) : typeof value;
    switch (kind) {
      case 'string':
        return `string "${value as string}"`;
      case 'number':
      case 'boolean':
        return `${kind} ${String(value as number)}`;
    }
    return value === null ? 'object null' : kind;
  }

  /** A value as the engine's messages show it, objects by name. */
  describe(value: Value): string {
    return this.show(value);
  }
}

function typeOfObject(object: HeapObject): string {
  return object.callable ? 'function' : 'object';
}

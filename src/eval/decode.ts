/**
 * Concrete heap values as real JavaScript values, for printing and comparing. Objects of classes become objects whose
 * prototype has a constructor of the same name, functions become functions of the same name; identity and cycles are kept.
 */

import { UNINITIALIZED, type FunctionKind } from '../ir/types.js';
import {
  ACCESSOR,
  ENUMERABLE,
  HeapObject,
  entriesOf,
  isIndexKey,
  shapeCases,
  unlogged,
  type Accessor,
  type Shape,
} from '../heap/index.js';
import type { Bit } from '../formula/index.js';
import { ABSENT, Union, type Atom, type Value } from '../value/index.js';
import { Closure, functionData } from './functions.js';
import { PROMISE, type Realm } from './realm.js';
import { hostTypedArray, sizeOf, writeHost, type ElementType } from './typed/element.js';
import { bufferPrototypes } from './builtins/buffer.js';
import { urlPrototypes, type UrlBrand } from './builtins/url-prototypes.js';
import { binaryPrototypes } from './typed/prototypes.js';
import { bufferOf, typedData } from './typed/view.js';

/** What symbolic things are under the assignment of interest. */
export interface View {
  value(union: Union): Value;
  holds(condition: Bit): boolean;
  /** Runs code of the program; without it, functions and getters of the copy give undefined. */
  invoke?(callee: HeapObject, receiver: Value, actuals: readonly unknown[], decoder: Decoder): unknown;
  /** Adds what a copy shall have besides what is shown of it. */
  finish?(source: HeapObject, made: object, decoder: Decoder): void;
  entriesLeft?(iterator: HeapObject): readonly (readonly [key: Value, value: Value])[] | undefined;
}

export class Decoder {
  private readonly known = new Map<HeapObject, object>();
  private readonly sources = new Map<object, HeapObject>();

  constructor(
    private readonly realm: Realm,
    private readonly view: View,
  ) {}

  decode(value: Value): unknown {
    const atom = value instanceof Union ? this.view.value(value) : value;
    return atom instanceof HeapObject ? this.object(atom) : atom;
  }

  private object(source: HeapObject): object {
    const known = this.known.get(source);
    if (known !== undefined) return known;
    const made = this.shell(source);
    this.known.set(source, made);
    this.sources.set(made, source);
    this.fill(source, made);
    this.view.finish?.(source, made, this);
    return made;
  }

  /** What a copy was made of. */
  sourceOf(made: object): HeapObject | undefined {
    return this.sources.get(made);
  }

  private shell(source: HeapObject): object {
    switch (source.kind) {
      case 'array': {
        const length = this.decode(unlogged.length(source)) as number;
        const made = new Array<unknown>(length);
        unlogged.elementsUnder(source, length, this.view).forEach((element, i) => {
          if (element !== ABSENT) this.later(() => (made[i] = this.decode(element)));
        });
        return this.adopt(source, made, this.realm.arrayPrototype);
      }
      case 'map': {
        if (source.data === 'WeakMap') return new WeakMap();
        const made = new Map<unknown, unknown>();
        this.entries(source, (key, value) => made.set(key, value));
        return this.adopt(source, made, this.realm.mapPrototype);
      }
      case 'set': {
        if (source.data === 'WeakSet') return new WeakSet();
        const made = new Set<unknown>();
        this.entries(source, (key) => made.add(key));
        return this.adopt(source, made, this.realm.setPrototype);
      }
      case 'function':
        return this.callable(source);
      case 'error':
        return this.error(source);
      case 'boxed':
        return Object(this.decode(unlogged.internal(source))) as object;
      case 'regexp':
        return new RegExp(source.data as RegExp);
      case 'date':
        return new Date(this.decode(unlogged.internal(source)) as number);
      case 'arguments': {
        const made = argumentsOf();
        unlogged.elements(source).forEach((element, i) => {
          const present = this.present(element);
          if (present !== ABSENT) this.later(() => (made[i] = this.decode(present)));
        });
        return made;
      }
      case 'buffer':
        return this.adopt(source, this.memory(source), binaryPrototypes(this.realm).buffer);
      case 'typed': {
        const { type, offset } = typedData(source);
        const buffer = this.object(bufferOf(source)) as ArrayBuffer;
        const length = unlogged.length(source) as number;
        if (this.prototypeOf(source) === bufferPrototypes.get(this.realm) && typeof Buffer === 'function')
          return Buffer.from(buffer, offset, length);
        const made = hostTypedArray(type, buffer, offset, length);
        return this.adopt(source, made, binaryPrototypes(this.realm).typed.get(type)!);
      }
      case 'dataView': {
        const { offset } = source.data as { readonly offset: number };
        const made = new DataView(
          this.object(bufferOf(source)) as ArrayBuffer,
          offset,
          unlogged.length(source) as number,
        );
        return this.adopt(source, made, binaryPrototypes(this.realm).dataView);
      }
      case 'iterator':
        return this.iterator(source);
      case 'object':
        if (source.data === PROMISE) return this.promise(source);
        if (source.data === 'URL' || source.data === 'URLSearchParams') return this.address(source, source.data);
        return Object.create(this.prototype(this.prototypeOf(source))) as object;
      case 'generator':
        return Object.create(this.prototype(this.prototypeOf(source))) as object;
      case 'namespace':
        return Object.create(namespacePrototype) as object;
    }
  }

  private promise(source: HeapObject): object {
    const record = this.present(unlogged.internal(source)) as HeapObject;
    let settle: ((value: unknown) => void) | null = null;
    const made = new Promise((resolve, reject) => {
      const state = this.own(record, 'state');
      if (state !== 'pending') settle = state === 'fulfilled' ? resolve : reject;
    });
    made.catch(() => undefined);
    this.later(() => settle?.(this.decode(this.own(record, 'value'))));
    return this.adopt(source, made, this.realm.promisePrototype);
  }

  private address(source: HeapObject, brand: UrlBrand): object {
    const settings = this.present(unlogged.internal(source)) as HeapObject;
    const usual = urlPrototypes.get(this.realm)![brand];
    if (brand === 'URL') return this.adopt(source, new URL(this.own(settings, 'href') as string), usual);
    const made = new URLSearchParams();
    const list = this.own(settings, 'list') as HeapObject;
    for (const pair of unlogged.elements(list)) {
      const [name, value] = unlogged.elements(this.present(pair) as HeapObject);
      made.append(this.present(name) as string, this.present(value) as string);
    }
    return this.adopt(source, made, usual);
  }

  /** An iterator of a map or set, which is shown with what it will give, or any other. */
  private iterator(source: HeapObject): object {
    const left = this.view.entriesLeft?.(source);
    if (left === undefined) return Object.create(this.prototype(this.prototypeOf(source))) as object;
    const kind = unlogged.elements(source)[1] as 'keys' | 'values' | 'entries';
    if (source.data === 'Set Iterator') {
      const rest = new Set<unknown>();
      for (const [key] of left) this.later(() => rest.add(this.decode(key)));
      return rest[kind]();
    }
    const rest = new Map<unknown, unknown>();
    for (const [key, value] of left) this.later(() => rest.set(this.decode(key), this.decode(value)));
    return rest[kind]();
  }

  /** The bytes of a buffer. */
  private memory(source: HeapObject): ArrayBuffer {
    const made = new ArrayBuffer(unlogged.length(source) as number);
    const layout = this.decode(unlogged.internal(source)) as ElementType | undefined;
    if (layout === undefined) return made;
    const size = sizeOf(layout);
    const cells = new DataView(new ArrayBuffer(Math.ceil(made.byteLength / size) * size));
    unlogged
      .elements(source)
      .slice(0, cells.byteLength / size)
      .forEach((element, i) => {
        const cell = this.present(element);
        if (cell !== ABSENT) writeHost(cells, layout, i * size, cell as Atom, true);
      });
    new Uint8Array(made).set(new Uint8Array(cells.buffer, 0, made.byteLength));
    return made;
  }

  /** Reading elements waits until the shell is known, so that cycles end. */
  private readonly pending: (() => void)[] = [];

  private later(action: () => void): void {
    this.pending.push(action);
  }

  private fill(source: HeapObject, made: object): void {
    const actions = this.pending.splice(0);
    for (const action of actions) action();
    const shape = this.shapeOf(source);
    for (const key of shape.keys()) {
      const { index, flags } = shape.find(key)!;
      const enumerable = (flags & ENUMERABLE) !== 0;
      // of arrays, node shows hidden elements as well
      if (!enumerable && !(source.kind === 'array' && isIndexKey(key))) continue;
      const content = this.present(unlogged.slots(source)[index]);
      if ((flags & ACCESSOR) !== 0) {
        const { get, set } = content as unknown as Accessor;
        const half: PropertyDescriptor = { enumerable, configurable: true };
        if (get !== undefined) half.get = () => this.view.invoke?.(get as HeapObject, source, [], this);
        if (set !== undefined) half.set = () => undefined;
        Object.defineProperty(made, key, half);
      } else {
        Object.defineProperty(made, key, {
          value: this.decode(content),
          enumerable,
          configurable: true,
          writable: true,
        });
      }
    }
    if (source.kind === 'namespace') {
      for (const name of this.realm.exportNames(source)) {
        const content = this.present(unlogged.internal(this.realm.exportCell(source, name)!));
        const value = content === UNINITIALIZED ? notYet : this.decode(content);
        Object.defineProperty(made, name, { value, enumerable: true });
      }
    }
  }

  private present(content: Value): Value {
    return content instanceof Union ? this.view.value(content) : content;
  }

  private entries(source: HeapObject, add: (key: unknown, value: unknown) => void): void {
    for (const { key, value, present } of entriesOf(source)) {
      this.later(() => {
        if (this.present(present) === true) add(this.decode(this.present(key)), this.decode(this.present(value)));
      });
    }
  }

  private shapeOf(source: HeapObject): Shape {
    const cases = shapeCases(unlogged.shape(source));
    return cases.length === 1 ? cases[0]!.shape : cases.find(({ guard }) => this.view.holds(guard))!.shape;
  }

  private prototypeOf(source: HeapObject): HeapObject | null {
    return this.shapeOf(source).prototype;
  }

  private adopt(source: HeapObject, made: object, usual: HeapObject | null): object {
    const above = this.prototypeOf(source);
    if (above === usual) return made;
    if (above === null) return Object.setPrototypeOf(made, null) as object;
    const name = this.constructorName(source);
    const constructor_ = named(name, false, () => undefined) as { prototype: object };
    constructor_.prototype = Object.create(Object.getPrototypeOf(made) as object, {
      constructor: { value: constructor_, configurable: true },
    }) as object;
    Object.setPrototypeOf(made, constructor_.prototype);
    return made;
  }

  /** The content of an own property; undefined if there is none. */
  private own(source: HeapObject, key: string): Value {
    const property = this.shapeOf(source).find(key);
    return property === undefined ? undefined : this.present(unlogged.slots(source)[property.index]);
  }

  private nameOf(callable: HeapObject): string {
    const name = this.own(callable, 'name');
    return typeof name === 'string' ? name : '';
  }

  private constructorName(source: HeapObject): string {
    for (let holder: HeapObject | null = source; holder !== null; holder = this.prototypeOf(holder)) {
      const made = this.own(holder, 'constructor');
      if (made instanceof HeapObject && made.kind === 'function') return this.nameOf(made);
    }
    return 'Object';
  }

  private readonly prototypes = new Map<HeapObject, object>();

  private prototype(source: HeapObject | null): object | null {
    if (source === null) return null;
    if (source === this.realm.objectPrototype) return Object.prototype;
    const known = this.prototypes.get(source);
    if (known !== undefined) return known;
    const constructor_ = this.own(source, 'constructor');
    const isNamed = constructor_ instanceof HeapObject && constructor_.kind === 'function';
    // the constructor's own prototype object, so that `instanceof` holds and the class name is shown
    const made = isNamed
      ? (this.object(constructor_) as { prototype: object }).prototype
      : (Object.create(null) as object);
    this.prototypes.set(source, made);
    Object.setPrototypeOf(made, this.prototype(this.prototypeOf(source)));
    return made;
  }

  private callable(source: HeapObject): object {
    const data = functionData(source);
    const kind = data instanceof Closure ? data.source.kind : 'normal';
    const isClass = kind === 'baseConstructor' || kind === 'derivedConstructor';
    const run = (self: unknown, actuals: readonly unknown[]): unknown =>
      this.view.invoke?.(source, this.encoded(self), actuals, this);
    const name = this.nameOf(source);
    const made = namedKind(kind, name) ?? named(name, isClass, run);
    const above = this.prototypeOf(source);
    const usual = this.usualPrototype(kind);
    if (above !== null && above !== usual) {
      this.known.set(source, made);
      Object.setPrototypeOf(made, this.object(above));
    }
    return made;
  }

  private usualPrototype(kind: FunctionKind): HeapObject {
    const { realm } = this;
    if (kind === 'generator') return realm.generatorFunctionPrototype;
    if (kind === 'async') return realm.asyncFunctionPrototype;
    return kind === 'asyncGenerator' ? realm.asyncGeneratorFunctionPrototype : realm.functionPrototype;
  }

  private encoded(self: unknown): Value {
    return typeof self === 'object' || typeof self === 'function' ? this.sources.get(self!) : (self as Value);
  }

  private error(source: HeapObject): object {
    const text = (key: string): unknown => this.decode(this.own(source, key));
    const made = new Error(String(text('message') ?? ''));
    made.name = this.constructorName(source);
    Object.defineProperty(made, 'stack', { value: text('stack') });
    return made;
  }
}

/** Nobody can make a real namespace, but an object above which a constructor of this name stands is shown like one. */
const namespacePrototype = Object.create(null) as { constructor: object };
namespacePrototype.constructor = Object.defineProperty(function () {}, 'name', { value: '[Module: null prototype]' });
(namespacePrototype.constructor as { prototype: object }).prototype = namespacePrototype;

/** What is exported and has no value yet. */
const notYet = { [Symbol.for('nodejs.util.inspect.custom')]: () => '<uninitialized>' };

/** A real arguments object. */
function argumentsOf(): IArguments {
  return arguments;
}

type Run = (self: unknown, actuals: readonly unknown[]) => unknown;

function named(name: string, isClass: boolean, run: Run): ((...actuals: unknown[]) => unknown) | (new () => object) {
  const holder = isClass
    ? { [name]: class {} }
    : {
        [name]: function (this: unknown, ...actuals: unknown[]) {
          return run(this, actuals);
        },
      };
  return holder[name]!;
}

function namedKind(kind: FunctionKind, name: string): object | null {
  if (kind === 'generator') return { *[name](): Generator {} }[name]!;
  if (kind === 'async') return { async [name](): Promise<void> {} }[name]!;
  return kind === 'asyncGenerator' ? { async *[name](): AsyncGenerator {} }[name]! : null;
}

/**
 * Showing values as node does, including what node asks the program itself while it shows them: `toString` for %s,
 * `valueOf` for %d, `toJSON` for %j, a getter `Symbol.toStringTag`, a method `[Symbol.for('nodejs.util.inspect.custom')]`.
 * What is shown is a copy made beforehand, so code that is asked must not change anything that was there before; if it
 * does, that is refused rather than shown as it was.
 */

import { Refusal } from '../base/diagnostic.js';
import { unsupportedBuiltin } from '../base/messages.js';
import { FALSE } from '../formula/index.js';
import { Accessor, ENUMERABLE, HeapObject, PLAIN, shapeCases, type Version, unlogged } from '../heap/index.js';
import type { Atom, Value } from '../value/index.js';
import { step } from './builtins/collection-iterators.js';
import { property } from './builtins/define.js';
import { refusingFunction } from './builtins/refuse.js';
import { call } from './calls.js';
import type { Decoder, View } from './decode.js';
import { peek } from './describe.js';
import { Closure, functionData } from './functions.js';
import type { Machine } from './machine.js';
import { Path } from './path.js';

/** What the program threw while one of its values was shown. */
export class ThrownWhileShown {
  constructor(readonly value: Value) {}
}

/** Keys that node looks at besides those that it shows. */
const ASKED: readonly (string | symbol)[] = [
  Symbol.for('nodejs.util.inspect.custom'),
  Symbol.toPrimitive,
  'toString',
  'valueOf',
  'toJSON',
];

interface Found {
  readonly content: Value;
  readonly isShown: boolean;
}

export class PrintingView implements View {
  constructor(private readonly machine: Machine) {}

  value(): never {
    throw new Error('a concrete run met a symbolic value');
  }

  holds(): boolean {
    return true;
  }

  /** Gives a copy what it inherits and node asks for. */
  finish(source: HeapObject, made: object, decoder: Decoder): void {
    for (const key of ASKED) {
      const found = this.find(source, key);
      // the text of a function is asked of a builtin, but about this function and not about its copy
      const asksAnyway = key === 'toString' && source.kind === 'function';
      if (found === null || found.isShown || (this.isBuiltin(found.content) && !asksAnyway)) continue;
      this.attach(source, made, key, found.content, decoder);
    }
    // node says itself that a namespace is one
    const tag = source.kind === 'namespace' ? null : this.find(source, Symbol.toStringTag);
    if (tag !== null && !tag.isShown && !this.isBuiltin(tag.content))
      this.attach(source, made, Symbol.toStringTag, tag.content, decoder);
  }

  private attach(source: HeapObject, made: object, key: string | symbol, content: Value, decoder: Decoder): void {
    const hidden = { enumerable: false, configurable: true };
    if (!(content instanceof Accessor)) {
      Object.defineProperty(made, key, { ...hidden, writable: true, value: decoder.decode(content) });
      return;
    }
    const { get } = content;
    if (get instanceof HeapObject)
      Object.defineProperty(made, key, { ...hidden, get: () => this.invoke(get, source, [], decoder) });
  }

  /** The property that a read finds, on the object itself or above. */
  private find(source: HeapObject, key: string | symbol): Found | null {
    for (
      let holder: HeapObject | null = source;
      holder !== null;
      holder = shapeCases(unlogged.shape(holder))[0]!.shape.prototype
    ) {
      const found = shapeCases(unlogged.shape(holder))[0]!.shape.find(key);
      if (found === undefined) continue;
      const { flags, index } = found;
      return { content: unlogged.slots(holder)[index], isShown: holder === source && (flags & ENUMERABLE) !== 0 };
    }
    return null;
  }

  /** Whether a function, or the getter of an accessor, is one that the copy has as well. */
  private isBuiltin(content: Value): boolean {
    const callable = content instanceof Accessor ? content.get : content;
    if (!(callable instanceof HeapObject) || callable.kind !== 'function') return false;
    const data = functionData(callable);
    return !(data instanceof Closure) || this.machine.realm.isLibrary(data.source.span.source);
  }

  /** What is left for an iterator of a map or set to give; undefined for other iterators. */
  entriesLeft(iterator: HeapObject): readonly (readonly [key: Value, value: Value])[] | undefined {
    if (iterator.data !== 'Map Iterator' && iterator.data !== 'Set Iterator') return undefined;
    const position = unlogged.internal(iterator);
    const entries: [Value, Value][] = [];
    for (let next = step(this.machine, iterator); next.done === FALSE; next = step(this.machine, iterator))
      entries.push([next.key, next.value]);
    this.machine.heap.writeInternal(iterator, position);
    return entries;
  }

  /** Calls a function of the program, as the program itself would. @throws ThrownWhileShown, Refusal */
  invoke(callee: HeapObject, receiver: Value, actuals: readonly unknown[], decoder: Decoder): unknown {
    const { machine } = this;
    const { heap } = machine;
    const operands = actuals.map((actual) => this.encode(actual, decoder));
    const isOutermost = heap.current === null;
    if (isOutermost) heap.record();
    try {
      const outcome = machine.execute(Path.start, (to) => call(machine, callee, receiver, operands, to));
      if (isOutermost) this.requireNoChange(callee, heap.current!);
      if (outcome.normal === null) throw new ThrownWhileShown(outcome.thrown!.value);
      return decoder.decode(outcome.normal.value);
    } finally {
      if (isOutermost) heap.keep();
    }
  }

  private requireNoChange(callee: HeapObject, last: Version): void {
    let root = last;
    while (root.parent !== null) root = root.parent;
    for (let one: Version | null = last; one !== null; one = one.parent) {
      if (one.targets.every((target) => target.id >= root.bornAt)) continue;
      const what = `printing a value whose '${String(peek(callee, 'name'))}' changes something`;
      throw new Refusal(unsupportedBuiltin(what, this.machine.here()));
    }
  }

  /** What node passes to the program: values it got from there, and the options of its inspection. */
  private encode(given: unknown, decoder: Decoder): Value {
    const { realm } = this.machine;
    if ((typeof given !== 'object' && typeof given !== 'function') || given === null) return given as Atom;
    const known = decoder.sourceOf(given);
    if (known !== undefined) return known;
    if (typeof given === 'function')
      return refusingFunction(realm, given.name, `'${given.name}' of node's inspection`, given.length, false);
    const made = realm.object();
    for (const [key, value] of Object.entries(given)) property(realm, made, key, this.encode(value, decoder), PLAIN);
    return made;
  }
}

/**
 * How builtins get at the primitives they work on. A *pure* method is the host's own function on primitives; what has to
 * be asked of objects first (`toString`, `valueOf`) is asked by library text, operand by operand in the language's order,
 * and the method is called again with the answers.
 *
 * A method on wrappers (`Number.prototype.toFixed`) takes its primitive out of the wrapper. What the engine says about
 * a wrong receiver we let the engine say: the host function is called on an empty object, and its words are thrown.
 */

import { FALSE, TRUE, type Bit } from '../../formula/index.js';
import { HeapObject, type Key } from '../../heap/index.js';
import { Cases, Union, typeOf, type Atom, type Primitive, type Value } from '../../value/index.js';
import type { NativeBody } from '../functions.js';
import { liftHost } from '../host.js';
import type { Machine } from '../machine.js';
import { mentionsObject } from '../mentions.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { functionNameOf, property } from './define.js';
import { refuse } from './refuse.js';

/**
 * What an operand is converted to: 'primitive' leaves that to the host, 'search' is a string that must not be a regular
 * expression, 'fill' a string that is not looked at if the receiver is long enough, 'codePoint' a number checked at once.
 * 'locale' is a string or missing; objects there would be options of Intl, which is not modelled.
 */
export type Kind = 'string' | 'number' | 'primitive' | 'search' | 'fill' | 'codePoint' | 'locale';

export type BoxedType = 'string' | 'number' | 'boolean' | 'symbol' | 'bigint';

export interface Operands {
  /** The arguments that matter; further ones are ignored unless `rest` says what they are. */
  readonly kinds?: readonly Kind[];
  readonly rest?: Kind;
  /** The receiver, as a string, is the first operand; this is the method's name for the engine's complaint. */
  readonly receiver?: string;
  /** The receiver, which must be of this type or a wrapper of it, is the first operand. */
  readonly type?: BoxedType;
}

export type Compute = (...atoms: Atom[]) => Atom;

/** What a pure method does instead of asking the host case by case; null leaves it to the host. */
export type Shortcut = (machine: Machine, operands: readonly Value[]) => Value | null;

/** A function that is the host's `compute` on primitives. */
export function pureFunction(
  realm: Realm,
  name: string,
  length: number,
  how: Operands,
  compute: Compute,
  shortcut: Shortcut | null = null,
): HeapObject {
  const kinds = how.kinds ?? [];
  const hasReceiver = how.receiver !== undefined || how.type !== undefined;
  const { type } = how;
  const body: NativeBody = (machine, self, actuals, _target, destination) => {
    if ((!hasReceiver || isPrimitive(self)) && (type === undefined || typeof self === type)) {
      const simple = actuals.length <= kinds.length || how.rest !== undefined;
      if (simple && actuals.every(isPrimitive)) return askHost(machine, compute, hasReceiver, self, actuals);
    }
    const used = how.rest === undefined && actuals.length > kinds.length ? actuals.slice(0, kinds.length) : actuals;
    let receiver = self;
    if (type !== undefined) {
      const inside = unboxed(machine, self, type, compute);
      if (inside === PENDING) return PENDING;
      receiver = inside;
    }
    if (used.some((operand, i) => kinds[i] === 'locale' && mentionsObject(operand)))
      refuse(machine, `${how.receiver ?? name} with options`);
    if ((how.receiver !== undefined && mentionsObject(receiver)) || used.some(mentionsObject)) {
      const list = realm.array([...used]);
      const operands = [made, how.receiver, receiver, list, realm.array([...kinds]), how.rest];
      return realm.callLibrary(machine, 'callConverted', operands, destination);
    }
    const operands = hasReceiver ? [receiver, ...used] : used;
    if (shortcut !== null && operands.some((operand) => operand instanceof Union)) {
      const result = shortcut(
        machine,
        operands.map((operand) => machine.narrow(operand)),
      );
      if (result !== null) return result;
    }
    return liftHost(machine, operands, compute, destination);
  };
  const made = realm.native(name, length, body);
  return made;
}

/** Neither symbolic nor an object. */
function isPrimitive(value: Value): value is Primitive {
  return typeof value !== 'object' || value === null;
}

/** The common case: everything is concrete. @requires all operands are primitives */
function askHost(
  machine: Machine,
  compute: Compute,
  hasReceiver: boolean,
  self: Value,
  actuals: readonly Value[],
): Value | typeof PENDING {
  const atoms = actuals as readonly Primitive[];
  try {
    if (hasReceiver) return compute(self as Primitive, ...atoms);
    return atoms.length === 1 ? compute(atoms[0]) : compute(...atoms);
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    return machine.raiseError(problem.name, problem.message);
  }
}

/** A pure function as a method of an object. */
export function pureMethod(
  realm: Realm,
  object: HeapObject,
  key: Key,
  length: number,
  how: Operands,
  compute: Compute,
  shortcut: Shortcut | null = null,
): HeapObject {
  const made = pureFunction(realm, functionNameOf(key), length, how, compute, shortcut);
  property(realm, object, key, made);
  return made;
}

/** A method of a host prototype as a function of its receiver and arguments. */
export function hostMethodOf(prototype: object, name: Key): Compute {
  const method = Reflect.get(prototype, name) as (...atoms: Atom[]) => Atom;
  return (self, ...atoms) => Reflect.apply(method, self, atoms);
}

/** What the host says when `run` fails. @requires run throws an Error */
export function complaint(run: () => unknown): string {
  try {
    run();
  } catch (problem) {
    if (problem instanceof Error) return problem.message;
  }
  throw new Error('the host was expected to complain');
}

/** The primitive in a wrapper, or the primitive itself; TypeError in the words of `host` where it is neither. */
export function unboxed(machine: Machine, value: Value, type: BoxedType, host: Compute): Value | typeof PENDING {
  if (typeof value === type) return value;
  const { circuit, values } = machine;
  const view = values.view(machine.narrow(value));
  const cases = new Cases(values);
  let wrong: Bit = FALSE;
  view.atoms.forEach((atom, i) => {
    const inside = atom instanceof HeapObject && atom.kind === 'boxed' ? machine.heap.internal(atom) : atom;
    if (typeOf(values, inside) === type) cases.add(view.guards[i]!, inside);
    else wrong = circuit.or(wrong, view.guards[i]!);
  });
  if (view.word !== null) {
    if (type === 'number') cases.addWord(view.wordGuard, view.word);
    else wrong = circuit.or(wrong, view.wordGuard);
  }
  if (wrong !== FALSE) {
    const fail = (): HeapObject =>
      machine.realm.error(
        machine,
        'TypeError',
        complaint(() => host({} as Atom)),
      );
    if (!machine.raiseUnder(wrong, fail)) return PENDING;
  }
  return cases.empty ? undefined : cases.build();
}

/** Splits a symbolic value into its words and the rest: `onWord` for the integers, `onAtom` for each other case. */
export function byParts(
  machine: Machine,
  value: Value,
  onAtom: (atom: Atom) => Value,
  onWord: (word: NonNullable<Union['word']>) => Value,
): Value {
  const view = machine.values.view(value);
  const cases = new Cases(machine.values);
  view.atoms.forEach((atom, i) => cases.add(view.guards[i]!, onAtom(atom)));
  if (view.word !== null) cases.add(view.wordGuard, onWord(view.word));
  return cases.build();
}

/** The condition under which a value passes a test, where all integers of its word pass or fail alike. */
export function where(machine: Machine, value: Value, passes: (atom: Atom) => boolean, integersPass: boolean): Bit {
  const view = machine.values.view(machine.narrow(value));
  let result: Bit = integersPass ? view.wordGuard : FALSE;
  let all = integersPass || view.word === null;
  view.atoms.forEach((atom, i) => {
    if (passes(atom)) result = machine.circuit.or(result, view.guards[i]!);
    else all = false;
  });
  return all ? TRUE : result; // the guards of all cases together are the guard of the running state
}

/**
 * Assigning properties: o[k] = v. Under follow the receiver is fixed first (rule RS-FIELD-WRITE of Roberson 2011, figure 5.6), and the
 * key where it has to be (spread.ts). Under merge each case writes `guard ? v : old`; a setter becomes a call under its guard; what
 * cannot be written throws under its guard in strict code.
 */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import {
  ACCESSOR,
  HeapObject,
  type Integrity,
  PLAIN,
  READ_ONLY_LENGTH,
  type Shape,
  WRITABLE,
  shapeCases,
} from '../../heap/index.js';
import { Union, enumerate, whereAbsent, type Atom, type Value } from '../../value/index.js';
import { call } from '../calls.js';
import type { Machine } from '../machine.js';
import { PENDING, type CallToMake } from '../state.js';
import { accessorCases, hasReference } from './get.js';
import { hasOwn } from './has.js';
import { hasIndex, isNumericKey, isStorable, writeIndex } from '../typed/view.js';
import { canonicalKey, keyText, shapeKey, type CanonicalKey } from '../key.js';
import { assignLength, lengthByDeleting } from './length.js';
import { hasSpecialElements, inheritsElements } from './open.js';
import { writeScattered } from './scatter.js';
import { writeSpread } from './spread.js';
import {
  defineElement,
  defineInShape,
  defineOwn,
  deleteOwn,
  hasElement,
  integrityCases,
  isPastFixedEnd,
  ownProperty,
  shapesBefore,
  type ShapeCases,
  writeSlotUnder,
} from './own.js';

/** PENDING if the assignment has thrown or started a setter, else undefined. */
export function setProperty(
  machine: Machine,
  object: Value,
  key: Value,
  value: Value,
  strict: boolean,
): typeof PENDING | undefined {
  if (key instanceof HeapObject || (key instanceof Union && hasReference(key))) {
    machine.realm.callLibrary(machine, strict ? 'setByObjectKey' : 'setByObjectKeySloppy', [object, key, value], -1);
    return PENDING;
  }
  if (key === 'length' && value instanceof HeapObject && object instanceof HeapObject && object.kind === 'array') {
    machine.realm.callLibrary(machine, 'setLengthToObject', [object, value], -1);
    return PENDING;
  }
  const target = machine.fixForWrite(object);
  if (writeSpread(machine, target, key, value)) return;
  return setIn(machine, target, machine.fixForWrite(key), value, strict);
}

function setIn(machine: Machine, object: Value, key: Value, value: Value, strict: boolean): typeof PENDING | undefined {
  const { values, circuit } = machine;
  const assignment = new Assignment(machine, value, strict);
  if (!(object instanceof Union) && !(key instanceof Union)) {
    if (!assignment.into(object, canonicalKey(key), TRUE)) return PENDING;
    return assignment.finish();
  }
  const bases = object instanceof Union ? objectCases(machine, object) : [{ guard: TRUE, atom: object }];
  for (const base of bases) {
    const isScattered = key instanceof Union && writeScattered(machine, base.atom, key, value, base.guard);
    const others = isScattered ? new Union(key.atoms, key.guards, null, FALSE) : key;
    for (const one of enumerate(values, others)) {
      const guard = circuit.and(base.guard, one.guard);
      if (guard === FALSE || machine.settle(guard) === false) continue;
      if (!assignment.into(base.atom, canonicalKey(one.atom), guard)) return PENDING;
    }
  }
  return assignment.finish();
}

/** Cases of a receiver; all its integers behave alike. */
function objectCases(machine: Machine, object: Union): { guard: Bit; atom: Atom }[] {
  const cases = object.atoms.map((atom, i) => ({ guard: object.guards[i]!, atom }));
  if (object.word !== null) cases.push({ guard: object.wordGuard, atom: object.word.lo });
  return cases.filter((one) => machine.settle(one.guard) !== false);
}

/** super[key] = value: setters are looked up from the home's prototype, data goes to the receiver. */
export function setSuper(
  machine: Machine,
  start: HeapObject | null,
  key: CanonicalKey,
  receiver: Value,
  value: Value,
  strict: boolean,
): typeof PENDING | undefined {
  const assignment = new Assignment(machine, value, strict);
  const object = machine.fix(receiver);
  assignment.receiver = object;
  assignment.viaSuper = true;
  const target = object instanceof HeapObject ? object : null;
  if (target !== null) machine.shapeOf(target); // decides which, before anything is written
  if (!assignment.inherited(start, target, key, TRUE)) return PENDING;
  return assignment.finish();
}

class Assignment {
  private readonly calls: CallToMake[] = [];
  private called: Bit = FALSE;
  receiver: Value = undefined;
  viaSuper = false;
  /**
   * The shapes that objects had before the assignment. All its cases start from them: the cases exclude each other, so
   * none needs to look at what another one made.
   */
  private readonly before = new Map<HeapObject, ShapeCases>();

  constructor(
    private readonly machine: Machine,
    private readonly value: Value,
    private readonly strict: boolean,
  ) {}

  /** Assigns in one case. False: the running state has thrown. */
  into(base: Atom, key: CanonicalKey, guard: Bit): boolean {
    const { machine } = this;
    this.receiver = base;
    if (base instanceof HeapObject) return this.intoObject(base, key, guard);
    if (base === null || base === undefined) {
      const message = `Cannot set properties of ${String(base)} (setting '${keyText(key)}')`;
      return machine.raiseUnder(guard, () => machine.realm.error(machine, 'TypeError', message));
    }
    const isOwn = typeof base === 'string' && (key === 'length' || (typeof key === 'number' && key < base.length));
    if (isOwn) return this.readOnly(null, key, guard);
    return this.inherited(machine.realm.prototypeOf(base), null, key, guard);
  }

  finish(): typeof PENDING | undefined {
    const { machine } = this;
    if (this.calls.length === 0) return undefined;
    if (this.calls.length === 1 && (this.calls[0]!.guard === TRUE || this.called === TRUE)) {
      return this.calls[0]!.run(-1) === PENDING ? PENDING : undefined;
    }
    const none = { guard: not(this.called), run: () => undefined };
    machine.dispatch(-1, none.guard === FALSE ? this.calls : [...this.calls, none]);
    return PENDING;
  }

  private intoObject(object: HeapObject, key: CanonicalKey, guard: Bit): boolean {
    const { machine } = this;
    const { circuit, heap } = machine;
    if (typeof key === 'number' && hasElement(machine, object, key)) return this.intoElement(object, key, guard);
    if (object.kind === 'typed' && isNumericKey(key)) return this.intoTyped(object, key, guard);
    if (key === 'length' && object.kind === 'array') return this.intoLength(object, guard);
    if (object.kind === 'namespace')
      return hasOwn(machine, object, key) === FALSE
        ? this.notExtensible(key, guard)
        : this.readOnly(object, key, guard);
    if (object.kind === 'boxed' && ownProperty(machine, object, key).some((own) => (own.flags & WRITABLE) === 0)) {
      return this.readOnly(object, key, guard);
    }
    const name = shapeKey(key);
    for (const one of shapesBefore(machine, this.before, object)) {
      const under = circuit.and(guard, one.guard);
      if (under === FALSE) continue;
      const property = one.shape.find(name);
      if (property === undefined) {
        if (!this.inherited(one.shape.prototype, object, key, under, one.shape)) return false;
      } else if ((property.flags & ACCESSOR) !== 0) {
        if (!this.accessors(heap.slot(object, property.index), key, under, object)) return false;
      } else if ((property.flags & WRITABLE) === 0) {
        if (!this.readOnly(object, key, under)) return false;
      } else if (under === TRUE) heap.writeSlot(object, property.index, this.value);
      else writeSlotUnder(machine, object, property.index, this.value, under);
    }
    return true;
  }

  /** The object has no own key: look for a setter or a read-only property above, else add the key to the receiver. */
  inherited(
    start: HeapObject | null,
    target: HeapObject | null,
    key: CanonicalKey,
    guard: Bit,
    shape?: Shape,
  ): boolean {
    const { machine } = this;
    let rest = guard;
    for (let holder = start; holder !== null;) {
      if (holder.kind === 'typed' && isNumericKey(key) && !hasIndex(holder, key)) return true;
      for (const own of ownProperty(machine, holder, key)) {
        const under = machine.circuit.and(rest, own.guard);
        if (under === FALSE) continue;
        if ((own.flags & ACCESSOR) !== 0) {
          if (!this.accessors(own.content, key, under, holder)) return false;
        } else if ((own.flags & WRITABLE) === 0) {
          if (!this.readOnly(target, key, under)) return false;
        } else continue;
        rest = machine.circuit.and(rest, not(own.guard));
      }
      if (rest === FALSE) return true;
      const cases = shapeCases(machine.heap.shape(holder));
      if (cases.length > 1) {
        return cases.every(({ guard: under, shape: { prototype } }) => {
          const here = machine.circuit.and(rest, under);
          return here === FALSE || this.inherited(prototype, target, key, here, shape);
        });
      }
      holder = cases[0]!.shape.prototype;
    }
    if (target === null) {
      if (!this.strict) return true;
      if (this.viaSuper) return this.readOnly(null, key, rest);
      const { receiver } = this;
      const message = `Cannot create property '${keyText(key)}' on ${typeof receiver} '${String(receiver as string)}'`;
      return machine.raiseUnder(rest, () => machine.realm.error(machine, 'TypeError', message));
    }
    if (this.viaSuper) {
      const own = ownProperty(machine, target, key);
      // an accessor of the receiver is never called: data would have to take its place
      if (own.some(({ flags }) => (flags & ACCESSOR) !== 0)) return this.notRedefinable(key, rest);
      const taken = own.reduce<Bit>((all, one) => machine.circuit.or(all, one.guard), FALSE);
      if (taken !== FALSE) return this.intoObject(target, key, rest);
    }
    const integrity = (shape ?? machine.shapeOf(target)).integrity;
    if (integrity !== 'open') return this.notExtensible(key, rest);
    if (shape === undefined) defineOwn(machine, target, key, PLAIN, this.value, rest);
    else defineInShape(machine, target, shape, shapeKey(key), PLAIN, this.value, rest);
    return true;
  }

  /** Where there is no such element nothing is written, but the value is converted all the same. */
  private intoTyped(array: HeapObject, key: CanonicalKey, guard: Bit): boolean {
    const { machine, value } = this;
    const index = hasIndex(array, key) ? key : -1;
    if (isStorable(array, value)) {
      if (index >= 0) writeIndex(machine, array, index, value, guard);
      return true;
    }
    const operands = [array, index, value];
    const run: CallToMake['run'] = (destination) =>
      machine.realm.callLibrary(machine, 'typedStore', operands, destination);
    this.calls.push({ guard, run });
    this.called = machine.circuit.or(this.called, guard);
    return true;
  }

  private intoElement(array: HeapObject, index: number, guard: Bit): boolean {
    const { machine } = this;
    if (isPastFixedEnd(machine, array, index)) return this.readOnly(array, 'length', guard);
    for (const one of integrityCases(machine, array)) {
      const under = machine.circuit.and(guard, one.guard);
      if (under !== FALSE && !this.intoElementOf(array, one.integrity, index, under)) return false;
    }
    return true;
  }

  private intoElementOf(array: HeapObject, integrity: Integrity, index: number, guard: Bit): boolean {
    const { machine } = this;
    if (integrity !== 'open') {
      const element = machine.heap.elementAt(array, index);
      const there = not(whereAbsent(element));
      const missing = machine.circuit.and(guard, not(there));
      if (missing !== FALSE && !this.notExtensible(index, missing)) return false;
      const present = machine.circuit.and(guard, there);
      if (integrity === 'frozen') return this.readOnly(array, index, present);
      if (present !== FALSE) defineElement(machine, array, index, this.value, present);
      return true;
    }
    const element = machine.heap.elementAt(array, index);
    const absent = whereAbsent(element);
    const isInherited = absent !== FALSE && inheritsElements(machine, array);
    const missing = isInherited ? machine.circuit.and(guard, absent) : FALSE;
    if (missing !== FALSE && !this.inherited(machine.shapeOf(array).prototype, array, index, missing)) return false;
    const rest = isInherited ? machine.circuit.and(guard, not(absent)) : guard;
    if (rest !== FALSE) defineElement(machine, array, index, this.value, rest);
    return true;
  }

  private intoLength(array: HeapObject, guard: Bit): boolean {
    const { machine } = this;
    const isSpecial = shapeCases(machine.heap.shape(array)).some(({ shape }) => hasSpecialElements(shape));
    if (isSpecial && machine.shapeOf(array).find(READ_ONLY_LENGTH) !== undefined)
      return this.readOnly(array, 'length', guard);
    for (const one of integrityCases(machine, array)) {
      const under = machine.circuit.and(guard, one.guard);
      if (under === FALSE) continue;
      if (one.integrity === 'sealed' || (isSpecial && one.integrity !== 'frozen')) {
        const { value, strict } = this;
        this.calls.push({ guard: under, run: () => lengthByDeleting(machine, array, machine.fix(value), strict) });
        this.called = machine.circuit.or(this.called, under);
      } else if (one.integrity === 'frozen') {
        if (!this.readOnly(array, 'length', under)) return false;
      } else if (!this.intoOpenLength(array, under)) return false;
    }
    return true;
  }

  private intoOpenLength(array: HeapObject, guard: Bit): boolean {
    const result = assignLength(this.machine, array, this.value, guard);
    if (typeof result === 'boolean') return result;
    this.calls.push({ guard, run: result });
    this.called = this.machine.circuit.or(this.called, guard);
    return true;
  }

  private accessors(content: Value, key: CanonicalKey, guard: Bit, holder: HeapObject): boolean {
    const { machine, value, receiver } = this;
    for (const { guard: under, accessor } of accessorCases(content)) {
      const { set } = accessor;
      const both = machine.circuit.and(guard, under);
      if (both === FALSE) continue;
      if (set === undefined) {
        if (!this.strict) continue;
        const message = `Cannot set property ${keyText(key)} of ${machine.realm.describe(holder)} which has only a getter`;
        if (!machine.raiseUnder(both, () => machine.realm.error(machine, 'TypeError', message))) return false;
      } else {
        this.calls.push({ guard: both, run: (destination) => call(machine, set, receiver, [value], destination) });
        this.called = machine.circuit.or(this.called, both);
      }
    }
    return true;
  }

  private readOnly(object: HeapObject | null, key: CanonicalKey, guard: Bit): boolean {
    const { machine } = this;
    if (!this.strict || guard === FALSE) return true;
    const holder = object ?? this.receiver;
    const shown = machine.realm.describe(holder);
    const type = holder instanceof HeapObject ? (holder.callable ? 'function' : 'object') : typeof holder;
    const message = `Cannot assign to read only property '${keyText(key)}' of ${type} '${shown}'`;
    return machine.raiseUnder(guard, () => machine.realm.error(machine, 'TypeError', message));
  }

  private notRedefinable(key: CanonicalKey, guard: Bit): boolean {
    const { machine } = this;
    if (!this.strict) return true;
    const message = `Cannot redefine property: ${keyText(key)}`;
    return machine.raiseUnder(guard, () => machine.realm.error(machine, 'TypeError', message));
  }

  private notExtensible(key: CanonicalKey, guard: Bit): boolean {
    const { machine } = this;
    if (!this.strict) return true;
    const message = `Cannot add property ${keyText(key)}, object is not extensible`;
    return machine.raiseUnder(guard, () => machine.realm.error(machine, 'TypeError', message));
  }
}

/** delete object[key]; the value is whether the key is gone. */
export function deleteProperty(
  machine: Machine,
  object: Value,
  key: Value,
  strict: boolean,
  destination: number,
): Value | typeof PENDING {
  if (key instanceof HeapObject || (key instanceof Union && hasReference(key))) {
    const name = strict ? 'deleteByObjectKey' : 'deleteByObjectKeySloppy';
    return machine.realm.callLibrary(machine, name, [object, key], destination);
  }
  const { circuit, values } = machine;
  const base = machine.fixForWrite(object);
  const name = machine.fixForWrite(key);
  const before = new Map<HeapObject, ShapeCases>();
  let kept: Bit = FALSE;
  for (const one of base instanceof Union ? objectCases(machine, base) : [{ guard: TRUE, atom: base }]) {
    for (const part of enumerate(values, name)) {
      const guard = circuit.and(one.guard, part.guard);
      if (guard === FALSE || machine.settle(guard) === false) continue;
      const { atom } = one;
      const property = canonicalKey(part.atom);
      if (atom === null || atom === undefined) {
        const message = 'Cannot convert undefined or null to object';
        if (!machine.raiseUnder(guard, () => machine.realm.error(machine, 'TypeError', message))) return PENDING;
        continue;
      }
      if (!(atom instanceof HeapObject)) continue;
      for (const own of ownProperty(machine, atom, property, shapesBefore(machine, before, atom))) {
        const under = circuit.and(guard, own.guard);
        if (under === FALSE) continue;
        if ((own.flags & 4) !== 0 && !(atom.kind === 'typed' && isNumericKey(property))) {
          if (own.shape === null) deleteOwn(machine, atom, property, under);
          else deleteOwn(machine, atom, property, guard, [{ guard: own.guard, shape: own.shape }]);
          continue;
        }
        kept = circuit.or(kept, under);
        if (!strict) continue;
        const message = `Cannot delete property '${keyText(property)}' of ${machine.realm.describe(atom)}`;
        if (!machine.raiseUnder(under, () => machine.realm.error(machine, 'TypeError', message))) return PENDING;
      }
    }
  }
  return values.boolean(not(kept));
}

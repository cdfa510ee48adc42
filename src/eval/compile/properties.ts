/**
 * Property instructions. A read or write with a constant key remembers where it found the property: "objects of this
 * shape have it in that slot", or "their prototype has it, as long as these objects keep these shapes".
 */

import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import { ACCESSOR, type Accessor, HeapObject, Shape, WRITABLE, brandOf, unlogged } from '../../heap/index.js';
import { ABSENT, Union, enumerate, type Atom, type Value } from '../../value/index.js';
import { call } from '../calls.js';
import type { Operation } from '../code.js';
import type { Machine } from '../machine.js';
import { accessorCases, dataIn, getFrom, getProperty } from '../property/get.js';
import { canonicalKey, keyText, type CanonicalKey } from '../key.js';
import { defineOwn, ownProperty } from '../property/own.js';
import { deleteProperty, setProperty, setSuper } from '../property/set.js';
import { PENDING } from '../state.js';
import { isNumericKey } from '../typed/view.js';

export function get(dst: number, object: number, key: number): Operation {
  let shape: Shape | null = null;
  let name: Value = undefined;
  let slot = 0;
  let holder: HeapObject | null = null;
  let holderShape: Shape | null = null;
  let middle: HeapObject | null = null;
  let middleShape: Shape | null = null;
  return (machine, registers) => {
    const { heap } = machine;
    const base = registers[object];
    const property = registers[key];
    if (base instanceof HeapObject) {
      if (typeof property === 'number') {
        if (base.kind === 'array' && property >>> 0 === property) {
          const element = heap.elementAt(base, property);
          if (element !== ABSENT && !(element instanceof Union)) {
            registers[dst] = element;
            return;
          }
        }
      } else if (property === 'length' && base.kind === 'array') {
        registers[dst] = heap.length(base);
        return;
      } else if (typeof property === 'string' && base.kind !== 'namespace' && base.kind !== 'boxed') {
        const own = heap.shape(base);
        if (own === shape && property === name) {
          if (holder === null) {
            registers[dst] = heap.slot(base, slot);
            return;
          }
          if ((middle === null || heap.shape(middle) === middleShape) && heap.shape(holder) === holderShape) {
            registers[dst] = heap.slot(holder, slot);
            return;
          }
        }
        if (own instanceof Shape) remember(base, own, property);
      }
    } else if (typeof base === 'string') {
      if (property === 'length') {
        registers[dst] = base.length;
        return;
      }
      if (typeof property === 'string') {
        const { stringPrototype } = machine.realm;
        const own = heap.shape(stringPrototype);
        if (own === shape && property === name && holder === null) {
          registers[dst] = heap.slot(stringPrototype, slot);
          return;
        }
        if (own instanceof Shape) remember(stringPrototype, own, property);
      }
    }
    const value = getProperty(machine, base, property, dst);
    if (value !== PENDING) registers[dst] = value;
  };

  /** What is remembered decides only whether the shapes are compared with it: they are read each time. */
  function remember(base: HeapObject, own: Shape, property: string): void {
    if (typeof canonicalKey(property) === 'number' || (property === 'length' && base.kind === 'array')) return;
    if (base.kind === 'typed' && isNumericKey(property)) return;
    let found = own.find(property);
    const above: { readonly object: HeapObject; readonly shape: Shape }[] = [];
    for (let last = own; found === undefined;) {
      const { prototype } = last;
      if (prototype === null || above.length === 2 || (prototype.kind === 'array' && property === 'length')) return;
      const next = unlogged.shape(prototype);
      if (!(next instanceof Shape)) return;
      above.push({ object: prototype, shape: next });
      found = next.find(property);
      last = next;
    }
    if ((found.flags & ACCESSOR) !== 0) return;
    const [first, second] = above;
    const last = second ?? first;
    shape = own;
    name = property;
    slot = found.index;
    holder = last?.object ?? null;
    holderShape = last?.shape ?? null;
    middle = second === undefined ? null : first!.object;
    middleShape = second === undefined ? null : first!.shape;
  }
}

export function set(object: number, key: number, value: number, strict: boolean): Operation {
  let shape: Shape | null = null;
  let name: Value = undefined;
  let slot = 0;
  return (machine, registers) => {
    const base = registers[object];
    const property = registers[key];
    if (base instanceof HeapObject && typeof property === 'string') {
      const own = machine.heap.shape(base);
      if (own === shape && property === name) {
        machine.heap.writeSlot(base, slot, registers[value]);
        return;
      }
      if (own instanceof Shape && base.kind !== 'namespace') {
        const found = own.find(property);
        if (found !== undefined && (found.flags & (ACCESSOR | WRITABLE)) === WRITABLE) {
          shape = own;
          name = property;
          slot = found.index;
          machine.heap.writeSlot(base, slot, registers[value]);
          return;
        }
      }
    }
    setProperty(machine, base, property, registers[value], strict);
  };
}

export function remove(dst: number, object: number, key: number, strict: boolean): Operation {
  return (machine, registers) => {
    const result = deleteProperty(machine, registers[object], registers[key], strict, dst);
    if (result !== PENDING) registers[dst] = result;
  };
}

/** Where super starts from; null if there is nothing above, which has been thrown. */
function superBase(machine: Machine, home: Value, key: CanonicalKey, what: 'read' | 'set'): HeapObject | null {
  const base = machine.shapeOf(machine.fix(home) as HeapObject).prototype;
  if (base === null) {
    const message = `Cannot ${what} properties of null (${what === 'read' ? 'reading' : 'setting'} '${keyText(key)}')`;
    machine.raiseError('TypeError', message);
  }
  return base;
}

export function getSuper(dst: number, home: number, key: number, receiver: number): Operation {
  return (machine, registers) => {
    const property = canonicalKey(machine.fix(registers[key]));
    const base = superBase(machine, registers[home], property, 'read');
    if (base === null) return;
    const value = getFrom(machine, base, property, registers[receiver], dst);
    if (value !== PENDING) registers[dst] = value;
  };
}

export function setSuperProperty(
  home: number,
  key: number,
  receiver: number,
  value: number,
  strict: boolean,
): Operation {
  return (machine, registers) => {
    const property = canonicalKey(machine.fix(registers[key]));
    const base = superBase(machine, registers[home], property, 'set');
    if (base !== null) setSuper(machine, base, property, registers[receiver], registers[value], strict);
  };
}

// --- private names -----------------------------------------------------------------------------------------
// A private name is a host symbol that no program can get hold of; private members are properties under it.

interface PrivateMember {
  readonly guard: Bit;
  readonly object: HeapObject;
  readonly content: Value;
  readonly flags: number;
}

/** Every case of an object that has the private name; the rest throws. Null: the running state has thrown. */
function privateMembers(
  machine: Machine,
  target: Value,
  name: symbol,
  access: 'read' | 'write',
): PrivateMember[] | null {
  const members: PrivateMember[] = [];
  for (const { guard, atom } of enumerate(machine.values, machine.narrow(target))) {
    let missing = guard;
    if (atom instanceof HeapObject) {
      for (const own of ownProperty(machine, atom, name)) {
        const under = machine.circuit.and(guard, own.guard);
        for (const one of memberContents(machine, own.flags, own.content)) {
          members.push({
            guard: machine.circuit.and(under, one.guard),
            object: atom,
            content: one.content,
            flags: own.flags,
          });
        }
        missing = machine.circuit.and(missing, not(own.guard));
      }
    }
    const fault = (): Value => machine.realm.error(machine, 'TypeError', missingPrivate(atom, name, access));
    if (missing !== FALSE && !machine.raiseUnder(missing, fault)) return null;
  }
  return members.filter((member) => member.guard !== FALSE);
}

/** What a private member may be: each accessor on its own, a value as a whole. */
function memberContents(
  machine: Machine,
  flags: number,
  content: Value,
): readonly { readonly guard: Bit; readonly content: Value }[] {
  if ((flags & ACCESSOR) === 0) return [{ guard: TRUE, content: dataIn(machine, content) }];
  return accessorCases(content).map(({ guard, accessor }) => ({ guard, content: accessor }));
}

/** What the engine says of a value without the private name. */
function missingPrivate(value: Atom, name: symbol, access: 'read' | 'write'): string {
  const text = describePrivate(name);
  const brand = brandOf(name);
  const isNullish = value === null || value === undefined;
  const reads = access === 'read';
  if (brand?.isStatic === true) return `Receiver must be class ${brand.owner ?? '.'}`;
  if (brand !== null) {
    const owner = brand.owner ?? 'anonymous';
    if (isNullish) return `Cannot read properties of ${String(value)} (reading '${owner}')`;
    return `Receiver must be an instance of class ${owner}`;
  }
  if (isNullish && reads) return `Cannot read properties of ${String(value)} (reading '${text}')`;
  if (isNullish) return `Cannot set properties of ${String(value)} (setting '${text}')`;
  return `Cannot ${access} private member ${text} ${reads ? 'from' : 'to'} an object whose class did not declare it`;
}

function describePrivate(name: symbol): string {
  return name.description ?? '';
}

export function getPrivate(dst: number, object: number, name: number): Operation {
  return (machine, registers) => {
    const key = machine.fix(registers[name]) as symbol;
    const target = registers[object];
    const text = describePrivate(key);
    const members = privateMembers(machine, target, key, 'read');
    if (members === null) return;
    const cases = members.map((member) => ({
      guard: member.guard,
      run: (destination: number): Value | typeof PENDING => {
        if ((member.flags & ACCESSOR) === 0) return member.content;
        const { get: getter } = member.content as Accessor;
        if (getter === undefined) return machine.raiseError('TypeError', `'${text}' was defined without a getter`);
        return call(machine, getter, member.object, [], destination);
      },
    }));
    if (cases.length === 1) {
      const value = cases[0]!.run(dst);
      if (value !== PENDING) registers[dst] = value;
    } else if (members.every((member) => (member.flags & ACCESSOR) === 0)) {
      registers[dst] = members.reduceRight<Value>(
        (rest, one) => machine.values.ite(one.guard, one.content, rest),
        members.at(-1)?.content,
      );
    } else machine.dispatch(dst, cases);
  };
}

export function setPrivate(object: number, name: number, value: number): Operation {
  return (machine, registers) => {
    const key = machine.fix(registers[name]) as symbol;
    const text = describePrivate(key);
    const target = machine.fixForWrite(registers[object]);
    const members = privateMembers(machine, target, key, 'write');
    if (members === null) return;
    const calls = [];
    for (const { guard, object: owner, content, flags } of members) {
      if ((flags & ACCESSOR) !== 0) {
        const { set: setter } = content as Accessor;
        const run = (destination: number): Value | typeof PENDING =>
          setter === undefined
            ? machine.raiseError('TypeError', `'${text}' was defined without a setter`)
            : call(machine, setter, owner, [registers[value]], destination);
        calls.push({ guard: members.length === 1 ? TRUE : guard, run });
      } else if ((flags & WRITABLE) === 0) {
        const fault = `Private method '${text}' is not writable`;
        if (!machine.raiseUnder(guard, () => machine.realm.error(machine, 'TypeError', fault))) return;
      } else defineOwn(machine, owner, key, flags, registers[value], members.length === 1 ? TRUE : guard);
    }
    if (calls.length === 0) return;
    const all = calls.reduce<Bit>((any, one) => machine.circuit.or(any, one.guard), FALSE);
    if (calls.length === 1 && calls[0]!.guard === TRUE) calls[0]!.run(-1);
    else machine.dispatch(-1, [...calls, { guard: not(all), run: () => undefined }]);
  };
}

export function hasPrivate(dst: number, object: number, name: number): Operation {
  return (machine, registers) => {
    let found: Bit = FALSE;
    const key = machine.fix(registers[name]) as symbol;
    const target = registers[object];
    for (const { guard, atom } of enumerate(machine.values, machine.narrow(target))) {
      if (atom instanceof HeapObject) {
        for (const own of ownProperty(machine, atom, key)) {
          found = machine.circuit.or(found, machine.circuit.and(guard, own.guard));
        }
        continue;
      }
      const message =
        "Cannot use 'in' operator to search for '#" + describePrivate(key).slice(1) + `' in ${String(atom as string)}`;
      if (!machine.raiseUnder(guard, () => machine.realm.error(machine, 'TypeError', message))) return;
    }
    registers[dst] = machine.values.boolean(found);
  };
}

export function definePrivate(
  object: number,
  name: number,
  value: number,
  kind: 'field' | 'method' | 'get' | 'set',
): Operation {
  return (machine, registers) => {
    const owner = machine.fix(registers[object]) as HeapObject;
    const key = machine.fix(registers[name]) as symbol;
    const content = registers[value];
    const [known] = ownProperty(machine, owner, key);
    const twice = (what: string): void =>
      void machine.raiseError('TypeError', `Cannot initialize ${what} twice on the same object`);
    const methods = `private methods of class ${brandOf(key)?.owner ?? 'anonymous'}`;
    if (kind === 'get' || kind === 'set') {
      const halves = known === undefined ? [] : accessorCases(known.content);
      const chosen = halves.length > 1 ? machine.choose(halves.map((half) => half.guard)) : 0;
      const before = halves[chosen]?.accessor ?? { get: undefined, set: undefined };
      if (before[kind] !== undefined) return twice(methods);
      const accessor =
        kind === 'get' ? machine.heap.accessor(content, before.set) : machine.heap.accessor(before.get, content);
      defineOwn(machine, owner, key, ACCESSOR, accessor);
    } else if (known !== undefined) twice(kind === 'method' ? methods : describePrivate(key));
    else defineOwn(machine, owner, key, kind === 'field' ? WRITABLE : 0, content);
  };
}

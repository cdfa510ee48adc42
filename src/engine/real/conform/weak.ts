/**
 * What weak maps and weak sets hold of an object is a part of it, like a private field; compilers make private fields of them. Nobody can ask
 * a weak map for all it holds, so from the moment this is called it is written down, object by object, as it is put in.
 */

type Held = Map<object, unknown>;

const [get, set, remove] = [WeakMap.prototype.get, WeakMap.prototype.set, WeakMap.prototype.delete];
const [add, drop] = [WeakSet.prototype.add, WeakSet.prototype.delete];

/** Object → weak map or set → what it holds of the object. */
const all = new WeakMap<object, Held>();
const NONE: Held = new Map();

export function heldWeakly(object: object): ReadonlyMap<object, unknown> {
  return (get.call(all, object) as Held | undefined) ?? NONE;
}

/** From now on it is noticed. */
export function watchWeak(): void {
  replace(WeakMap.prototype, 'set', function (this: WeakMap<object, unknown>, key: object, value: unknown) {
    set.call(this, key, value);
    note(key, this, value);
    return this;
  });
  replace(WeakMap.prototype, 'delete', function (this: WeakMap<object, unknown>, key: object) {
    heldBy(key)?.delete(this);
    return remove.call(this, key);
  });
  replace(WeakSet.prototype, 'add', function (this: WeakSet<object>, key: object) {
    add.call(this, key);
    note(key, this, true);
    return this;
  });
  replace(WeakSet.prototype, 'delete', function (this: WeakSet<object>, key: object) {
    heldBy(key)?.delete(this);
    return drop.call(this, key);
  });
}

function replace(prototype: object, name: string, value: unknown): void {
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}

function heldBy(key: object): Held | undefined {
  return get.call(all, key) as Held | undefined;
}

/** @requires the key is one: else the method has thrown */
function note(key: object, holder: object, value: unknown): void {
  const held = heldBy(key) ?? new Map<object, unknown>();
  held.set(holder, value);
  set.call(all, key, held);
}

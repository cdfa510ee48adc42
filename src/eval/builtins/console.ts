/**
 * console. What prints is handed to the world outside, which shows values as node does and decides what to do with
 * printing under a symbolic guard, and keeps what console itself keeps: groups, counters, clocks.
 */

import { nondeterministic } from '../../base/messages.js';
import { TRUE } from '../../formula/index.js';
import { CONFIGURABLE, HeapObject, PLAIN, unlogged } from '../../heap/index.js';
import { Union, truth, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { ThrownWhileShown } from '../printing.js';
import type { Realm } from '../realm.js';
import type { PENDING } from '../state.js';
import { property } from './define.js';
import { refuse, refusingFunction } from './refuse.js';

const PRINTS: readonly (readonly [string, 'out' | 'error'])[] = [
  ['log', 'out'],
  ['info', 'out'],
  ['debug', 'out'],
  ['error', 'error'],
  ['warn', 'error'],
];

/** What the world outside shows in its own way, or keeps a count or a clock for. */
const SHOWN = [
  ...['count', 'countReset', 'dir', 'dirxml', 'group', 'groupCollapsed', 'groupEnd', 'table'],
  ...['time', 'timeEnd', 'timeLog'],
];

export function installConsole(realm: Realm): void {
  const console_ = realm.object();
  property(realm, realm.global, 'console', console_);
  const add = (name: string, made: HeapObject): void => property(realm, console_, name, made, PLAIN);
  for (const [name, stream] of PRINTS) {
    add(
      name,
      realm.native(name, 0, (machine, _self, values) => print(machine, `console.${name}`, values, stream)),
    );
  }
  add(
    'assert',
    realm.native(
      'assert',
      0,
      (machine, _self, [condition, ...values]) => {
        if (truth(machine.values, condition) === TRUE) return undefined;
        const [first, ...rest] = values;
        let shown: Value[] = ['Assertion failed', ...values];
        if (values.length > 0) shown = ['Assertion failed:', ...values];
        if (typeof first === 'string') shown = [`Assertion failed: ${first}`, ...rest];
        return print(machine, 'console.assert', shown, 'error');
      },
      { splits: [0] },
    ),
  );
  for (const name of SHOWN)
    add(
      name,
      realm.native(name, 0, (machine, _self, values) => show(machine, name, values)),
    );
  add('trace', refusingFunction(realm, 'trace', 'console.trace', 0, false));
  for (const name of ['timeStamp', 'profile', 'profileEnd'])
    add(name, refusingFunction(realm, name, `console.${name}`, 0, false, nondeterministic));
  property(realm, console_, Symbol.toStringTag, 'console', CONFIGURABLE);
}

function print(
  machine: Machine,
  name: string,
  values: readonly Value[],
  stream: 'out' | 'error',
): undefined | typeof PENDING {
  return shown(machine, name, values, () => machine.realm.host.print(machine, values, stream));
}

function show(machine: Machine, name: string, values: readonly Value[]): undefined | typeof PENDING {
  const { host } = machine.realm;
  if (host.console === undefined) refuse(machine, `console.${name}`);
  return shown(machine, `console.${name}`, values, () => host.console!(machine, name, values));
}

function shown(
  machine: Machine,
  name: string,
  values: readonly Value[],
  action: () => void,
): undefined | typeof PENDING {
  if (asksForHiddenKeys(machine.realm, values)) refuse(machine, `${name} of an object with %o`);
  try {
    action();
    return undefined;
  } catch (problem) {
    if (problem instanceof ThrownWhileShown) return machine.raise(problem.value);
    throw problem;
  }
}

/** Whether %o, which shows hidden keys, would show an object that may have some. */
function asksForHiddenKeys(realm: Realm, [template, ...values]: readonly Value[]): boolean {
  if (typeof template !== 'string') return false;
  const directives = [...template.matchAll(/%[sdifjoOc%]/g)].map(([text]) => text).filter((text) => text !== '%%');
  return directives.some((text, i) => text === '%o' && !isPlainData(realm, values[i], new Set()));
}

/** Whether a value is made of primitives, arrays and objects as literals make them. */
function isPlainData(realm: Realm, value: Value, seen: Set<Value>): boolean {
  if (!(value instanceof HeapObject) || seen.has(value)) return !(value instanceof Union);
  seen.add(value);
  const { kind } = value;
  const shape = unlogged.shape(value);
  if ((kind !== 'object' && kind !== 'array') || !('extend' in shape)) return false;
  const usual = kind === 'object' ? realm.objectPrototype : realm.arrayPrototype;
  const isPlain = shape.prototype === usual && shape.keys().every((key) => shape.find(key)!.flags === PLAIN);
  return (
    isPlain && [...unlogged.slots(value), ...unlogged.elements(value)].every((part) => isPlainData(realm, part, seen))
  );
}

/**
 * console. What prints is handed to the world outside, which shows values as node does and decides what to do with
 * printing under a symbolic guard. What depends on the clock, or keeps a state of its own that nobody checks (groups,
 * counters, tables), is refused.
 */

import { nondeterministic } from '../../base/messages.js';
import { TRUE } from '../../formula/index.js';
import { CONFIGURABLE, HeapObject, PLAIN } from '../../heap/index.js';
import { truth, type Value } from '../../value/index.js';
import type { Realm } from '../realm.js';
import { property } from './define.js';
import { refuse, refusingFunction } from './refuse.js';

export const library = '';

const PRINTS: readonly (readonly [string, 'out' | 'error'])[] = [
  ['log', 'out'],
  ['info', 'out'],
  ['debug', 'out'],
  ['error', 'error'],
  ['warn', 'error'],
];

const REFUSED = ['count', 'countReset', 'dirxml', 'group', 'groupCollapsed', 'groupEnd', 'table', 'trace'];

const CLOCK = ['time', 'timeEnd', 'timeLog', 'timeStamp', 'profile', 'profileEnd'];

export function installConsole(realm: Realm): void {
  const console_ = realm.object();
  property(realm, realm.global, 'console', console_);
  const add = (name: string, made: HeapObject): void => property(realm, console_, name, made, PLAIN);
  for (const [name, stream] of PRINTS) {
    const body = realm.native(name, 0, (machine, _self, values) => {
      realm.host.print(machine, values, stream);
      return undefined;
    });
    add(name, body);
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
        realm.host.print(machine, shown, 'error');
        return undefined;
      },
      { splits: [0] },
    ),
  );
  add(
    'dir',
    realm.native('dir', 0, (machine, _self, [value, options]) => {
      // strings are quoted by dir, and options change everything
      if (options !== undefined || !(value instanceof HeapObject)) refuse(machine, 'console.dir of this value');
      realm.host.print(machine, [value], 'out');
      return undefined;
    }),
  );
  for (const name of REFUSED) add(name, refusingFunction(realm, name, `console.${name}`, 0, false));
  for (const name of CLOCK) add(name, refusingFunction(realm, name, `console.${name}`, 0, false, nondeterministic));
  property(realm, console_, Symbol.toStringTag, 'console', CONFIGURABLE);
}

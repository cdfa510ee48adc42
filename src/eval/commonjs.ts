/**
 * What a CommonJS module is given: `module` and `require`, as far as programs look at them. Which module is the main one, and
 * which one required another, decides what many files do when they are loaded (`if (require.main === module) start()`), so
 * both are told as node tells them; the rest of node's loader is refused by name.
 */

import { CONFIGURABLE, PLAIN, WRITABLE, type HeapObject } from '../heap/index.js';
import { property } from './builtins/define.js';
import { refusingFunction, refusingProperty } from './builtins/refuse.js';
import type { NativeBody } from './functions.js';
import type { Machine } from './machine.js';
import type { Realm } from './realm.js';

export interface ModuleFacts {
  readonly filename: string;
  readonly directory: string;
  readonly isMain: boolean;
  /** The module that required it first; null for the main one, undefined if an ECMAScript module imported it. */
  readonly parent: HeapObject | null | undefined;
}

export function moduleObject(realm: Realm, { filename, directory, isMain, parent }: ModuleFacts): HeapObject {
  const made = realm.object();
  property(realm, made, 'id', isMain ? '.' : filename, PLAIN);
  property(realm, made, 'path', directory, PLAIN);
  property(realm, made, 'exports', realm.object(), PLAIN);
  property(realm, made, 'filename', filename, PLAIN);
  property(realm, made, 'loaded', false, PLAIN);
  property(realm, made, 'parent', parent, WRITABLE | CONFIGURABLE);
  for (const name of ['children', 'paths']) refusingProperty(realm, made, name, `module.${name}`, PLAIN);
  return made;
}

/** @param main the main module, if it is a CommonJS module */
export function requireFunction(realm: Realm, main: HeapObject | undefined, body: NativeBody): HeapObject {
  const made = realm.native('require', 1, body);
  property(realm, made, 'resolve', refusingFunction(realm, 'resolve', 'require.resolve', 2, false), PLAIN);
  property(realm, made, 'main', main, PLAIN);
  for (const name of ['extensions', 'cache']) refusingProperty(realm, made, name, `require.${name}`, PLAIN);
  return made;
}

/** What `require` throws where there is no such module. */
export function notFoundError(machine: Machine, name: string, from: string): HeapObject {
  const { realm } = machine;
  const error = realm.error(machine, 'Error', `Cannot find module '${name}'\nRequire stack:\n- ${from}`);
  property(realm, error, 'code', 'MODULE_NOT_FOUND', PLAIN);
  property(realm, error, 'requireStack', realm.array([from]), PLAIN);
  return error;
}

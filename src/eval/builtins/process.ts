/**
 * node's `process`, small and always the same, so that a check does not depend on the machine it runs on: an empty
 * environment, no arguments, platform 'linux', version 20. Its functions and streams refuse.
 */

import { inputOutput, nondeterministic, unsupportedBuiltin } from '../../base/messages.js';
import { CONFIGURABLE, PLAIN, type HeapObject } from '../../heap/index.js';
import type { Realm } from '../realm.js';
import { property } from './define.js';
import { refusingFunction, refusingProperty, type Mirror, type Wording } from './refuse.js';

const PROCESS_FUNCTIONS: readonly (readonly [string, Wording])[] = [
  ['abort', inputOutput],
  ['binding', inputOutput],
  ['chdir', inputOutput],
  ['cpuUsage', nondeterministic],
  ['cwd', inputOutput],
  ['emit', unsupportedBuiltin],
  ['emitWarning', inputOutput],
  ['exit', inputOutput],
  ['getuid', inputOutput],
  ['hrtime', nondeterministic],
  ['kill', inputOutput],
  ['listeners', unsupportedBuiltin],
  ['memoryUsage', nondeterministic],
  ['nextTick', unsupportedBuiltin],
  ['off', unsupportedBuiltin],
  ['on', unsupportedBuiltin],
  ['once', unsupportedBuiltin],
  ['removeListener', unsupportedBuiltin],
  ['umask', inputOutput],
  ['uptime', nondeterministic],
];

const PROCESS_OBJECTS = ['execPath', 'pid', 'ppid', 'stderr', 'stdin', 'stdout', 'title'];

export function installProcess(realm: Realm, mirror: Mirror): void {
  const made = realm.object();
  const add = (object: HeapObject, key: string, value: HeapObject | string): void =>
    property(realm, object, key, value, PLAIN);
  const versions = realm.object();
  add(versions, 'node', '20.19.0');
  add(made, 'version', 'v20.19.0');
  add(made, 'versions', versions);
  add(made, 'platform', 'linux');
  add(made, 'arch', 'x64');
  add(made, 'env', realm.object());
  add(made, 'argv', realm.array(['node', 'program']));
  add(made, 'execArgv', realm.array([]));
  const release = realm.object();
  add(release, 'name', 'node');
  add(made, 'release', release);
  for (const [name, wording] of PROCESS_FUNCTIONS)
    add(made, name, refusingFunction(realm, name, `process.${name}`, 0, false, wording));
  for (const name of PROCESS_OBJECTS) refusingProperty(realm, made, name, `process.${name}`, PLAIN, inputOutput);
  property(realm, made, Symbol.toStringTag, 'process', CONFIGURABLE);
  const host: unknown = Reflect.get(globalThis, 'process');
  if (typeof host === 'object' && host !== null) mirror.keys(host, 'process', made);
  property(realm, realm.global, 'process', made);
}

/**
 * node's `process`, small and always the same, so that a check does not depend on the machine it runs on: an empty
 * environment, no arguments, no terminal, platform 'linux', version 20. Its functions and streams refuse when used.
 */

import { inputOutput, nondeterministic, unsupportedBuiltin } from '../../base/messages.js';
import { CONFIGURABLE, PLAIN, type HeapObject } from '../../heap/index.js';
import type { Realm } from '../realm.js';
import { peek } from '../describe.js';
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

const PROCESS_VALUES = ['execPath', 'pid', 'ppid', 'title'];

const STREAM_FUNCTIONS = ['addListener', 'emit', 'end', 'off', 'on', 'once', 'pipe', 'removeListener', 'write'];
const INPUT_FUNCTIONS = ['pause', 'read', 'resume', 'setEncoding'];

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
  const hrtime = peek(made, 'hrtime') as HeapObject;
  add(hrtime, 'bigint', refusingFunction(realm, 'bigint', 'process.hrtime.bigint', 0, false, nondeterministic));
  for (const name of PROCESS_VALUES) refusingProperty(realm, made, name, `process.${name}`, PLAIN, inputOutput);
  for (const [name, fd] of [
    ['stdin', 0],
    ['stdout', 1],
    ['stderr', 2],
  ] as const) {
    const stream = realm.object(); // as when output goes to a file: no isTTY, no columns
    property(realm, stream, 'fd', fd, PLAIN);
    for (const key of fd === 0 ? [...STREAM_FUNCTIONS, ...INPUT_FUNCTIONS] : STREAM_FUNCTIONS)
      add(stream, key, refusingFunction(realm, key, `process.${name}.${key}`, 0, false, inputOutput));
    add(made, name, stream);
  }
  property(realm, made, Symbol.toStringTag, 'process', CONFIGURABLE);
  const host: unknown = Reflect.get(globalThis, 'process');
  if (typeof host === 'object' && host !== null) mirror.keys(host, 'process', made);
  property(realm, realm.global, 'process', made);
}

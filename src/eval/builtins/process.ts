/**
 * node's `process`, small and always the same, so that a check does not depend on the machine it runs on: an empty
 * environment, no arguments, no terminal, platform 'linux', version 20. Its functions refuse when used; text can be
 * written to its streams where the world outside takes it.
 */

import { inputOutput, nondeterministic, unsupportedBuiltin } from '../../base/messages.js';
import { CONFIGURABLE, HeapObject, PLAIN } from '../../heap/index.js';
import { Union } from '../../value/index.js';
import type { NativeBody } from '../functions.js';
import type { Realm } from '../realm.js';
import { peek } from '../describe.js';
import { property } from './define.js';
import { refuse, refusingFunction, refusingProperty, type Mirror, type Wording } from './refuse.js';

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

/** `write`, of text: what it is given besides is about when and how. */
function writer(realm: Realm, name: 'stdout' | 'stderr'): HeapObject {
  const body: NativeBody = (machine, _self, [text]) => {
    const { host } = realm;
    if (host.write === undefined) return refuse(machine, `process.${name}.write`, inputOutput);
    if (text instanceof HeapObject || text instanceof Union)
      return refuse(machine, `process.${name}.write of this value`);
    if (typeof text !== 'string')
      return machine.raiseError(
        'TypeError',
        `The "chunk" argument must be of type string or an instance of Buffer or Uint8Array. Received ${realm.show(text)}`,
      );
    host.write(text, name === 'stdout' ? 'out' : 'error');
    return true;
  };
  return realm.native('write', 3, body, { splits: [0] });
}

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
  property(realm, made, 'nextTick', realm.renamed('nextTick', 'nextTick', 1), PLAIN);
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
    if (fd !== 0) add(stream, 'write', writer(realm, name));
    add(made, name, stream);
  }
  property(realm, made, Symbol.toStringTag, 'process', CONFIGURABLE);
  const host: unknown = Reflect.get(globalThis, 'process');
  if (typeof host === 'object' && host !== null) mirror.keys(host, 'process', made);
  property(realm, realm.global, 'process', made);
}

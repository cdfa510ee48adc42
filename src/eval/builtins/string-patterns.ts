/**
 * The methods of strings that take a pattern. If the pattern is an object it is asked to do the work (`Symbol.replace` and
 * its kin); otherwise it is a piece of text, and where a function makes the replacement, library text calls it.
 */

import type { Value } from '../../value/index.js';
import { liftHost } from '../host.js';
import { mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { method, textMethod } from './define.js';
import { hostMethodOf } from './operands.js';

export function installPatterns(realm: Realm): void {
  const { stringPrototype } = realm;
  for (const [name, text, native] of [
    ['replace', 'stringReplace', '$replaceFirst'],
    ['replaceAll', 'stringReplaceAll', '$replaceEach'],
  ] as const) {
    const compute = hostMethodOf(String.prototype, name);
    realm.addLibraryNative(native, (machine, _self, actuals, _new, destination) =>
      liftHost(machine, actuals, compute, destination),
    );
    // text is searched and put together piece by piece there, which is no work for a union of texts
    realm.addLibraryNative(
      `$${text}`,
      (machine, _self, actuals, _new, destination) => realm.callLibrary(machine, text, actuals, destination),
      { splits: [0, 1] },
    );
    method(realm, stringPrototype, name, 2, (machine, self, [pattern, replacement], _new, destination) => {
      const operands = [self, pattern, replacement];
      if (operands.some(mentionsObject)) return realm.callLibrary(machine, `$${text}`, operands, destination);
      return liftHost(machine, operands, compute, destination);
    });
  }
  const split = String.prototype.split as (this: unknown, separator: unknown, limit: unknown) => string[];
  const splitText = (machine: Machine, operands: readonly Value[]): Value | typeof PENDING => {
    let parts: string[] = [];
    const done = liftHost(
      machine,
      operands,
      (text, separator, limit) => {
        parts = split.call(text, separator, limit);
        return true;
      },
      -1,
    );
    return done === PENDING ? PENDING : realm.array(parts);
  };
  realm.addLibraryNative('$splitText', (machine, _self, actuals) => splitText(machine, actuals), {
    splits: [0, 1, 2],
  });
  method(
    realm,
    stringPrototype,
    'split',
    2,
    (machine, self, [separator, limit], _new, destination) => {
      const operands = [self, separator, limit];
      if (operands.some(mentionsObject)) return realm.callLibrary(machine, 'stringSplit', operands, destination);
      return splitText(machine, operands);
    },
    { splits: [-1, 0, 1] },
  );
  textMethod(realm, stringPrototype, 'match', 1, 'stringMatch');
  textMethod(realm, stringPrototype, 'matchAll', 1, 'stringMatchAll');
  textMethod(realm, stringPrototype, 'search', 1, 'stringSearch');
}

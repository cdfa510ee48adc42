/**
 * All builtins, family by family, put on the global object. The front end has to lower the library (`../library`) before a realm
 * can be made.
 */

import type { FunctionSource } from '../../ir/types.js';
import type { Realm } from '../realm.js';
import { installArray } from './array.js';
import { rememberPristine } from './array-elements.js';
import { installBigint } from './bigint.js';
import { installBoolean } from './boolean.js';
import { installBuffer } from './buffer.js';
import { installCollections } from './collections.js';
import { installConsole } from './console.js';
import { installConversion } from './conversion.js';
import { installDate } from './date.js';
import { installFormulas } from './formulas.js';
import { installError } from './error.js';
import { installFunction } from './function.js';
import { installGlobals } from './globals.js';
import { installIterators } from './iterators.js';
import { installJson } from './json.js';
import { installMath } from './math.js';
import { installNodeModules } from './node-modules.js';
import { installNumber } from './number.js';
import { installObject } from './object.js';
import { installPromise } from './promise.js';
import { installReflect } from './reflect.js';
import { installRegexp } from './regexp.js';
import { installString } from './string.js';
import { installSymbol } from './symbol.js';
import { installTextCoding } from './text-coding.js';
import { installTypedArrays } from './typed-array.js';
import { installUrl } from './url.js';

/** @requires library holds every function of `libraryTexts`, lowered */
export function installBuiltins(realm: Realm, library: ReadonlyMap<string, FunctionSource>): void {
  realm.addLibrary(library);
  installConversion(realm);
  installObject(realm);
  installFunction(realm);
  installError(realm);
  installReflect(realm);
  installIterators(realm);
  installArray(realm);
  installCollections(realm);
  installString(realm);
  installNumber(realm);
  installBoolean(realm);
  installMath(realm);
  installSymbol(realm);
  installBigint(realm);
  installRegexp(realm);
  installJson(realm);
  installDate(realm);
  installPromise(realm);
  installTextCoding(realm);
  installUrl(realm);
  installNodeModules(realm);
  const typedArray = installTypedArrays(realm);
  installBuffer(realm);
  installGlobals(realm, typedArray);
  installConsole(realm);
  installFormulas(realm);
  rememberPristine(realm);
  realm.furnished();
}

/**
 * All builtins, family by family. `libraryTexts` is what the front end has to lower before a realm can be made;
 * `installBuiltins` then puts everything on the global object.
 */

import type { SourceText } from '../../base/span.js';
import type { FunctionSource } from '../../ir/types.js';
import type { Realm } from '../realm.js';
import * as array from './array.js';
import { rememberPristine } from './array-elements.js';
import * as bigint from './bigint.js';
import * as boolean from './boolean.js';
import * as collections from './collections.js';
import * as console_ from './console.js';
import * as conversion from './conversion.js';
import * as date from './date.js';
import * as error from './error.js';
import * as function_ from './function.js';
import * as globals from './globals.js';
import * as iterators from './iterators.js';
import * as json from './json.js';
import * as math from './math.js';
import * as modules from './modules.js';
import * as number from './number.js';
import * as object from './object.js';
import * as reflect from './reflect.js';
import * as regexp from './regexp.js';
import * as string from './string.js';
import * as symbol from './symbol.js';
import * as typed from './typed-array.js';

const texts: readonly (readonly [string, string])[] = [
  ['conversion', conversion.library],
  ['object', object.library],
  ['function', function_.library],
  ['error', error.library],
  ['reflect', reflect.library],
  ['iterators', iterators.library],
  ['array', array.library],
  ['collections', collections.library],
  ['string', string.library],
  ['number', number.library],
  ['boolean', boolean.library],
  ['math', math.library],
  ['symbol', symbol.library],
  ['bigint', bigint.library],
  ['regexp', regexp.library],
  ['typed', typed.library],
  ['json', json.library],
  ['date', date.library],
  ['globals', globals.library],
  ['console', console_.library],
  ['modules', modules.library],
];

export const libraryTexts: readonly SourceText[] = texts.map(([name, text]) => ({ path: `glassbox:${name}`, text }));

/** @requires library holds every function of `libraryTexts`, lowered */
export function installBuiltins(realm: Realm, library: ReadonlyMap<string, FunctionSource>): void {
  realm.addLibrary(library);
  conversion.installConversion(realm);
  object.installObject(realm);
  function_.installFunction(realm);
  error.installError(realm);
  reflect.installReflect(realm);
  iterators.installIterators(realm);
  array.installArray(realm);
  collections.installCollections(realm);
  string.installString(realm);
  number.installNumber(realm);
  boolean.installBoolean(realm);
  math.installMath(realm);
  symbol.installSymbol(realm);
  bigint.installBigint(realm);
  regexp.installRegexp(realm);
  json.installJson(realm);
  date.installDate(realm);
  const typedArray = typed.installTypedArrays(realm);
  globals.installGlobals(realm, typedArray);
  console_.installConsole(realm);
  rememberPristine(realm);
}

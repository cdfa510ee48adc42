/** Every table of cases of builtins, for what is said about all of them: the test of coverage and the page of limits. */

import { bufferCases } from './cases/buffer.js';
import { arrayBufferCases } from './cases/array-buffer.js';
import { arrayCallbackCases, sortCases } from './cases/array-callbacks.js';
import { arrayCases } from './cases/array.js';
import type { BuiltinCases } from './cases/case.js';
import { collectionCases } from './cases/collections.js';
import { dateCases } from './cases/date.js';
import { errorCases } from './cases/error.js';
import { functionCases } from './cases/function.js';
import { consoleCases, globalCases } from './cases/globals.js';
import { iteratorCases } from './cases/iterators.js';
import { jsonCases } from './cases/json.js';
import { laterCases } from './cases/later.js';
import { mathCases } from './cases/math.js';
import { booleanCases, numberCases } from './cases/number.js';
import { objectCases } from './cases/object.js';
import { receiverCases } from './cases/receivers.js';
import { reflectCases } from './cases/reflect.js';
import { regexpCases } from './cases/regexp.js';
import { stringPatternCases } from './cases/string-patterns.js';
import { stringCases } from './cases/string.js';
import { bigintCases, symbolCases } from './cases/symbol.js';
import { textCodingCases } from './cases/text-coding.js';
import { urlCases } from './cases/url.js';
import { typedArrayCases } from './cases/typed-array.js';
import { typedCallbackCases } from './cases/typed-callbacks.js';

export const allCases: readonly BuiltinCases[] = [
  ...globalCases,
  ...consoleCases,
  ...objectCases,
  ...functionCases,
  ...errorCases,
  ...reflectCases,
  ...arrayCases,
  ...arrayCallbackCases,
  ...sortCases,
  ...iteratorCases,
  ...collectionCases,
  ...stringCases,
  ...stringPatternCases,
  ...regexpCases,
  ...numberCases,
  ...booleanCases,
  ...mathCases,
  ...bigintCases,
  ...symbolCases,
  ...dateCases,
  ...jsonCases,
  ...receiverCases,
  ...typedArrayCases,
  ...typedCallbackCases,
  ...arrayBufferCases,
  ...bufferCases,
  ...laterCases,
  ...textCodingCases,
  ...urlCases,
];

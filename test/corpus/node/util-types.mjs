// What objects are, whatever their prototypes say.
import { types } from 'node:util';
import same from 'node:util/types';
const objects = [
  ...[[], new Map(), new Set(), new WeakMap(), new WeakSet(), new Date(), /x/, new Error(), Object(1), Object('s'), Object(true)],
  ...[Object(1n), Object(Symbol()), Promise.resolve(), function* () {}, (function* () {})(), async () => {}],
  ...[new Uint8Array(), new Float64Array(), new BigInt64Array(), new ArrayBuffer(1), new DataView(new ArrayBuffer(1))],
  ...[new Map().keys(), new Set().values(), Object.setPrototypeOf(new Map(), null), {}, 1, null, undefined],
];
for (const name of ['isMap', 'isSet', 'isWeakMap', 'isWeakSet', 'isDate', 'isRegExp', 'isNativeError', 'isNumberObject', 'isStringObject',
  'isBooleanObject', 'isBigIntObject', 'isSymbolObject', 'isBoxedPrimitive', 'isPromise', 'isGeneratorFunction', 'isGeneratorObject',
  'isAsyncFunction', 'isTypedArray', 'isUint8Array', 'isFloat64Array', 'isBigInt64Array', 'isArrayBuffer', 'isAnyArrayBuffer',
  'isArrayBufferView', 'isDataView', 'isMapIterator', 'isSetIterator', 'isProxy', 'isArgumentsObject'])
  console.log(name, objects.map((one) => Number(types[name](one))).join(''));
console.log(same === types);

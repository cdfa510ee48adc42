/** node:util, as far as it computes: asking what values are, comparing them, and showing them where the world outside can. */

function nodeUtil() {
  return ($modules().util ??= newUtilModule());
}

function newUtilModule() {
  const inspect = function inspect(value, options) {
    return $format('inspect', [value, options]);
  };
  inspect.custom = $symbolFor('nodejs.util.inspect.custom');
  /** @type {any} */
  const util = {
    inspect,
    format: function format(...values) {
      return $format('format', values);
    },
    formatWithOptions: function formatWithOptions(...values) {
      return $format('formatWithOptions', values);
    },
    inherits: function inherits(constructor, above) {
      if (constructor === undefined || constructor === null) requireType('ctor', 'function', constructor);
      if (above === undefined || above === null) requireType('superCtor', 'function', above);
      if (above.prototype === undefined)
        throw withCode(
          new TypeError('The "superCtor.prototype" property must be of type object. Received undefined'),
          'ERR_INVALID_ARG_TYPE',
        );
      $defineHidden(constructor, 'super_', above);
      $setPrototypeOf(constructor.prototype, above.prototype);
    },
    isDeepStrictEqual: function isDeepStrictEqual(a, b) {
      return deepEqual(a, b, true);
    },
    deprecate: function deprecate(action) {
      // the warning goes elsewhere
      const deprecated = function (...actuals) {
        return new.target ? $constructAs(action, actuals, new.target) : $apply(action, this, actuals);
      };
      $setPrototypeOf(deprecated, action);
      if (action.prototype) deprecated.prototype = action.prototype;
      return deprecated;
    },
    debuglog: function debuglog() {
      const log = () => {};
      log.enabled = false;
      return log;
    },
    promisify: /** @type {any} */ (
      function promisify(original) {
        requireType('original', 'function', original);
        const custom = original[$symbolFor('nodejs.util.promisify.custom')];
        if (custom !== undefined) return custom;
        const promised = function (...actuals) {
          return new Promise((resolve, reject) => {
            actuals.push((problem, value) => (problem ? reject(problem) : resolve(value)));
            $apply(original, this, actuals);
          });
        };
        $setPrototypeOf(promised, $getPrototypeOf(original));
        return promised;
      }
    ),
    stripVTControlCharacters: function stripVTControlCharacters(text) {
      requireType('str', 'string', text);
      return $format('stripVTControlCharacters', [text]);
    },
    toUSVString: function toUSVString(text) {
      return /** @type {any} */ ('' + text).toWellFormed();
    },
    types: newTypesModule(),
    isArray: Array.isArray,
    TextDecoder,
    TextEncoder,
  };
  util.promisify.custom = $symbolFor('nodejs.util.promisify.custom');
  util.debug = util.debuglog;
  for (const name of [
    'callbackify',
    'parseArgs',
    'styleText',
    'getSystemErrorName',
    'aborted',
    'transferableAbortSignal',
  ])
    util[name] = () => $refuse('util.' + name);
  return util;
}

function nodeUtilTypes() {
  return nodeUtil().types;
}

function newTypesModule() {
  const types = {
    isBoxedPrimitive: (value) => $brand(value).endsWith(' object'),
    isTypedArray: (value) => $isTyped(value),
    isArrayBufferView: (value) => $isTyped(value) || $brand(value) === 'DataView',
    isAnyArrayBuffer: (value) => $brand(value) === 'ArrayBuffer',
    isProxy: () => false,
    isExternal: () => false,
    isKeyObject: () => false,
    isCryptoKey: () => false,
    isSharedArrayBuffer: () => false,
    isGeneratorObject: (value) => $brand(value) === 'Generator' || $brand(value) === 'AsyncGenerator',
    isAsyncFunction: (value) => $brand(value) === 'async' || $brand(value) === 'asyncGenerator',
    isGeneratorFunction: (value) => $brand(value) === 'generator' || $brand(value) === 'asyncGenerator',
  };
  const brands = {
    isArgumentsObject: 'Arguments',
    isArrayBuffer: 'ArrayBuffer',
    isBigIntObject: 'bigint object',
    isBooleanObject: 'boolean object',
    isDataView: 'DataView',
    isDate: 'Date',
    isMap: 'Map',
    isMapIterator: 'Map Iterator',
    isModuleNamespaceObject: 'Module',
    isNativeError: 'Error',
    isNumberObject: 'number object',
    isPromise: 'Promise',
    isRegExp: 'RegExp',
    isSet: 'Set',
    isSetIterator: 'Set Iterator',
    isStringObject: 'string object',
    isSymbolObject: 'symbol object',
    isWeakMap: 'WeakMap',
    isWeakSet: 'WeakSet',
  };
  for (const name of $ownStringKeys(brands)) types[name] = (value) => $brand(value) === brands[name];
  const elements = ['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64'];
  for (const element of [...elements, 'BigInt64', 'BigUint64'])
    types['is' + element + 'Array'] = (value) => $isTyped(value) && $typedType(value) === element;
  return types;
}

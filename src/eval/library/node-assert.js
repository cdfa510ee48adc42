/**
 * node:assert. What a failed assertion says is what node says where that is one line; of differences between larger values only the first
 * line.
 */

function nodeAssert() {
  return ($modules().assert ??= newAssertModule());
}

function nodeAssertStrict() {
  return nodeAssert().strict;
}

function newAssertModule() {
  class AssertionError extends Error {
    constructor({ message, actual, expected, operator }) {
      super(message === undefined ? assertionText(actual, expected, operator) : '' + message);
      this.generatedMessage = message === undefined;
      $defineHidden(this, 'name', 'AssertionError');
      this.code = 'ERR_ASSERTION';
      this.actual = actual;
      this.expected = expected;
      this.operator = operator;
    }
    /** @override */
    toString() {
      return this.name + ' [' + this.code + ']: ' + this.message;
    }
  }
  const fail = (actual, expected, message, operator) => {
    if ($isKind(message, 'error')) throw message;
    throw new AssertionError({ message, actual, expected, operator });
  };
  const check = (isRight, actual, expected, message, operator) => {
    if (!isRight) fail(actual, expected, message, operator);
  };
  const isTrue = (count, value, message, operator) => {
    if (value) return;
    if (count === 0) fail(value, true, 'No value argument passed to `assert.ok()`', operator);
    fail(value, true, message, operator);
  };
  const assert = function ok(value, message) {
    isTrue(arguments.length, value, message, '==');
  };
  const loose = {
    equal: function equal(actual, expected, message) {
      check(actual == expected || (actual !== actual && expected !== expected), actual, expected, message, '==');
    },
    notEqual: function notEqual(actual, expected, message) {
      check(actual != expected && (actual === actual || expected === expected), actual, expected, message, '!=');
    },
    deepEqual: function deepEqual_(actual, expected, message) {
      check(deepEqual(actual, expected, false), actual, expected, message, 'deepEqual');
    },
    notDeepEqual: function notDeepEqual(actual, expected, message) {
      check(!deepEqual(actual, expected, false), actual, expected, message, 'notDeepEqual');
    },
  };
  const exact = {
    strictEqual: function strictEqual(actual, expected, message) {
      check($sameValue(actual, expected), actual, expected, message, 'strictEqual');
    },
    notStrictEqual: function notStrictEqual(actual, expected, message) {
      check(!$sameValue(actual, expected), actual, expected, message, 'notStrictEqual');
    },
    deepStrictEqual: function deepStrictEqual(actual, expected, message) {
      check(deepEqual(actual, expected, true), actual, expected, message, 'deepStrictEqual');
    },
    notDeepStrictEqual: function notDeepStrictEqual(actual, expected, message) {
      check(!deepEqual(actual, expected, true), actual, expected, message, 'notDeepStrictEqual');
    },
  };
  /** @returns {any} */
  const thrownBy = (action, name) => {
    requireType(name, 'function', action);
    try {
      action();
    } catch (thrown) {
      return { thrown };
    }
    return undefined;
  };
  const expectThrown = (found, expected, message, operator) => {
    const text = typeof expected === 'string' ? expected : message;
    if (found === undefined) {
      let said = operator === 'rejects' ? 'Missing expected rejection' : 'Missing expected exception';
      if ($isCallable(expected) && expected.name !== '') said += ' (' + expected.name + ')';
      fail(undefined, expected, text === undefined ? said + '.' : said + ': ' + text, operator);
    }
    if (expected !== undefined && typeof expected !== 'string') matchThrown(found.thrown, expected, message, operator);
  };
  const matchThrown = (thrown, expected, message, operator) => {
    if ($isKind(expected, 'regexp')) {
      check(expected.test('' + thrown), thrown, expected, message, operator);
    } else if (!$isCallable(expected)) {
      const keys = objectKeys(expected);
      if ($isKind(expected, 'error')) keys.push('name', 'message');
      for (const key of keys) {
        const isPattern = $isKind(expected[key], 'regexp') && typeof thrown[key] === 'string';
        const isRight = isPattern ? expected[key].test(thrown[key]) : deepEqual(thrown[key], expected[key], true);
        check(key in thrown && isRight, thrown, expected, message, operator);
      }
    } else if (expected.prototype !== undefined && thrown instanceof expected) {
      return;
    } else if ($inherits(expected, Error)) {
      fail(thrown, expected, message, operator);
    } else check($call(expected, {}, thrown) === true, thrown, expected, message, operator);
  };
  const rest = {
    ok: function ok(value, message) {
      isTrue(arguments.length, value, message, '==');
    },
    fail: function fail_(message) {
      fail(undefined, undefined, message, 'fail');
    },
    throws: function throws(action, expected, message) {
      expectThrown(thrownBy(action, 'fn'), expected, message, 'throws');
    },
    doesNotThrow: function doesNotThrow(action, expected, message) {
      const found = thrownBy(action, 'fn');
      if (found === undefined) return;
      const { thrown } = found;
      const isMeant = !$isCallable(expected) || thrown instanceof expected;
      if (!isMeant) throw thrown;
      const text = typeof expected === 'string' ? expected : message;
      const said = 'Got unwanted exception' + (text === undefined ? '.' : ': ' + text);
      fail(thrown, expected, said + '\nActual message: "' + (thrown && thrown.message) + '"', 'doesNotThrow');
    },
    rejects: async function rejects(action, expected, message) {
      let found;
      try {
        await ($isCallable(action) ? action() : action);
      } catch (thrown) {
        found = { thrown };
      }
      expectThrown(found, expected, message, 'rejects');
    },
    doesNotReject: async function doesNotReject(action) {
      await ($isCallable(action) ? action() : action);
    },
    ifError: function ifError(value) {
      if (value === null || value === undefined) return;
      const said = $isKind(value, 'error') ? value.message : $show(value);
      fail(value, null, 'ifError got unwanted exception: ' + said, 'ifError');
    },
    match: function match(text, pattern, message) {
      check(typeof text === 'string' && pattern.test(text), text, pattern, message, 'match');
    },
    doesNotMatch: function doesNotMatch(text, pattern, message) {
      check(typeof text !== 'string' || !pattern.test(text), text, pattern, message, 'doesNotMatch');
    },
    AssertionError,
  };
  const strictly = {
    equal: exact.strictEqual,
    notEqual: exact.notStrictEqual,
    deepEqual: exact.deepStrictEqual,
    notDeepEqual: exact.notDeepStrictEqual,
  };
  const strict = function strict(value, message) {
    isTrue(arguments.length, value, message, '==');
  };
  for (const target of /** @type {any[]} */ ([assert, strict])) {
    for (const group of [rest, target === strict ? strictly : loose, exact])
      for (const name of $ownStringKeys(group)) target[name] = group[name];
    target.strict = strict;
  }
  return assert;
}

function assertionText(actual, expected, operator) {
  if (operator === '==' && expected === true) return 'The expression evaluated to a falsy value';
  if (operator === 'fail') return 'Failed';
  if ((operator === 'throws' || operator === 'rejects') && $isCallable(expected))
    return unexpectedText(actual, expected);
  const isShort = !$isObject(actual) && !$isObject(expected);
  const both = (sign) => shownShortly(actual) + ' ' + sign + ' ' + shownShortly(expected);
  if (operator === '==' || operator === '!=') return isShort ? both(operator) : 'Values are not loosely equal';
  if (operator === 'strictEqual')
    return isShort
      ? 'Expected values to be strictly equal:\n\n' + both('!==') + '\n'
      : 'Expected values to be strictly equal:';
  if (operator === 'notStrictEqual')
    return 'Expected "actual" to be strictly unequal to: ' + (isShort ? shownShortly(expected) : '');
  if (operator === 'deepStrictEqual') return 'Expected values to be strictly deep-equal:';
  if (operator === 'deepEqual') return 'Expected values to be loosely deep-equal:';
  return 'Expected "actual" not to be ' + operator + ' to "expected"';
}

function shownShortly(value) {
  return typeof value === 'string' ? "'" + value + "'" : typeof value === 'bigint' ? value + 'n' : $show(value);
}

function unexpectedText(thrown, expected) {
  if (!$inherits(expected, Error)) return 'The validation function is expected to return "true".';
  const said = 'The error is expected to be an instance of "' + expected.name + '". Received "';
  if (!$isKind(thrown, 'error')) return said + shownShortly(thrown) + '"';
  return said + thrown.name + '"\n\nError message:\n\n' + thrown.message;
}

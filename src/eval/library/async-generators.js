/**
 * Async generators, after ECMAScript §27.6: whoever asks for something gets a promise, and what is asked for while the body runs or waits
 * stands in a queue. The body is a generator that yields what it waits for and, marked, what it hands out.
 */

/** @param state what it is in: 'start', 'running', 'yielded', 'returning' or 'completed' */
function startAsyncGenerator(body, callee) {
  return $newAsyncGenerator(callee, { body, state: 'start', queue: [] });
}

function handedOut(value) {
  return { value, done: 'handed out' };
}

function asyncGeneratorNext(value) {
  return askAsyncGenerator(this, 'next', 0, value);
}

function asyncGeneratorThrow(reason) {
  return askAsyncGenerator(this, 'throw', 1, reason);
}

function asyncGeneratorReturn(value) {
  return askAsyncGenerator(this, 'return', 2, value);
}

/** @param how 0: next, 1: throw, 2: return */
function askAsyncGenerator(generator, name, how, value) {
  const promise = $newPromise();
  const record = $asyncGeneratorRecord(generator);
  if (record === undefined) {
    const method = 'Method [AsyncGenerator].prototype.' + name;
    rejectPromise(promise, new TypeError(method + ' called on incompatible receiver ' + $show(generator)));
    return promise;
  }
  if (record.state === 'start' && how === 1) record.state = 'completed';
  if (record.state === 'completed' && how !== 2) {
    if (how === 1) rejectPromise(promise, value);
    else resolvePromise(promise, { value: undefined, done: true });
    return promise;
  }
  const { state } = record;
  $append(record.queue, { how, value, promise });
  if (how === 2 && (state === 'start' || state === 'completed')) returnWithoutBody(record);
  else if (state === 'start' || state === 'yielded') runAsyncGenerator(record, how, value);
  return promise;
}

/** Runs the body until it waits, or until nobody asks for more. */
function runAsyncGenerator(record, how, value) {
  record.state = 'running';
  let [mode, sent] = [how, value];
  while (true) {
    let result;
    try {
      result = $resume(record.body, mode, sent);
    } catch (thrown) {
      record.state = 'completed';
      answerFirst(record, true, thrown);
      answerRest(record);
      return;
    }
    if (result.done === true) {
      record.state = 'completed';
      answerFirst(record, false, { value: result.value, done: true });
      answerRest(record);
      return;
    }
    if (result.done === false) {
      waitAndGoOn(
        result.value,
        (given) => runAsyncGenerator(record, 0, given),
        (reason) => runAsyncGenerator(record, 1, reason),
      );
      return;
    }
    answerFirst(record, false, { value: result.value, done: false });
    if (record.queue.length === 0) {
      record.state = 'yielded';
      return;
    }
    const next = record.queue[0];
    [mode, sent] = [next.how, next.value];
  }
}

function waitAndGoOn(value, onFulfilled, onRejected) {
  let awaited;
  try {
    awaited = resolvedWith($promiseConstructor(), value);
  } catch (thrown) {
    onRejected(thrown);
    return;
  }
  waitFor(awaited, onFulfilled, onRejected, undefined);
}

/** Of a body that has not begun, or has ended: what is returned is waited for all the same. */
function returnWithoutBody(record) {
  record.state = 'returning';
  const answer = (isThrown, result) => {
    record.state = 'completed';
    answerFirst(record, isThrown, result);
    answerRest(record);
  };
  waitAndGoOn(
    record.queue[0].value,
    (value) => answer(false, { value, done: true }),
    (reason) => answer(true, reason),
  );
}

function answerFirst(record, isThrown, result) {
  const { queue } = record;
  const { promise } = queue[0];
  const rest = [];
  for (let i = 1; i < queue.length; i++) $append(rest, queue[i]);
  record.queue = rest;
  if (isThrown) rejectPromise(promise, result);
  else resolvePromise(promise, result);
}

/** @requires the body has ended */
function answerRest(record) {
  while (record.queue.length > 0) {
    const { how, value } = record.queue[0];
    if (how === 2) {
      returnWithoutBody(record);
      return;
    }
    answerFirst(record, how === 1, how === 1 ? value : { value: undefined, done: true });
  }
}

// --- what is iterated over ---------------------------------------------------------------------------------

/** @param text what to say of a value that nobody can iterate over */
function openAsyncIterator(value, method, text) {
  if (method !== undefined && method !== null) return iteratorFrom(method, value, 'asyncIterator', text);
  return withPromises(iteratorFrom(value[$symbol('iterator')], value, 'iterator', text));
}

function iteratorFrom(method, value, name, text) {
  if (!$isCallable(method)) throw new TypeError(text);
  const iterator = $call(method, value);
  if (!$isObject(iterator)) throw new TypeError('Result of the Symbol.' + name + ' method is not an object');
  return iterator;
}

/** An ordinary iterator as one that gives promises. Nobody but the loop ever sees it. */
function withPromises(iterator) {
  const { next } = iterator;
  return {
    next(value) {
      const isGiven = $argumentCount() > 0;
      return promisedResult(() => (isGiven ? $call(next, iterator, value) : $call(next, iterator)));
    },
    return(value) {
      const isGiven = $argumentCount() > 0;
      let method;
      try {
        method = iterator.return;
      } catch (thrown) {
        return rejectedWith(thrown);
      }
      if (method === undefined || method === null) return resolvedWith($promiseConstructor(), { value, done: true });
      return promisedResult(() => (isGiven ? $call(method, iterator, value) : $call(method, iterator)));
    },
    throw(reason) {
      let method;
      try {
        method = iterator.throw;
      } catch (thrown) {
        return rejectedWith(thrown);
      }
      if (method === undefined || method === null) return rejectedWith(reason);
      return promisedResult(() => $call(method, iterator, reason));
    },
  };
}

function rejectedWith(reason) {
  const promise = $newPromise();
  rejectPromise(promise, reason);
  return promise;
}

/** A promise of the result with its value instead of a promise of that. */
function promisedResult(ask) {
  const capability = newCapability($promiseConstructor());
  try {
    const result = ask();
    if (!$isObject(result)) throw new TypeError('Iterator result ' + $show(result) + ' is not an object');
    const done = !!result.done;
    const awaited = resolvedWith($promiseConstructor(), result.value);
    waitFor(awaited, (value) => ({ value, done }), undefined, capability);
  } catch (thrown) {
    $call(capability.reject, undefined, thrown);
  }
  return capability.promise;
}

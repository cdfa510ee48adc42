/**
 * Promises, after ECMAScript §27.2. What a promise is in is a record of its own: its state, what it was settled with, and who waits for
 * it. What is to be done later is a list of jobs that are done once the program itself has ended; whoever adds one asks first whether
 * there is a later at all.
 */

function newPromiseRecord() {
  return { state: 'pending', value: undefined, reactions: [], isHandled: false };
}

function runExecutor(promise, executor) {
  const [resolve, reject] = resolvingFunctions(promise);
  try {
    $call(executor, undefined, resolve, reject);
  } catch (thrown) {
    $call(reject, undefined, thrown);
  }
  return promise;
}

/** Two functions without names, of which the first call counts. */
function resolvingFunctions(promise) {
  let isResolved = false;
  return [
    (value) => {
      if (isResolved) return;
      isResolved = true;
      resolvePromise(promise, value);
    },
    (reason) => {
      if (isResolved) return;
      isResolved = true;
      rejectPromise(promise, reason);
    },
  ];
}

function resolvePromise(promise, value) {
  if (value === promise) {
    rejectPromise(promise, new TypeError('Chaining cycle detected for promise #<Promise>'));
    return;
  }
  let then;
  try {
    if ($isObject(value)) then = value.then;
  } catch (thrown) {
    rejectPromise(promise, thrown);
    return;
  }
  if (!$isCallable(then)) {
    settlePromise(promise, 'fulfilled', value);
    return;
  }
  addJob(() => {
    const [resolve, reject] = resolvingFunctions(promise);
    try {
      $call(then, value, resolve, reject);
    } catch (thrown) {
      $call(reject, undefined, thrown);
    }
  });
}

function rejectPromise(promise, reason) {
  if (!$promiseRecord(promise).isHandled) {
    $later('a promise that is rejected');
    $append($rejections(), promise);
  }
  settlePromise(promise, 'rejected', reason);
}

function settlePromise(promise, state, value) {
  const record = $promiseRecord(promise);
  const { reactions } = record;
  record.state = state;
  record.value = value;
  record.reactions = [];
  for (let i = 0; i < reactions.length; i++) addReaction(reactions[i], state, value);
}

function addJob(job) {
  $later('what waits for a promise');
  $append($jobs(), job);
}

function addReaction(reaction, state, value) {
  addJob(() => react(reaction, state, value));
}

function react({ onFulfilled, onRejected, capability }, state, value) {
  const handler = state === 'fulfilled' ? onFulfilled : onRejected;
  let isThrown = state === 'rejected';
  let result = value;
  if (handler !== undefined) {
    isThrown = false;
    try {
      result = $call(handler, undefined, value);
    } catch (thrown) {
      isThrown = true;
      result = thrown;
    }
  }
  if (capability !== undefined) $call(isThrown ? capability.reject : capability.resolve, undefined, result);
}

/** Handlers that are no functions hand on what they get. */
function waitFor(promise, onFulfilled, onRejected, capability) {
  const record = $promiseRecord(promise);
  const reaction = {
    onFulfilled: $isCallable(onFulfilled) ? onFulfilled : undefined,
    onRejected: $isCallable(onRejected) ? onRejected : undefined,
    capability,
  };
  if (record.state === 'pending') $append(record.reactions, reaction);
  else addReaction(reaction, record.state, record.value);
  record.isHandled = true;
}

/** A promise of any class, with the functions that settle it. */
function newCapability(constructor) {
  if (constructor === $promiseConstructor()) {
    const promise = $newPromise();
    const [resolve, reject] = resolvingFunctions(promise);
    return { promise, resolve, reject };
  }
  if (!$isConstructor(constructor)) throw new TypeError($show(constructor) + ' is not a constructor');
  let given = [undefined, undefined];
  const promise = $construct(constructor, [
    (resolve, reject) => {
      if (given[0] !== undefined || given[1] !== undefined)
        throw new TypeError('Promise executor has already been invoked with non-undefined arguments');
      given = [resolve, reject];
    },
  ]);
  const [resolve, reject] = given;
  if (!$isCallable(resolve) || !$isCallable(reject))
    throw new TypeError('Promise resolve or reject function is not callable');
  return { promise, resolve, reject };
}

function promiseSpecies(promise) {
  const constructor = promise.constructor;
  if (constructor === undefined) return $promiseConstructor();
  if (!$isObject(constructor)) throw new TypeError('The .constructor property is not an object');
  const species = constructor[$symbol('species')];
  if (species === undefined || species === null) return $promiseConstructor();
  if (!$isConstructor(species)) throw new TypeError('object.constructor[Symbol.species] is not a constructor');
  return species;
}

function promiseThen(onFulfilled, onRejected) {
  if (!$isPromise(this))
    throw new TypeError('Method Promise.prototype.then called on incompatible receiver ' + $show(this));
  const capability = newCapability(promiseSpecies(this));
  waitFor(this, onFulfilled, onRejected, capability);
  return capability.promise;
}

function promiseCatch(onRejected) {
  return this.then(undefined, onRejected);
}

function promiseFinally(action) {
  if (!$isObject(this)) throw new TypeError('Promise.prototype.finally called on a non-object');
  const constructor = promiseSpecies(this);
  if (!$isCallable(action)) return this.then(action, action);
  const actions = [
    (value) => resolvedWith(constructor, $call(action, undefined)).then(() => value),
    (reason) =>
      resolvedWith(constructor, $call(action, undefined)).then(() => {
        throw reason;
      }),
  ];
  return this.then(actions[0], actions[1]);
}

function resolvedWith(constructor, value) {
  if ($isPromise(value) && value.constructor === constructor) return value;
  const capability = newCapability(constructor);
  $call(capability.resolve, undefined, value);
  return capability.promise;
}

function promiseResolve(value) {
  if (!$isObject(this)) throw new TypeError('PromiseResolve called on non-object');
  return resolvedWith(this, value);
}

function promiseReject(reason) {
  const { promise, reject } = newCapability(this);
  $call(reject, undefined, reason);
  return promise;
}

// --- several at once ---------------------------------------------------------------------------------------

function promiseAll(promises) {
  return combine(this, promises, 'all');
}

function promiseAllSettled(promises) {
  return combine(this, promises, 'allSettled');
}

function promiseAny(promises) {
  return combine(this, promises, 'any');
}

function promiseRace(promises) {
  return combine(this, promises, 'race');
}

function combine(constructor, promises, how) {
  if (!$isObject(constructor)) throw new TypeError('Promise.' + how + ' called on non-object');
  const capability = newCapability(constructor);
  try {
    const resolve = constructor.resolve;
    if (!$isCallable(resolve)) throw new TypeError('Promise resolve or reject function is not callable');
    combineInto(constructor, resolve, promises, how, capability);
  } catch (thrown) {
    $call(capability.reject, undefined, thrown);
  }
  return capability.promise;
}

function combineInto(constructor, resolve, promises, how, capability) {
  const values = [];
  let left = 1;
  const finish = () => {
    left--;
    if (left > 0) return;
    if (how === 'any') {
      const error = new AggregateError([], 'All promises were rejected');
      error.errors = values;
      $call(capability.reject, undefined, error);
    } else $call(capability.resolve, undefined, values);
  };
  if (!($isObject(promises) ? $symbol('iterator') in promises : typeof promises === 'string'))
    throw new TypeError($unnamed(promises) + ' is not iterable (cannot read property Symbol(Symbol.iterator))');
  let index = 0;
  for (const one of promises) {
    const inner = $call(resolve, constructor, one);
    const at = index++;
    const [keep, keepReason] = keepers(values, at, how, finish);
    if (how !== 'race') {
      $append(values, undefined);
      left++;
    }
    inner.then(keep ?? capability.resolve, keepReason ?? capability.reject);
  }
  if (how !== 'race') finish();
}

/** What is to be done with one value or reason of several; undefined: it decides about all. */
function keepers(values, index, how, finish) {
  let isCalled = false;
  const keeper = (make) => (value) => {
    if (isCalled) return;
    isCalled = true;
    values[index] = make(value);
    finish();
  };
  if (how === 'all') return [keeper((value) => value), undefined];
  if (how === 'any') return [undefined, keeper((reason) => reason)];
  if (how === 'race') return [undefined, undefined];
  return [keeper((value) => ({ status: 'fulfilled', value })), keeper((reason) => ({ status: 'rejected', reason }))];
}

// --- async functions ---------------------------------------------------------------------------------------

/** The promise of an async function, whose body is a generator that yields what it waits for. */
function startAsync(generator) {
  const promise = $newPromise();
  advanceAsync(promise, generator, 0, undefined);
  return promise;
}

function advanceAsync(promise, generator, how, value) {
  let result;
  let awaited;
  try {
    result = $resume(generator, how, value);
  } catch (thrown) {
    rejectPromise(promise, thrown);
    return;
  }
  if (result.done) {
    resolvePromise(promise, result.value);
    return;
  }
  try {
    awaited = resolvedWith($promiseConstructor(), result.value);
  } catch (thrown) {
    advanceAsync(promise, generator, 1, thrown);
    return;
  }
  waitFor(
    awaited,
    (settled) => advanceAsync(promise, generator, 0, settled),
    (reason) => advanceAsync(promise, generator, 1, reason),
    undefined,
  );
}

function queueJob(job) {
  requireType('callback', 'function', job);
  addJob(() => $call(job, undefined));
}

// --- afterwards --------------------------------------------------------------------------------------------

/** What the program has left for later. A module is itself a job, so the other jobs come before the ticks. */
function finishProgram(isModule) {
  if (isModule) runMicrotasks();
  runJobs();
  while (true) {
    if (isImmediatePending()) {
      runImmediates();
      continue;
    }
    const first = nextTimer();
    if (first === undefined) return;
    for (let timer = first; timer !== undefined && timer.due <= first.due; timer = nextTimer()) {
      runTimer(timer);
      runJobs();
    }
  }
}

function nextTick(callback, ...actuals) {
  requireType('callback', 'function', callback);
  $later('process.nextTick');
  $append($ticks(), () => $apply(callback, undefined, actuals));
}

/** Ticks, jobs, and whatever these add; at last it shows which rejections nobody has waited for. */
function runJobs() {
  const ticks = $ticks();
  do {
    for (let i = 0; i < ticks.length; i++) $call(ticks[i], undefined);
    ticks.length = 0;
    runMicrotasks();
  } while (ticks.length > 0);
  const rejections = $rejections();
  for (let i = 0; i < rejections.length; i++) {
    const record = $promiseRecord(rejections[i]);
    if (!record.isHandled) throw unhandled(record.value);
  }
  rejections.length = 0;
}

function runMicrotasks() {
  const jobs = $jobs();
  for (let i = 0; i < jobs.length; i++) $call(jobs[i], undefined);
  jobs.length = 0;
}

function unhandled(reason) {
  if ($isKind(reason, 'error')) return reason;
  const error = new Error(
    'This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was' +
      ' not handled with .catch(). The promise rejected with the reason "' +
      $show(reason) +
      '".',
  );
  error.name = 'UnhandledPromiseRejection';
  return error;
}

/**
 * Timers. Time is what the delays say: it passes only where the program has nothing else to do, and of several timers that one runs first
 * which is due first. What is to be done immediately comes before time passes, but after all timers that are due at the same time.
 */

function setTimer(callback, delay, actuals, isRepeated) {
  requireType('callback', 'function', callback);
  $later(isRepeated ? 'setInterval' : 'setTimeout');
  let wait = toNumber(delay);
  if (!(wait >= 1 && wait <= 2147483647)) wait = 1;
  const state = $timerState();
  state.last++;
  wait = $truncate(wait);
  const due = state.now + wait;
  const timer = { id: state.last, handle: undefined, callback, actuals, wait, due, isRepeated, isIdle: false };
  timer.handle = $newTimeout(timer);
  $append(state.pending, timer);
  return timer.handle;
}

function setTimeoutOf(callback, delay, ...actuals) {
  return setTimer(callback, delay, actuals, false);
}

function setIntervalOf(callback, delay, ...actuals) {
  return setTimer(callback, delay, actuals, true);
}

function clearTimer(handle) {
  const { pending } = $timerState();
  for (let i = 0; i < pending.length; i++) {
    const timer = pending[i];
    if (timer.handle !== handle && timer.id !== handle && (typeof handle !== 'string' || '' + timer.id !== handle))
      continue;
    pending.splice(i, 1);
    return;
  }
}

/** The one that is due first among those that keep the program alive, or that are due before such a one. */
function nextTimer() {
  const { pending } = $timerState();
  let first;
  let isAlive = false;
  for (let i = 0; i < pending.length; i++) {
    const timer = pending[i];
    if (!timer.isIdle) isAlive = true;
    if (first === undefined || timer.due < first.due) first = timer;
  }
  return isAlive ? first : undefined;
}

function runTimer(timer) {
  const state = $timerState();
  state.now = timer.due;
  const { pending } = state;
  pending.splice(pending.indexOf(timer), 1);
  if (timer.isRepeated) {
    timer.due += timer.wait;
    $append(pending, timer);
  }
  $apply(timer.callback, timer.handle, timer.actuals);
}

// --- immediately -------------------------------------------------------------------------------------------

function setImmediateOf(callback, ...actuals) {
  requireType('callback', 'function', callback);
  $later('setImmediate');
  const one = { handle: undefined, callback, actuals, isIdle: false };
  one.handle = $newImmediate(one);
  $append($timerState().immediate, one);
  return one.handle;
}

function clearImmediateOf(handle) {
  if (!handle) return;
  if (!$isImmediate(handle)) $refuse('clearImmediate of something else');
  const { immediate } = $timerState();
  const at = immediate.findIndex((one) => one.handle === handle);
  if (at >= 0) immediate.splice(at, 1);
}

function isImmediatePending() {
  return $timerState().immediate.some((one) => !one.isIdle);
}

/** Those that are there; what they add comes after them. */
function runImmediates() {
  const state = $timerState();
  let { length } = state.immediate;
  for (; length > 0 && state.immediate.length > 0; length--) {
    const one = state.immediate.shift();
    $apply(one.callback, one.handle, one.actuals);
    runJobs();
  }
}

// --- handles -----------------------------------------------------------------------------------------------

function timeoutRef() {
  $timerRecord(this).isIdle = false;
  return this;
}

function timeoutUnref() {
  $timerRecord(this).isIdle = true;
  return this;
}

function timeoutHasRef() {
  return !$timerRecord(this).isIdle;
}

function timeoutRefresh() {
  const state = $timerState();
  const timer = $timerRecord(this);
  if (!state.pending.includes(timer)) $refuse('refresh of a timer that is over');
  timer.due = state.now + timer.wait;
  return this;
}

function timeoutClose() {
  clearTimer(this);
  return this;
}

function timeoutToPrimitive() {
  return $timerRecord(this).id;
}

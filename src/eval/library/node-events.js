/**
 * node:events. An emitter keeps a function where it has one listener for an event and an array where it has several, as node does: both
 * can be seen.
 */

function nodeEvents() {
  const kCapture = $newSymbol('kCapture');
  const shapeMode = $newSymbol('shapeMode');
  function EventEmitter(options) {
    EventEmitter.init.call(this, options);
  }
  const { prototype } = EventEmitter;
  prototype._events = undefined;
  prototype._eventsCount = 0;
  prototype._maxListeners = undefined;

  EventEmitter.init = function init(_options) {
    if (this._events === undefined || this._events === $getPrototypeOf(this)._events) {
      this._events = $objectWithPrototype(null);
      this._eventsCount = 0;
    }
    if (!$hasOwn(this, '_maxListeners')) this._maxListeners = this._maxListeners || undefined;
    this[shapeMode] = false;
    this[kCapture] = false;
  };

  const add = (emitter, type, listener, isFirst) => {
    requireType('listener', 'function', listener);
    if (emitter._events === undefined) {
      emitter._events = $objectWithPrototype(null);
      emitter._eventsCount = 0;
    } else if (emitter._events.newListener !== undefined) {
      emitter.emit('newListener', type, listener.listener ?? listener);
    }
    const events = emitter._events;
    const known = events[type];
    if (known === undefined) {
      events[type] = listener;
      emitter._eventsCount++;
    } else if (typeof known === 'function') events[type] = isFirst ? [listener, known] : [known, listener];
    else if (isFirst) known.unshift(listener);
    else known.push(listener);
    return emitter;
  };

  const onceWrapper = (emitter, type, listener) => {
    let isDone = false;
    const run = (...actuals) => {
      if (isDone) return undefined;
      emitter.removeListener(type, wrapped);
      isDone = true;
      return $apply(listener, emitter, actuals);
    };
    const wrapped = $bind(run, undefined, [], 0, 'bound onceWrapper');
    wrapped.listener = listener;
    return wrapped;
  };

  const forget = (emitter, type) => {
    emitter._eventsCount--;
    if (emitter._eventsCount === 0) emitter._events = $objectWithPrototype(null);
    else delete emitter._events[type];
  };

  const listenersOf = (emitter, type, isRaw) => {
    const known = emitter._events === undefined ? undefined : emitter._events[type];
    if (known === undefined) return [];
    const list = typeof known === 'function' ? [known] : known.slice();
    return isRaw ? list : list.map((one) => one.listener ?? one);
  };

  /** @type {any} */
  const methods = {
    setMaxListeners: function setMaxListeners(n) {
      requireType('n', 'number', n);
      if (n < 0 || n !== n)
        throw withCode(
          new RangeError('The value of "n" is out of range. It must be a non-negative number. Received ' + $show(n)),
          'ERR_OUT_OF_RANGE',
        );
      this._maxListeners = n;
      return this;
    },
    getMaxListeners: function getMaxListeners() {
      return this._maxListeners === undefined ? EventEmitter.defaultMaxListeners : this._maxListeners;
    },
    emit: function emit(type, ...actuals) {
      const events = this._events;
      if (type === 'error' && events !== undefined && events[EventEmitter.errorMonitor] !== undefined)
        this.emit(EventEmitter.errorMonitor, ...actuals);
      const known = events === undefined ? undefined : events[type];
      if (known === undefined) {
        if (type === 'error') throw unhandledEvent(actuals[0]);
        return false;
      }
      if (typeof known === 'function') $apply(known, this, actuals);
      else for (const listener of known.slice()) $apply(listener, this, actuals);
      return true;
    },
    addListener: function addListener(type, listener) {
      return add(this, type, listener, false);
    },
    on: undefined,
    prependListener: function prependListener(type, listener) {
      return add(this, type, listener, true);
    },
    once: function once(type, listener) {
      requireType('listener', 'function', listener);
      this.on(type, onceWrapper(this, type, listener));
      return this;
    },
    prependOnceListener: function prependOnceListener(type, listener) {
      requireType('listener', 'function', listener);
      this.prependListener(type, onceWrapper(this, type, listener));
      return this;
    },
    removeListener: function removeListener(type, listener) {
      requireType('listener', 'function', listener);
      const events = this._events;
      const known = events === undefined ? undefined : events[type];
      if (known === undefined) return this;
      let removed;
      if (known === listener || known.listener === listener) {
        removed = known.listener ?? listener;
        forget(this, type);
      } else if (typeof known !== 'function') {
        const at = known.findLastIndex((one) => one === listener || one.listener === listener);
        if (at < 0) return this;
        removed = listener;
        if (known.length === 2) events[type] = known[1 - at];
        else known.splice(at, 1);
      } else return this;
      if (events.removeListener !== undefined) this.emit('removeListener', type, removed);
      return this;
    },
    off: undefined,
    removeAllListeners: function removeAllListeners(type) {
      const events = this._events;
      if (events === undefined) return this;
      if (events.removeListener === undefined) {
        if (arguments.length === 0) {
          this._events = $objectWithPrototype(null);
          this._eventsCount = 0;
        } else if (events[type] !== undefined) forget(this, type);
        return this;
      }
      if (arguments.length === 0) {
        for (const key of $ownKeys(events)) if (key !== 'removeListener') this.removeAllListeners(key);
        this.removeAllListeners('removeListener');
        this._events = $objectWithPrototype(null);
        this._eventsCount = 0;
        return this;
      }
      const list = listenersOf(this, type, true);
      for (let i = list.length - 1; i >= 0; i--) this.removeListener(type, list[i]);
      return this;
    },
    listeners: function listeners(type) {
      return listenersOf(this, type, false);
    },
    rawListeners: function rawListeners(type) {
      return listenersOf(this, type, true);
    },
    listenerCount: function listenerCount(type, listener) {
      const list = listenersOf(this, type, true);
      return listener === undefined
        ? list.length
        : list.filter((one) => one === listener || one.listener === listener).length;
    },
    eventNames: function eventNames() {
      return this._eventsCount > 0 ? $ownKeys(this._events) : [];
    },
  };
  methods.on = methods.addListener;
  methods.off = methods.removeListener;
  for (const name of $ownStringKeys(methods)) prototype[name] = methods[name];

  EventEmitter.EventEmitter = EventEmitter;
  EventEmitter.defaultMaxListeners = 10;
  EventEmitter.usingDomains = false;
  EventEmitter.captureRejections = false;
  EventEmitter.errorMonitor = $newSymbol('events.errorMonitor');
  EventEmitter.captureRejectionSymbol = $symbolFor('nodejs.rejection');
  EventEmitter.listenerCount = (emitter, type) => emitter.listenerCount(type);
  EventEmitter.once = function once(emitter, type) {
    return new Promise((resolve, reject) => {
      const failed = (problem) => {
        emitter.removeListener(type, done);
        reject(problem);
      };
      const done = (...values) => {
        emitter.removeListener('error', failed);
        resolve(values);
      };
      emitter.once(type, done);
      if (type !== 'error') emitter.once('error', failed);
    });
  };
  for (const name of ['on', 'getEventListeners', 'setMaxListeners', 'addAbortListener', 'EventEmitterAsyncResource'])
    EventEmitter[name] = () => $refuse('events.' + name);
  return EventEmitter;
}

/** An event 'error' that nobody listens to. */
function unhandledEvent(problem) {
  if ($isKind(problem, 'error')) return problem;
  const shown = typeof problem === 'string' ? "'" + problem + "'" : $show(problem);
  const error = withCode(new Error('Unhandled error. (' + shown + ')'), 'ERR_UNHANDLED_ERROR');
  $createDataProperty(error, 'context', problem);
  return error;
}

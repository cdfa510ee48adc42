// A store that tells its watchers.
import EventEmitter from 'node:events';
class Store extends EventEmitter {
  #state = {};
  set(key, value) {
    const before = this.#state[key];
    this.#state[key] = value;
    if (before !== value) this.emit(`change:${key}`, value, before);
    return this.emit('change', key);
  }
  watch(key, listener) {
    this.on(`change:${key}`, listener);
    return () => this.off(`change:${key}`, listener);
  }
}
const store = new Store();
const stop = store.watch('a', (now, before) => console.log(before, '→', now));
console.log(store.set('a', 1), store.set('a', 1), store.set('a', 2));
stop();
store.on('change', (key) => console.log('changed', key));
console.log(store.set('a', 3), store.set('b', 4), store.eventNames());

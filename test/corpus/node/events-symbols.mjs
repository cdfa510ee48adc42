// Events named by symbols, and many listeners.
import { EventEmitter } from 'node:events';
const emitter = new EventEmitter();
const event = Symbol('event');
for (let i = 0; i < 5; i++) emitter.on(event, (list) => list.push(i));
const list = [];
console.log(emitter.emit(event, list), list, emitter.eventNames(), emitter.listenerCount(event));
emitter.off(event, emitter.listeners(event)[2]);
const again = [];
emitter.emit(event, again);
console.log(again);
for (const wrong of [-1, NaN, 'x'])
  try {
    emitter.setMaxListeners(wrong);
  } catch (problem) {
    console.log(problem.name, problem.code);
  }

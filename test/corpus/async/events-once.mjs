// An event can be waited for.
import EventEmitter, { once } from 'node:events';
const emitter = new EventEmitter();
const waiting = once(emitter, 'x');
emitter.emit('x', 1, 2);
console.log(await waiting, emitter.listenerCount('x'), emitter.listenerCount('error'));
const failing = once(emitter, 'x');
emitter.emit('error', new Error('instead'));
await failing.catch((problem) => console.log(problem.message));

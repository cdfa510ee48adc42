// Removing listeners, also while they are called.
import { EventEmitter } from 'events';
const emitter = new EventEmitter();
const second = () => console.log('second');
const first = () => emitter.off('x', second);
emitter.on('x', first).on('x', second);
emitter.emit('x');
emitter.emit('x');
emitter.on('x', second).on('x', second).removeListener('x', second);
console.log(emitter.listeners('x').length, emitter.rawListeners('x')[0] === first, emitter.off('y', second) === emitter);
emitter.removeAllListeners('x');
console.log(emitter.eventNames(), emitter.removeAllListeners().emit('x'));
emitter.once('z', second);
console.log(emitter.listeners('z')[0] === second, emitter.rawListeners('z')[0].listener === second);
emitter.off('z', second);
console.log(emitter.listenerCount('z'));

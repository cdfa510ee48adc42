// Listeners are called in order, those that come once only once.
import EventEmitter from 'node:events';
const emitter = new EventEmitter();
const tell = (name) => (...values) => console.log(name, ...values);
emitter.on('x', tell('on')).once('x', tell('once')).prependListener('x', tell('first')).prependOnceListener('x', tell('first once'));
console.log(emitter.emit('x', 1, 2), emitter.emit('x', 3), emitter.emit('none'));
console.log(emitter.listenerCount('x'), emitter.listenerCount('y'), emitter.eventNames());

// Emitters tell of listeners that come and go.
import EventEmitter from 'events';
const emitter = new EventEmitter();
emitter.on('newListener', (name, listener) => console.log('new', name, listener.name));
emitter.on('removeListener', (name, listener) => console.log('gone', name, listener.name));
function a() {}
function b() {}
emitter.on('x', a);
emitter.once('x', b);
emitter.emit('x');
emitter.removeAllListeners('x');
emitter.removeAllListeners();
console.log(emitter.eventNames());

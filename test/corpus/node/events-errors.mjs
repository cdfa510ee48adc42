// An event 'error' that nobody listens to is thrown.
import EventEmitter, { errorMonitor } from 'node:events';
const emitter = new EventEmitter();
const attempt = (action) => {
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.name, problem.code, problem.message);
  }
};
attempt(() => emitter.emit('error', new RangeError('thrown')));
attempt(() => emitter.emit('error', 'text'));
attempt(() => emitter.on('x', 'no function'));
attempt(() => emitter.once('x'));
attempt(() => emitter.off('x', null));
emitter.on(errorMonitor, (problem) => console.log('seen', problem.message));
attempt(() => emitter.emit('error', new Error('watched')));
emitter.on('error', (problem) => console.log('handled', problem.message));
attempt(() => emitter.emit('error', new Error('again')));

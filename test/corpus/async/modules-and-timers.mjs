// Timers by import, and the same names as the global ones.
import timers, { clearTimeout as stop, setTimeout as start } from 'node:timers';
const timer = start(() => console.log('never'), 1);
stop(timer);
start((text) => console.log(text), 2, 'ran');
console.log(timers.setInterval === setInterval, start.name, stop.length);

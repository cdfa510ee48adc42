// Delays that are no numbers, and callbacks with arguments and this.
const log = (text) => console.log(text);
setTimeout(log, undefined, 'undefined');
setTimeout(log, NaN, 'NaN');
setTimeout(log, -5, 'negative');
setTimeout(log, '1', 'text');
setTimeout(log, {}, 'object');
setTimeout(function (...list) { log(`${typeof this} ${list.length}`); }, 1, 1, 2, 3);
setTimeout(log, 20.9, 'fraction');

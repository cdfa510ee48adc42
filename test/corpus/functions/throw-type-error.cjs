// One function throws for all that strict code may not ask.
const strict = (function () { 'use strict'; return arguments; })();
const thrower = Object.getOwnPropertyDescriptor(strict, 'callee').get;
console.log(thrower === Object.getOwnPropertyDescriptor(strict, 'callee').set);
console.log(thrower === Object.getOwnPropertyDescriptor(Function.prototype, 'caller').get);
console.log(thrower === Object.getOwnPropertyDescriptor(Function.prototype, 'arguments').set);
console.log(Object.isFrozen(thrower), thrower.length, JSON.stringify(thrower.name));
try { thrower(); } catch (e) { console.log(e.name); }
console.log(Object.getOwnPropertyDescriptor(strict, 'callee').enumerable, Object.getOwnPropertyDescriptor(strict, 'callee').configurable);

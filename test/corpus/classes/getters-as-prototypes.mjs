// A getter may stand where prototype, name or message is read.
const log = [];
function Base() { log.push('base'); }
const bound = Base.bind();
Object.defineProperty(bound, 'prototype', { get() { log.push('get prototype'); return Array.prototype; } });
const made = Reflect.construct(Base, [], bound);
console.log(made instanceof Array, log.splice(0).join());
class A { constructor() { this.a = 1; } }
const target = function () {}.bind();
Object.defineProperty(target, 'prototype', { get() { log.push('read'); return { marked: true }; } });
const b = Reflect.construct(A, [], target);
console.log(b.a, b.marked, log.splice(0).join());
const [x, y, z] = [1, Reflect.construct(A, [], target), 3];
console.log(x, y.a, z, log.splice(0).join());

const right = function () {}.bind();
Object.defineProperty(right, 'prototype', { get() { log.push('has'); return A.prototype; } });
console.log(new A() instanceof class { static get [Symbol.hasInstance]() { log.push('ask'); return undefined; } }, log.splice(0).join());
const plain = () => {};
Object.defineProperty(plain, 'prototype', { get() { log.push('instanceof'); return A.prototype; } });
console.log(new A() instanceof plain, log.splice(0).join());
const parent = function () {}.bind();
let parents = 0;
Object.defineProperty(parent, 'prototype', { get() { parents += 1; return { inherited: 'yes' }; } });

const options = { get cause() { log.push('cause'); return 'why'; } };
const withCause = new Error({ toString() { log.push('message'); return 'text'; } }, options);
console.log(withCause.message, withCause.cause, log.splice(0).join());
const odd = { get name() { log.push('name'); return 'N'; }, get message() { log.push('text'); return 'M'; } };
console.log(Error.prototype.toString.call(odd), log.splice(0).join());

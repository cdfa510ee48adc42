// The callee is looked up before the arguments are evaluated, and called after.
const log = [];
const o = {
  get f() { log.push('get f'); return (...a) => log.push('call ' + a.join()); },
};
o.f((log.push('first'), 1), (log.push('second'), 2));
console.log(log.splice(0).join('; '));
const p = { f: () => 'old' };
console.log(p.f((p.f = () => 'new', 0)));
console.log(p.f());
try {
  p.missing((log.push('argument'), 1));
} catch (e) {
  console.log(e.message, log.splice(0));
}
try {
  null.f((log.push('never'), 1));
} catch (e) {
  console.log(e.message, log.splice(0));
}
const key = { toString() { log.push('key'); return 'f'; } };
o[key]((log.push('argument'), 1));
console.log(log.splice(0).join('; '));
console.log([1, 2, 3].concat((log.push('a'), 4), (log.push('b'), [5])), log.splice(0));
const args = { *[Symbol.iterator]() { log.push('iterate'); yield 1; log.push('more'); yield 2; } };
o.f((log.push('before'), 0), ...args, (log.push('after'), 9));
console.log(log.splice(0).join('; '));

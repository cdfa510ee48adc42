// A generator that is ended inside of a destructuring pattern closes the iterator.
const log = [];
const iterable = (name) => ({
  [Symbol.iterator]() {
    return { next: () => ({ done: false, value: name }), return() { log.push(`return ${name}`); return {}; } };
  },
});
function* inPattern() { let a; [a = yield 1] = [undefined]; return a; }
function* inTarget() { const o = {}; [o[yield 1]] = iterable('target'); }
function* inDefault() { const [a = yield 1] = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: undefined }), return() { log.push('return default'); return {}; } }) }; }
function* inDeclared() { const [a, b = yield a] = { [Symbol.iterator]() { let n = 0; return { next: () => ({ done: false, value: n++ === 0 ? 1 : undefined }), return() { log.push('return declared'); return {}; } }; } }; }
function* inRest() { const o = {}; [...o[yield 1]] = iterable('rest'); }
for (const make of [inPattern, inTarget, inDefault, inDeclared, inRest]) {
  const g = make();
  console.log(make.name, g.next().value);
  console.log(JSON.stringify(g.return(7)), log.splice(0).join());
}
for (const make of [inTarget, inDefault, inRest]) {
  const g = make();
  g.next();
  try { g.throw(new RangeError('thrown')); } catch (e) { console.log(e.message, log.splice(0).join()); }
}

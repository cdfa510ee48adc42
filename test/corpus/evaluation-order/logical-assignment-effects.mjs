// Logical assignment writes only when it has to, and evaluates its right side only then.
const log = [];
const watched = (start) => {
  let value = start;
  return {
    get v() { log.push('get'); return value; },
    set v(next) { log.push('set ' + String(next)); value = next; },
  };
};
const right = (v) => (log.push('right'), v);
for (const start of [0, 1, null, undefined, '', 'x', NaN]) {
  const a = watched(start);
  const b = watched(start);
  const c = watched(start);
  a.v ||= right('or');
  b.v &&= right('and');
  c.v ??= right('nullish');
  console.log(String(start), log.splice(0).join(' '));
}
const frozen = Object.freeze({ there: 1, none: undefined });
frozen.there ||= 2;
frozen.there ??= 3;
try {
  frozen.none ??= 4;
} catch (e) {
  console.log(e.constructor.name, e.message);
}
const key = { toString() { log.push('key'); return 'v'; } };
const t = watched(null);
t[key] ??= right(1);
console.log(log.includes('right'), log.includes('set 1'));
let f;
f ??= () => 1;
console.log(f.name);

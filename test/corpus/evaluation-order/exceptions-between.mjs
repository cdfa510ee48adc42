// An exception in the middle leaves behind exactly what was done before it.
const log = [];
const boom = (name) => { log.push(name); throw new Error(name); };
const attempt = (f) => {
  try { f(); } catch (e) { log.push('caught ' + e.message); }
  console.log(log.splice(0).join(', '));
};
const note = (n) => (log.push(n), n);
attempt(() => [note('a'), boom('b'), note('c')]);
attempt(() => ({ x: note('x'), [boom('key')]: note('value') }));
attempt(() => note(note('inner') + boom('right')));
attempt(() => `${note('t1')}${boom('t2')}${note('t3')}`);
attempt(() => { let v = note('kept'); v = boom('lost'); });
let target = 'before';
attempt(() => { target = boom('value'); });
console.log(target);
const o = { p: 1 };
attempt(() => { o.p = boom('value'); });
attempt(() => { o[boom('key')] = note('not evaluated'); });
attempt(() => { boom('object')[note('no')] = note('no'); });
attempt(() => { o.p += boom('plus'); });
console.log(o);
attempt(() => { const { a = note('default'), b = boom('b') } = {}; });
attempt(() => { for (const x of (note('iterable'), [1, 2])) { note('body ' + x); if (x === 2) boom('end'); } });
attempt(() => new (class { constructor() { note('made'); boom('ctor'); } })());
attempt(() => ((a, b = boom('default')) => note('body'))(note('arg')));

// Which of valueOf and toString is asked first, and what if they give objects.
const log = [];
const make = (v, s) => ({
  valueOf() { log.push('v'); return v; },
  toString() { log.push('s'); return s; },
});
const show = (...r) => console.log(...r, log.splice(0).join(''));
show(make(1, 'one') + 1);
show(`${make(1, 'one')}`);
show(make({}, 'one') + 1);
show(`${make(1, {})}`);
show(make({}, '7') * 2);
show([make(1, 'one')] + '');
show({ one: 'found' }[make(1, 'one')]);
show(make(2, 'x') > make(1, 'y'), make('b', 'x') > make('a', 'y'));
show(String(make(1, 'one')), Number(make('12', 'one')));
show(make(1, '1') == 1, make(1, '1') == '1');
try { make({}, {}) + 1; } catch (e) { show(e.name, e.message); }
try { `${make({}, {})}`; } catch (e) { show(e.name, e.message); }
show(make(null, 's') + 1, make(undefined, 's') + 1, make(true, 's') + true);
show(JSON.stringify({ k: make(1, 'one') }));
show(['b', 'a'].join(make(1, '-')));
show('a-b'.split(make(1, '-')), 'abc'.slice(make(1, 'x')), 'xyz'.indexOf(make('v', 'y')));
show(new Date(make(0, '2020')).getTime());
const d = new Date(0);
show(typeof (d + 1), typeof (d - 1), d == d.toString());
const none = Object.create(null);
try { none + ''; } catch (e) { show(e.message); }
none.toString = () => 'now';
show(none + '!');
show([] + {}, [] + [], [1, [2, 3]] + '', (() => 1) + '', Symbol.iterator.toString());

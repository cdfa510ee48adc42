// Exceptions from getters, conversions, comparators, iterators and constructors come out where they should.
const attempt = (name, action) => {
  try {
    console.log(name, action());
  } catch (error) {
    console.log(name, 'threw', error instanceof Error ? error.message : error);
  }
};
const bomb = { valueOf() { throw 'valueOf'; }, toString() { throw 'toString'; }, get x() { throw 'getter'; }, set x(v) { throw 'setter'; }, [Symbol.iterator]() { throw 'iterator'; } };
attempt('add', () => bomb + 1);
attempt('template', () => `${bomb}`);
attempt('key', () => ({})[bomb]);
attempt('get', () => bomb.x);
attempt('set', () => (bomb.x = 1));
attempt('update', () => bomb.x++);
attempt('spread', () => ({ ...bomb }));
attempt('destructure', () => { const { x } = bomb; });
attempt('default', () => { const { y = bomb.x } = {}; });
attempt('iterate', () => { for (const _ of bomb); });
attempt('compare', () => bomb < 1);
attempt('equal', () => bomb == 1);
attempt('strict', () => bomb === 1);
attempt('sort', () => [2, 1].sort(() => { throw 'comparator'; }));
attempt('map', () => [1].map(() => { throw 'callback'; }));
attempt('replace', () => 'a'.replace('a', () => { throw 'replacer'; }));
attempt('json', () => JSON.stringify({ toJSON() { throw 'toJSON'; } }));
attempt('entries', () => Object.entries(bomb));
attempt('assign', () => Object.assign({}, bomb));
attempt('construct', () => new (class { constructor() { throw 'constructor'; } })());
attempt('static', () => class { static x = bomb.x; });
attempt('heritage', () => class extends bomb.x {});
attempt('computed', () => ({ [bomb]: 1 }));
attempt('tag', () => ((s, v) => v.x)`${bomb}`);
attempt('in', () => bomb in {});
attempt('switch', () => { switch (1) { case bomb.x: } });
attempt('label', () => { a: { try { break a; } finally { bomb.x; } } });
attempt('isArray', () => Array.isArray(bomb) || Number.isInteger(bomb));

// Object.prototype.toString names the kind of a value, or its toStringTag.
const tag = (x) => Object.prototype.toString.call(x);
console.log([null, undefined, 1, '', true, [], {}, () => 1, new Map(), new Set(), new Error(), /x/, new Date(0), Symbol(), 1n].map(tag).join(' '));
console.log(tag(function* () {}), tag((function* () {})()), tag([][Symbol.iterator]()), tag(new Map().entries()), tag(JSON), tag(Math), tag((() => { return arguments; }).name));
class Tagged {
  get [Symbol.toStringTag]() {
    return 'Mine';
  }
}
console.log(tag(new Tagged()), `${new Tagged()}`, String({}), [{}].toString(), tag(Object.create(null)));
console.log({ [Symbol.toStringTag]: 5 } + '', (5).toString(), [1, [2, [3]]].toString(), String([null, undefined, 1]), String(Symbol('desc')));

// A query is a list of pairs, in any form that it is given.
const show = (params) => console.log(params.toString(), params.size, [...params]);
show(new URLSearchParams('?a=1&b=2&a=3&c'));
show(new URLSearchParams({ x: 1, y: [2, 3], z: undefined }));
show(new URLSearchParams([['k', 'v w'], new Set(['s', 't'])]));
show(new URLSearchParams(new Map([['m', 'é&=']])));
show(new URLSearchParams(new URLSearchParams('copy=me')));
show(new URLSearchParams());
show(new URLSearchParams(null));
show(new URLSearchParams(12));
const params = new URLSearchParams('b=2&a=1&b=3&a=0');
console.log(params.get('b'), params.getAll('a'), params.get('none'), params.has('a', '0'), params.has('a', '7'));
params.set('b', 'x');
params.append('c', ' ');
params.delete('a', '1');
show(params);
params.set('new', 'one');
params.sort();
show(params);
params.forEach(function (value, name, all) {
  console.log(this.tag, name, value, all === params);
}, { tag: 'each' });
console.log([...params.keys()], [...params.values()], [...params.entries()].length);
for (const name of params.keys()) if (name === 'a') params.append('late', 'yes');
console.log(String(params), Object.prototype.toString.call(params));
console.log(params, { inside: new URLSearchParams('a=1') });

// An array iterator looks at the array anew at each step.
const grown = [];
const list = [1, 2, 3];
for (const x of list) {
  grown.push(x);
  if (list.length < 6) list.push(x * 10);
}
console.log(grown.join());
const shrunk = [1, 2, 3, 4];
const seen = [];
for (const x of shrunk) {
  seen.push(x);
  shrunk.pop();
}
console.log(seen.join());
const iterator = [1, 2][Symbol.iterator]();
console.log(JSON.stringify([iterator.next(), iterator.next(), iterator.next(), iterator.next()]));
const late = [];
const waiting = late.values();
late.push('added before the first step');
console.log(waiting.next().value, waiting.next().done);
late.push('too late');
console.log(waiting.next().done);
console.log([...'a😀b'].length, [...['x', , 'z']].length, Object.is([...[,]][0], undefined));

// Methods of console by themselves, and passed on.
const { log, group, groupEnd, count } = console;
group('outside');
[1, 2].forEach((x) => log(x));
count('c');
groupEnd();
['a', 'b'].forEach(console.log);
console.log(typeof console.table, console.group.name, Object.prototype.toString.call(console));

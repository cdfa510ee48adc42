// Reads along member chains happen once each, in order, also in calls and assignments.
const log = [];
const spy = (name, o = {}) => new Proxy_(name, o);
class Proxy_ { constructor(name, next) { this.n = name; this.next_ = next; } get next() { log.push('get ' + this.n); return this.next_; } set next(v) { log.push('set ' + this.n); this.next_ = v; } call(...a) { log.push('call ' + this.n); return a.length; } }
const c = spy('c'), b = spy('b', c), a = spy('a', b);
a.next.next.call(log.push('arg'));
console.log(log.splice(0));
a.next.next.next = (log.push('value'), 1);
console.log(log.splice(0));
a.next.next.next += 1;
console.log(log.splice(0), c.next, log.splice(0));
a.next.next.next++;
console.log(log.splice(0));
delete a.next.next_.extra;
a.next?.next?.missing?.deep;
console.log(log.splice(0));
({ next: { next: a.next.tmp } } = a);
console.log(log.splice(0).join(' '));
[a.next.x, a.next.next.y] = [log.push('r1'), log.push('r2')];
console.log(log.splice(0).join(' '));
for (a.next.k of [1, 2]);
console.log(log.splice(0).length, a.next.k);

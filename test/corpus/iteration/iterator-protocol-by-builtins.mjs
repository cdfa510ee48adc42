// Which builtins use the iterator of their argument, and which close it.
const log = [];
class Numbers {
  constructor(n) { this.n = n; }
  [Symbol.iterator]() {
    let i = 0;
    const { n } = this;
    log.push('start');
    return {
      next: () => (i < n ? { value: i++, done: false } : { value: undefined, done: true }),
      return() { log.push('closed'); return {}; },
    };
  }
}
const show = (v) => console.log(v, log.splice(0).join());
show(new Set(new Numbers(3)).size);
show(Array.from(new Numbers(3)));
show(Array.from(new Numbers(3), (x, i) => x * 10 + i));
show([].concat(new Numbers(2)).length);
show(Math.max(...new Numbers(4)));
show(String.raw({ raw: ['a', 'b', 'c'] }, ...new Numbers(2)));
show(new Map([...new Numbers(2)].map((x) => [x, x])).size);
show(Array.of(new Numbers(1)).length);
show(Object.fromEntries([...new Numbers(2)].entries()));
show(new Uint8Array(new Numbers(3)).join());
try { new Set(new Numbers(2)).add.call(1); } catch (e) { show(e.name); }
class Strict extends Set { add(v) { if (v === 1) throw new Error('one'); return super.add(v); } }
try { new Strict(new Numbers(3)); } catch (e) { show(e.message); }
show(Array.from({ length: 2, [Symbol.iterator]: undefined, 0: 'a', 1: 'b' }));
try { Array.from({ [Symbol.iterator]: 1 }); } catch (e) { show(e.name); }
const it = [1, 2, 3][Symbol.iterator]();
it.next();
show([...it]);
show([...it]);

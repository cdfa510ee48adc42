// Globals made by assignment, deletion, typeof, and lookups through globalThis.
console.log(typeof notThere, typeof globalThis.notThere);
try { notThere; } catch (e) { console.log(e.name, e.message); }
implicit = 1;
console.log(implicit, globalThis.implicit, Object.getOwnPropertyDescriptor(globalThis, 'implicit'));
globalThis.explicit = 2;
console.log(explicit, typeof explicit);
explicit++;
implicit += explicit;
console.log(globalThis.explicit, globalThis.implicit);
(function () { inner = 'leaked'; var local = 'kept'; })();
console.log(inner, typeof local);
console.log(delete implicit, typeof implicit, delete globalThis.explicit, typeof explicit);
try { (function () { 'use strict'; strictly = 1; })(); } catch (e) { console.log(e.name, e.message); }
var top = 'module';
console.log(globalThis.top, this.top);
Object.defineProperty(globalThis, 'computed', { get: function () { return 'computed ' + ++n; }, configurable: true });
var n = 0;
console.log(computed, computed, typeof computed, n);
delete globalThis.computed;
Object.defineProperty(globalThis, 'fixed', { value: 'fixed', configurable: true });
fixed = 'changed';
console.log(fixed);
try { (function () { 'use strict'; fixed = 1; })(); } catch (e) { console.log(e.name, e.message); }
delete globalThis.fixed;
delete globalThis.inner;
for (loopVariable in { a: 1, b: 2 });
for (loopVariable2 of [7, 8]);
console.log(loopVariable, loopVariable2, delete globalThis.loopVariable, delete globalThis.loopVariable2);
[da, { db }] = [1, { db: 2 }];
console.log(da + db, delete globalThis.da, delete globalThis.db);
console.log('Math' in globalThis, Object.keys(globalThis).includes('Math'), globalThis.globalThis === globalThis, typeof global);

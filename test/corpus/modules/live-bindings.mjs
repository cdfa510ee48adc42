// Imports are live, read-only views of the exporting module's variables.
import Default, { count, increment, plusOne, frozen, 'string name' as odd } from './live-bindings-subject.mjs';
import * as all from './live-bindings-subject.mjs';
console.log(count, increment(), count, plusOne(), count, odd, all.count, all['string name']);
try { count = 5; } catch (e) { console.log(e.name, e.message); }
try { all.count = 5; } catch (e) { console.log(e.name, e.message); }
try { all.extra = 1; } catch (e) { console.log(e.name, e.message); }
try { delete all.count; } catch (e) { console.log(e.name, e.message); }
console.log(Object.keys(all), all.default === Default, Default.tag, Default.name, Object.prototype.toString.call(all), Object.getPrototypeOf(all));
console.log('count' in all, 'none' in all, all.none, Reflect.ownKeys(all).length, Object.isExtensible(all), Object.isFrozen(all), Object.isSealed(all), Object.getOwnPropertyDescriptor(all, 'count'));
const { increment: inc, ...rest } = all;
inc();
console.log(count, rest.count === count - 1, frozen.a, typeof this, import.meta.url.startsWith('file:'));
const fs = [() => count, () => all.count];
increment();
console.log(fs.map((f) => f()), typeof arguments === 'undefined');

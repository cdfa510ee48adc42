// Immediates that are cleared, unreferenced, or no functions at all.
import timers from 'node:timers';
const gone = setImmediate(() => console.log('never'));
clearImmediate(gone);
clearImmediate(undefined);
const kept = setImmediate(() => console.log('kept'));
console.log(typeof kept, kept.hasRef(), kept.unref() === kept, kept.hasRef(), kept.ref().hasRef());
const later = setImmediate(() => {
  console.log('clears the next');
  clearImmediate(next);
});
const next = setImmediate(() => console.log('never either'));
console.log(timers.setImmediate === setImmediate, later === next, setImmediate.length, clearImmediate.name);
for (const wrong of [undefined, 1, 'x']) {
  for (const register of [setImmediate, process.nextTick]) {
    try {
      register(wrong);
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  }
}

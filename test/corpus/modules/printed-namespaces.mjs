// Namespaces are shown as what they are, with what has no value yet, inside of other things as well.
import * as self from './printed-namespaces.mjs';
import * as data from './string-names-data.mjs';
import * as old from './indexes-data.cjs';
console.log(self, [self], { self });
console.log('%s|%o|%j', self, 1, { text: typeof self });
export const a = 1;
export let later = { deep: { deeper: { deepest: {} } } };
export class Shown {}
export default function () {}
console.log(self);
console.log({ data }, data);
console.log({ old, long: 'x'.repeat(70), longer: 'y'.repeat(70) });
export const last = new Map([[self, 1]]);
console.log(last);

// Names of exports may be any text.
import * as all from './string-names-data.mjs';
import { '0' as zero, 'a b' as spaced } from './string-names-data.mjs';
console.log(Object.keys(all).join('|'), all[0], all['a b'], zero, spaced, 0 in all, '0' in all);

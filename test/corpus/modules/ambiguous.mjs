// Names that two stars export are ambiguous, and not there, unless they mean the same variable.
import * as all from './ambiguous-stars.mjs';
console.log(Object.keys(all).join(), 'both' in all, all.both, all.same);

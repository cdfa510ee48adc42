// Names of exports may be numbers.
import data, { x } from './indexes-data.cjs';
import * as all from './indexes-data.cjs';
console.log(x, data[1], Object.keys(all).join());

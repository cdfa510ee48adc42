/** js-sdsl: the same package as one universal module in the older language. */

'use strict';

const sdsl = require('js-sdsl/dist/umd/js-sdsl.js');
const { runContainers } = require('./js-sdsl-script.cjs');

runContainers(sdsl);

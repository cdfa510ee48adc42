/** The process that runs real code while the sources are TypeScript. */

import { bundled } from './bundles.js';

await bundled('engine-real-main');

/** The worker thread's module while the sources are TypeScript. */

import { bundled } from './bundles.js';

await bundled('node-thread');

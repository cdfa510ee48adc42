/** The worker thread's module while the sources are TypeScript. */

import { bundled } from './bundles.js';

const { default: perform } = await bundled('node-worker');
export default perform;

/** The hooks of the process that runs real code while the sources are TypeScript. */

import { bundled } from './bundles.js';

const { initialize, resolve, load } = await bundled('engine-real-hooks');
export { initialize, resolve, load };

/** `glassbox` from the sources as they are, without a build. */

import { bundled } from './bundles.js';

await bundled('cli-main');

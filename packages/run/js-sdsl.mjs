/** js-sdsl: containers in the manner of C++, by the package's entry, forty small CommonJS modules. */

import * as sdsl from 'js-sdsl';
import { runContainers } from './js-sdsl-script.cjs';

runContainers(sdsl);

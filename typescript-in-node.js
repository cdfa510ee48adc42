/** The compiler, for modules that cannot do without it. */

import { compiler } from './compiler-in-node.js';

export default compiler();

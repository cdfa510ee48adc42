/** data-structure-typed: a library of 18,800 lines in one module, by its ECMAScript entry. */

import * as structures from 'data-structure-typed';
import { runStructures } from './data-structure-typed-script.cjs';

runStructures(structures);

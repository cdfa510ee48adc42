/** fast-equals: the spec of its bug with collections, at the version of today. */

import { deepEqual } from 'fast-equals';
import { ofCollections } from '../specs/fast-equals.js';

ofCollections({ deepEqual });

/** lru_map: the spec of its bug, at the version of today. */

import lru from 'lru_map';
import { ofLRUMap } from '../specs/lru_map.js';

ofLRUMap(lru);

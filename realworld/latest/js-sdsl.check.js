/** js-sdsl: the spec of its bugs, at the version of today. */

import * as exported from 'js-sdsl';
import { ofBothDirections } from '../specs/js-sdsl.js';

ofBothDirections(exported);

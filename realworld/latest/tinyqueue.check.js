/** tinyqueue: the spec of its bug, at the version of today. */

import TinyQueue from 'tinyqueue';
import { ofTinyQueue } from '../specs/priority-queue.js';

ofTinyQueue(TinyQueue);

/** fastpriorityqueue: the specs of its bugs, at the version of today. */

import FastPriorityQueue from 'fastpriorityqueue';
import { ofFastPriorityQueue, ofRemoving } from '../specs/priority-queue.js';

ofFastPriorityQueue(FastPriorityQueue);
ofRemoving(FastPriorityQueue);

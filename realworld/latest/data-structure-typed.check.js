/** data-structure-typed: the specs of its bugs, at the version of today. */

import * as exported from 'data-structure-typed';
import { ofBST, ofQueue, ofSinglyLinkedList } from '../specs/data-structure-typed.js';

ofBST(exported);
ofSinglyLinkedList(exported);
ofQueue(exported);

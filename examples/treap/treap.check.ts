/** Nothing is said here: that nodes make a tree, and what leads up in it, is seen from the states that the invariant accepts. */

import { check } from 'glassbox';
import { Treap } from './treap.js';

check(Treap, { scope: 3 });

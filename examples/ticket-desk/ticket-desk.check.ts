/** From every valid desk, every action leads to a valid desk. */

import { check } from 'glassbox';
import { emptyDesk, isValid, reduce } from './ticket-desk.js';

check.function(reduce, { name: 'ticket desk', scope: 2, initial: () => emptyDesk, invariant: isValid });

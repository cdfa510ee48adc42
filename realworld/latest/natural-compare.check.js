/** natural-compare: what a comparator has to be so that sorting by it means something. */

import { oneOf, ordering } from 'glassbox';
import compare from 'natural-compare';

ordering(compare, {
  name: 'natural-compare',
  of: oneOf('', '0', '1', '01', '10', '2', 'a', 'a1', 'a01', 'a10', 'a2', 'a-1'),
});

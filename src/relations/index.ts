/**
 * Sets, relations and what objects lead to, for specs (`import { all, reach } from 'glassbox/relations'`). They run in node and in the
 * evaluator, as this very text; there a relation of all states at once has a formula for each of its tuples.
 */

export { Relation, type SetOf, type Tuple } from './relation.js';
export { elements, now, pairs, relation, setOf } from './making.js';
export {
  closure,
  difference,
  domain,
  equal,
  intersection,
  join,
  override,
  product,
  range,
  transpose,
  union,
  within,
} from './algebra.js';
export { all, count, lone, no, one, some, sum, those } from './quantifiers.js';
export { acyclic, fresh, isTree, reach, seq } from './graphs.js';
export type { Next, Start, Step } from './explore.js';
export { isomorphic } from './isomorphic.js';
export { bag, type Bag } from './bag.js';

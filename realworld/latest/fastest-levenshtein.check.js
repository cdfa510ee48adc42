/** fastest-levenshtein: as the definition of the distance has it. */

import exported from 'fastest-levenshtein';
import { conforms, strings } from 'glassbox';

const word = strings('abc', { maximum: 3 });

conforms(exported.distance, distance, { name: 'distance', arguments: [word, strings('abc', { maximum: 4 })] });

function distance(one, other) {
  if (one === '' || other === '') return one.length + other.length;
  const [rest, others] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return distance(rest, others);
  return 1 + Math.min(distance(rest, other), distance(one, others), distance(rest, others));
}

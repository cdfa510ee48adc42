/**
 * How many positions can be afforded where the spec does not say. A tree field leads to one position, whatever their number; a reference may
 * lead to each of them, and what can be reached through references takes a round for every object. So trees with objects that are referred to
 * from anywhere have fewer positions. Which fields are references is known only when it was observed and proved which are not.
 */

import { REFERRED_POSITIONS, type Bounds, type TypeId } from '../../spec/bounds.js';
import { partsOf } from '../../spec/parts.js';

export function withAffordablePositions(bounds: Bounds): Bounds {
  const referred = new Set<TypeId>();
  for (const { fields } of bounds.types) {
    for (const part of fields.flatMap(({ bound }) => partsOf(bound)))
      if (part.kind === 'reference') referred.add(part.type);
  }
  const types = bounds.types.map((type) =>
    type.isUsual === true && referred.has(type.id)
      ? { ...type, positions: Math.max(type.count, REFERRED_POSITIONS) }
      : type,
  );
  return { ...bounds, types };
}

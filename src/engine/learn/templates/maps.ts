/** Maps that lead to objects, by what these objects know of their keys; and to nodes of a tree. */

import { capital, clause, of, type Group } from '../clause.js';
import { below, isHidden, type Reading, type Trees } from '../places.js';
import type { Shape } from '../shape.js';

export function maps(places: readonly Reading[], trees: readonly Trees[], shape: Shape): readonly Group[] {
  return places.flatMap(({ text, seen: { container } }) => {
    const [type, ...others] = container?.kind === 'map' ? [...container.values.objects] : [];
    if (type === undefined || others.length > 0) return [];
    const fields = [...shape.types.get(type)!.fields.keys()].filter((field) => !isHidden(field));
    const keyed = fields.map((field) => [
      clause(
        `[...${text}].every(([key, value]@) => ${of('value', field)} === key)`,
        `what ${text} holds under a key has it as ${field}`,
      ),
    ]);
    const all = trees.filter((one) => one.type.name === type);
    return [...keyed, ...all.flatMap((one) => fields.map((field) => [found(text, one, field)]))];
  });
}

/** Every node of a tree is found by its key. */
function found(map: string, trees: Trees, field: string) {
  const name = `areFoundBy${capital(field)}`;
  const helper = `function ${name}(node@, map@)@ {
  if (!node) return true;
  return ${[`map.get(${of('node', field)}) === node`, ...below(trees.links, (child) => `${name}(${child}, map)`)].join(' && ')};
}`;
  const texts = trees.roots.map(({ text, isMany }) =>
    isMany ? `${text}.every((node@) => ${name}(node, ${map}))` : `${name}(${text}, ${map})`,
  );
  return clause(texts.join(' && '), `${map} has every ${trees.type.name} under its ${field}`, helper);
}

/** What links have to do with each other: the way up is the inverse of the way down, the last is at the end, nothing is above a root. */

import { capital, clause, implying, of, type Group } from '../clause.js';
import { bothOrNeither } from './nothing.js';
import { below, ofRoots, isHidden, type Reading, type Trees } from '../places.js';
import type { Shape } from '../shape.js';

/** `parent` and `prev`, with what the topmost node has there. */
export function inverses(trees: Trees): readonly Group[] {
  return trees.up.map((field) => {
    const name = `${words(field)}sAgree`;
    const helper = `/** Each node is where its children look for it. */
function ${name}(node@, above@) {
  if (!node) return true;
  return ${[`${of('node', field)} === above`, ...below(trees.links, (child) => `${name}(${child}, node)`)].join(' && ')};
}`;
    return ['null', 'undefined', 'subject'].map((top) =>
      clause(
        ofRoots(trees, (root) => `${name}(${root}, ${top})`),
        `${field} leads to the node above, ${top} at the top`,
        helper,
      ),
    );
  });
}

/** Nodes that know whose they are. */
export function owners(trees: Trees, shape: Shape): readonly Group[] {
  const fields = shape.owners.filter(({ from, field }) => from === trees.type.name && !isHidden(field));
  return fields.map(({ field }) => {
    const name = `${words(field)}sLeadTo`;
    const helper = `function ${name}(node@, owner@)${ANY} {
  if (!node) return true;
  return ${[`${of('node', field)} === owner`, ...below(trees.links, (child) => `${name}(${child}, owner)`)].join(' && ')};
}`;
    return [
      clause(
        ofRoots(trees, (root) => `${name}(${root}, subject)`),
        `${field} of every ${trees.type.name} leads to subject`,
        helper,
      ),
    ];
  });
}

/** What leads to the first or the last node along a link, such as the tail of a list. */
export function ends(shape: Shape, places: readonly Reading[], trees: Trees): readonly Group[] {
  const groups: Group[] = [];
  const isOfTree = (place: Reading): boolean =>
    shape.tree.some(({ from, field }) => from === place.owner && field === place.field);
  const candidates = places.filter(
    (place) => place.seen.objects.has(trees.type.name) && place.seen.container === null && !isOfTree(place),
  );
  for (const { text, seen } of candidates) {
    const group = trees.roots
      .filter(({ isMany }) => !isMany)
      .flatMap((root) => [
        ...trees.links
          .filter(({ way }) => way === 'field')
          .map(({ field }) => {
            const name = `lastBy${capital(field)}`;
            const nothing = seen.isUndefined && !seen.isNull ? 'undefined' : 'null';
            const helper = `function ${name}(node@)${ANY} {
  if (!node) return ${nothing};
  return ${of('node', field)} ? ${name}(${of('node', field)}) : node;
}`;
            return implying(
              clause(
                `${text} === ${name}(${root.text})`,
                `${text} is the last from ${root.text} on along ${field}`,
                helper,
              ),
              emptyAt(text, field),
              bothOrNeither(text, root.text).text,
              bothOrNeither(root.text, text).text,
            );
          }),
      ]);
    if (group.length > 0) groups.push(group);
  }
  return groups;
}

/** Fields of a root, or of an end, that are not empty elsewhere. */
export function emptyAtRoots(places: readonly Reading[], trees: Trees, shape: Shape): readonly Group[] {
  const fields = [...trees.type.fields].filter(
    ([field, seen]) => !isHidden(field) && (seen.isNull || seen.isUndefined) && seen.objects.size > 0,
  );
  const found = [...trees.roots.filter(({ isMany }) => !isMany).map(({ text }) => text)];
  for (const { text, seen, owner } of places)
    if (owner === shape.subject && seen.objects.has(trees.type.name) && seen.container === null) found.push(text);
  return [...new Set(found)].flatMap((text) =>
    fields
      .filter(([field]) => !trees.up.includes(field))
      .map(([field]) => [clause(emptyAt(text, field), `${of(text, field)} leads nowhere`)]),
  );
}

function emptyAt(text: string, field: string): string {
  return `(!${text} || !${of(text, field)})`;
}

/** Stands for a type of a result, where the language has one. */
const ANY = '@';

function words(field: string): string {
  const name = capital(field);
  return name[0]!.toLowerCase() + name.slice(1);
}

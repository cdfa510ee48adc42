/**
 * Packages at the versions of today: the file in `latest` that is about each. It has to hold, unless a bug is known: then the check that shows it is
 * named, with the operation, and a program in `findings` shows the same without us.
 */

export interface Latest {
  readonly package: string;
  /** The name of the spec, and of the program. */
  readonly spec: string;
  readonly finding: Finding | null;
}

export interface Finding {
  readonly check: string;
  readonly operation: string;
}

function held(name: string, spec = name): Latest {
  return { package: name, spec, finding: null };
}

function found(name: string, check: string, operation: string, spec = name): Latest {
  return { package: name, spec, finding: { check, operation } };
}

export const latest: readonly Latest[] = [
  held('avl'),
  held('binary-search-bounds'),
  held('bintrees'),
  held('compare-versions'),
  held('data-structure-typed'),
  found('@datastructures-js/priority-queue', 'PriorityQueue with back', 'back', 'datastructures-js-priority-queue'),
  held('deepmerge'),
  found('denque', 'Denque with removeOne', 'removeOne'),
  found('dequal', 'dequal of maps', 'dequal of maps'),
  held('double-ended-queue'),
  held('fast-deep-equal'),
  held('fast-equals'),
  held('fast-fifo'),
  held('fast-json-stable-stringify'),
  held('fastest-levenshtein'),
  held('fastpriorityqueue'),
  held('flatqueue'),
  held('@flatten-js/interval-tree', 'flatten-interval-tree'),
  held('functional-red-black-tree'),
  held('heap-js'),
  held('immutable'),
  held('js-sdsl'),
  held('klona'),
  held('lru-cache'),
  held('lru.min'),
  held('lru_map'),
  held('mnemonist'),
  held('natural-compare'),
  held('node-interval-tree'),
  held('quickselect'),
  held('ring-buffer-ts'),
  held('semver'),
  found('sorted-array-functions', 'gte', 'gte'),
  held('sorted-btree'),
  held('splaytree'),
  held('tiny-lru'),
  held('tinyqueue'),
  held('toposort'),
  held('typedfastbitset'),
  held('union-find'),
  found('yallist', 'Yallist with splice', 'splice'),
];

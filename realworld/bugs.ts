/**
 * Bugs of published packages: the version that has it and one that does not, which part of the package's spec is about it, and the operations
 * that may be seen to go wrong.
 */

export interface Bug {
  readonly id: string;
  readonly package: string;
  readonly buggy: string;
  readonly fixed: string;
  /** The file in `specs`, and which of its functions. */
  readonly spec: string;
  readonly part: string;
  readonly operations: readonly string[];
  /** The module of the package, if that is not its main one. */
  readonly module: string;
}

function bug(
  id: string,
  name: string,
  [buggy, fixed]: readonly [string, string],
  spec: string,
  part: string,
  operations: readonly string[],
  module = '',
): Bug {
  return { id, package: name, buggy, fixed, spec, part, operations, module };
}

export const bugs: readonly Bug[] = [
  bug('dst-bst-delete-root', 'data-structure-typed', ['1.50.1', '1.51.5'], 'data-structure-typed', 'ofBST', ['delete']),
  bug('dsa-avl-insert-loses', 'dsa.js', ['1.2.3', '1.3.6'], 'dsa', 'ofAvlTree', ['add']),
  bug('tyriar-avl-get-missing', '@tyriar/avl-tree', ['2.0.4', '2.0.6'], 'avl-tree', 'ofAvlTree', ['get']),
  bug(
    'collections-sortedset-reduceright',
    'collections',
    ['5.1.2', '5.1.3'],
    'collections',
    'ofSortedSet',
    ['reduceRight'],
    '/sorted-set.js',
  ),
  bug('jssdsl-omap-reverse-loop', 'js-sdsl', ['4.4.0', '4.4.1'], 'js-sdsl', 'ofBothDirections', ['backward']),
  bug('jssdsl-omap-erase-iter', 'js-sdsl', ['4.0.1', '4.1.3'], 'js-sdsl', 'ofErasing', ['eraseFirst']),
  bug('denque-splice-empty', 'denque', ['1.2.2', '1.2.3'], 'denque', 'ofDenque', ['splice']),
  bug('yallist-pop-last', 'yallist', ['2.0.0', '2.1.2'], 'yallist', 'ofEnds', ['pop', 'shift']),
  bug('yallist-pop-stale-head', 'yallist', ['3.0.0', '3.0.1'], 'yallist', 'ofEnds', ['pop', 'shift']),
  bug('yallist-splice-end', 'yallist', ['4.0.0', '5.0.0'], 'yallist', 'ofSplice', ['splice']),
  bug('dsa-ll-removefirst', 'dsa.js', ['1.2.0', '1.2.3'], 'dsa', 'ofLinkedList', ['removeFirst']),
  bug('dst-sll-shift-tail', 'data-structure-typed', ['2.0.5', '2.2.5'], 'data-structure-typed', 'ofSinglyLinkedList', [
    'shift',
  ]),
  bug('dst-queue-delete-missing', 'data-structure-typed', ['2.0.5', '2.2.5'], 'data-structure-typed', 'ofQueue', [
    'delete',
  ]),
  bug('tinyqueue-pop-empty', 'tinyqueue', ['1.1.0', '1.2.2'], 'priority-queue', 'ofTinyQueue', ['pop']),
  bug('fpq-poll-empty', 'fastpriorityqueue', ['0.1.0', '0.2.4'], 'priority-queue', 'ofFastPriorityQueue', ['poll']),
  bug('fpq-removemany', 'fastpriorityqueue', ['0.7.0', '0.7.1'], 'priority-queue', 'ofRemoving', ['removeMany']),
  bug('lrumap-delete', 'lru_map', ['0.3.2', '0.3.3'], 'lru_map', 'ofLRUMap', ['delete']),
  bug('fastequals-set-asym', 'fast-equals', ['2.0.3', '2.0.4'], 'fast-equals', 'ofCollections', ['deepEqual']),
  bug('fastequals-nullproto', 'fast-equals', ['3.0.3', '4.0.0'], 'fast-equals', 'ofObjects', ['deepEqual']),
  bug('cmpver-v-prefix', 'compare-versions', ['3.0.0', '3.0.1'], 'compare-versions', 'ofPrefixes', ['compareVersions']),
  bug('cmpver-numeric-prerelease', 'compare-versions', ['2.0.1', '2.0.2'], 'compare-versions', 'ofPrereleases', [
    'compareVersions',
  ]),
];

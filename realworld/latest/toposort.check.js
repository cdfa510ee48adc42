/** toposort: for every graph of three edges between three nodes, an order in which each edge leads forward, and an error just where there is none. */

import { conforms, oneOf } from 'glassbox';
import toposort from 'toposort';

const edge = oneOf('ab', 'ac', 'ba', 'bc', 'ca', 'cb', 'aa');

conforms(
  (...edges) => isOrder(toposort(edges.map((one) => [...one])), edges),
  (...edges) => {
    if (edges.some(([from]) => isCyclic(from, from, edges))) throw new Error('a cycle');
    return true;
  },
  { name: 'toposort', arguments: [edge, edge, edge] },
);

function isOrder(nodes, edges) {
  return edges.every(([from, to]) => nodes.includes(from) && nodes.indexOf(from) < nodes.indexOf(to));
}

function isCyclic(from, wanted, edges, depth = 3) {
  const next = edges.filter(([start]) => start === from).map(([, end]) => end);
  return depth > 0 && next.some((one) => one === wanted || isCyclic(one, wanted, edges, depth - 1));
}

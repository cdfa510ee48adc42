/**
 * The judge of the search: every binary search tree that fits into n positions, by plain enumeration. It shares nothing
 * with Glassbox, neither code nor encoding. Position p has its children at 2p + 1 and 2p + 2; a state lists, position by
 * position, the node that stands there or null.
 */

/** Every set of positions below n that contains with a position also the one above it, as a list of booleans. */
function* shapes(n, taken = []) {
  const p = taken.length;
  if (p === n) {
    yield taken;
    return;
  }
  yield* shapes(n, [...taken, false]);
  if (p === 0 || taken[(p - 1) >> 1]) yield* shapes(n, [...taken, true]);
}

/** Every way to put members into `count` places. */
function* words(members, count) {
  if (count === 0) yield [];
  else for (const rest of words(members, count - 1)) for (const member of members) yield [...rest, member];
}

/** Every way to put different members, ascending, into `count` places. */
function* ascending(members, count, from = 0) {
  if (count === 0) yield [];
  else {
    for (let i = from; i + count <= members.length; i += 1) {
      for (const rest of ascending(members, count - 1, i + 1)) yield [members[i], ...rest];
    }
  }
}

/** The positions of a shape from the smallest key to the largest. */
function inOrder(shape, p = 0) {
  return shape[p] ? [...inOrder(shape, 2 * p + 1), p, ...inOrder(shape, 2 * p + 2)] : [];
}

/** Every valid state: keys ascend along the in-order walk, values are arbitrary. */
export function* validStates(n, keys, values) {
  for (const shape of shapes(n)) {
    const order = inOrder(shape);
    for (const chosen of ascending(keys, order.length)) {
      for (const word of words(values, order.length)) {
        const state = new Array(n).fill(null);
        order.forEach((p, i) => (state[p] = { key: chosen[i], value: word[i] }));
        yield state;
      }
    }
  }
}

/** Every state at all, valid or not. */
export function* allStates(n, keys, values) {
  for (const shape of shapes(n)) {
    const order = inOrder(shape);
    for (const chosen of words(keys, order.length)) {
      for (const word of words(values, order.length)) {
        const state = new Array(n).fill(null);
        order.forEach((p, i) => (state[p] = { key: chosen[i], value: word[i] }));
        yield state;
      }
    }
  }
}

/** Whether a state is a search tree: every key lies between those that its ancestors allow. */
export function isValid(state, p = 0, low = -Infinity, high = Infinity) {
  const node = state[p];
  if (node === null || node === undefined) return true;
  if (!(low < node.key && node.key < high)) return false;
  return isValid(state, 2 * p + 1, low, node.key) && isValid(state, 2 * p + 2, node.key, high);
}

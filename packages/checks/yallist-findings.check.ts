/**
 * yallist, where it surprises: a node that `shift` or `pop` took out still leads to its neighbours, so that putting it back makes a
 * list that does not end or does not begin; and `splice` puts values after the last one when it is told to put them before it.
 */

import { check, int, oneOf } from 'glassbox';
import { Yallist } from 'yallist';
import { isList, listsOf, value, valueAt } from './yallist-shape.js';

check(Yallist<string>, (n) => ({
  name: 'yallist: findings',
  scope: 3,
  state: listsOf(n),
  initial: () => new Yallist<string>(),
  invariant: isList,
  operations: {
    push: [value],
    moveToEnd: {
      call: (list) => {
        const node = list.head;
        list.shift();
        if (node !== undefined) list.pushNode(node);
      },
    },
    moveToFront: {
      call: (list) => {
        const node = list.tail;
        list.pop();
        if (node !== undefined) list.unshiftNode(node);
      },
    },
    splice: {
      arguments: [int(0, n), oneOf(0), value],
      precondition: (list, at: number) => at < list.length,
      postcondition: (list, old, _result, at: number, _count: number, added: string) => {
        for (let i = 0; i <= n; i += 1) {
          if (valueAt(list, i) !== (i === at ? added : valueAt(old, i < at ? i : i - 1))) return false;
        }
        return true;
      },
    },
  },
}));

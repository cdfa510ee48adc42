/**
 * The setting of table 6.1 of Roberson (2011): at most n nodes, eight values, nothing is popped from an empty stack. Whatever
 * is below the top is read by no operation, so one execution of each covers all stacks.
 */

import { check, oneOf, tree } from 'glassbox';
import { Node, Stack } from './stack.js';

check(Stack<string>, (n) => {
  const node = tree(Node, { count: n, height: n });
  const value = oneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  return {
    scope: 8,
    state: { Stack: { head: node }, Node: { value, next: node } },
    operations: {
      push: {
        arguments: [value],
        postcondition: (stack, _old, _result, pushed: string) => stack.head !== null && stack.head.value === pushed,
      },
      pop: {
        arguments: [],
        precondition: (stack) => !stack.isEmpty(),
        postcondition: (_stack, old, result: string) => result === old.head!.value,
      },
    },
  };
});

/** The nodes of splaytree, which it does not export and whose names it minifies. */

import SplayTree from 'splaytree';

export type Tree = SplayTree<number, string>;
export type Node = ReturnType<Tree['insert']>;

export const Node = new SplayTree<number, string>().insert(0, 'a').constructor as new () => Node;

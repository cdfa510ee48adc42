/** Links are said to lead to any node: a list with one level looks like a tree, and one with two is none. */

import { array, check, instances, nullable } from 'glassbox';
import { Node, SkipList } from './skip-list.js';

const links = array(nullable(instances(Node)));

check(SkipList, { scope: 2, state: { SkipList: { first: links }, Node: { next: links } } });

import { check } from 'glassbox';
import { SortedList } from './sorted-list.js';

check(SortedList, { scope: 4 });

/** Iterators: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installIterators(_realm: Realm): void {}

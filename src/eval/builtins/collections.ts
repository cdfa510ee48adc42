/** Collections: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installCollections(_realm: Realm): void {}

/** Symbol: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installSymbol(_realm: Realm): void {}

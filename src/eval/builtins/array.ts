/** Array: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installArray(_realm: Realm): void {}

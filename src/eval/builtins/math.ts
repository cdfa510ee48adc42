/** Math: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installMath(_realm: Realm): void {}

/** Date: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installDate(_realm: Realm): void {}

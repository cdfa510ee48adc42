/** Console: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installConsole(_realm: Realm): void {}

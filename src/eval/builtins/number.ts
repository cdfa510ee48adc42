/** Number: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installNumber(_realm: Realm): void {}

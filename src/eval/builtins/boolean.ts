/** Boolean: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installBoolean(_realm: Realm): void {}

/** Json: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installJson(_realm: Realm): void {}

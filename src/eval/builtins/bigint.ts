/** Bigint: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installBigint(_realm: Realm): void {}

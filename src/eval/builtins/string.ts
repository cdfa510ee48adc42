/** String: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installString(_realm: Realm): void {}

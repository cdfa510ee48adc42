/** Globals: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installGlobals(_realm: Realm): void {}

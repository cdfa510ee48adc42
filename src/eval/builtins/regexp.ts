/** Regexp: not filled in yet. */

import type { Realm } from '../realm.js';

export const library = '';

export function installRegexp(_realm: Realm): void {}

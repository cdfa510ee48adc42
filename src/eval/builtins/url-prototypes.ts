/** What addresses and queries inherit from, for those who show them. */

import type { HeapObject } from '../../heap/index.js';
import type { Realm } from '../realm.js';

export type UrlBrand = 'URL' | 'URLSearchParams';

export const urlPrototypes = new WeakMap<Realm, Readonly<Record<UrlBrand, HeapObject>>>();

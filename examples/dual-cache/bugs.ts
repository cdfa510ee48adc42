/** Ways to get a cache in two layers wrong; the maps are right. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { spec: 'dual-cache.check.ts', violation: 'invariant', scope: 2 } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    file: 'dual-cache.ts',
    name: 'promoting leaves the value in the temporary map',
    find: 'const value = this.temporary.remove(key);',
    replace: 'const value = this.temporary.get(key);',
    operation: 'promote',
  },
  {
    ...seeded,
    file: 'dual-cache.ts',
    name: 'what is looked up is not looked for in the permanent map',
    find: 'this.permanent.get(key) ?? this.temporary.get(key)',
    replace: 'this.temporary.get(key)',
    operation: 'lookup',
  },
  {
    ...seeded,
    file: 'dual-cache.ts',
    name: 'the temporary map is kept when it is disabled',
    find: '    this.temporary.clear();\n',
    replace: '',
    operation: 'disableTemporary',
  },
  {
    ...seeded,
    file: 'map-cache.ts',
    name: 'demoting copies',
    find: '    this.permanent.delete(key);\n    this.temporary.set(key, value);\n',
    replace: '    this.temporary.set(key, value);\n',
    operation: 'demote',
  },
  {
    ...seeded,
    file: 'dual-cache.ts',
    name: 'promote expects every key to be there',
    find: 'if (value !== null) this.permanent.put(key, value);\n  }\n\n  /** From the permanent',
    replace: 'this.permanent.put(key, value!.valueOf());\n  }\n\n  /** From the permanent',
    operation: 'promote',
    violation: 'exception',
  },
];

// An import cannot be assigned to, whether what it means is there already or not.
import { later as imported, f as g } from './assigned-imports.mjs';
import * as all from './assigned-imports.mjs';
const attempts = { plain: () => (imported = 1), sum: () => (imported += 1), step: () => imported++, pattern: () => ([imported] = [1]), loop: () => { for (imported of [1]); }, function: () => (g = 1), namespace: () => (all = 1), member: () => (all.later = 1), removed: () => delete all.later, missing: () => delete all.nothing };
const attempt = () => {
  for (const [name, one] of Object.entries(attempts)) {
    try {
      console.log(name, one());
    } catch (error) {
      console.log(name, error.name, error.message);
    }
  }
};
attempt();
export let later = 'here';
export function f() {}
attempt();

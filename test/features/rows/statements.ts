/** Statements: how they steer, with conditions that depend on the inputs. */

import { row, type Topic } from '../feature.js';

export const statements: Topic = {
  topic: 'statements',
  features: [
    row('`if`, `?:`', 'symbolic', 'if (c) return a > 0 ? 1 : b; return [a];'),
    row(
      '`switch`, falling through',
      'symbolic',
      `let n = a; switch (b) { case 0: n += 1; case 'x': n += 10; break; default: n = -n; } return n;`,
    ),
    row('`for`', 'symbolic', 'let sum = 0; for (let i = 0; i < a; i++) sum += i + (c ? 1 : 2); return sum;'),
    row('`while`, `do`', 'symbolic', 'let n = a; while (n > 0) n -= 1; do n += 2; while (n < 3 && c); return n;'),
    row('`for`…`of` an array', 'symbolic', 'let text = ""; for (const x of c ? [a, b] : [b]) text += x; return text;'),
    row(
      '`for`…`in` objects of several shapes',
      'concrete',
      'const o = { k: a, x: 1 }; if (c) o.y = b; const keys = []; for (const key in o) keys.push(key); return keys;',
    ),
    row(
      '`break` and `continue`, with labels',
      'symbolic',
      'let n = 0; outer: for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) { if (j > a) continue outer; if (c && i === 1) break outer; n += 1; } return n;',
    ),
    row('`return` out of loops', 'symbolic', 'for (let i = 0; i < 4; i++) if (i > a) return [i, c]; return b;'),
    row(
      '`throw`, `try`, `catch`',
      'symbolic',
      `try { if (c) throw new RangeError('r'); return b.length; } catch (error) { return [error.name, a]; }`,
    ),
    row(
      '`finally`',
      'symbolic',
      'const log = []; try { log.push(a); if (c) log.push(b); } finally { log.push(c); } return log;',
    ),
    row(
      '`finally` after `return`, `break` or `throw`',
      'concrete',
      `const log = []; for (const i of [1, 2]) { try { if (c) break; log.push(a); } finally { log.push(i); if (b === 'x') return log; } } return log;`,
    ),
    row(
      'closures over loop variables',
      'symbolic',
      'const fs = []; for (let i = 0; i < 2; i++) { fs.push(() => i); if (c) i += a & 1; } return fs.map((f) => f());',
    ),
    row('the temporal dead zone', 'symbolic', 'const early = () => late; if (c) early(); let late = a; return late;'),
    row(
      '`var`, hoisted functions and names',
      'symbolic',
      'const n = twice(a); if (c) { var late = b; } function twice(x) { return x * 2; } return [n, late];',
    ),
    row('`using`', { code: 'unsupported-syntax', at: 'using' }, 'using held = { [Symbol.dispose]() {} }; return a;'),
    row('`with`', { code: 'with-statement', at: 'with (' }, 'return sloppy(a);', {
      top: `import sloppy from './sloppy.cjs';`,
      files: { '/sloppy.cjs': 'module.exports = function (a) { with ({ a }) return a; };' },
    }),
    row('`debugger`', 'symbolic', 'debugger; return a;'),
  ],
};

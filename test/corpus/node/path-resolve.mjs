// Paths from somewhere to elsewhere.
import path from 'node:path/posix';
import * as names from 'node:path';
console.log(path.resolve('/a', 'b', '../c'), path.resolve('/a', '/b'), path.resolve('/'), path.resolve('/a/./b//', ''));
for (const to of ['/a', '/a/b', '/a/b/c', '/a/c', '/', '/x/y', '/a/bb']) console.log(path.relative('/a/b', to), path.relative(to, '/a/b'));
console.log(path.sep, path.delimiter, names.default.posix === path, names.sep, path.win32.sep, typeof names.join);

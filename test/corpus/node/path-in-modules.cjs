// Paths computed from file names.
const path = require('node:path');
console.log(path.basename(__filename), path.basename(__dirname), path.extname(__filename), path.join(__dirname, '..', 'x') === path.resolve(__dirname, '../x'));
console.log(path.relative(__dirname, __filename), path.dirname(__filename) === __dirname, path.parse(__filename).name, path.isAbsolute(__filename));
console.log(require('path') === path, path.posix.posix === path.posix, Object.keys(path.parse('a/b.c')));

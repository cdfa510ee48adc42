// The parts of a path.
import { basename, dirname, extname, format, isAbsolute, parse } from 'path';
const texts = ['', '/', 'a', '/a', 'a/', 'a/b', '/a/b.txt/', '.bashrc', 'a.b.c', 'a.', '.a.b', '..', 'x/.y', '//a', 'a//b', '/..'];
for (const text of texts) console.log(JSON.stringify(text), dirname(text), basename(text), extname(text), isAbsolute(text), parse(text));
console.log(basename('/x/y.html', '.html'), basename('y', 'y'), basename('a/y', 'y'), basename('y.js', ''));
console.log(format({ dir: '/d', base: 'b' }), format({ root: '/', name: 'n', ext: 'e' }), format({ name: 'n', ext: '.e' }), format({}));

// Paths are made normal and joined.
import path from 'node:path';
const texts = ['', '.', '..', '/', '//', 'a', 'a/', '/a/b/', './a', '../a', 'a/../b', 'a/./b//c', '/..', '/../a', '/a/../../b', 'a//b/..'];
for (const text of texts) console.log(JSON.stringify(text), path.normalize(text), path.join(text, '..', 'z'), path.join('x', text));
console.log(path.join(), path.join('', ''), path.join('a', '', 'b'));

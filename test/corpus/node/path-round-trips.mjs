// What parse takes apart, format puts together.
import path from 'node:path';
for (const text of ['/home/user/file.txt', './a/b', 'file', '.hidden', 'a.b.c', '/', '/x', 'dir/', '../..'])
  console.log(text, path.format(path.parse(text)), path.normalize(path.join(path.dirname(text), path.basename(text))));

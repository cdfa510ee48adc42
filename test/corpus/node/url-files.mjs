// Paths of files as addresses, and back.
import * as url from 'node:url';
import { fileURLToPath, pathToFileURL, URL as Same, domainToASCII, format } from 'node:url';
const attempt = (action) => {
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.message, error.code);
  }
};
console.log(Same === URL, url.URLSearchParams === URLSearchParams, Object.keys(url).length);
for (const path of ['/a/b.js', '/a b/ü.js', '/100%/x?y#z', '/folder/', '/a/../b', '/back\\slash'])
  console.log(pathToFileURL(path).href, fileURLToPath(pathToFileURL(path)));
for (const text of ['file:///x/y%20z', 'file://localhost/q', 'http://a/b', 'file://host/a', 'file:///a%2Fb', '/a'])
  attempt(() => fileURLToPath(text));
attempt(() => fileURLToPath(5));
attempt(() => pathToFileURL(5));
console.log(domainToASCII('español.com'), domainToASCII('xn--iñvalid.com'), format(new URL('http://a/b')));

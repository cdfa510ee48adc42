// An address is what its text means, and each part can be replaced.
const url = new URL('https://user:pass@Example.com:8080/a/../b c?x=1&y=%20#frag');
for (const key in url) if (typeof url[key] === 'string') console.log(key, url[key]);
url.port = '443';
url.pathname = '/ö/ü';
url.hash = '';
url.search = 'q=a b';
url.protocol = 'ftp';
console.log(url.href, String(url), JSON.stringify({ url }));
url.hostname = 'exa mple';
console.log(url.host, url.origin);
console.log(new URL('../c?d', 'http://a/b/e/f').href, new URL('//other', url).href);
console.log(URL.canParse('nothing'), URL.canParse('a', 'http://b'), URL.parse('::'), URL.parse('http://x/').href);
console.log(Object.prototype.toString.call(url), url instanceof URL, url.constructor.name, Object.keys(url));
class Link extends URL {
  get file() {
    return this.pathname.split('/').at(-1);
  }
}
console.log(new Link('http://a/b/c.txt').file, new Link('http://a') instanceof URL);
console.log(url, [new URL('file:///a')], new Link('http://a/b'));

/** node:url: the classes of the URL Standard, and paths of files as on every system but Windows. Its older interface is refused. */

function nodeUrl() {
  return ($modules().url ??= newUrlModule());
}

function newUrlModule() {
  const old = (name) => () => $refuse('url.' + name + ' (new URL is supported)');
  return {
    Url: old('Url'),
    parse: old('parse'),
    resolve: old('resolve'),
    resolveObject: old('resolveObject'),
    format: function format(url, options) {
      if ($urlSettings(url, 'URL') === undefined || options !== undefined) $refuse('url.format of anything but a URL');
      return url.href;
    },
    URL,
    URLSearchParams,
    domainToASCII: function domainToASCII(domain) {
      const href = $urlHref('ws://' + toString(domain), undefined);
      return href === undefined ? '' : $urlPart(href, 'hostname');
    },
    domainToUnicode: old('domainToUnicode'),
    pathToFileURL: function pathToFileURL(path) {
      requireType('path', 'string', path);
      const absolute = nodePath().resolve(path);
      const isFolder = path.endsWith('/') && !absolute.endsWith('/');
      return new URL('file://' + encodedPath(isFolder ? absolute + '/' : absolute));
    },
    fileURLToPath: function fileURLToPath(path) {
      const url = typeof path === 'string' ? new URL(path) : path;
      if ($urlSettings(url, 'URL') === undefined)
        throw withCode(
          new TypeError('The "path" argument must be of type string or an instance of URL. Received ' + received(path)),
          'ERR_INVALID_ARG_TYPE',
        );
      return pathOfUrl(url);
    },
    urlToHttpOptions: old('urlToHttpOptions'),
  };
}

function pathOfUrl(url) {
  if (url.protocol !== 'file:')
    throw withCode(new TypeError('The URL must be of scheme file'), 'ERR_INVALID_URL_SCHEME');
  if (url.hostname !== '')
    throw withCode(new TypeError('File URL host must be "localhost" or empty on linux'), 'ERR_INVALID_FILE_URL_HOST');
  const path = url.pathname;
  if (path.toLowerCase().includes('%2f'))
    throw withCode(new TypeError('File URL path must not include encoded / characters'), 'ERR_INVALID_FILE_URL_PATH');
  return $call(decodeURIComponent, undefined, path);
}

/** What would have a meaning of its own in an address. */
function encodedPath(path) {
  let text = '';
  for (const character of path) {
    const isSpecial = '%\\\n\r\t?#'.includes(character);
    text += isSpecial
      ? '%' + (character < '\x10' ? '0' : '') + character.charCodeAt(0).toString(16).toUpperCase()
      : character;
  }
  return text;
}

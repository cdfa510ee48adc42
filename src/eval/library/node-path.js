/** node:path, as on every system but Windows: paths are text, and nothing is looked up. */

function nodePath() {
  return ($modules().path ??= newPathModule());
}

function newPathModule() {
  /** @type {any} */
  const path = {
    resolve: function resolve(...parts) {
      let made = '';
      for (let i = parts.length - 1; i >= 0 && !startsWithSlash(made); i--) {
        requireType('paths[' + i + ']', 'string', parts[i]);
        if (parts[i] !== '') made = made === '' ? parts[i] : parts[i] + '/' + made;
      }
      if (!startsWithSlash(made)) $refuse('path.resolve from the working directory');
      const normal = normalPath(made, false);
      return normal === '' ? '/' : '/' + normal;
    },
    normalize: function normalize(text) {
      requireType('path', 'string', text);
      return normalized(text);
    },
    isAbsolute: function isAbsolute(text) {
      requireType('path', 'string', text);
      return startsWithSlash(text);
    },
    join: function join(...parts) {
      let made = '';
      for (let i = 0; i < parts.length; i++) {
        requireType('path', 'string', parts[i]);
        if (parts[i] !== '') made = made === '' ? parts[i] : made + '/' + parts[i];
      }
      return made === '' ? '.' : normalized(made);
    },
    relative: function relative(from, to) {
      requireType('from', 'string', from);
      requireType('to', 'string', to);
      if (from === to) return '';
      return relativePath(path.resolve(from), path.resolve(to));
    },
    toNamespacedPath: function toNamespacedPath(text) {
      return text;
    },
    dirname: function dirname(text) {
      requireType('path', 'string', text);
      return directoryOf(text);
    },
    basename: function basename(text, suffix) {
      if (suffix !== undefined) requireType('suffix', 'string', suffix);
      requireType('path', 'string', text);
      const base = lastPart(text);
      if (text === suffix) return '';
      if (suffix === undefined || suffix === '' || base === suffix || !base.endsWith(suffix)) return base;
      return base.slice(0, base.length - suffix.length);
    },
    extname: function extname(text) {
      requireType('path', 'string', text);
      return extensionOf(text);
    },
    format: function format(parts) {
      if (!$isObject(parts)) requireType('pathObject', 'Object', parts);
      const directory = parts.dir || parts.root;
      const extension = parts.ext ? (parts.ext[0] === '.' ? '' : '.') + parts.ext : '';
      const base = parts.base || (parts.name || '') + extension;
      if (!directory) return base;
      return directory === parts.root ? directory + base : directory + '/' + base;
    },
    parse: function parse(text) {
      requireType('path', 'string', text);
      const root = startsWithSlash(text) ? '/' : '';
      const base = lastPart(text);
      const ext = withoutSlashes(text) === '/..' ? '.' : extensionOf(text); // node does so
      const dir = base === '' ? root : textBefore(text, base, root);
      return { root, dir, base, ext, name: base.slice(0, base.length - ext.length) };
    },
    sep: '/',
    delimiter: ':',
    win32: { sep: '\\', delimiter: ';' },
  };
  const names = ['resolve', 'normalize', 'isAbsolute', 'join', 'relative', 'dirname', 'basename', 'extname', 'parse'];
  for (const name of names) path.win32[name] = () => $refuse('node:path for Windows');
  path.posix = path;
  return path;
}

function startsWithSlash(text) {
  return text.length > 0 && text[0] === '/';
}

function normalized(text) {
  if (text === '') return '.';
  const isAbsolute = startsWithSlash(text);
  const isFolder = text[text.length - 1] === '/';
  let made = normalPath(text, !isAbsolute);
  if (made === '') {
    if (isAbsolute) return '/';
    return isFolder ? './' : '.';
  }
  if (isFolder) made += '/';
  return isAbsolute ? '/' + made : made;
}

/** Without `.` and `..`, as far as these can be taken away. */
function normalPath(text, goesAbove) {
  const parts = text.split('/');
  const kept = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept[kept.length - 1] !== '..') kept.pop();
    else if (goesAbove) kept.push('..');
  }
  return kept.join('/');
}

/** @requires both are absolute and normal */
function relativePath(from, to) {
  if (from === to) return '';
  const above = from === '/' ? [] : from.slice(1).split('/');
  const below = to === '/' ? [] : to.slice(1).split('/');
  let shared = 0;
  while (shared < above.length && shared < below.length && above[shared] === below[shared]) shared++;
  const steps = [];
  for (let i = shared; i < above.length; i++) steps.push('..');
  for (let i = shared; i < below.length; i++) steps.push(below[i]);
  return steps.join('/');
}

function withoutSlashes(text) {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end--;
  return text.slice(0, end);
}

function lastPart(text) {
  const whole = withoutSlashes(text);
  return whole.slice(whole.lastIndexOf('/') + 1);
}

function directoryOf(text) {
  const whole = withoutSlashes(text);
  if (text === '') return '.';
  if (whole === '') return '/';
  const at = whole.lastIndexOf('/');
  if (at === -1) return '.';
  if (at === 0) return '/';
  return at === 1 && text[0] === '/' ? '//' : whole.slice(0, at);
}

function extensionOf(text) {
  const base = lastPart(text);
  const dot = base.lastIndexOf('.');
  return dot <= 0 || base === '..' ? '' : base.slice(dot);
}

/** What stands before the last part, without the slash between. */
function textBefore(text, base, root) {
  const at = withoutSlashes(text).length - base.length;
  if (at <= 0) return '';
  return at === 1 && root !== '' ? root : text.slice(0, at - 1);
}

/**
 * Paths as text, without node: absolute paths written with '/', on Windows starting 'C:/', and the file: URLs
 * that stand for them. Module resolution is defined on URLs (percent-encoding, '..' above the root), so the
 * platform's own URL does that work here too.
 */

/** `/a/b` → `/a`; a root is its own directory. */
export function directoryName(path: string): string {
  if (isRoot(path)) return path;
  const slash = path.lastIndexOf('/');
  const directory = path.slice(0, slash);
  return isRoot(`${directory}/`) ? `${directory}/` : directory;
}

/** '/' or 'C:/'. */
export function isRoot(path: string): boolean {
  return /^([A-Za-z]:)?\/$/.test(path);
}

export function isAbsolute(path: string): boolean {
  return /^([A-Za-z]:)?\//.test(path);
}

/** What follows the last '/'. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** '.js' of '/a/b.js'; '' of '/a/b' and '/a/.b'. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot);
}

/** `join('/a', '../b/./c')` → `/b/c`; an absolute second path stands alone. The result ends in '/' only if it is a root. */
export function join(directory: string, path: string): string {
  const whole = isAbsolute(path) ? path : `${directory}/${path}`;
  const root = /^([A-Za-z]:)?\//.exec(whole)![0];
  const segments: string[] = [];
  for (const segment of whole.slice(root.length).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return root + segments.join('/');
}

/** The folder and all folders above it, nearest first. */
export function* upwards(directory: string): Generator<string> {
  for (let current = directory; ; current = directoryName(current)) {
    yield current;
    if (isRoot(current)) return;
  }
}

export function toFileUrl(path: string): URL {
  const encoded = path.replace(/[%\\\n\r\t?#]/g, (character) => encodeURIComponent(character));
  return new URL(`file://${path.startsWith('/') ? '' : '/'}${encoded}`);
}

/** Null if the URL is wrongly encoded. @requires url.protocol = 'file:' and no encoded slash in it */
export function fromFileUrl(url: URL): string | null {
  try {
    const path = decodeURIComponent(url.pathname).replace(/\/{2,}/g, '/');
    return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path;
  } catch {
    return null;
  }
}

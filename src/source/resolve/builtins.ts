/**
 * The modules that come with node. Those that only compute are made by the evaluator; others are refused where they are imported. A bare name means
 * the builtin even if a package of that name is installed, as in node; `punycode/` with a slash means the package.
 */

/** Names that mean a builtin without 'node:'; kept equal to node's own list by a test. */
const withoutScheme: ReadonlySet<string> = new Set(
  (
    '_http_agent _http_client _http_common _http_incoming _http_outgoing _http_server _stream_duplex ' +
    '_stream_passthrough _stream_readable _stream_transform _stream_wrap _stream_writable _tls_common _tls_wrap ' +
    'assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram ' +
    'diagnostics_channel dns dns/promises domain events fs fs/promises http http2 https inspector ' +
    'inspector/promises module net os path path/posix path/win32 perf_hooks process punycode querystring readline ' +
    'readline/promises repl stream stream/consumers stream/promises stream/web string_decoder sys timers ' +
    'timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads zlib'
  ).split(' '),
);

/** Builtins that need 'node:'. */
const onlyWithScheme: ReadonlySet<string> = new Set(['sea', 'sqlite', 'test', 'test/reporters']);

/** The first parts of the names of builtins that exist to reach outside the program. */
const reachOutside: ReadonlySet<string> = new Set(
  (
    '_http_agent _http_client _http_common _http_incoming _http_outgoing _http_server _tls_common _tls_wrap ' +
    'child_process cluster dgram dns fs http http2 https inspector net os process readline repl sqlite tls tty ' +
    'wasi worker_threads'
  ).split(' '),
);

/** 'fs' of 'fs' and of 'node:fs'; null if the specifier is not a builtin's name. Unknown names after 'node:' are kept. */
export function builtinName(specifier: string): string | null {
  if (specifier.startsWith('node:')) return specifier.slice('node:'.length);
  return withoutScheme.has(specifier) ? specifier : null;
}

export function isKnownBuiltin(name: string): boolean {
  return withoutScheme.has(name) || onlyWithScheme.has(name);
}

/** Does the builtin read or write something outside the program? */
export function doesInputOutput(name: string): boolean {
  return reachOutside.has(name.split('/')[0]!);
}

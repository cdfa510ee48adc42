/** node:buffer, as far as it computes. */

function nodeBuffer() {
  return ($modules().buffer ??= newBufferModule());
}

function newBufferModule() {
  const refused = (name) => () => $refuse('buffer.' + name);
  return {
    Buffer,
    SlowBuffer: refused('SlowBuffer (use Buffer.alloc)'),
    transcode: refused('transcode (use Buffer.from(text, encoding))'),
    isUtf8: function isUtf8(input) {
      return everyCharacter(bytesOf(input), () => true);
    },
    isAscii: function isAscii(input) {
      return everyCharacter(bytesOf(input), (point) => point < 128);
    },
    kMaxLength: $largestBuffer(),
    kStringMaxLength: 536870888,
    btoa,
    atob,
    constants: { MAX_LENGTH: $largestBuffer(), MAX_STRING_LENGTH: 536870888 },
    INSPECT_MAX_BYTES: 50,
    Blob,
    resolveObjectURL: refused('resolveObjectURL'),
    File,
  };
}

/** Whether all bytes are characters for which a condition holds. */
function everyCharacter(bytes, holds) {
  let at = 0;
  while (at < bytes.length) {
    const [point, size] = decodeOne(bytes, at);
    if (point < 0 || !holds(point)) return false;
    at += size;
  }
  return true;
}

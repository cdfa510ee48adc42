/** TextEncoder and TextDecoder: UTF-8, after the Encoding Standard. Other encodings are refused. */

function encodeText(text) {
  const bytes = utf8Bytes(text === undefined ? '' : toString(text));
  const array = $newTyped('Uint8', undefined, bytes.length);
  for (let i = 0; i < bytes.length; i++) array[i] = bytes[i];
  return array;
}

/** As many whole characters as there is room for. */
function encodeTextInto(source, target) {
  requireType('src', 'string', source);
  if (!$isTyped(target) || $typedType(target) !== 'Uint8')
    throw withCode(
      new TypeError('The "dest" argument must be an instance of Uint8Array. Received ' + received(target)),
      'ERR_INVALID_ARG_TYPE',
    );
  let read = 0;
  let written = 0;
  for (const character of source) {
    const bytes = utf8Bytes(character);
    if (written + bytes.length > target.length) break;
    for (let i = 0; i < bytes.length; i++) target[written++] = bytes[i];
    read += character.length;
  }
  return { read, written };
}

/** Halves of characters become U+FFFD. */
function utf8Bytes(text) {
  const bytes = [];
  for (const character of text) {
    let point = character.codePointAt(0);
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
  }
  return bytes;
}

/** @param label what the program asked for */
function requireUtf8(label) {
  if (label === undefined) return;
  const name = toString(label).trim().toLowerCase();
  if (name !== 'utf-8' && name !== 'utf8' && name !== 'unicode-1-1-utf-8') $refuse('TextDecoder of ' + name);
}

function decodeBytes(bytes, isFatal, keepsMark) {
  let text = '';
  let at = 0;
  if (!keepsMark && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) at = 3;
  while (at < bytes.length) {
    const [point, size] = decodeOne(bytes, at);
    if (point < 0 && isFatal)
      throw withCode(
        new TypeError('The encoded data was not valid for encoding utf-8'),
        'ERR_ENCODING_INVALID_ENCODED_DATA',
      );
    text += String.fromCodePoint(point < 0 ? 0xfffd : point);
    at += size;
  }
  return text;
}

/** A code point, or -1, and how many bytes it takes: of what is wrong, as many as could have begun a character. */
function decodeOne(bytes, at) {
  const first = bytes[at];
  if (first < 0x80) return [first, 1];
  let more = 0;
  let low = 0x80;
  let high = 0xbf;
  if (first >= 0xc2 && first <= 0xdf) more = 1;
  else if (first >= 0xe0 && first <= 0xef) more = 2;
  else if (first >= 0xf0 && first <= 0xf4) more = 3;
  if (more === 0) return [-1, 1];
  if (first === 0xe0) low = 0xa0;
  if (first === 0xed) high = 0x9f;
  if (first === 0xf0) low = 0x90;
  if (first === 0xf4) high = 0x8f;
  let point = first & (0x3f >> more);
  for (let i = 1; i <= more; i++) {
    const byte = at + i < bytes.length ? bytes[at + i] : -1;
    if (byte < low || byte > high) return [-1, i];
    point = (point << 6) | (byte & 63);
    low = 0x80;
    high = 0xbf;
  }
  return [point, more + 1];
}

// --- their methods -----------------------------------------------------------------------------------------

function setUpEncoder(encoder) {
  return encoder;
}

function setUpDecoder(decoder, settings, label, options) {
  requireUtf8(label);
  settings.fatal = $isObject(options) && !!options.fatal;
  settings.ignoreBOM = $isObject(options) && !!options.ignoreBOM;
  return decoder;
}

function requireCoder(value, brand) {
  const settings = $coderSettings(value, brand);
  if (settings !== undefined) return settings;
  throw withCode(new TypeError('Value of "this" must be of type ' + brand), 'ERR_INVALID_THIS');
}

function encoderEncoding() {
  requireCoder(this, 'TextEncoder');
  return 'utf-8';
}

function encoderEncode(text) {
  requireCoder(this, 'TextEncoder');
  return encodeText(text);
}

function encoderEncodeInto(source, target) {
  requireCoder(this, 'TextEncoder');
  return encodeTextInto(source, target);
}

function decoderEncoding() {
  requireCoder(this, 'TextDecoder');
  return 'utf-8';
}

function decoderFatal() {
  return requireCoder(this, 'TextDecoder').fatal;
}

function decoderIgnoreBOM() {
  return requireCoder(this, 'TextDecoder').ignoreBOM;
}

function decoderDecode(input, options) {
  const settings = requireCoder(this, 'TextDecoder');
  if ($isObject(options) && options.stream) $refuse('TextDecoder.decode of a stream');
  return decodeBytes(bytesOf(input), settings.fatal, settings.ignoreBOM);
}

/** Of any buffer, or of what looks at one. */
function bytesOf(input) {
  if (input === undefined) return [];
  const brand = $brand(input);
  if (brand === 'ArrayBuffer') return new Uint8Array(input);
  if (brand === 'DataView' || $isTyped(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  throw withCode(
    new TypeError('The "list" argument must be an instance of SharedArrayBuffer, ArrayBuffer or ArrayBufferView.'),
    'ERR_INVALID_ARG_TYPE',
  );
}

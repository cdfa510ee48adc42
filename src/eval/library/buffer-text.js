/**
 * Text as bytes and bytes as text, in the encodings that node's Buffer knows. Each is two functions: decoding is generous with what is
 * no digit of its alphabet, as node is, and looks at the lower eight bits of a character only.
 */

/** The one name of an encoding, or undefined. */
function encodingNamed(name) {
  const known = ('' + name).toLowerCase();
  if (known === 'utf-8') return 'utf8';
  if (known === 'binary') return 'latin1';
  if (known === 'ucs2' || known === 'ucs-2' || known === 'utf-16le') return 'utf16le';
  const names = ['utf8', 'utf16le', 'latin1', 'ascii', 'hex', 'base64', 'base64url'];
  return names.includes(known) ? known : undefined;
}

function requireEncoding(name) {
  const encoding = encodingNamed(name);
  if (encoding !== undefined) return encoding;
  throw withCode(new TypeError('Unknown encoding: ' + name), 'ERR_UNKNOWN_ENCODING');
}

function bytesOfText(text, encoding) {
  if (encoding === 'utf8') return utf8Bytes(text);
  if (encoding === 'hex') return hexBytes(text);
  if (encoding === 'base64' || encoding === 'base64url') return base64Bytes(text);
  const bytes = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes.push(unit & 255);
    if (encoding === 'utf16le') bytes.push(unit >> 8);
  }
  return bytes;
}

/** Up to the first that is no pair of digits. */
function hexBytes(text) {
  const bytes = [];
  for (let i = 0; i + 1 < text.length; i += 2) {
    const high = hexDigit(text.charCodeAt(i) & 255);
    const low = hexDigit(text.charCodeAt(i + 1) & 255);
    if (high < 0 || low < 0) break;
    bytes.push(high * 16 + low);
  }
  return bytes;
}

function hexDigit(unit) {
  if (unit >= 48 && unit <= 57) return unit - 48;
  const lower = unit | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** Of either alphabet, up to the first '='. */
function base64Bytes(text) {
  const bytes = [];
  let bits = 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i) & 255;
    if (unit === 61) break;
    const digit = base64Digit(unit);
    if (digit < 0) continue;
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 255);
  }
  return bytes;
}

function base64Digit(unit) {
  if (unit >= 65 && unit <= 90) return unit - 65;
  if (unit >= 97 && unit <= 122) return unit - 71;
  if (unit >= 48 && unit <= 57) return unit + 4;
  if (unit === 43 || unit === 45) return 62;
  return unit === 47 || unit === 95 ? 63 : -1;
}

/** How many bytes a text claims to be; of base64, digits are not looked at. */
function claimedLength(text, encoding) {
  const { length } = text;
  if (encoding === 'utf8') return utf8Bytes(text).length;
  if (encoding === 'utf16le') return length * 2;
  if (encoding === 'hex') return length >>> 1;
  if (encoding === 'latin1' || encoding === 'ascii') return length;
  let digits = length;
  if (digits > 0 && text[length - 1] === '=') digits--;
  if (digits > 1 && text[length - 2] === '=') digits--;
  return (digits * 3) >>> 2;
}

function textOfBytes(bytes, encoding) {
  if (encoding === 'utf8') return decodeBytes(bytes, false, true);
  if (encoding === 'base64' || encoding === 'base64url') return base64Text(bytes, encoding === 'base64url');
  let text = '';
  const { length } = bytes;
  if (encoding === 'utf16le')
    for (let i = 0; i + 1 < length; i += 2) text += String.fromCharCode(bytes[i] + bytes[i + 1] * 256);
  else if (encoding === 'hex')
    for (let i = 0; i < length; i++)
      text += '0123456789abcdef'.charAt(bytes[i] >> 4) + '0123456789abcdef'.charAt(bytes[i] & 15);
  else for (let i = 0; i < length; i++) text += String.fromCharCode(encoding === 'ascii' ? bytes[i] & 127 : bytes[i]);
  return text;
}

function base64Text(bytes, isUrl) {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + (isUrl ? '-_' : '+/');
  const { length } = bytes;
  let text = '';
  for (let i = 0; i < length; i += 3) {
    const left = length - i;
    const bits = bytes[i] * 65536 + (left > 1 ? bytes[i + 1] : 0) * 256 + (left > 2 ? bytes[i + 2] : 0);
    text += digits.charAt(bits >> 18) + digits.charAt((bits >> 12) & 63);
    if (left > 1) text += digits.charAt((bits >> 6) & 63);
    if (left > 2) text += digits.charAt(bits & 63);
    if (!isUrl && left < 3) text += left === 1 ? '==' : '=';
  }
  return text;
}

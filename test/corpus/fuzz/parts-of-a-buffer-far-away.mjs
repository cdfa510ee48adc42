// Places and counts of views are symbolic and may be huge: pairs of them that cannot be together must not be walked over.
export const domains = { a: [-3, -1], b: [null, 1, ''] };

export function main(a, b, c) {
  const far = a * 4503599627370497;
  const bytes = new Uint8Array([1, 2, 3]);
  const part = bytes.subarray(far, a);
  const copy = bytes.buffer.slice(far, c ? a : 2);
  const view = new DataView(bytes.buffer, b === 1 ? 2 : 0, part.length > 1 ? 1 : undefined);
  return [part.at(Number(a)), part[-a], part.length, [...new Uint8Array(copy)], view.byteLength, bytes.slice(far, a)[0]];
}

// Data views read and write in either order of bytes, at any place.
const view = new DataView(new ArrayBuffer(12), 1, 10);
view.setUint16(0, 0x1234);
view.setUint16(2, 0x1234, true);
view.setInt32(5, -123456);
console.log(new Uint8Array(view.buffer), view.getInt16(1), view.getUint32(3).toString(16), view.getInt32(5), view.getInt32(5, true));
view.setFloat32(1, 1.1);
view.setFloat64(2, -0.5, true);
console.log(view.getFloat32(1), view.getFloat64(2, true), view.getFloat64(2), view.getUint8(9));
view.setBigInt64(0, -2n);
console.log(view.getBigInt64(0), view.getBigUint64(0), view.getBigInt64(0, true), view.getInt8(7));
for (const act of [() => view.getInt16(9), () => view.setInt8(10, 1), () => view.getInt8(-1), () => view.setBigInt64(0, 1), () => new DataView([]), () => new DataView(new ArrayBuffer(2), 3), () => DataView.prototype.getInt8.call([])]) {
  try {
    console.log(act());
  } catch (error) {
    console.log(error.name, error.message);
  }
}
console.log(view, Object.prototype.toString.call(view), ArrayBuffer.isView(view));

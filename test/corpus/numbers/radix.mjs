// Numbers in other bases, with fractions and signs, and back.
for (const r of [2, 3, 7, 8, 16, 32, 36]) console.log(r, (255).toString(r), (-255).toString(r), (1e6).toString(r), (2 ** 31).toString(r));
console.log((0.5).toString(2), (0.1).toString(2), (0.1).toString(3), (255.75).toString(16), (-0.25).toString(8));
console.log((2 ** 53).toString(36), Number.MAX_SAFE_INTEGER.toString(32), (1e21).toString(16), (123.456).toString(36));
for (const [t, r] of [['ff', 16], ['0xff', 16], ['0xff', 10], ['z', 36], ['12', 2], ['2', 2], ['-101', 2], [' 77', 8], ['1e3', 10], ['9', 1], ['9', 37], ['9', 0], ['0b11', 0], ['', 10], ['1_000', 10], ['١', 10]])
  console.log(JSON.stringify(t), r, parseInt(t, r));
console.log(0b1011, 0o17, 0xBeef, 1_000_000, 0.1_5, 1e1_0);
for (const r of [1, 37, NaN, '10']) { try { console.log((10).toString(r)); } catch (e) { console.log(e.name, e.message); } }
console.log(Number('0x1F'), Number('0b101'), Number('0o17'), Number('-0x1F'), Number('0x'), Number('1e1000'), Number('.5.'));
console.log((35).toString(36) + (10).toString(11), parseInt('zz', 36), parseInt(null, 36), parseInt(Infinity, 36));

// Enums: numbers, strings, computed members, reverse mapping, merging, use as values.
enum Color { Red, Green = 5, Blue, Purple = Blue * 2, Alias = Green }
enum Text { A = 'a', B = 'b', Both = `${A}${B}` }
enum Mixed { Zero, One = 'one', Two = 2, Three }
enum Flags { None = 0, Read = 1 << 0, Write = 1 << 1, All = Read | Write, Length = 'abc'.length }
const enum Inlined { X = 10, Y }
console.log(Color, Text, Mixed, Flags);
console.log(Color.Red, Color[0], Color['Green'], Color[Color.Alias], Inlined.X + Inlined.Y);
console.log(Object.keys(Color), Object.values(Color).filter((v) => typeof v === 'number'));
enum Open { A }
enum Open { B = 5 }
console.log(Open, Open.A, Open.B);
const name = (c: Color): string => { switch (c) { case Color.Red: return 'red'; case Color.Green: return 'green'; default: return Color[c] ?? 'unknown'; } };
console.log([0, 5, 6, 12, 99].map(name));
let f: Flags = Flags.None;
f |= Flags.Read; f |= Flags.Write;
console.log(f === Flags.All, (f & Flags.Write) !== 0, Flags[f & ~Flags.Read]);
enum Negative { A = -1, B, C }
console.log(Negative, Negative[-1]);
function local() { enum Inner { P = 'p' } return Inner.P; }
console.log(local());
const lookup: Record<Text, number> = { [Text.A]: 1, [Text.B]: 2, [Text.Both]: 3 };
console.log(lookup, Text['Both'], 'A' in Text, typeof Color);

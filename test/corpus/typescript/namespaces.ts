// Namespaces: nested, merged, with private parts, merged with functions, classes and enums.
namespace Shapes { export const unit = 1; const hidden = 2; export function area(r: number): number { return r * r * hidden; } export let counter = 0; export const bump = (): number => ++counter; }
console.log(Shapes.unit, Shapes.area(3), Object.keys(Shapes), Shapes.bump(), Shapes.counter);
Shapes.counter = 10;
console.log(Shapes.bump());
namespace Shapes { export namespace Deep.Er { export const here = unit + 41; export class Thing { v = here; } } export const twice = area(2); }
console.log(Shapes.Deep.Er.here, new Shapes.Deep.Er.Thing(), Shapes.twice);
function greet(n: string): string { return greet.prefix + n; }
namespace greet { export const prefix = 'hi '; }
console.log(greet('you'), greet.prefix);
class Album { label = new Album.Label('x'); }
namespace Album { export class Label { constructor(public name: string) {} } export const made = 'later'; }
console.log(new Album().label.name, Album.made);
enum Dir { Up, Down }
namespace Dir { export function flip(d: Dir): Dir { return d === Dir.Up ? Dir.Down : Dir.Up; } }
console.log(Dir.flip(Dir.Up), Dir[Dir.flip(Dir.Down)]);
namespace Empty { export interface Nothing { x: number } export type T = string }
import Er = Shapes.Deep.Er;
console.log(Er.here, typeof Shapes);
namespace Cycle { export let a = 1; export function f(): number { return a + g(); } function g(): number { return (a = 5), a; } console.log(f(), a); }
namespace Init { console.log('runs in order'); export const [x, { y }] = [1, { y: 2 }]; }
console.log(Init.x, Init.y);

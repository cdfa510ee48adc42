// What a module sees of itself: import.meta, this, top-level bindings and exports.
export const value = 1;
export let changing = 'before';
export function update() {
  changing = 'after';
}
export default class Main {}
export { changing as renamed };
console.log(typeof import.meta.url, this, typeof module, typeof exports);
update();
console.log(changing, Main.name, value);

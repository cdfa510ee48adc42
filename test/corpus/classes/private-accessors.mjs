// Private getters and setters, alone and in pairs, static and not.
const log = [];
class Temperature {
  #celsius = 0;
  get #kelvin() { log.push('get'); return this.#celsius + 273; }
  set #kelvin(k) { log.push('set'); this.#celsius = k - 273; }
  get #readonly() { return 'r'; }
  set #writeonly(v) { log.push('w' + v); }
  static #count = 0;
  static get #next() { return ++Temperature.#count; }
  static set #next(v) { Temperature.#count = v; }
  bump() { this.#kelvin++; return this.#celsius; }
  scale() { this.#kelvin *= 2; return this.#celsius; }
  logical() { this.#kelvin ||= 5; this.#kelvin &&= 300; this.#kelvin ??= 1; return this.#celsius; }
  writeReadonly() { this.#readonly = 1; }
  readWriteonly() { return this.#writeonly; }
  write(v) { this.#writeonly = v; }
  static ids() { const a = [this.#next, this.#next]; this.#next = 10; return [...a, this.#next]; }
  destructure() { [this.#kelvin, this.#celsius] = [1, 2]; ({ x: this.#celsius } = { x: this.#celsius + 40 }); return this.#celsius; }
}
const t = new Temperature();
console.log(t.bump(), t.scale(), t.logical(), log.splice(0).join(' '));
try { t.writeReadonly(); } catch (e) { console.log(e.name, e.message); }
try { t.readWriteonly(); } catch (e) { console.log(e.name, e.message); }
t.write(3);
console.log(log.splice(0), Temperature.ids(), t.destructure());
class Sub extends Temperature {}
try { console.log(Sub.ids()); } catch (e) { console.log(e.name, e.message); }
console.log(Object.getOwnPropertyNames(Temperature.prototype).length, JSON.stringify(t), Object.keys(t));

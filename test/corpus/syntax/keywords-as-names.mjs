// Reserved words may be property names, contextual words may be variables.
const object = { class: 1, new: 2, default: 3, function: 4, await: 5, get: 6, set: 7, static: 8, async: 9, of: 10, if: 11 };
console.log(object.class + object.new + object.default + object.function + object.if, object.async);
const async = (x) => x + 1;
const of = [1];
const get = 2, set = 3, from = 4, as = 5, type = 6, target = 7;
console.log(async(1), of.length, get + set + from + as + type + target);
for (const of of [of_ => of_]) console.log(typeof of);
class K {
  static async = 1;
  get = 'field';
  static get() {
    return 'static get';
  }
  set() {
    return 'set';
  }
  delete() {
    return 'deleted';
  }
  'constructor with spaces'() {
    return 'spaces';
  }
}
console.log(K.async, new K().get, K.get(), new K().set(), new K().delete(), new K()['constructor with spaces']());
const \u0061bc = 'escaped', ünïcödé = 'letters', $ = 'dollar', _ = 'underscore';
console.log(abc, ünïcödé, $, _, object?.class ? 1 : 2, object?.5:0);
label: of.if = 5;
console.log(of.if);

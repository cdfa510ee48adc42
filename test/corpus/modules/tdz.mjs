// What has no value yet cannot be read through a namespace either.
import * as self from './tdz.mjs';
const attempt = (action) => { try { return action(); } catch (e) { return `${e.name}`; } };
console.log(attempt(() => self.later), attempt(() => self.f()), 'later' in self);
console.log(Reflect.ownKeys(self).map(String).join(), Reflect.has(self, 'later'));
const { f: g } = self;
console.log(g());
console.log(attempt(() => { const { later: l } = self; return l; }));
export let later = 1;
export function f() { return 'hoisted'; }
export default class {}
console.log(self.later, Object.keys(self).join());
console.log(attempt(() => { self.later = 2; }).slice(0, 9), attempt(() => delete self.later).slice(0, 9), Reflect.set(self, 'later', 3), Reflect.deleteProperty(self, 'nothing'));

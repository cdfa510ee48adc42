// Asking a namespace for properties throws where one has no value yet; listing its names does not.
import * as self from './uninitialised-namespace.mjs';
const attempt = (name, action) => {
  try {
    console.log(name, action());
  } catch (problem) {
    console.log(name, problem.name);
  }
};
const ask = () => {
  attempt('keys', () => Object.keys(self));
  attempt('hasOwnProperty', () => Object.prototype.hasOwnProperty.call(self, 'late'));
  attempt('hasOwn', () => Object.hasOwn(self, 'late'));
  attempt('other', () => Object.hasOwn(self, 'other'));
  attempt('propertyIsEnumerable', () => Object.prototype.propertyIsEnumerable.call(self, 'late'));
  attempt('getOwnPropertyNames', () => Object.getOwnPropertyNames(self));
  attempt('in', () => 'late' in self);
  attempt('entries', () => Object.entries(self));
  attempt('values', () => Object.values(self));
  attempt('for in', () => { for (const key in self) return key; });
  attempt('assign', () => Object.assign({}, self));
  attempt('frozen', () => Object.isFrozen(self));
  attempt('sealed', () => Object.isSealed(self));
  attempt('delete', () => Reflect.deleteProperty(self, 'late'));
};
ask();
export const late = 1;
ask();

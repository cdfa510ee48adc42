// Classes as TypeScript writes them for ES5: __extends, super calls, accessors, statics.
var __extends = (this && this.__extends) || (function () {
  var extendStatics = function (d, b) {
    extendStatics = Object.setPrototypeOf || ({ __proto__: [] } instanceof Array && function (d, b) { d.__proto__ = b; }) || function (d, b) { for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p]; };
    return extendStatics(d, b);
  };
  return function (d, b) {
    if (typeof b !== 'function' && b !== null) throw new TypeError('Class extends value ' + String(b) + ' is not a constructor or null');
    extendStatics(d, b);
    function __() { this.constructor = d; }
    d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
  };
})();
var Animal = (function () {
  function Animal(name) { this.name = name; Animal.count++; }
  Animal.prototype.speak = function () { return this.name + ' makes a sound'; };
  Object.defineProperty(Animal.prototype, 'upper', { get: function () { return this.name.toUpperCase(); }, set: function (v) { this.name = v.toLowerCase(); }, enumerable: false, configurable: true });
  Animal.create = function (name) { return new this(name); };
  Animal.count = 0;
  return Animal;
}());
var Dog = (function (_super) {
  __extends(Dog, _super);
  function Dog(name, breed) {
    var _this = _super.call(this, name) || this;
    _this.breed = breed === void 0 ? 'mutt' : breed;
    _this.bark = function () { return _this.name + ' barks'; };
    return _this;
  }
  Dog.prototype.speak = function () { return _super.prototype.speak.call(this) + ', woof'; };
  return Dog;
}(Animal));
var Puppy = (function (_super) {
  __extends(Puppy, _super);
  function Puppy() { return _super !== null && _super.apply(this, arguments) || this; }
  return Puppy;
}(Dog));
var d = new Dog('Rex');
console.log(d.speak(), d.breed, d.bark.call(null), d.upper);
d.upper = 'MAX';
console.log(d.name, d instanceof Dog, d instanceof Animal, d.constructor.name, Object.keys(d));
var p = new Puppy('Tiny', 'corgi');
console.log(p.speak(), p.breed, p.constructor === Puppy, Dog.create('Made').speak(), Animal.count, Dog.count, Object.prototype.hasOwnProperty.call(Dog, 'count'));
Animal.count = 100;
console.log(Dog.count, Puppy.count, Object.getPrototypeOf(Puppy) === Dog);
var MyError = (function (_super) {
  __extends(MyError, _super);
  function MyError(m) { var _this = _super.call(this, m) || this; _this.extra = 1; return _this; }
  MyError.prototype.hello = function () { return 'never seen'; };
  return MyError;
}(Error));
var e = new MyError('text');
console.log(e.message, e.extra, e instanceof Error, e instanceof MyError, typeof e.hello);
try { __extends(function () {}, 5); } catch (x) { console.log(x.message); }
for (var k in d) console.log(k);

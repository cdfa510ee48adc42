// Format directives convert objects by what the program says about them.
class A { constructor(){this.x=1;} toString(){return 'A!';} }
class B { valueOf(){return 7;} }
class C { toJSON(){return 'json';} }
console.log('%s', new A());
console.log('%d', new B());
console.log('%i', {toString(){return '12px';}});
console.log('%f', {toString(){return '1.5px';}});
console.log('%j', {a:new C()});
console.log('%O', [1,{a:{b:{c:{d:1}}}}]);
console.log('%c red', 'css');
console.log('%s %s', 'a');
console.log('%s', null, undefined, Symbol('x'), 5n, -0);
console.log('%d', '42', 5n, Symbol('q'));
console.log('100%', 5, '%s', 'x');
console.log('%s', [1,[2,[3]]], {a:1});
console.log('%s', class Q{}, function w(){}, () => {});
console.log('%s', new Date(0));
console.log('%s', new Error('boom').message);
console.log('%s', Object.create(null));
console.log('%s', Object.create({toString(){return 'inherit';}}));
console.log('%j', {toString: 1});

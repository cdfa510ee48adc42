// Private names that an object has already: of a field its own name is told, of methods and accessors their class.
class Base { constructor(o) { return o } }
const o = {}; const attempt = (f) => { try { f(); console.log('fine') } catch (e) { console.log(e.name, e.message) } };
class P extends Base { get #x() { return 1 } set #x(v) {} } attempt(() => new P(o)); attempt(() => new P(o));
class M extends Base { #m() {} } attempt(() => new M(o)); attempt(() => new M(o));
class F extends Base { #f = 1 } attempt(() => new F(o)); attempt(() => new F(o));
const A = (() => class extends Base { #m() {} #n() {} })(); attempt(() => new A(o)); attempt(() => new A(o));
const N = class extends Base { get #m() {} }; attempt(() => new N(o)); attempt(() => new N(o));
class S extends Base { set #s(v) {} #f = 2 } attempt(() => new S(o)); attempt(() => new S(o));
class G extends Base { #f = 2; get #s() {} } attempt(() => new G(o)); attempt(() => new G(o));
class D extends Base { #f = 2; constructor(x) { super(x); } static [Symbol('d')]() {} } attempt(() => new D(o)); attempt(() => new D(o));

// cause, AggregateError, names, messages and toString of errors.
const inner = new TypeError('inner');
const outer = new Error('outer', { cause: inner });
console.log(outer.cause === inner, 'cause' in new Error('x'), new Error('x', { cause: undefined }).hasOwnProperty('cause'), new Error('x', 5).cause, Object.getOwnPropertyDescriptor(outer, 'cause').enumerable);
const agg = new AggregateError([1, inner], 'many', { cause: 'c' });
console.log(agg.errors.length, agg.errors[1] === inner, agg.message, agg.name, agg.cause, agg instanceof Error, Object.keys(agg));
console.log(String(new Error('m')), String(new RangeError()), String(Object.assign(new Error('m'), { name: 'Custom' })), String(Object.assign(new Error('m'), { name: '' })), Error.prototype.toString.call({ name: 'N', message: 'M' }), Error.prototype.toString.call({}), Error.prototype.toString.call({ message: undefined, name: null }));
for (const E of [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError]) {
  const e = E('called');
  console.log(e.name, e instanceof E, e instanceof Error, E.length, Object.getPrototypeOf(E) === (E === Error ? Function.prototype : Error), Object.hasOwn(E.prototype, 'message'), Object.hasOwn(e, 'name'));
}
class HttpError extends Error { constructor(status, ...rest) { super(...rest); this.status = status; this.name = new.target.name; } get short() { return `${this.status} ${this.message}`; } static not = (m) => new this(404, m); }
class Teapot extends HttpError { constructor() { super(418, 'teapot', { cause: 'kettle' }); } }
const t = new Teapot();
console.log(t.name, t.short, t.cause, t instanceof HttpError, String(t), HttpError.not('x').short, Object.prototype.toString.call(t), Object.keys(t));
const chain = (e) => (e ? [e.message, ...chain(e.cause)] : []);
const wrap = (n) => { try { if (n === 0) throw new Error('root'); wrap(n - 1); } catch (e) { throw new Error('level ' + n, { cause: e }); } };
try { wrap(2); } catch (e) { console.log(chain(e)); }
console.log(new Error(undefined).hasOwnProperty('message'), new Error(null).message, new Error({ toString: () => 'obj' }).message, new Error('').message === '', typeof new Error('s').stack, Object.keys(new Error('k')));
try { new Error(Symbol('s')); } catch (e) { console.log(e.message); }
try { null.x; } catch ({ name, message, constructor }) { console.log(name, message, constructor === TypeError); }
for (const v of [undefined, null, 0, 'text', { a: 1 }, [1]]) try { throw v; } catch (e) { console.log(Object.is(e, v)); }

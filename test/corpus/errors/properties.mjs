// Errors have message, name, cause and toString as specified.
const error = new Error('message', { cause: 'why' });
console.log(error.name, error.message, error.cause, String(error), Object.keys(error).length, Object.hasOwn(error, 'name'));
console.log(new Error().message === '', Object.hasOwn(new Error(), 'message'), Object.hasOwn(new Error(undefined), 'message'), 'cause' in new Error('x', {}));
console.log(String(new TypeError('t')), String(new RangeError()), Error('called') instanceof Error, TypeError.name, TypeError.length);
const custom = new Error('m');
custom.name = 'Custom';
console.log(String(custom), Error.prototype.toString.call({ name: 'N', message: 'M' }), Error.prototype.toString.call({}));
const empty = new Error('only message');
empty.name = '';
console.log(String(empty), typeof error.stack, error.stack.split('\n')[0]);
const many = new AggregateError([new Error('a'), 'b'], 'several');
console.log(many.errors.length, many.message, many.name, Object.getPrototypeOf(TypeError) === Error, new EvalError('e') instanceof Error);
console.log(new Error({ toString: () => 'converted' }).message, new Error(5).message, new Error(null).message);

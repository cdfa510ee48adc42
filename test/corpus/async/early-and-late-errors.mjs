// Errors in executors, handlers and callbacks end in the right promise.
const show = (name) => [(value) => console.log(name, 'value', value), (reason) => console.log(name, 'reason', reason?.message ?? reason)];
new Promise(() => { throw new Error('executor'); }).then(...show('a'));
new Promise((resolve) => { resolve(1); throw new Error('ignored'); }).then(...show('b'));
Promise.resolve().then(() => { throw new Error('handler'); }).then(...show('c'));
Promise.reject(new Error('first')).catch((e) => { throw new Error(e.message + ' second'); }).then(...show('d'));
Promise.reject(1).then(undefined, undefined).then(...show('e'));
Promise.resolve(1).then(null, () => 2).then(...show('f'));
Promise.resolve(Promise.reject('inner')).then(...show('g'));

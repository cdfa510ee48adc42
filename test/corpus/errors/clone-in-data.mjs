// Errors inside of what is cloned, shared and with causes of their own.
const shared = new RangeError('shared');
const data = { list: [shared, { again: shared }], map: new Map([[shared, new Set([shared])]]), cause: new Error('outer', { cause: new TypeError('inner', { cause: 5 }) }) };
const clone = structuredClone(data);
console.log(clone.list[0] === clone.list[1].again, clone.list[0] !== shared, clone.map.keys().next().value === clone.list[0]);
console.log(clone.cause.cause.name, clone.cause.cause.cause, clone.cause.cause instanceof TypeError, Object.keys(clone.cause));
console.log(structuredClone(new Error()).message === '', structuredClone(new SyntaxError('s')).toString());

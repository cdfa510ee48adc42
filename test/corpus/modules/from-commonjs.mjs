// Names imported from CommonJS: what its text shows, with the values that it has when it has run.
import whole, { fixed, forwarded, later, never, plain } from './commonjs-subject.cjs';
import * as namespace from './commonjs-subject.cjs';
export * from './commonjs-subject.cjs';
import * as self from './from-commonjs.mjs';

console.log(plain, fixed, forwarded, later, never);
console.log(Object.keys(namespace), 'unseen' in namespace, whole.unseen);
console.log(Object.keys(self), self.forwarded);
console.log(namespace.default === whole, namespace['with space'], whole.computed, whole.computed);
whole.plain = 'changed later';
console.log(plain, namespace.plain, whole.plain);

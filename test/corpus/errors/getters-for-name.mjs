// Getters stand for the name and the message of an error.
class E extends Error { get name(){ console.log('name called'); return 'E' } get message() { console.log('message called'); return 'M'; } }
const e = new E();
console.log('made'); console.log(e.stack.split('\n')[0]);
class F extends Error { get name(){ return 'F' } }
console.log(new F('x').stack.split('\n')[0], String(new F('x')));


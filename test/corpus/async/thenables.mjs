// Objects with a method then are waited for, each in a job of its own.
const thenable = {
  then(resolve, reject) {
    console.log('asked', typeof resolve, typeof reject, resolve.name, resolve.length);
    resolve('value');
    resolve('again');
    reject('too late');
  },
};
console.log(await thenable);
Promise.resolve(thenable).then((value) => console.log('then', value));
const throwing = { get then() { throw new Error('getter'); } };
await Promise.resolve().then(() => throwing).catch((problem) => console.log(problem.message));
const late = { then(resolve) { resolve(1); throw new Error('ignored'); } };
console.log(await late, await { then: 1 }.then);

// A static member whose computed name turns out to be 'prototype', and what is no such thing.
const attempt = (action) => {
  try {
    console.log(action());
  } catch (problem) {
    console.log(problem.name, problem.message);
  }
};
const name = 'proto' + 'type';
attempt(() => class { static get [name]() {} });
attempt(() => class { static set [name](value) {} });
attempt(() => class { static [name]() {} });
attempt(() => class { static *[name]() {} });
attempt(() => class { static async [name]() {} });
attempt(() => class { static [name] = 1 });
attempt(() => class extends Map { static get [name]() {} });
attempt(() => new (class { [name]() { return 'own'; } })()[name]());
attempt(() => new (class { [name] = 'field'; })()[name]);
attempt(() => ({ [name]: 1, get [name]() { return 2; } })[name]);
attempt(() => Object.defineProperty(class {}, name, { value: 1 }));
attempt(() => Object.defineProperty(function () {}, name, { value: 1 }).prototype);
attempt(() => Object.defineProperty(function () {}, name, { get() {} }));

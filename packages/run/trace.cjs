/**
 * What the scripts of this folder share. A script calls a published package a few hundred times and prints a line of JSON for
 * each call, so that two ways of running it can be compared byte for byte: what was returned or thrown, the objects reached
 * from it, and which of them are the same object. Choices come from a small generator with a fixed seed.
 */

'use strict';

/** A linear congruential generator; `integer(n)` is at least 0 and less than n. */
function generator(seed) {
  let state = seed >>> 0;
  const integer = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
  const pick = (list) => list[integer(list.length)];
  const shuffle = (list) => {
    const result = list.slice();
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = integer(i + 1);
      [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
  };
  return { integer, pick, shuffle };
}

/** Any value as something JSON can write, to a depth; an object met before is shown as the number it got then. */
function plain(value, depth = 4) {
  const seen = new Map();
  const visit = (item, left) => {
    switch (typeof item) {
      case 'undefined':
        return '<undefined>';
      case 'number':
        return Number.isFinite(item) && !Object.is(item, -0) ? item : Object.is(item, -0) ? '<-0>' : `<${item}>`;
      case 'bigint':
        return `<${item}n>`;
      case 'symbol':
        return `<${String(item)}>`;
      case 'function':
        return `<function ${item.name}/${item.length}>`;
      case 'object':
        return item === null ? null : visitObject(item, left);
      default:
        return item;
    }
  };
  const visitObject = (object, left) => {
    if (seen.has(object)) return `<same as ${seen.get(object)}>`;
    seen.set(object, seen.size);
    if (left === 0) return '<…>';
    if (object instanceof Error) return `<${object.name}: ${object.message}>`;
    if (object instanceof Date || object instanceof RegExp) return `<${String(object)}>`;
    if (object instanceof Map) return { '<Map>': Array.from(object, (entry) => visit(entry, left - 1)) };
    if (object instanceof Set) return { '<Set>': Array.from(object, (entry) => visit(entry, left - 1)) };
    if (Array.isArray(object)) {
      return Array.from({ length: object.length }, (_, i) => (i in object ? visit(object[i], left - 1) : '<hole>'));
    }
    const prototype = Object.getPrototypeOf(object);
    const result = prototype === Object.prototype ? {} : { '<class>': className(prototype) };
    for (const key of Object.keys(object)) result[key] = visit(object[key], left - 1);
    return result;
  };
  return visit(value, depth);
}

function className(prototype) {
  if (prototype === null) return null;
  return typeof prototype.constructor === 'function' ? prototype.constructor.name : '<none>';
}

/** Iterators are shown as the items they give, at most so many. */
function drained(value) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  if (typeof value.next !== 'function' || typeof value[Symbol.iterator] !== 'function') return value;
  const items = [];
  for (const item of value) if (items.push(item) === 40) break;
  return { items };
}

function print(...values) {
  console.log(JSON.stringify(values));
}

/** Prints what an action returns or throws, and returns it. */
function attempt(name, action, depth = 4) {
  try {
    const result = action();
    print(name, plain(drained(result), depth));
    return result;
  } catch (problem) {
    print(name, 'throws', problem instanceof Error ? `${problem.name}: ${problem.message}` : plain(problem));
    return undefined;
  }
}

/** The names of all methods and accessors of an object, its own first, in the order in which they were defined. */
function members(object) {
  const names = new Set();
  for (
    let at = object;
    at !== null && at !== Object.prototype && at !== Array.prototype;
    at = Object.getPrototypeOf(at)
  ) {
    for (const name of Object.getOwnPropertyNames(at)) {
      if (name === 'constructor') continue;
      const { get, value } = Object.getOwnPropertyDescriptor(at, name);
      if (get !== undefined || typeof value === 'function') names.add(name);
    }
  }
  return [...names];
}

/**
 * Calls methods of objects with arguments at random: `make(random)` makes an object, `argument(random, object)` an argument.
 * Accessors are read. The object is shown as `show` says after every few calls, and made anew from time to time.
 */
function exercise(name, settings) {
  const { make, argument, show, skip = [], rounds = 150, seed = 1, most = 3, depth = 3, life = 25 } = settings;
  const random = generator(seed);
  let object = make(random);
  const names = members(object).filter((member) => !skip.includes(member) && !member.startsWith('_'));
  print(name, names);
  for (let round = 0; round < rounds; round += 1) {
    const member = random.pick(names);
    const actuals = Array.from({ length: random.integer(most + 1) }, () => argument(random, object));
    const call = () => (typeof object[member] === 'function' ? object[member](...actuals) : object[member]);
    attempt(`${name}.${member} ${JSON.stringify(plain(actuals, 2))}`, call, depth);
    if (round % 5 === 4) attempt(`${name} now`, () => show(object), 5);
    if (round % life === life - 1) object = make(random);
  }
}

module.exports = { generator, plain, print, attempt, members, exercise };

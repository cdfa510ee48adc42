// A small library of streams: mapping, taking, merging, buffering; all by async generators.
const map = async function* (source, change) {
  for await (const one of source) yield change(one);
};
const take = async function* (source, count) {
  if (count > 0) for await (const one of source) {
    yield one;
    if (--count === 0) return;
  }
};
const batches = async function* (source, size) {
  let batch = [];
  for await (const one of source) {
    batch.push(one);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
};
const merged = async function* (...sources) {
  const waiting = new Map(sources.map((source, i) => [i, source[Symbol.asyncIterator]()]));
  const step = async (i) => ({ i, result: await waiting.get(i).next() });
  const asked = new Map([...waiting.keys()].map((i) => [i, step(i)]));
  try {
    while (asked.size > 0) {
      const { i, result } = await Promise.race(asked.values());
      if (result.done) asked.delete(i);
      else {
        asked.set(i, step(i));
        yield result.value;
      }
    }
  } finally {
    await Promise.all([...waiting.values()].map((iterator) => iterator.return?.()));
  }
};
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
const ticking = async function* (name, time, count = Infinity) {
  try {
    for (let i = 0; i < count; i++) {
      await sleep(time);
      yield `${name}${i}`;
    }
  } finally {
    console.log(name, 'stopped');
  }
};
const list = async (source) => {
  const all = [];
  for await (const one of source) all.push(one);
  return all;
};
console.log(await list(take(map(ticking('a', 5), (x) => x + '!'), 3)));
console.log(await list(batches(ticking('b', 5, 5), 2)));
console.log(await list(take(merged(ticking('c', 100), ticking('d', 250)), 5)));
class Channel {
  values = [];
  takers = [];
  isClosed = false;
  send(value) {
    const taker = this.takers.shift();
    if (taker === undefined) this.values.push(value);
    else taker({ value, done: false });
  }
  close() {
    this.isClosed = true;
    for (const taker of this.takers.splice(0)) taker({ value: undefined, done: true });
  }
  async *[Symbol.asyncIterator]() {
    while (true) {
      if (this.values.length > 0) yield this.values.shift();
      else if (this.isClosed) return;
      else {
        const { value, done } = await new Promise((resolve) => this.takers.push(resolve));
        if (done) return;
        yield value;
      }
    }
  }
}
const channel = new Channel();
const reader = list(channel);
for (let i = 0; i < 3; i++) channel.send(i);
await sleep(1);
channel.send('late');
channel.close();
console.log(await reader);

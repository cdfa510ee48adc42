// A small pool that runs at most two tasks at a time.
class Pool {
  #free = 2;
  #waiting = [];
  async run(task) {
    if (this.#free === 0) await new Promise((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
const pool = new Pool();
let running = 0;
const job = (name, time) => () =>
  new Promise((resolve) => {
    running += 1;
    console.log('start', name, running);
    setTimeout(() => {
      running -= 1;
      resolve(name);
    }, time);
  });
console.log(await Promise.all([5, 9, 2, 4].map((time, i) => pool.run(job('abcd'[i], time * 4)))));

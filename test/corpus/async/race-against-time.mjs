// A promise that loses a race against a timer.
const within = (promise, time) => Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), time))]);
const after = (time, value) => new Promise((resolve) => setTimeout(resolve, time, value));
console.log(await within(after(2, 'fast'), 30));
await within(after(30, 'slow'), 5).catch((problem) => console.log(problem.message));

// Intervals that are stopped from inside, outside and by a number.
let count = 0;
const first = setInterval(() => {
  console.log('first', ++count);
  if (count < 3) return;
  clearInterval(first);
  const third = setInterval(() => {
    console.log('third');
    clearInterval(Number(third));
  }, 2);
}, 3);
const second = setInterval(() => console.log('never'), 40);
setTimeout(() => clearTimeout(second), 20);
console.log(first.hasRef(), typeof first.refresh);

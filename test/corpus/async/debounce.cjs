// A debounced function runs once, after the last call.
function debounce(action, wait) {
  let timer;
  return (...list) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...list), wait);
  };
}
const save = debounce((text) => {
  console.log('saved', text);
  if (text === 'c') setTimeout(() => save('d'), 1);
}, 5);
save('a');
save('b');
setTimeout(() => save('c'), 2);

// The value is evaluated before an assignment to a property of null or undefined fails.
const log = [];
const attempt = (action) => {
  try {
    action();
  } catch (error) {
    log.push(`${error.name}: ${error.message}`);
  }
};
let nothing = null;
let missing;
attempt(() => (nothing.x = log.push('value of x')));
attempt(() => (missing[log.push('key')] = log.push('value of element')));
attempt(() => nothing.method(log.push('argument')));
attempt(() => missing.x.y);
attempt(() => nothing[0]);
attempt(() => missing[Symbol('s')]);
console.log(log.join('\n'));

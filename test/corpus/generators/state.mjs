// A running generator cannot be resumed, and a finished one stays finished.
let self;
function* recursive() {
  try {
    self.next();
  } catch (error) {
    yield `${error.name}: ${error.message}`;
  }
}
self = recursive();
console.log(self.next().value);
console.log(self.next(), self.next());
const finished = (function* () {
  return 1;
})();
console.log(finished.next(), finished.next(), finished.return(5));
try {
  finished.throw(new Error('nobody home'));
} catch (error) {
  console.log(error.message);
}
try {
  new recursive();
} catch (error) {
  console.log(error.name, error.message);
}
try {
  Object.getPrototypeOf(recursive).prototype.next.call({});
} catch (error) {
  console.log(error.name, error.message);
}

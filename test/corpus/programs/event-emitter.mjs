// An event emitter written with constructor functions and prototypes.
function Emitter() {
  this.handlers = Object.create(null);
}
Emitter.prototype.on = function (name, handler) {
  (this.handlers[name] || (this.handlers[name] = [])).push(handler);
  return this;
};
Emitter.prototype.off = function (name, handler) {
  this.handlers[name] = (this.handlers[name] || []).filter(function (h) {
    return h !== handler;
  });
  return this;
};
Emitter.prototype.emit = function (name) {
  var rest = Array.prototype.slice.call(arguments, 1);
  var self = this;
  return (this.handlers[name] || []).map(function (handler) {
    return handler.apply(self, rest);
  });
};
function Button(label) {
  Emitter.call(this);
  this.label = label;
}
Button.prototype = Object.create(Emitter.prototype, { constructor: { value: Button } });
Button.prototype.click = function () {
  return this.emit('click', this.label, arguments.length);
};
const button = new Button('ok');
const second = function (label, count) {
  return [this === button, count];
};
button.on('click', (label) => label.toUpperCase()).on('click', second);
console.log(button.click(1, 2), button.off('click', second).click(), button.emit('nothing'));
console.log(button instanceof Emitter, button.constructor === Button, Object.keys(button).join(), new Emitter().handlers.toString);

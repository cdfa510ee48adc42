// Classes and functions that are emitters.
import EventEmitter from 'node:events';
import { inherits } from 'node:util';
class Door extends EventEmitter {
  isOpen = false;
  toggle() {
    this.isOpen = !this.isOpen;
    this.emit('toggle', this.isOpen);
    return this;
  }
}
const door = new Door();
door.on('toggle', function (isOpen) {
  console.log(isOpen, this === door);
});
door.toggle().toggle();
function Old() {
  EventEmitter.call(this);
}
inherits(Old, EventEmitter);
const old = new Old();
old.once('a', () => console.log('a'));
console.log(old.emit('a'), old.emit('a'), Old.super_ === EventEmitter, old instanceof EventEmitter);
console.log(new EventEmitter(), old.setMaxListeners(5).getMaxListeners(), EventEmitter.defaultMaxListeners);

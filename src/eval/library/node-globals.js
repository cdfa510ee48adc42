/** Modules of node that hand on what is global. */

function nodeConsole() {
  return console;
}

function nodeTimers() {
  return { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate };
}

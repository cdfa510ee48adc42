// Nested finally blocks run from the inside out, each once, also when they throw themselves.
const log = [];
function three(thrower) {
  try {
    try {
      try {
        log.push('body');
        if (thrower === 0) throw 'body';
        return 'value';
      } finally {
        log.push('one');
        if (thrower === 1) throw 'one';
      }
    } catch (e) {
      log.push('caught ' + e);
      if (thrower === 2) throw 'two';
      return 'from catch';
    } finally {
      log.push('two');
      if (thrower === 3) throw 'three';
    }
  } finally {
    log.push('three');
  }
}
for (let i = -1; i < 4; i++) {
  try {
    log.push('=> ' + three(i));
  } catch (e) {
    log.push('out ' + e);
  }
  console.log(i, log.splice(0).join(', '));
}
function deep(n) {
  try {
    if (n === 0) throw new Error('bottom');
    deep(n - 1);
  } finally {
    log.push(n);
  }
}
try { deep(5); } catch (e) { console.log(e.message, log.splice(0)); }
function replaced(n) {
  try { if (n > 0) replaced(n - 1); else throw 'start'; } catch (e) { throw e + n; } finally { log.push('f' + n); }
}
try { replaced(3); } catch (e) { console.log(e, log.splice(0)); }

// Finally runs on every way out of a loop's body.
const log = [];
function run(kind) {
  outer: for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      try {
        log.push(`${i}${j}`);
        if (j === 1) {
          if (kind === 'continue') continue;
          if (kind === 'break') break;
          if (kind === 'continue outer') continue outer;
          if (kind === 'break outer') break outer;
          if (kind === 'return') return 'returned';
          if (kind === 'throw') throw new Error('thrown');
        }
      } finally {
        log.push('f');
      }
      log.push('end');
    }
    log.push('/');
  }
  return 'fell out';
}
for (const kind of ['none', 'continue', 'break', 'continue outer', 'break outer', 'return', 'throw']) {
  let result;
  try { result = run(kind); } catch (e) { result = e.message; }
  console.log(kind, result, log.splice(0).join(' '));
}

// Nested finally blocks run from the inside out, and the returned value is fixed before they run.
const log = [];
function nested() {
  let value = 1;
  try {
    try {
      log.push('body');
      return value;
    } finally {
      value = 2;
      log.push('inner');
    }
  } finally {
    value = 3;
    log.push('outer');
  }
}
console.log(nested(), log.join(' '));
function through() {
  const steps = [];
  outer: for (const i of [1, 2, 3]) {
    try {
      for (;;) {
        try {
          if (i === 2) continue outer;
          if (i === 3) break outer;
          steps.push(i);
          break;
        } finally {
          steps.push(`f${i}`);
        }
      }
    } finally {
      steps.push(`g${i}`);
    }
  }
  return steps.join(' ');
}
console.log(through());

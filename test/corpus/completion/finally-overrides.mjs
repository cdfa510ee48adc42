// A return, break or continue in finally replaces what the block was about to do.
function returns() {
  try {
    return 'try';
  } finally {
    return 'finally';
  }
}
function swallows() {
  try {
    throw new Error('lost');
  } finally {
    return 'swallowed';
  }
}
function breaks() {
  for (;;) {
    try {
      return 'never';
    } finally {
      break;
    }
  }
  return 'after';
}
function continues() {
  const seen = [];
  for (let i = 0; i < 3; i++) {
    try {
      if (i === 1) throw i;
      seen.push(i);
    } finally {
      continue;
    }
  }
  return seen.join();
}
console.log(returns(), swallows(), breaks(), continues());

// Paths that are no text are rejected with a code.
const path = require('path');
for (const wrong of [undefined, null, 5, 5n, true, {}, [], function named() {}, new Map(), 'x'.length])
  for (const name of ['join', 'dirname', 'normalize', 'isAbsolute'])
    try {
      console.log(path[name](wrong));
    } catch (problem) {
      console.log(problem.name, problem.code, problem.message, problem instanceof TypeError);
    }

/** The evaluation of modules in order; see `../modules.ts` for linking. */

function evaluateModules(thunks) {
  for (let i = 0; i < thunks.length; i++) {
    const waiting = $call(thunks[i], undefined);
    if (waiting !== undefined && i < thunks.length - 1) $refuse('a module that waits and is imported by another');
  }
}

function runCommonJs(main, module, require, filename, dirname, link) {
  $call(main, module.exports, module.exports, require, module, filename, dirname);
  module.loaded = true;
  $call(link, undefined, module.exports);
  return module.exports;
}

function publishModule(run, names, put, done) {
  const exports = $call(run, undefined);
  $call(put, undefined, 'default', exports);
  if (names === undefined) names = $isObject(exports) ? $ownStringKeys(exports) : [];
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    if (name === 'default') continue;
    let value;
    try {
      if ($isObject(exports) && $hasOwn(exports, name)) value = exports[name];
    } catch {
      // a getter that throws exports nothing
    }
    $call(put, undefined, name, value);
  }
  $call(done, undefined);
}

function requireJson(text, keep) {
  return $call(keep, undefined, JSON.parse(text));
}

function requireBuiltin(make, keep) {
  return $call(keep, undefined, $call(make, undefined));
}

function evaluateThen(thunks, result) {
  evaluateModules(thunks);
  return result;
}

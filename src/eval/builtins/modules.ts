/** Library text that evaluates modules in order; see `../modules.ts` for linking. */

export const library = `
function evaluateModules(thunks) {
  for (let i = 0; i < thunks.length; i++) $call(thunks[i], undefined);
}
function runCommonJs(main, module, require, filename, dirname, link) {
  $call(main, module.exports, module.exports, require, module, filename, dirname);
  module.loaded = true;
  $call(link, undefined);
  return module.exports;
}
function requireJson(text, keep) {
  return $call(keep, undefined, JSON.parse(text));
}
function evaluateThen(thunks, result) {
  evaluateModules(thunks);
  return result;
}
`;

/*
 * What random programs cannot say themselves, because modules are strict: functions whose parameters and `arguments` are
 * the same variables. They give away both, so that a program may change one and look at the other.
 */

module.exports = function mapped(x, y) {
  return {
    parts: arguments,
    look: () => [x, y],
    change: (first, value) => (first ? (x = value) : (y = value)),
  };
};

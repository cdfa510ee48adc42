// Substitutions of a template are converted one after another, between their evaluations.
const log = [];
const thing = (name) => {
  log.push(`make ${name}`);
  return {
    toString() {
      log.push(`show ${name}`);
      return name;
    },
  };
};
console.log(`${thing('a')}-${thing('b')}`);
console.log(log.join(', '));
try {
  `${Symbol('s')}`;
} catch (error) {
  console.log(error.name, error.message);
}
console.log(`${[1, [2, 3]]} ${{}} ${null} ${-0} ${1n}`);

// JSON.parse reads JSON only, applies revivers bottom up and reports where it failed.
console.log(JSON.parse('{"a":[1,2,{"b":null}],"c":"\\u0041\\n","d":-1.5e2}'), JSON.parse(' [1 , 2 ] '), JSON.parse('"x"'), JSON.parse('true'), JSON.parse('-0'), JSON.parse('1E3'));
console.log(JSON.parse('{"a":1,"a":2}').a, Object.keys(JSON.parse('{"b":1,"2":2,"1":3}')).join(), JSON.parse('{"__proto__":5}').__proto__, JSON.parse('[]').length, JSON.parse(null), JSON.parse(5));
const log = [];
const revived = JSON.parse('{"a":1,"b":{"c":2,"d":3},"e":[4]}', function (key, value) {
  log.push(key);
  if (key === 'd') return undefined;
  return typeof value === 'number' ? value + 1 : value;
});
console.log(log.join(), JSON.stringify(revived));
for (const bad of ['', '{', '[1,]', '{a:1}', "'x'", '01', '1.', 'NaN', '"\n"', '{"a":1,}', 'undefined', '[1] x', '"\\x"', 'tru']) {
  try {
    JSON.parse(bad);
    console.log('parsed', bad);
  } catch (error) {
    console.log(error.name, error.message);
  }
}

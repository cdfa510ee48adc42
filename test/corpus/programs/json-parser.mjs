// A JSON parser written by hand agrees with JSON.parse.
function parse(text) {
  let at = 0;
  const fail = () => { throw new SyntaxError(`at ${at}`); };
  const space = () => { while (' \n\t\r'.includes(text[at]) && at < text.length) at++; };
  const expect = (c) => (text[at] === c ? at++ : fail());
  function value() {
    space();
    const c = text[at];
    if (c === '{') return object();
    if (c === '[') return array();
    if (c === '"') return string();
    for (const [word, result] of [['true', true], ['false', false], ['null', null]]) {
      if (text.startsWith(word, at)) return (at += word.length), result;
    }
    const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
    number.lastIndex = at;
    const match = number.exec(text) ?? fail();
    at += match[0].length;
    return Number(match[0]);
  }
  function string() {
    let out = '';
    for (expect('"'); text[at] !== '"'; at++) {
      if (at >= text.length) fail();
      if (text[at] !== '\\') { out += text[at]; continue; }
      const c = text[++at];
      if (c === 'u') { out += String.fromCharCode(parseInt(text.slice(at + 1, at + 5), 16)); at += 4; }
      else out += { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }[c] ?? c;
    }
    at++;
    return out;
  }
  function list(close, item) {
    at++;
    space();
    if (text[at] === close) return void at++;
    for (;;) {
      item();
      space();
      if (text[at] === close) return void at++;
      expect(',');
      space();
    }
  }
  function array() { const out = []; list(']', () => out.push(value())); return out; }
  function object() { const out = {}; list('}', () => { const k = string(); space(); expect(':'); out[k] = value(); }); return out; }
  const result = value();
  space();
  return at === text.length ? result : fail();
}
for (const text of ['{"a":[1,2.5,-3e2,{"b":null}],"c":"x\\n\\u0041\\"","d":true}', '[]', ' { } ', '"text"', '[1,]', '{"a"}', '[1 2]', '01', '']) {
  let ours, theirs;
  try { ours = JSON.stringify(parse(text)); } catch (e) { ours = e.name; }
  try { theirs = JSON.stringify(JSON.parse(text)); } catch (e) { theirs = e.name; }
  console.log(ours === theirs, ours);
}

// Patterns that programs really use, on texts that match and texts that do not.
const tests = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, ['a@b.co', 'a@b', '@b.co', 'a b@c.de']],
  integer: [/^[+-]?\d+$/, ['0', '-12', '+5', '1.0', '', ' 1']],
  decimal: [/^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i, ['1', '1.', '.5', '.', '-2e10', '2e', '1E-3']],
  hex: [/^#(?:[\da-f]{3}){1,2}$/i, ['#fff', '#A0b1C2', '#ffff', 'fff']],
  date: [/^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, ['2024-02-31', '2024-13-01', '24-01-01', '2024-1-1']],
  ip: [/^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/, ['1.2.3.4', '256.1.1.1', '1.2.3', '1.2.3.4.', '255.255.255.255']],
  password: [/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{6,}$/, ['Abc123', 'abc123', 'Ab1', 'ABCdef9!']],
  quoted: [/^"(?:[^"\\]|\\.)*"$/, ['"a"', '"a\\"b"', '"a"b"', '"\\"', '""']],
  repeated: [/^(.+)\1+$/, ['abab', 'aaa', 'aba', 'xyzxyz', 'a']],
  balanced: [/^(?:\((?:\((?:\(\))*\))*\))*$/, ['', '()', '(())', '((()))', '(()', ')(']],
  words: [/\b(?:foo|bar)\b/, ['foo', 'foobar', 'a bar b', 'barfoo', '_foo']],
  unicode: [/^\p{Lu}[\p{L}\s]*$/u, ['Éa b', 'éa', 'Ω', 'A1']],
  lazy: [/<(\w+)>.*?<\/\1>/, ['<a>x</a>', '<a>x</b>', '<b><a></b>', '<a></a><a>']],
  lines: [/^b.*$/m, ['a\nbc\nd', 'ab', '\nb', 'b']],
};
for (const [name, [re, texts]] of Object.entries(tests)) console.log(name, texts.map((t) => (re.test(t) ? 1 : 0)).join(''), JSON.stringify(texts.map((t) => re.exec(t)?.[0] ?? null)));
console.log('2024-05-06'.replace(...[tests.date[0], '$3/$2/$1']), 'a1b22c333'.match(/\d+/g).map(Number), 'key: value; k2: v2'.match(/(\w+): (\w+)/g), 'x=1&y=2&x=3'.split('&').map((p) => p.split('=')));

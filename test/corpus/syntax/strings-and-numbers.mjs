// Escapes, separators and odd literals.
console.log('\x41\u0042\u{43}\t|\v|\0|\'|\"|\\|\q'.length, "a\
b", '\u{1F600}'.length, 'multi\nline'.split('\n').length, '\r\n'.length);
console.log(0xFf, 0B11, 0o17, 1_0.0_1, .5e1, 5.e-1, 0e0, 1E+2, 0.1e-6, 1n, 0xFFn, 1_000n);
console.log(/[/\]]+/.source, /a/gimsuy.flags, `\``.length, `${'`'}`, `a${1}${2}b`, `line
break`.length);
console.log('\u2028'.length, '𝒳'.length, '\ud835\udcb3' === '𝒳', 'é' === 'e\u0301', 'é' === 'e\u0301'.normalize());
console.log([..."\u{1F468}\u200D\u{1F469}"].length, encodeURIComponent('é😀'), escape('é'), '\x7f'.charCodeAt(0));

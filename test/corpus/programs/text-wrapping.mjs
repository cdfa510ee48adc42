// Word wrapping, column layout and Roman numerals with strings only.
const wrap = (text, width) =>
  text.split(' ').reduce((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
console.log(wrap('the quick brown fox jumps over the lazy dog again and again', 16).map((l) => `|${l.padEnd(16)}|`).join('\n'));
const roman = (n) => [['M', 1000], ['CM', 900], ['D', 500], ['CD', 400], ['C', 100], ['XC', 90], ['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]].reduce((s, [r, v]) => { while (n >= v) { s += r; n -= v; } return s; }, '');
console.log([1, 4, 9, 14, 40, 90, 400, 1994, 2024].map(roman).join(' '));
const table = [['name', 'n'], ['alpha', 1], ['b', 22]];
const widths = table[0].map((_, c) => Math.max(...table.map((row) => String(row[c]).length)));
console.log(table.map((row) => row.map((cell, c) => (typeof cell === 'number' ? String(cell).padStart(widths[c]) : cell.padEnd(widths[c]))).join(' | ')).join('\n'));
const rle = (s) => s.replace(/(.)\1*/g, (run, c) => `${run.length}${c}`);
console.log(rle('aaabccd'), [...'hello'].sort().join(''), 'a-b_c d'.split(/[-_ ]/).map((w, i) => (i ? w[0].toUpperCase() + w.slice(1) : w)).join(''));
const levenshtein = (a, b) => { let row = [...Array(b.length + 1).keys()]; for (let i = 1; i <= a.length; i++) { let [diagonal] = row; row[0] = i; for (let j = 1; j <= b.length; j++) [diagonal, row[j]] = [row[j], Math.min(row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] !== b[j - 1]))]; } return row.at(-1); };
console.log(levenshtein('kitten', 'sitting'), levenshtein('', 'abc'), levenshtein('flaw', 'lawn'));

// A progress bar on standard output.
for (let i = 0; i <= 3; i++) process.stdout.write(`\r[${'#'.repeat(i)}${' '.repeat(3 - i)}]`);
process.stdout.write('\n');
const out = process.stdout;
console.log(out.write(''), typeof out.write, out === process.stdout);

// Text is written to the standard streams as it is.
console.log(process.stdout.write('one'), process.stdout.write('two\n'));
const { stdout } = process;
for (const part of ['a', 'b', '']) stdout.write(part);
stdout.write('with encoding', 'utf8');
console.log(stdout.isTTY, stdout.fd);

// Directives of format, one by one.
import { format } from 'node:util';
for (const template of ['%s', '%d', '%i', '%f', '%j', '%O', '%c', '%%', '%x', '%'])
  console.log(format(template, 42.5), '|', format(template, '7'), '|', format(template), '|', format(template, { a: 1 }, 'rest'));
console.log(format(), format(''), format('a', 'b', [1]), format(1, '%s', 2), format('%s', Symbol('s')), format('%s', null, undefined));

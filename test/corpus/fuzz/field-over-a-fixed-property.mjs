// A field initialiser may meet a property that cannot be redefined, on an object the parent constructor returned.
class Fixed {
  constructor(kind) {
    if (kind === 'fixed') return Object.defineProperty({}, 'x', { value: 1, enumerable: true });
    if (kind === 'closed') return Object.preventExtensions({});
    if (kind === 'closed with it') return Object.preventExtensions({ x: 2 });
  }
}
class Field extends Fixed {
  x = undefined;
}
function main(kind) {
  try {
    return ['ok', Object.keys(new Field(kind))];
  } catch (error) {
    return ['threw', error.name, error.message];
  }
}
for (const kind of ['fixed', 'closed', 'closed with it', 'open']) console.log(JSON.stringify(main(kind)));

// A recursive descent parser and evaluator of arithmetic.
function* tokens(text) {
  for (const [token] of text.matchAll(/\d+(?:\.\d+)?|[-+*/^()]|\S/g)) yield token;
}
class Parser {
  constructor(text) {
    this.source = tokens(text);
    this.advance();
  }
  advance() {
    const { value, done } = this.source.next();
    this.current = done ? null : value;
  }
  expect(token) {
    if (this.current !== token) throw new SyntaxError(`expected ${token}, found ${this.current ?? 'end'}`);
    this.advance();
  }
  sum() {
    let left = this.product();
    while (this.current === '+' || this.current === '-') {
      const operator = this.current;
      this.advance();
      const right = this.product();
      left = operator === '+' ? left + right : left - right;
    }
    return left;
  }
  product() {
    let left = this.power();
    for (;;) {
      switch (this.current) {
        case '*':
          this.advance();
          left *= this.power();
          continue;
        case '/':
          this.advance();
          left /= this.power();
          continue;
      }
      return left;
    }
  }
  power() {
    const base = this.unary();
    if (this.current !== '^') return base;
    this.advance();
    return base ** this.power();
  }
  unary() {
    if (this.current === '-') {
      this.advance();
      return -this.unary();
    }
    if (this.current === '(') {
      this.advance();
      const value = this.sum();
      this.expect(')');
      return value;
    }
    const number = Number(this.current);
    if (this.current === null || Number.isNaN(number)) throw new SyntaxError(`unexpected ${this.current ?? 'end'}`);
    this.advance();
    return number;
  }
}
for (const text of ['1 + 2 * 3', '(1 + 2) * 3', '2 ^ 3 ^ 2', '-2 ^ 2', '10 / 4 - 1.5', '1 +', '(1', '2 $ 3', '']) {
  try {
    const parser = new Parser(text);
    const value = parser.sum();
    if (parser.current !== null) throw new SyntaxError(`unexpected ${parser.current}`);
    console.log(text, '=', value);
  } catch (error) {
    console.log(text, '!', error.message);
  }
}

/** The operators of the small language: those of JavaScript that compute, and what its syntax does beside. */

export type UnaryOperator =
  | '-'
  | '~'
  | '!'
  | 'typeof'
  | 'toNumber' // unary +; throws TypeError on bigint and symbol
  | 'toNumeric' // the old value of x++: number or bigint
  | 'increment' // numeric + 1; the operand is already numeric
  | 'decrement'
  | 'toPropertyKey' // computed keys are converted once, before the value is evaluated
  | 'toString'; // template literals; throws TypeError on symbol

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '**'
  | '<<'
  | '>>'
  | '>>>'
  | '&'
  | '|'
  | '^'
  | '=='
  | '!='
  | '==='
  | '!=='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in' // a is the key, b the object
  | 'instanceof';

/** Ownership Java as it is written down. */

import type { Expression } from './syntax.js';
import {
  BOOLEAN,
  FIRST,
  INT,
  OBJECT,
  SECOND,
  THIS,
  WORLD,
  classIn,
  firstIn,
  secondIn,
  type ClassName,
  type Owner,
  type Type,
} from './types.js';

/** `Object`, `A`, `B` … */
const className = (cls: ClassName): string => (cls === OBJECT ? 'Object' : String.fromCharCode(64 + cls));

function ownerName(owner: Owner): string {
  if (owner === WORLD) return 'world';
  if (owner === THIS) return 'this';
  if (owner === FIRST) return 'f1';
  return owner === SECOND ? 'f2' : `#${owner - 4}`;
}

/** `A<world>`, `B<#0, world>`; a second owner that is the world is left out. */
export function typeName(type: Type): string {
  if (type === INT) return 'int';
  if (type === BOOLEAN) return 'boolean';
  const owners = [firstIn(type), ...(secondIn(type) === WORLD ? [] : [secondIn(type)])];
  return `${className(classIn(type))}<${owners.map(ownerName).join(', ')}>`;
}

/** `a0`, `a1`, `b0` …: of A, of B */
const fieldName = (type: Type, index: number): string => `${className(classIn(type)).toLowerCase()}${index}`;

const OPERATORS = { plus: '+', minus: '-', less: '<', equal: '==', and: '&&' };

export function show(e: Expression): string {
  const { kind, type, index, name, number } = e;
  const [e1, e2, e3, e4] = [e.e1, e.e2, e.e3, e.e4].map((one) => (one === null ? '' : show(one)));
  const list = (...all: (string | undefined)[]): string => all.filter((one) => one !== '').join(', ');
  switch (kind) {
    case 'variable':
      return `x${index}`;
    case 'this':
    case 'true':
    case 'false':
      return kind;
    case 'null':
      return `null:${typeName(type)}`;
    case 'int':
      return String(number);
    case 'new':
      return `new ${typeName(type)}`;
    case 'ref':
      return `#${index}`;
    case 'field':
      return `${e1}.${fieldName(type, index)}`;
    case 'assign':
      return `(${e1}.${fieldName(type, index)} = ${e2})`;
    case 'call':
      return `${e1}.m${name}(${list(e2, e3)})`;
    case 'cast':
      return `((${typeName(type)}) ${e1})`;
    case 'seq':
      return `(${e1}; ${e2})`;
    case 'if':
      return `(if ${e1} then ${e2} else ${e3})`;
    case 'plus':
    case 'minus':
    case 'less':
    case 'equal':
    case 'and':
      return `(${e1} ${OPERATORS[kind]} ${e2})`;
    case 'not':
      return `!${e1}`;
    case 'pending':
      return `${e1}⟨${className(classIn(type))}.m${name}: ${list(e2, e3, e4)}⟩`;
  }
}

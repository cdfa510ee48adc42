/**
 * Ways to get the rules of Ownership Java wrong: twenty in the types, M01 to M20, and five in the steps, M21 to M25. All have been found among
 * two classes and three objects, each at the scope that stands here; those of scope 2 to 4 among the four classes and objects of `ownership-java.check.ts`
 * as well. M10, M11 and M13 are shown on states made by hand, too.
 */

import type { SeededBug } from '../../seeded-bug.js';

const seeded = { file: 'typing.ts', spec: 'few-classes.check.ts' } as const;
const progress = { ...seeded, operation: 'progress', violation: 'exception' } as const;
const preservation = { ...seeded, operation: 'preservation', violation: 'invariant' } as const;
/** Whose term is four levels deep. */
const deep = { ...preservation, spec: 'two-operands.check.ts', scope: 8 } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...preservation,
    name: 'M01: casts are up or down, as in Java',
    find: 'operand !== undefined && isClass(operand) ? type',
    replace: 'operand !== undefined && larger(operand, type, java) !== undefined ? type',
    scope: 6,
  },
  {
    ...preservation,
    name: 'M02: the first owner need not be enclosed by the second',
    file: 'well-formed.ts',
    find: 'isNested(second, first, java, cls)',
    replace: 'true',
    scope: 3,
  },
  {
    ...preservation,
    name: 'M03: a superclass may have another first owner',
    file: 'well-formed.ts',
    find: '    firstIn(superclass) === FIRST &&\n',
    replace: '',
    scope: 3,
  },
  {
    ...deep,
    name: 'M04: fields of any object are read at types that mention this',
    find: 'if (declared === undefined || !isUsable(declared, e1!)) return undefined;\n      return memberType(',
    replace: 'if (declared === undefined) return undefined;\n      return memberType(',
  },
  {
    ...preservation,
    name: 'M05: fields of any object are assigned at types that mention this',
    find: 'if (declared === undefined || !isUsable(declared, e1!)) return undefined;\n      const value',
    replace: 'if (declared === undefined) return undefined;\n      const value',
    scope: 7,
  },
  {
    ...preservation,
    name: 'M06: methods of any object take arguments of types that mention this',
    find: 'if (type === undefined || !isUsable(type, receiver)) return false;',
    replace: 'if (type === undefined) return false;',
    scope: 7,
  },
  {
    ...deep,
    name: 'M07: methods of any object give results of types that mention this',
    find: 'if (method === null || !isUsable(method.result, e1)) return undefined;',
    replace: 'if (method === null) return undefined;',
  },
  {
    ...preservation,
    name: 'M08: subtypes may have other owners',
    file: 'classes.ts',
    find: 'this.seenAs(s, classIn(t)) === t :',
    replace: 'classIn(this.seenAs(s, classIn(t))) === classIn(t) :',
    scope: 3,
  },
  {
    ...preservation,
    name: 'M09: subtypes may have another second owner',
    file: 'classes.ts',
    find: 'this.seenAs(s, classIn(t)) === t :',
    replace: '(this.seenAs(s, classIn(t)) & 127) === (t & 127) :',
    scope: 6,
  },
  {
    ...deep,
    name: 'M10: fields are read in bodies as if the formal owners were those of the method',
    find: 'return memberType(declared, classIn(type), e1!, java, gamma);',
    replace: 'return gamma !== null ? declared : memberType(declared, classIn(type), e1!, java, gamma);',
  },
  {
    ...deep,
    name: 'M11: a method may have another result than the one it overrides',
    file: 'well-formed.ts',
    find: '    method.result === substituted(inherited.result, seen, THIS) &&\n',
    replace: '',
  },
  {
    ...preservation,
    name: 'M12: a method may have other parameters than the one it overrides',
    file: 'well-formed.ts',
    find: 'method.parameters.every((type, i) => type === substituted(inherited.parameters[i]!, seen, THIS))',
    replace: 'true',
    scope: 6,
  },
  {
    ...deep,
    name: 'M13: a method is compared with the one it overrides as if both had the same formal owners',
    file: 'well-formed.ts',
    find: 'const seen = table.seenAs(table.selfType(method.cls), inherited.cls);',
    replace: 'const seen = table.selfType(inherited.cls);',
  },
  {
    ...preservation,
    name: 'M14: the type of a body is not compared with the result',
    find: '  has(method.body, method.result, java, method);',
    replace: '  typeOf(method.body, java, method) !== undefined;',
    scope: 6,
  },
  {
    ...preservation,
    name: 'M15: arguments may have any type',
    find: '  return has(e, memberType(type, cls, receiver, java, gamma), java, gamma);',
    replace: '  return typeOf(e, java, gamma) !== undefined;',
    scope: 3,
  },
  {
    ...preservation,
    name: 'M16: arguments may be left out',
    find: 'if (e === null) return type === undefined;',
    replace: 'if (e === null) return true;',
    scope: 2,
  },
  {
    ...preservation,
    name: 'M17: a field is assigned anything',
    find: 'value !== undefined && table.isSubtype(value, memberType(declared, classIn(type), e1!, java, gamma))',
    replace: 'value !== undefined',
    scope: 3,
  },
  {
    ...preservation,
    name: 'M18: a field is assigned supertypes',
    find: 'value !== undefined && table.isSubtype(value, memberType(declared, classIn(type), e1!, java, gamma))',
    replace: 'value !== undefined && table.isSubtype(memberType(declared, classIn(type), e1!, java, gamma), value)',
    scope: 3,
  },
  {
    ...progress,
    name: 'M19: a condition may have any type',
    find: 'if (!e.hasChildren(3) || !has(e1!, BOOLEAN, java, gamma)) return undefined;',
    replace: 'if (!e.hasChildren(3) || typeOf(e1!, java, gamma) === undefined) return undefined;',
    scope: 4,
  },
  {
    ...preservation,
    name: 'M20: branches need not be related',
    find: 'return table.isSubtype(t, s) ? s : undefined;',
    replace: 'return s;',
    scope: 8,
  },
  {
    ...preservation,
    name: 'M21: a field that is assigned gets its receiver',
    file: 'semantics.ts',
    find: 'slotOf(classIn(e.type), e.index), e.e2!);',
    replace: 'slotOf(classIn(e.type), e.index), e.e1!);',
    scope: 3,
  },
  {
    ...preservation,
    name: 'M22: a cast looks at the class alone',
    file: 'semantics.ts',
    find: 'java.table.isSubtype(objectOf(value, java).type, type)',
    replace: 'java.table.isSubclass(classIn(objectOf(value, java).type), classIn(type))',
    scope: 6,
  },
  {
    ...preservation,
    name: 'M23: an inherited method is given the owners of the object as they are',
    file: 'semantics.ts',
    find: 'theta(s, body.type, java)',
    replace: 'substituted(body.type, java.heap[s.e2!.index]!.type, ownerOf(s.e2!.index))',
    scope: 7,
  },
  {
    ...progress,
    name: 'M24: arguments are substituted in reverse order',
    file: 'semantics.ts',
    find: 'body.index === 0 ? s.e3 : s.e4',
    replace: 'body.index === 0 ? s.e4 : s.e3',
    scope: 4,
  },
  {
    ...preservation,
    name: 'M25: the second argument of a call is not substituted',
    file: 'semantics.ts',
    find: '      body.e3 = under(s, body.e3);\n',
    replace: '',
    scope: 8,
  },
];

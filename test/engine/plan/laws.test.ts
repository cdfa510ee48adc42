/** Which objects laws are about: those of a class and of all concrete classes that extend it. */

import { expect, test } from 'vitest';
import { describeBound } from '../../../src/spec/describe.js';
import { loadSpec, refusal } from './support.js';

const CODE = `export abstract class Shape { equals(other: unknown): boolean { return other === this; } }
export class Circle extends Shape { radius = 0; }
class Disc extends Circle { color = 0; }
export const made = new Disc();
export abstract class Solid extends Shape {}`;

function compared(spec: string): string {
  const { bounds } = loadSpec(CODE, spec).plans[0]!.at(2);
  return bounds.operations.map((one) => one.arguments.map((each) => describeBound(each)).join()).join('; ');
}

test('an abstract class has no objects of its own, a class that is not exported has', () => {
  const text = compared('glassbox.equality(code.Shape, { types: { Circle: { radius: int(0, 1) } } })');
  expect(text).toContain('Circle');
  expect(text).toContain('Disc');
  expect(text).not.toContain('Shape');
});

test('each class once, where one is listed that another extends', () => {
  const both = 'glassbox.equality([code.Circle, code.Shape])';
  expect(compared(both)).toBe(compared('glassbox.equality(code.Shape)'));
});

test('without any objects there is nothing to compare', () => {
  const { plans } = loadSpec(CODE, 'glassbox.equality(code.Solid)');
  expect(refusal(() => plans[0]!.at(2)).message).toContain('an abstract class that none extends');
});

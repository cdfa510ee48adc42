/** The integers a word can be: few of them are listed, however far apart, and never one too few. */

import { describe, expect, it } from 'vitest';
import { Words, Circuit, membersOf, type Word } from '../../src/formula/index.js';
import { Bench } from './word-support.js';

describe('membersOf', () => {
  it('lists short ranges and their sums', () => {
    const { words } = new Bench();
    const x = words.fresh(3, 6).word;
    expect(membersOf(words.constant(7))).toEqual([7]);
    expect(membersOf(x)).toEqual([3, 4, 5, 6]);
    expect(membersOf(words.multiply(x, words.constant(-10))!)).toEqual([-60, -50, -40, -30]);
    expect(membersOf(words.add(x, words.fresh(0, 1).word)!)).toEqual([3, 4, 5, 6, 7]);
    expect(membersOf(words.fresh(0, 1000).word)).toBeNull();
  });

  it('lists choices far apart', () => {
    const { circuit, words } = new Bench();
    const far = words.constant(2 ** 31 - 1);
    const near = words.fresh(0, 2).word;
    const chosen = words.ite(circuit.variable(), far, near);
    expect(membersOf(chosen)).toEqual([0, 1, 2, 2 ** 31 - 1]);
    expect(membersOf(words.narrow(chosen, 1, 100))).toEqual([1, 2]);
    const again = words.ite(circuit.variable(), words.add(chosen, words.constant(1))!, words.constant(-5));
    expect(membersOf(again)).toEqual([-5, 1, 2, 3, 2 ** 31]);
    expect(membersOf(words.ite(circuit.variable(), words.fresh(0, 1000).word, far))).toBeNull();
  });

  it('does not tell one path what another has claimed', () => {
    const { circuit, words } = new Bench();
    const b = circuit.variable();
    const condition = circuit.variable();
    const z = words.fresh(40, 50).word;
    const hundred = words.multiply(words.fromBoolean(b), words.constant(100))!;
    // On one path, 0 or 100 is known to be at most 50; its bits, cut to that, are those of 0 or 36.
    const claimed = words.narrow(hundred, 0, 50);
    const other = words.fromBits(claimed.bits, 0, 50);
    const first = words.ite(condition, claimed, z);
    const second = words.ite(condition, other, z);
    expect(first.bits).toEqual(second.bits);
    expect(membersOf(first)).not.toContain(36);
    expect(membersOf(second)).toContain(36);
    expect(membersOf(words.fromBits(first.bits, 0, 50))).toContain(36);
  });

  it('gets to the bottom of deep choices', () => {
    const circuit = new Circuit();
    const words = new Words(circuit);
    const ends = [words.fresh(0, 2).word, words.constant(2 ** 40)] as const;
    let chosen: Word = ends[0];
    for (let round = 0; round < 10_000; round += 1) chosen = words.ite(circuit.variable(), ends[round % 2]!, chosen);
    expect(membersOf(chosen)).toEqual([0, 1, 2, 2 ** 40]);
  });
});

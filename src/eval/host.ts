/**
 * Asking the real engine. A pure function of primitives is modelled by the host function itself, applied to every
 * combination of cases; what the host throws is thrown under that combination's guard, with the host's own words.
 */

import { FALSE, type Bit } from '../formula/index.js';
import { Cases, Union, enumerateAll, type Atom, type Value } from '../value/index.js';
import type { Machine } from './machine.js';
import { PENDING } from './state.js';

/** @requires the operands have no object cases; @requires compute is pure */
export function liftHost(
  machine: Machine,
  operands: readonly Value[],
  compute: (...atoms: Atom[]) => Atom,
  _destination: number,
): Value | typeof PENDING {
  if (!operands.some((operand) => operand instanceof Union)) {
    const outcome = attempt(compute, operands as readonly Atom[]);
    return outcome.ok ? outcome.value : machine.raiseError(outcome.name, outcome.message);
  }
  const cases = new Cases(machine.values);
  const failures: { guard: Bit; name: string; message: string }[] = [];
  for (const { guard, atoms } of enumerateAll(
    machine.values,
    operands.map((operand) => machine.narrow(operand)),
  )) {
    const outcome = attempt(compute, atoms);
    if (outcome.ok) cases.add(guard, outcome.value);
    else failures.push({ guard, name: outcome.name, message: outcome.message });
  }
  for (const { guard, name, message } of failures) {
    if (guard === FALSE) continue;
    if (!machine.raiseUnder(guard, () => machine.realm.error(machine, name, message))) return PENDING;
  }
  return cases.empty ? undefined : cases.build();
}

type Attempt =
  { readonly ok: true; readonly value: Atom } | { readonly ok: false; readonly name: string; readonly message: string };

function attempt(compute: (...atoms: Atom[]) => Atom, atoms: readonly Atom[]): Attempt {
  try {
    return { ok: true, value: compute(...atoms) };
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    return { ok: false, name: problem.name, message: problem.message };
  }
}

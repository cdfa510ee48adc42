/** A check as it stands in the user's spec file, with real closures, and the classes it speaks of. */

import { register } from 'node:module';
import { withTexts, type FileSystem, type Texts } from '../../source/files.js';
import { nodeFiles, ownModule, specModulePath } from '../../source/node-files.js';
import type { Telling } from '../../source/register.js';
import { type Registered, registered } from '../../spec/registered.js';
import { contracts } from '../../spec/contract.js';
import type { Class } from '../../spec/domains.js';
import type { Question } from '../../spec/question.js';
import { EqualStates } from '../../spec/equality.js';
import * as spec from '../../spec/index.js';
import { watchChance } from './chance.js';
import { SPEC, entryName, type HookData } from './hook-data.js';
import type { Replacement } from '../../base/replacement.js';
import type { Address } from './protocol.js';
import { requireAsChecked } from './requiring.js';
import { type Decision, type Registry, theRegistry } from './registry.js';

type Located = Omit<Decision, 'text'>;

export interface LoadedCheck {
  readonly registered: Registered;
  readonly check: Question;
  readonly registry: Registry;
  /** What the spec gave: of a check of a method, that itself. */
  readonly verified: unknown;
}

/** A part of `registered`. */
interface Checks {
  readonly from: number;
  readonly to: number;
}

/** By the name that the spec file is asked for with. */
const loaded = new Map<string, Checks>();

let told: Telling = 'nothing';
let files: FileSystem = nodeFiles;
/** How the modules were prepared that are meant. */
let areStubbed = false;

/** How modules of the user are to be loaded. */
export interface Preparation {
  /** What the code is to tell while it runs. */
  readonly telling: Telling;
  readonly texts: Texts;
}

/** From now on, modules of the user are prepared as they are loaded. */
export function prepareLoading({ telling, texts }: Preparation): void {
  // a class of ours that states may be of
  theRegistry().register(`${specModulePath().replace('index.', 'equality.')}#EqualStates`, EqualStates);
  watchChance();
  told = telling;
  files = withTexts(nodeFiles, texts);
  requireAsChecked(() => files);
  Object.defineProperty(globalThis, Symbol.for(SPEC), { value: spec });
  const data: HookData = { telling, texts, exported: Object.keys(spec) };
  register(ownModule('engine/real/hooks'), { data });
}

/** A place of the prepared code as the user wrote it. The compiler is loaded only when this is asked: it takes longer than most requests. */
export async function writtenPlace(place: Located): Promise<Located> {
  const { path, line, column } = place;
  const text = files.readFile(path);
  if (text === undefined) return place;
  const { writtenColumn } = await import('../../source/register.js');
  return { path, line, column: writtenColumn(path, text, told, areStubbed, line, column) };
}

/** Where the checks of a spec file are among all of them. From then on, classes are those that it means. @throws whatever the spec throws */
export async function loadSpec(
  file: string,
  replacements: readonly Replacement[] = [],
  isStubbed = false,
): Promise<Checks> {
  const name = entryName({ file, replacements, isStubbed });
  areStubbed = isStubbed;
  const isPlain = replacements.length === 0 && !isStubbed;
  theRegistry().choose(isPlain ? '' : JSON.stringify([replacements, isStubbed]));
  let checks = loaded.get(name);
  if (checks === undefined) {
    const from = registered.length;
    contracts.known = [];
    await import(name);
    checks = { from, to: registered.length };
    loaded.set(name, checks);
  }
  return checks;
}

/** All checks of a spec file, as it has them. @throws whatever the spec throws */
export async function registeredIn(file: string): Promise<readonly Registered[]> {
  const { from, to } = await loadSpec(file);
  return registered.slice(from, to);
}

/** @throws whatever the spec throws */
export async function loadCheck(
  address: Address,
  replacements: readonly Replacement[] = [],
  /** Whether functions have to ask whether something else is to be called in their place. */
  isStubbed = false,
): Promise<LoadedCheck> {
  const { from, to } = await loadSpec(address.file, replacements, isStubbed);
  const found = registered[from + address.ordinal];
  if (found === undefined || from + address.ordinal >= to) {
    throw new Error(`${address.file} has ${to - from} checks, there is none with the number ${address.ordinal}`);
  }
  const registry = theRegistry();
  const owner = found.mayBeMethod === true ? registry.ownerOf(found.target) : null;
  const check = remembering(found.at(address.scope, ...(owner === null ? [] : [owner as unknown as Class])));
  const { target: verified } = found;
  if (owner === null) return { registered: found, check, registry, verified };
  return { registered: { ...found, kind: 'class', target: owner as unknown as Class }, check, registry, verified };
}

/** The same question, which looks at what the spec says of an operation once and not before every call. */
function remembering(check: Question): Question {
  const known = new Map<string, ReturnType<Question['operation']>>();
  const operation: Question['operation'] = (name) => {
    let one = known.get(name);
    if (one === undefined) known.set(name, (one = check.operation(name)));
    return one;
  };
  return { ...check, operation };
}

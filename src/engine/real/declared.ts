/** Where a function stands that real code has: node knows, and tells whoever asks as a debugger would. Lines are those that the user wrote. */

import { Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import type { Span } from '../../base/span.js';
import { placeInLine } from './caller.js';

/** What a debugger is told of an object. */
interface Property {
  readonly name: string;
  readonly value?: {
    readonly value?: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber: number };
  };
}

const ASKED = 'glassbox.real.asked';

/** Null if it is none of a file. */
export function placeOfFunction(called: unknown): Span | null {
  if (typeof called !== 'function') return null;
  const session = new Session();
  session.connect();
  try {
    const files = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
    session.post('Debugger.enable');
    Object.defineProperty(globalThis, Symbol.for(ASKED), { value: called, configurable: true });
    const found = answer<{ result: { objectId: string } }>(session, 'Runtime.evaluate', {
      expression: `globalThis[Symbol.for('${ASKED}')]`,
    });
    const { internalProperties = [] } = answer<{ internalProperties?: readonly Property[] }>(
      session,
      'Runtime.getProperties',
      { objectId: found.result.objectId, ownProperties: true },
    );
    const location = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value;
    const url = location === undefined ? '' : (files.get(location.scriptId) ?? '');
    const path = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (location === undefined || !path.startsWith('/')) return null;
    return placeInLine(path, location.lineNumber + 1, 1, null);
  } finally {
    session.disconnect();
    Reflect.deleteProperty(globalThis, Symbol.for(ASKED));
  }
}

/** In this very thread, answers come at once. */
function answer<T>(session: Session, method: string, params: object): T {
  let result: T | null = null;
  session.post(method, params, (problem, found) => {
    if (problem === null) result = found as T;
  });
  if (result === null) throw new Error(`node does not answer ${method}`);
  return result;
}

/**
 * Where the command line writes. Commands get a `Terminal`, never the process, so tests can give them one of
 * their own. What the program prints goes where it sends it; everything we say goes to standard error.
 */

import picocolors from 'picocolors';
import type { Paint, RenderOptions } from '../base/code-frame.js';

export interface Terminal {
  readonly writeOutput: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** May standard error be coloured? */
  readonly colour: boolean;
  /** Paths inside this folder are shown relative to it. */
  readonly currentDirectory: string;
  /** Show our own stack traces; for those who work on Glassbox. */
  readonly debug: boolean;
}

export function processTerminal(): Terminal {
  const { stderr, stdout, env } = process;
  return {
    writeOutput: (text) => void stdout.write(text),
    writeError: (text) => void stderr.write(text),
    // picocolors knows NO_COLOR and FORCE_COLOR, but looks at standard output only
    colour: picocolors.isColorSupported && (stderr.isTTY || env['FORCE_COLOR'] !== undefined),
    currentDirectory: process.cwd().replaceAll('\\', '/'),
    debug: (env['GLASSBOX_DEBUG'] ?? '') !== '',
  };
}

export function renderOptions(terminal: Terminal): Required<RenderOptions> {
  const inside = terminal.currentDirectory.endsWith('/') ? terminal.currentDirectory : `${terminal.currentDirectory}/`;
  return {
    paint: paintFor(terminal.colour),
    showPath: (path) => (path.startsWith(inside) ? path.slice(inside.length) : path),
  };
}

function paintFor(colour: boolean): Paint {
  const { red, bold, blue, cyan } = picocolors.createColors(colour);
  return { error: (text) => bold(red(text)), place: blue, help: cyan, source: colour };
}

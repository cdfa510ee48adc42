/**
 * Where the command line writes. Commands get a `Terminal`, never the process, so tests can give them one of
 * their own. Reports, and what a program prints to standard output, go there; everything else we say goes to standard error.
 */

import picocolors from 'picocolors';
import type { Paint, RenderOptions } from '../base/code-frame.js';
import type { ReportPaint, Tone } from '../report/index.js';

export interface Terminal {
  readonly writeOutput: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** May standard error be coloured? */
  readonly colour: boolean;
  /** May standard output be coloured? */
  readonly outputColour: boolean;
  /** Does a person look at standard error, so that a line may be written over? */
  readonly interactive: boolean;
  readonly columns: number;
  /** Paths inside this folder are shown relative to it. */
  readonly currentDirectory: string;
  /** Show our own stack traces; for those who work on Glassbox. */
  readonly debug: boolean;
}

export function processTerminal(): Terminal {
  const { stderr, stdout, env } = process;
  // picocolors knows NO_COLOR and FORCE_COLOR, but looks at standard output only
  const isForced = env['FORCE_COLOR'] !== undefined;
  return {
    writeOutput: (text) => void stdout.write(text),
    writeError: (text) => void stderr.write(text),
    colour: picocolors.isColorSupported && (stderr.isTTY || isForced),
    outputColour: picocolors.isColorSupported && (stdout.isTTY || isForced),
    interactive: stderr.isTTY && env['TERM'] !== 'dumb',
    columns: stderr.columns ?? 80,
    currentDirectory: process.cwd().replaceAll('\\', '/'),
    debug: (env['GLASSBOX_DEBUG'] ?? '') !== '',
  };
}

export function renderOptions(terminal: Terminal): Required<RenderOptions> {
  return { paint: paintFor(terminal.colour), showPath: (path) => showPath(path, terminal) };
}

/** Relative to the current directory, if it is inside. */
export function showPath(path: string, { currentDirectory }: Pick<Terminal, 'currentDirectory'>): string {
  const inside = currentDirectory.endsWith('/') ? currentDirectory : `${currentDirectory}/`;
  return path.startsWith(inside) ? path.slice(inside.length) : path;
}

function paintFor(colour: boolean): Paint {
  const { red, bold, blue, cyan } = picocolors.createColors(colour);
  return { error: (text) => bold(red(text)), place: blue, help: cyan, source: colour };
}

export function reportPaint(colour: boolean): ReportPaint {
  const { red, green, yellow, bold, dim, cyan } = picocolors.createColors(colour);
  const tones: Readonly<Record<Tone, (text: string) => string>> = {
    plain: (text) => text,
    strong: bold,
    dim,
    good: green,
    bad: (text) => bold(red(text)),
    doubtful: (text) => bold(yellow(text)),
    touched: bold,
    changed: cyan,
  };
  return { ...paintFor(colour), tone: (text, tone) => tones[tone](text) };
}

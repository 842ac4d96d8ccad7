import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { MooringError } from '../../values/errors.ts';
import { printableLines } from '../../text/printable.ts';

/** Where the output of runs goes. */
export interface OutputOptions {
  /**
   * Gets the output as printable lines, without the last line break, if it is not written to files. Resolves when more can
   * be written; undefined for at once.
   */
  readonly relay: (lines: string) => Promise<void> | undefined;
  /** Where the output of each run is written to a file; undefined for `relay`. */
  readonly logDirectory: string | undefined;
}

/** The output of one run: relayed or written to a file while it comes, never kept, but for its tail. */
export interface Output {
  readonly take: (stream: Readable) => void;
  readonly show: (lines: string) => Promise<void> | undefined;
  readonly tail: () => readonly string[];
  /** How many UTF-16 units came, and whether what they are written to is slower. */
  readonly progress: () => { readonly received: number; readonly isPaused: boolean };
  /** Throws `config_file_unwritable`. */
  readonly close: () => Promise<void>;
}

/** Lines of output that are kept, and UTF-16 units from which on a line is not waited for to end. */
const TAIL_LINES = 20;
const LONGEST_LINE = 8_000;

/** Opens the output of a run. Throws `config_file_unwritable`. */
export async function openOutput({ logDirectory, relay }: OutputOptions, logName: string): Promise<Output> {
  const file = logDirectory === undefined ? undefined : await openLog(logDirectory, logName);
  let tail: readonly string[] = [];
  let [received, paused] = [0, 0];
  const show = (text: string): Promise<void> | undefined => {
    const lines = clean(text);
    tail = [...tail, ...lines.split('\n')].slice(-TAIL_LINES);
    return file === undefined ? relay(lines) : undefined;
  };
  return {
    take: (stream) => {
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk.length;
        const written = file && writeChunk(chunk, file);
        rest += chunk;
        const line = rest.lastIndexOf('\n') + 1;
        const end = rest.length - line > LONGEST_LINE ? rest.length : line;
        const shown = end > 0 ? show(rest.slice(0, end)) : undefined;
        rest = rest.slice(end);
        // What is slower than the command slows it down, instead of memory filling up.
        const pending = written ?? shown;
        if (pending === undefined) return;
        stream.pause();
        paused += 1;
        const resume = (): void => {
          paused -= 1;
          stream.resume();
        };
        void pending.then(resume);
      });
      stream.once('close', () => {
        if (rest !== '') void show(rest);
      });
    },
    show,
    tail: () => tail,
    progress: () => ({ received, isPaused: paused > 0 }),
    close: async () => {
      if (file !== undefined) await closeLog(file);
    },
  };
}

function writeChunk(chunk: string, file: WriteStream): Promise<void> | undefined {
  if (file.destroyed || file.write(chunk)) return undefined;
  return new Promise((resolve) => {
    file.once('drain', resolve).once('close', resolve);
  });
}

async function openLog(directory: string, name: string): Promise<WriteStream> {
  try {
    await mkdir(directory, { recursive: true });
    const file = createWriteStream(join(directory, name));
    await once(file, 'open');
    // `closeLog` throws it.
    return file.on('error', () => undefined);
  } catch (cause) {
    throw new MooringError('config_file_unwritable', `could not write to ${directory}`, { cause });
  }
}

async function closeLog(file: WriteStream): Promise<void> {
  await finished(file.end()).catch((cause: unknown) => {
    throw new MooringError('config_file_unwritable', `could not write ${String(file.path)}`, { cause });
  });
}

/** Returns lines that a terminal or runner shows and does not interpret, without colors and without the last line break. */
function clean(text: string): string {
  const lines = text
    .replace(/\r+\n?/g, '\n')
    .replace(/\n$/, '')
    .replaceAll(COLOR, '');
  const isPlain = /^[\x20-\x7e\n]*$/.test(lines) && !lines.includes('::') && !lines.includes('##[');
  return isPlain ? lines : printableLines(lines);
}

// oxlint-disable-next-line no-control-regex -- they begin with ESC
const COLOR = /\u001b\[[\d;]*[A-Za-z]/g;

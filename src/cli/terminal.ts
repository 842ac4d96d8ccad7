import { styleText } from 'node:util';

/** The words that begin a line of a result, with their colors. */
const COLORS = { FAIL: 'red', warn: 'yellow', note: 'yellow', ok: 'green' } as const;

interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
  readonly once?: (event: 'drain', listener: () => void) => unknown;
}

interface Input {
  readonly isTTY?: boolean;
  readonly once: (event: 'data' | 'end', listener: (chunk?: unknown) => void) => unknown;
  readonly pause: () => unknown;
}

/** The output of a command: results, lines for people, and progress. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly log: (line: string) => void;
  /** Lines of another program. Resolves when more can be written; undefined for at once. */
  readonly relay: (lines: string) => Promise<void> | undefined;
  /** On a terminal, a line that the next output replaces; else a line of its own. */
  readonly progress: (line: string) => void;
  /** Shows a question, whose text must be printable; true for yes. Undefined without a terminal. */
  readonly confirm: ((question: string, signal: AbortSignal) => Promise<boolean>) | undefined;
}

/**
 * Writes results to `stdout`, and everything else to `stderr`. The first word of a line gets its color on a terminal,
 * unless NO_COLOR is set or CLICOLOR is 0.
 */
export function createTerminal(
  { stdin, stdout, stderr }: { readonly stdin: Input; readonly stdout: Output; readonly stderr: Output },
  variables: Readonly<Record<string, string | undefined>>,
): Terminal {
  const isColored = stdout.isTTY === true && !variables['NO_COLOR'] && variables['CLICOLOR'] !== '0';
  let clear = '';
  const write = (output: Output, text: string): unknown => {
    if (clear !== '') stderr.write(clear);
    clear = '';
    return output.write(text);
  };
  return {
    print: (text) => void write(stdout, isColored ? color(text) : text),
    log: (line) => void write(stderr, `${line}\n`),
    relay: (lines) => {
      if (write(stderr, `${lines}\n`) !== false) return undefined;
      return new Promise((resolve) => void stderr.once?.('drain', resolve));
    },
    progress: (line) => {
      write(stderr, stderr.isTTY === true ? line : `${line}\n`);
      if (stderr.isTTY === true) clear = '\r\u001b[2K';
    },
    confirm:
      stdin.isTTY === true && stderr.isTTY === true
        ? async (question, signal) => {
            write(stderr, `${question} [y/N] `);
            return /^y(?:es)?$/i.test((await readLine(stdin, signal)).trim());
          }
        : undefined,
  };
}

/** A terminal gives whole lines; its end counts as an empty one. Rejects when the signal is aborted. */
async function readLine(stdin: Input, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  stdin.once('data', (chunk) => resolve(String(chunk)));
  stdin.once('end', () => resolve(''));
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  // A stream that is read keeps the process alive.
  return promise.finally(() => stdin.pause());
}

function color(text: string): string {
  return text.replaceAll(/^(FAIL|warn|note|ok)(?= )/gm, (word) =>
    styleText(COLORS[word as keyof typeof COLORS], word, { validateStream: false }),
  );
}

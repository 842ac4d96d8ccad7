import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The one line that the embedded platform prints when it is ready (architecture.md#embedded-platform). */
export interface PlatformLine {
  readonly apiUrl: string;
  readonly issuerUrl: string;
  readonly registry: string;
  readonly tokenUrl: string;
  readonly oidcRequestUrl: string;
  readonly oidcRequestToken: string;
  readonly adminToken: string;
  /** Only without a seed. */
  readonly organization?: { readonly name: string; readonly uid: string };
  /** Path of the file that signatures of its images are verified with. */
  readonly trustedRoot?: string;
}

/** The line of a process. */
export interface ProcessLine extends PlatformLine {
  readonly trustedRoot: string;
}

export interface RunningPlatform {
  readonly line: ProcessLine;
  /** Ends it and gives its exit status. */
  stop(): Promise<number | null>;
}

/** Starts the embedded platform from dist as a process of its own, on a free port. Throws with what it said instead. */
export async function startPlatform(...args: readonly string[]): Promise<RunningPlatform> {
  const child = spawn(process.execPath, ['dist/platform/index.js', '--port', '0', ...args], {
    cwd: new URL('../../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = once(child, 'exit');
  const firstLine = once(createInterface(child.stdout), 'line');
  const first = await Promise.race([firstLine, exited.then(() => undefined)]);
  if (first === undefined) throw new Error(`the embedded platform did not start: ${complaints.trim()}`);
  return {
    line: JSON.parse(String(first[0])) as ProcessLine,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

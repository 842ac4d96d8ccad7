import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { ProcessLine } from './start-platform.ts';

/** Starts the platform from its source as a process of its own, which may be killed in any state. */
export function spawnPlatform(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['src/launch/platform.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The line that it prints when it is ready. */
export async function untilReady(child: ChildProcess): Promise<ProcessLine> {
  if (child.stdout === null) throw new Error('no output');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return JSON.parse(line) as ProcessLine;
}

/** Ends it and gives its exit status, null where the signal ended it. */
export async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  await once(child, 'close');
  return child.exitCode;
}

/** The name of a file that does not exist, in a folder of its own. */
export function newFile(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'mooring-platform-')), name);
}

/** A seed file with this text. */
export function seedOf(text: string): string {
  const path = newFile('seed.yml');
  writeFileSync(path, text);
  return path;
}

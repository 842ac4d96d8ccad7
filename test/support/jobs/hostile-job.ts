import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FaultWorld } from './fault-world.ts';
import { HOST, IDENTITY } from './login-job.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from './run-launcher.ts';
import type { LauncherRun, LauncherSetup } from './run-launcher.ts';
import { readCommands } from './runner-commands.ts';

/** What an enemy would have a runner do: hide a text, or open an annotation of their own. */
export const ORDERS = [
  '::add-mask::pwned',
  '::error title=pwned::pwned',
  '##[add-mask]pwned',
  '\r::notice::pwned',
];

/** A folder with files, a repository or not. */
export function checkoutOf(files: Readonly<Record<string, string>>, isRepository = true): string {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-hostile-'));
  if (isRepository) execFileSync('git', ['init', '--quiet', folder]);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs the check on a checkout, one with a single image unless told otherwise. */
export function checkIn({ line }: FaultWorld, setup: Partial<LauncherSetup>): Promise<LauncherRun> {
  const { inputs, environment } = platformSetup(line, 'repo:acme/shop:pull_request');
  return runLauncher('check.js', {
    workspace: checkoutOf({ Dockerfile: `FROM ${HOST}/acme/python:3.13\n` }),
    ...setup,
    inputs: { ...CHECK_DEFAULTS, ...inputs, identity: IDENTITY, organization: 'acme', ...setup.inputs },
    environment: { ...environment, ...setup.environment },
  });
}

/** The commands that a run gave, with their titles, and without the masks of its own tokens. */
export function ordersOf({ stdout }: LauncherRun): readonly string[] {
  const orders = readCommands(stdout).filter(
    ({ name, text }) => name !== 'add-mask' || text.includes('pwned'),
  );
  return orders.map(({ name, properties }) => `${name} ${properties['title'] ?? ''}`);
}

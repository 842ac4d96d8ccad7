import { tmpdir } from 'node:os';

import { actionsRunner } from '../runner/actions-runner.ts';
import { changeCredentialFile, fingerprint } from './docker-config-file.ts';
import { removePrivateDirectory } from '../io/files/private-directory.ts';
import { systemClock } from '../io/system-clock.ts';
import { printable } from '../text/printable.ts';
import type { Runner } from '../runner/runner.ts';
import { removeLogin } from './remove-login.ts';
import type { RemovalOutcome } from './remove-login.ts';
import { readLogin } from './state.ts';

/**
 * The post action of the login: restores the previous credentials. It also runs after cancelled and failed jobs, and
 * never fails one: whatever it cannot do is a warning.
 */
export async function runLoginPost(): Promise<void> {
  const runner = actionsRunner;
  const login = readLogin(runner);
  if (login === undefined) return;
  for (const path of login.files) {
    // oxlint-disable-next-line no-await-in-loop -- one line per file, in the order in which they were written
    await attempt(runner, `restore ${path}`, async () => {
      const now = systemClock.now();
      const { outcome } = await changeCredentialFile(path, (file) =>
        removeLogin(file, login.id, { now, fingerprint }),
      );
      report(outcome, path, runner);
    });
  }
  const { directory } = login;
  if (directory === undefined) return;
  await attempt(runner, `remove ${directory}`, () =>
    removePrivateDirectory(directory, process.env['RUNNER_TEMP'] || tmpdir()),
  );
}

function report(outcome: RemovalOutcome, path: string, runner: Runner): void {
  if (outcome === 'restored') runner.info(`Restored the previous credentials in ${path}.`);
  if (outcome === 'handed-on')
    runner.info(`Kept the login of another job in ${path}, which is still in use.`);
  if (outcome === 'changed') {
    runner.warning(`Left ${path} unchanged: another program changed the entry of this login.`);
  }
}

async function attempt(runner: Runner, purpose: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    runner.warning(`Could not ${purpose}: ${printable(reason)}.`);
  }
}

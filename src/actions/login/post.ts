import { tmpdir } from 'node:os';

import { actionsRunner } from '../../adapters/github/actions-runner.ts';
import { changeCredentialFile, fingerprint } from '../../adapters/files/docker-config-file.ts';
import { removePrivateFolder } from '../../adapters/files/private-directory.ts';
import { systemClock } from '../../adapters/system-clock.ts';
import { logOut } from '../../domain/docker-config/log-out.ts';
import type { LogOutResult } from '../../domain/docker-config/log-out.ts';
import { printable } from '../../domain/text/printable.ts';
import type { Runner } from '../../ports/runner.ts';
import { readLogin } from './state.ts';

/**
 * The post action of the login: puts back what was there before. It runs after cancelled and failed jobs too, and never
 * fails one: whatever it cannot do is a warning.
 */
export async function runLoginPost(): Promise<void> {
  const runner = actionsRunner;
  const login = readLogin(runner);
  if (login === undefined) return;
  for (const path of login.files) {
    // oxlint-disable-next-line no-await-in-loop -- one line per file, in the order in which they were written
    await attempt(runner, `put back what was in ${path}`, async () => {
      const now = systemClock.now();
      const { result } = await changeCredentialFile(path, (file) =>
        logOut(file, login.id, { now, fingerprint }),
      );
      say(result, path, runner);
    });
  }
  const { folder } = login;
  if (folder === undefined) return;
  await attempt(runner, `remove ${folder}`, () =>
    removePrivateFolder(folder, process.env['RUNNER_TEMP'] || tmpdir()),
  );
}

function say(result: LogOutResult, path: string, runner: Runner): void {
  if (result === 'restored') runner.info(`Put back what was in ${path}.`);
  if (result === 'handed-on') runner.info(`Left ${path} to the login of another job, which is still in use.`);
  if (result === 'left') {
    runner.warning(`Left ${path} as it is: somebody else has changed the entry of this login meanwhile.`);
  }
}

async function attempt(runner: Runner, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    runner.warning(
      `Could not ${what}: ${printable(error instanceof Error ? error.message : String(error))}.`,
    );
  }
}

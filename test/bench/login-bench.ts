import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LOGIN_DEFAULTS, platformSetup } from '../support/jobs/run-launcher.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import { compare } from './measure.ts';
import type { Row } from './measure.ts';

const ROUNDS = 21;

/** A whole login, from the start of its process to its end, by a platform that answers at once. */
export async function loggingIn(): Promise<Row> {
  const platform = await startPlatform('--seed', 'examples/platform.seed.yml');
  const home = mkdtempSync(join(tmpdir(), 'mooring-login-bench-'));
  try {
    const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
    const set = Object.entries({ ...LOGIN_DEFAULTS, ...inputs, identity: IDENTITY });
    return compare(
      {
        what: 'login at 0 ms an answer, start to exit',
        other: 'node -e 0',
        budget: '≤ 250 ms (docker/login-action: 170 ms to start)',
      },
      [
        {
          program: process.execPath,
          args: ['dist/login.js'],
          environment: {
            HOME: home,
            RUNNER_TEMP: home,
            ...environment,
            ...Object.fromEntries(set.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
          },
        },
        { program: process.execPath, args: ['-e', '0'] },
      ],
      ROUNDS,
    );
  } finally {
    await platform.stop();
  }
}

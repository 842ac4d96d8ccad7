import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { CHECK_DEFAULTS } from '../support/jobs/run-launcher.ts';
import { compare } from './measure.ts';
import type { Row } from './measure.ts';

const ROUNDS = 21;

/** A check in a repository that names no image: it does not sign in and sends no request. */
export function startOfLauncher(): Row {
  const inputs = {
    ...CHECK_DEFAULTS,
    identity: `${'0'.repeat(40)}/${'0'.repeat(16)}`,
    organization: 'acme',
    registry: 'registry.test',
    'api-url': 'https://api.test',
    'issuer-url': 'https://issuer.test',
  };
  const environment = {
    GITHUB_WORKSPACE: createGitRepository().folder,
    RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'mooring-bench-')),
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  };
  return compare(
    { what: 'check with nothing to check, start to exit', other: 'node -e 0', budget: '≤ 4×' },
    [
      { program: process.execPath, args: ['dist/check.js'], environment },
      { program: process.execPath, args: ['-e', '0'] },
    ],
    ROUNDS,
  );
}

/** The archive that the runner downloads before the first step of every job. */
export function sizeOfDownload(): Row {
  const archive = spawnSync('sh', ['-c', 'git archive HEAD | gzip | wc -c'], { encoding: 'utf8' });
  return {
    what: 'download of the action (git archive HEAD | gzip)',
    measured: `${(Number(archive.stdout) / 1_000_000).toFixed(2)} MB`,
    against: '',
    ratio: '',
    budget: '≤ 0.75 MB',
  };
}

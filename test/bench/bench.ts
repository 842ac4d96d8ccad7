/**
 * The numbers that have a budget (design.md §7), each against a second command measured in the same run, in turns, so
 * that a ratio holds when the machine's speed drifts. Prints a table; judges nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createGitRepository } from '../support/git-repository.ts';
import { CHECK_DEFAULTS } from '../support/run-launcher.ts';

const ROUNDS = 21;

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly against: string;
  readonly ratio: string;
  readonly budget: string;
}

console.table([startOfLauncher(), sizeOfDownload()]);

/** A check in a repository without any Dockerfile: it signs in to nothing and asks nobody. */
function startOfLauncher(): Row {
  const repository = createGitRepository();
  const folder = mkdtempSync(join(tmpdir(), 'mooring-bench-'));
  const environment = {
    PATH: process.env['PATH'],
    GITHUB_WORKSPACE: repository.folder,
    RUNNER_TEMP: folder,
    ...Object.fromEntries(
      Object.entries({
        ...CHECK_DEFAULTS,
        identity: `${'0'.repeat(40)}/${'0'.repeat(16)}`,
        organization: 'acme',
        registry: 'registry.test',
        'api-url': 'https://api.test',
        'issuer-url': 'https://issuer.test',
      }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  };
  const launcher = (): void => time(['dist/check.js'], environment);
  const bare = (): void => time(['-e', '0'], { PATH: process.env['PATH'] });
  const [ours, nodes] = alternate(launcher, bare);
  return {
    what: 'check with nothing to check, process start to exit',
    measured: `${ours.toFixed(0)} ms`,
    against: `node -e 0: ${nodes.toFixed(0)} ms`,
    ratio: `${(ours / nodes).toFixed(2)}×`,
    budget: '≤ 4×',
  };
}

function sizeOfDownload(): Row {
  const archive = spawnSync('sh', ['-c', 'git archive HEAD | gzip | wc -c'], { encoding: 'utf8' });
  return {
    what: 'download of the action (git archive HEAD | gzip)',
    measured: `${(Number(archive.stdout) / 1_000_000).toFixed(2)} MB`,
    against: '',
    ratio: '',
    budget: '≤ 1 MB',
  };
}

/** The median milliseconds of each, run in turns after one round that does not count. */
function alternate(a: () => void, b: () => void): readonly [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, run] of [a, b].entries()) {
      const start = performance.now();
      run();
      if (round > 0) times[index === 0 ? 0 : 1].push(performance.now() - start);
    }
  }
  return [median(times[0]), median(times[1])];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function time(args: readonly string[], env: Readonly<Record<string, string | undefined>>): void {
  execFileSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

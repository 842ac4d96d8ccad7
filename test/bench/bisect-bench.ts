import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { z } from 'zod';

import { DAY_MS } from '../../src/values/instant.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { platformVariables } from '../support/jobs/run-launcher.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { PlatformLine } from '../support/platform/start-platform.ts';
import { median } from './measure.ts';
import type { Row } from './measure.ts';

const BUILDS = 365;
const ROUNDS = 5;

const Run = z.object({ ms: z.number() });

/** A whole bisection: all but its commands in milliseconds, the commands in milliseconds each, and their number. */
interface Session {
  readonly own: number;
  readonly command: number;
  readonly runs: number;
}

/**
 * What a step of a bisection of 365 builds takes besides the command: a session that searches, less one with two
 * builds, which has the same start and the same end (architecture.md#budgets).
 */
export async function bisectingBuilds(): Promise<readonly Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'mooring-bisect-bench-'));
  const seed = join(directory, 'seed.json');
  const history = { from: `now-${BUILDS}d`, every: '1d', count: BUILDS };
  const repos = [{ name: 'python', tags: [{ name: '3.13', history }] }];
  writeFileSync(seed, JSON.stringify({ organizations: [{ name: 'chainguard', public: 'all-tags', repos }] }));
  const platform = await startPlatform('--seed', seed);
  try {
    return [measure(platform.line, directory)];
  } finally {
    await platform.stop();
  }
}

function measure(line: PlatformLine, directory: string): Row {
  const perStep: number[] = [];
  const perCommand: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const state = (name: string): string => join(directory, `${name}-${round}.jsonl`);
    const search = bisect(line, { good: -(BUILDS - 1), daysBad: 180, state: state('search') });
    const ends = bisect(line, { good: -1, daysBad: 1.5, state: state('ends') });
    if (round === 0) continue;
    perStep.push((search.own - ends.own) / (search.runs - ends.runs));
    perCommand.push(search.command);
  }
  return {
    what: `bisect: ${BUILDS} builds, each step without the command`,
    measured: `${median(perStep).toFixed(0)} ms`,
    against: `node -e '': ${median(perCommand).toFixed(0)} ms`,
    ratio: `${(median(perStep) / median(perCommand)).toFixed(2)}×`,
    budget: '≤ 50 ms',
  };
}

/** Finds the first build of the last `daysBad` days, all of which are bad. */
function bisect(
  line: PlatformLine,
  { good, daysBad, state }: { readonly good: number; readonly daysBad: number; readonly state: string },
): Session {
  const reference = 'cgr.dev/chainguard/python:3.13';
  const options = [`--good=${good}`, `--state=${state}`];
  const since = new Date(Date.now() - daysBad * DAY_MS).toISOString();
  const script = `process.exitCode = process.env.MOORING_BISECT_BUILT_AT > '${since}' ? 1 : 0`;
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('dist/cli.js'), 'bisect', reference, ...options, '--', process.execPath, '-e', script],
    { encoding: 'utf8', env: { ...machineVariables(), ...platformVariables(line) } },
  );
  const took = performance.now() - start;
  if (status !== 0) throw new Error(`bisect ended with ${status}: ${stderr}`);
  const [, ...runs] = readFileSync(state, 'utf8').trimEnd().split('\n');
  const commands = runs.map((run) => Run.parse(JSON.parse(run)).ms);
  const total = commands.reduce((sum, ms) => sum + ms, 0);
  return { own: took - total, command: total / runs.length, runs: runs.length };
}

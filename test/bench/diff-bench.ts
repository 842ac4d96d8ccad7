import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { platformVariables } from '../support/jobs/run-launcher.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { exampleSeed } from '../support/platform/seed-file.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import { SUBJECT } from '../support/samples/many-findings.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { compare } from './measure.ts';
import type { Row } from './measure.ts';
import { sentRequests } from './sent-requests.ts';

const PACKAGES = 200;
const LATENCY_MS = 80;
const ROUNDS = 5;
/** Names of a query for advisories. */
const NAMES_PER_CALL = 25;

/** A diff of two builds that differ in half of their packages, by a platform each of whose answers takes 80 ms longer. */
export async function comparingBuilds(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-diff-bench-'));
  const path = join(folder, 'seed.json');
  writeFileSync(path, JSON.stringify(seedOf()));
  const platform = await startPlatform('--seed', path, '--latency', String(LATENCY_MS));
  try {
    const tokens = await shellTokens(platform.line, { identity: IDENTITY, subject: SUBJECT });
    const program = {
      program: process.execPath,
      args: [resolve('dist/cli.js'), 'diff', 'cgr.dev/acme/many:1', '--from', '-1'],
      folder,
      environment: { HOME: folder, ...platformVariables(platform.line), ...tokens },
    };
    const sent = sentRequests(program);
    const calls = Math.ceil(PACKAGES / NAMES_PER_CALL);
    const what = `diff: two builds of ${PACKAGES} packages, ${LATENCY_MS} ms an answer`;
    return [
      compare({ what, other: 'node -e 0', budget: '≤ 900 ms' }, [program, NOTHING], ROUNDS),
      {
        what: '… and the requests that it sends',
        measured: String(sent.length),
        against: '',
        ratio: '',
        // A token, the history and two requests for the signers; of each build six; and the advisories.
        budget: `≤ ${1 + 1 + 2 + 12 + calls}`,
      },
    ];
  } finally {
    await platform.stop();
  }
}

const NOTHING = { program: process.execPath, args: ['-e', '0'] };

/** The example, with an image of many packages. */
function seedOf(): unknown {
  const seed = exampleSeed();
  const packages = (version: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `package-${index}`, version }));
  const many = {
    name: 'many',
    tags: [
      {
        name: '1',
        packages: packages('1.0.0-r0', PACKAGES),
        history: { from: 'now-10d', every: '1d', count: 10 },
        changes: [{ at: 'now-36h', set: packages('1.0.1-r0', PACKAGES / 2) }],
      },
    ],
  };
  const organizations = seed.organizations.map((one) =>
    one.name === 'acme' ? Object.assign(one, { repos: [...one.repos, many] }) : one,
  );
  return { ...seed, organizations };
}

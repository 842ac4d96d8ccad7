import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { schemaErrors } from '../support/views/schema-errors.ts';
import { seedFile } from '../support/platform/seed-file.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { platformVariables } from '../support/jobs/run-launcher.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';

const NOBODYS = `sha256:${'f'.repeat(64)}`;
const DAYS = ['20d', '10d', '5d', '1d'];

let platform: RunningPlatform;
let tokens: Readonly<Record<string, string>>;
/** Digests of the builds of two tags, oldest first. */
let latest: readonly string[];
let dev: readonly string[];
let secret: readonly string[];

beforeAll(async () => {
  const tag = (name: string) => ({ name, history: DAYS.map((age) => ({ at: `now-${age}` })) });
  const seed = seedFile({
    organizations: [
      {
        name: 'chainguard',
        public: true,
        repos: [{ name: 'node', tags: [tag('latest'), tag('latest-dev')] }],
      },
      {
        name: 'acme',
        uid: IDENTITY.split('/')[0],
        identities: [
          {
            name: 'shop',
            uid: IDENTITY,
            claimMatch: {
              issuer: 'https://token.actions.githubusercontent.com',
              subject: 'repo:acme/shop:push',
            },
            bindings: [{ role: 'registry.pull' }],
          },
        ],
        repos: [{ name: 'secret', tags: [tag('1')] }],
      },
    ],
  });
  platform = await startPlatform('--seed', seed, '--now', '2026-11-20T12:00:00Z');
  tokens = await shellTokens(platform.line, { identity: IDENTITY, subject: 'repo:acme/shop:push' });
  [latest, dev] = [
    await history('chainguard/node', 'latest'),
    await history('chainguard/node', 'latest-dev'),
  ];
  secret = await history('acme/secret', '1', tokens['MOORING_REGISTRY_TOKEN']);
});
afterAll(() => platform.stop());

async function ask<Answer>(path: string, image: string, password?: string): Promise<Answer> {
  const { tokenUrl, registry } = platform.line;
  const basic = { authorization: `Basic ${btoa(`_token:${password}`)}` };
  const given = await fetch(`${tokenUrl}/token?scope=repository:${image}:pull`, {
    headers: password === undefined ? {} : basic,
  });
  const { token } = (await given.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`http://${registry}/v2/${image}/${path}`, { headers })).json()) as Answer;
}

async function history(image: string, tag: string, password?: string): Promise<readonly string[]> {
  const answer = await ask<{ history: { digest: string }[] }>(`_chainguard/history/${tag}`, image, password);
  return answer.history.map(({ digest }) => digest);
}

async function armOf(index: string): Promise<string> {
  const { manifests } = await ask<{
    manifests: { digest: string; platform: { architecture: string } }[];
  }>(`manifests/${index}`, 'chainguard/node');
  return (
    manifests.find((entry) => entry.platform.architecture === 'arm64')?.digest ?? expect.fail('no arm64')
  );
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-verify-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a person does in a shell, on a folder with these files. */
function verify(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Run {
  const folder = folderOf(files);
  return spawnSync(process.execPath, ['dist/cli.js', 'verify', ...args, folder], {
    encoding: 'utf8',
    env: {
      ...machineVariables(),
      HOME: folder,
      ...platformVariables(platform.line),
      ...variables,
    },
  });
}

interface Report {
  readonly verdict: string;
  readonly pins: readonly {
    readonly file: string;
    readonly rule: string | null;
    readonly fails: boolean;
    readonly origin: Readonly<Record<string, unknown>>;
  }[];
  readonly notChecked: readonly { readonly file: string }[];
}

function reportOf({ stdout }: Run): Report {
  const report = JSON.parse(stdout) as Report;
  expect(schemaErrors('verify.v1.json', report)).toEqual([]);
  return report;
}

const from = (reference: string): string => `FROM ${reference}\n`;

describe('mooring verify', () => {
  it('reports the origin of every pin', async () => {
    const arm = await armOf(latest[1] ?? '');
    const files = {
      '.github/mooring.yml': 'pin:\n  registry-map: { mirror.test/cg: cgr.dev/chainguard }\n',
      'a/Dockerfile': from(`cgr.dev/chainguard/node:latest@${latest[1]}`),
      'b/Dockerfile': from(`cgr.dev/chainguard/node:latest@${dev[3]}`),
      'c/Dockerfile': from(`cgr.dev/chainguard/node:latest@${arm}`),
      'd/Dockerfile': from(`cgr.dev/chainguard/node:latest@${NOBODYS}`),
      'e/Dockerfile': from(`alpine:3.22@${NOBODYS}`),
      'f/Dockerfile': from(`cgr.dev/acme/secret:1@${secret[0]}`),
      'g/compose.yml': `services:\n  web:\n    image: cgr.dev/chainguard/node@${latest[3]} # latest\n`,
      'h/Dockerfile': from(`mirror.test/cg/node@${dev[0]}`),
      'i/Dockerfile': from('cgr.dev/chainguard/node:latest'),
      'j/compose.yaml': 'services: { image: [\n',
    };
    const run = verify(files, ['--json']);
    expect([run.status, run.stderr]).toEqual([1, 'Running unauthenticated.\n']);
    const { notChecked, pins, verdict } = reportOf(run);
    expect(pins.map(({ file, rule, fails }) => [file, rule, fails])).toEqual([
      ['a/Dockerfile', null, false],
      ['b/Dockerfile', 'foreign-digest', true],
      ['c/Dockerfile', 'platform-manifest', false],
      ['d/Dockerfile', 'foreign-digest', true],
      ['e/Dockerfile', 'other-registry', false],
      ['f/Dockerfile', 'not-checked', true],
      ['g/compose.yml', null, false],
      ['h/Dockerfile', null, false],
    ]);
    expect(pins.map(({ origin }) => origin)).toMatchObject([
      { kind: 'own', tag: 'latest', since: '2026-11-10T12:00:00.000Z', until: '2026-11-15T12:00:00.000Z' },
      { kind: 'other-tag', tag: 'latest-dev', since: '2026-11-19T12:00:00.000Z', until: null },
      { kind: 'platform-manifest', platform: 'linux/arm64', index: latest[1] },
      { kind: 'foreign', tags: 2, isInRegistry: false },
      { kind: 'not-checked', code: 'other-registry' },
      { kind: 'not-checked', code: 'lookup-failed' },
      { kind: 'own', tag: 'latest', until: null },
      { kind: 'own', tag: 'latest-dev' },
    ]);
    expect([verdict, notChecked.map(({ file }) => file)]).toEqual(['fail', ['j/compose.yaml']]);
  });

  it('prints a table, with a line that counts', () => {
    const run = verify({
      'a/Dockerfile': from(`cgr.dev/chainguard/node:latest@${latest[1]}`),
      'b/Dockerfile': from(`cgr.dev/chainguard/node:latest@${dev[3]}`),
      'c/Dockerfile': from(`cgr.dev/chainguard/node:latest@${NOBODYS}`),
      'd/Dockerfile': from(`alpine:3.22@${NOBODYS}`),
    });
    expect(run.status).toBe(1);
    const short = (digest = ''): string => digest.slice(0, 19);
    expect(run.stdout).toBe(
      [
        `ok    a/Dockerfile:1  cgr.dev/chainguard/node:latest  ${short(latest[1])}  a build of this tag, from 2026-11-10 to 2026-11-15; signed on 2026-11-10`,
        `FAIL  b/Dockerfile:1  cgr.dev/chainguard/node:latest  ${short(dev[3])}  foreign-digest: a build of tag latest-dev, since 2026-11-19, never of this tag; signed on 2026-11-19`,
        `FAIL  c/Dockerfile:1  cgr.dev/chainguard/node:latest  ${short(NOBODYS)}  foreign-digest: not a build of any of its 2 tags, and not in the registry`,
        `note  d/Dockerfile:1  docker.io/library/alpine:3.22   ${short(NOBODYS)}  other-registry: docker.io has no tag history; no known signer`,
        'Signed by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main (2 pins).',
        'Failed: 1 of 4 pins verified, 2 foreign-digest, 1 other-registry. 1 of 2 images has no known signer.',
        '',
      ].join('\n'),
    );
  });

  it('verifies private pins with the tokens of the shell, and prints none of them', () => {
    const run = verify({ Dockerfile: from(`cgr.dev/acme/secret:1@${secret[0]}`) }, [], tokens);
    expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('Passed: 1 of 1 pin verified.')]);
    expect(run.stdout + run.stderr).not.toMatch(/eyJ/);
  });

  const FOREIGN = { Dockerfile: from(`cgr.dev/chainguard/node:latest@${NOBODYS}`) };
  const ELSEWHERE = { Dockerfile: from(`alpine:3.22@${NOBODYS}`) };
  const UNASKED = { Dockerfile: from(`cgr.dev/acme/secret:1@${NOBODYS}`) };
  const BROKEN = { 'compose.yaml': 'services: { image: [\n' };

  it.each([
    ['a foreign digest', FOREIGN, [], 1],
    ['an allowed foreign digest', FOREIGN, ['--fail-on', 'none'], 0],
    ['what could not be queried', UNASKED, [], 1],
    ['what could not be queried and is allowed', UNASKED, ['--fail-on', 'foreign-digest,wrong-signer'], 0],
    ['another registry', ELSEWHERE, [], 0],
    ['another registry that is not allowed', ELSEWHERE, ['--fail-on', 'foreign-digest other-registry'], 1],
    ['a file that cannot be read', BROKEN, [], 1],
    ['a file that need not be read', BROKEN, ['--fail-on', 'foreign-digest'], 0],
    ['no pins at all', { Dockerfile: from('alpine') }, [], 0],
  ])('judges %s', (_, files, args, status) => {
    expect(verify(files, args).status).toBe(status);
  });

  it.each([
    [['--fail-on', 'foreign-digests'], 'did you mean "foreign-digest"?'],
    [['--quite'], '--quite'],
  ])('ends %j with status 2 and a reason', (args, says) => {
    const run = verify(FOREIGN, args);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(says);
  });
});

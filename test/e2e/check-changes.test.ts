import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CheckReport } from '../../src/check/report/check-report.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { reportOf, runCheckJob } from '../support/jobs/check-job.ts';
import { respond, startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { acmeWith } from '../support/platform/seed-file.ts';
import { pullRequestEvent } from '../support/samples/shop.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

const NOW = '2026-11-20T12:00:00Z';
const GONE = `sha256:${'d'.repeat(64)}`;
const FAILING = `sha256:${'f'.repeat(64)}`;

/** Python has four builds with a content: one with 18 fixed problems, one in which another came, and two without it. */
const REPOS = [
  {
    name: 'python',
    packages: [
      { name: 'glibc', version: '2.42-r1' },
      { name: 'libcrypto3', version: '3.5.0-r0', origin: 'openssl' },
      { name: 'libcrypto3', version: '3.5.4-r0', origin: 'openssl', from: 'now-10d' },
      { name: 'sqlite-libs', version: '3.51.0-r1', from: 'now-10d', until: 'now-1d' },
    ],
    tags: [
      {
        name: '3.13',
        history: [
          { at: 'now-50d', digest: GONE },
          { at: 'now-40d', digest: FAILING },
          { at: 'now-30d' },
          { at: 'now-10d' },
          { at: 'now-1d' },
        ],
      },
    ],
  },
  {
    name: 'node',
    packages: [{ name: 'libcrypto3', version: '3.5.0-r0', origin: 'openssl' }],
    tags: [{ name: '22', history: [{ at: 'now-5d' }] }],
  },
  {
    name: 'kubectl',
    packages: [
      { name: 'kubectl-1.33', version: '1.33.5-r0', until: 'now-5d' },
      { name: 'kubectl-1.34', version: '1.34.1-r0', from: 'now-5d' },
    ],
    tags: [{ name: '1', history: [{ at: 'now-20d' }, { at: 'now-5d' }] }],
  },
  {
    name: 'nginx',
    tags: [
      {
        name: '1',
        history: [
          {
            at: 'now-5d',
            packages: [
              { name: 'zlib', version: '1.3.2-r0' },
              { name: 'busybox', version: '1.37.0-r0' },
            ],
            config: { user: '65532' },
          },
          { at: 'now-2d', packages: [{ name: 'zlib', version: '1.3.1-r4' }], config: { user: 'root' } },
        ],
      },
    ],
  },
  { name: 'bare', sbom: 'none', tags: [{ name: '1', history: [{ at: 'now-5d' }] }] },
];

function advisory(artifactName: string, number: number, event: object): object {
  const word = String(number)
    .padStart(4, '0')
    .replaceAll(/\d/g, (digit) => 'cfghjmpqrv'.charAt(Number(digit)));
  const severities = [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }];
  const aliases = [`CVE-2026-${number}`];
  return { advisoryId: `CGA-2222-3333-${word}`, artifactName, aliases, severities, events: [event] };
}

const AFFECTED = { at: 'now-20d', kind: 'true-positive' };
const ADVISORIES = [
  ...Array.from({ length: 18 }, (_, index) =>
    advisory('openssl', 1001 + index, { at: 'now-15d', kind: 'fixed', fixedVersion: '3.5.4-r0' }),
  ),
  advisory('glibc', 2001, AFFECTED),
  advisory('sqlite-libs', 3001, { at: 'now-9d', kind: 'detection', artifactVersion: '3.51.0-r1' }),
  advisory('kubectl-1.33', 4001, AFFECTED),
  { ...advisory('kubectl-1.34', 4001, AFFECTED), advisoryId: 'CGA-2222-4444-4444' },
];

let world: FaultWorld;
/** The builds of each tag with a content, oldest first. */
let builds: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  world = await startWorld({
    seed: acmeWith(REPOS, ADVISORIES),
    aheadMs: Date.parse(NOW) - Date.now(),
    intercept: ({ url }) =>
      url.includes(`/manifests/${FAILING}`) ? respond(503, {}, { 'retry-after': '0' }) : undefined,
  });
  const tags = ['python:3.13', 'node:22', 'kubectl:1', 'nginx:1'];
  const { images } = (
    await change({}, { Dockerfile: tags.map((tag) => `FROM cgr.dev/acme/${tag}\n`).join('') })
  ).report;
  builds = Object.fromEntries(
    images.map(({ image, history }) => [
      image.replace('cgr.dev/acme/', ''),
      history?.around.map(({ digest }) => digest).slice(-3) ?? [],
    ]),
  );
});
afterAll(() => world.close());

type Files = Readonly<Record<string, string>>;

/** A pin of the nth build with a content. */
const pinned = (tag: string, nth: number): string => from(tag, builds[tag]?.[nth] ?? '');
const from = (tag: string, digest: string): string => `FROM cgr.dev/acme/${tag}@${digest}\n`;
const PYTHON = 'python:3.13';

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The check of a pull request that turns the files of its base into those of its head. */
async function change(
  base: Files,
  head: Files,
  inputs: Readonly<Record<string, string>> = {},
): Promise<{ readonly run: LauncherRun; readonly report: CheckReport }> {
  const repository = createGitRepository();
  write(repository.folder, { 'README.md': 'A shop.\n', ...base });
  const before = repository.commit('The base');
  for (const path of Object.keys(base)) rmSync(join(repository.folder, path));
  write(repository.folder, head);
  const event = pullRequestEvent(before, repository.commit('The change'));
  const run = await runCheckJob(world.line, {
    workspace: repository.folder,
    event: { name: 'pull_request', payload: event },
    inputs,
  });
  expect(run.stderr).toBe('');
  return { run, report: reportOf(run) };
}

/** Exit status, and the numbers of advisories: new, pre-existing, not compared, resolved. */
function counts({ run, report }: Awaited<ReturnType<typeof change>>): readonly (number | null)[] {
  const open = placedFindings(report).filter(({ rule }) => rule === 'advisory');
  const of = (novelty: string): number => open.filter((one) => one.novelty === novelty).length;
  const resolved = report.resolved.filter(({ rule }) => rule === 'advisory').length;
  return [run.exitCode, of('new'), of('pre-existing'), of('not-compared'), resolved];
}

type Change = Readonly<{ base: Files; head: Files }>;
type Counts = readonly [
  exit: number,
  added: number,
  preExisting: number,
  notCompared: number,
  resolved: number,
];

const a = (text: string): Files => ({ 'a/Dockerfile': text });
const b = (text: string): Files => ({ 'b/Dockerfile': text });
const TITLE = 'Base build unavailable: advisories not compared';
const NEITHER = 'No advisory of this line is classified as new or resolved.';

// oxfmt-ignore
const CHANGES: readonly (readonly [what: string, change: () => Change, counts: Counts, sentences: readonly string[]])[] = [
  ['adds a Dockerfile on a build that another file uses', () => ({ base: a(pinned(PYTHON, 0)), head: { ...a(pinned(PYTHON, 0)), ...b(pinned(PYTHON, 0)) } }),
    [1, 19, 19, 0, 0], ['19 new problems block this pull request', 'b/Dockerfile:1']],
  ['goes back to a build that another file pins', () => ({ base: { ...a(pinned(PYTHON, 1)), ...b(pinned(PYTHON, 0)) }, head: { ...a(pinned(PYTHON, 0)), ...b(pinned(PYTHON, 0)) } }),
    [1, 18, 20, 0, 1], ['18 new problems block this pull request', 'a/Dockerfile:1']],
  ['adds an image with the same problems to a file', () => ({ base: a(pinned(PYTHON, 0)), head: a(pinned(PYTHON, 0) + pinned('node:22', 0)) }),
    [1, 18, 19, 0, 0], ['18 new problems block this pull request', 'a/Dockerfile:2']],
  ['replaces a build that is gone', () => ({ base: a(from(PYTHON, GONE)), head: a(pinned(PYTHON, 0)) }),
    [0, 0, 0, 19, 0], ['no blocking problems', TITLE, 'image not found in the registry', NEITHER]],
  ['replaces a build that the registry does not return now', () => ({ base: a(from(PYTHON, FAILING)), head: a(pinned(PYTHON, 0)) }),
    [0, 0, 0, 19, 0], ['no blocking problems', TITLE, 'status 503', NEITHER, 'Retry later.']],
  ['updates packages with their version in their names', () => ({ base: a(pinned('kubectl:1', 0)), head: a(pinned('kubectl:1', 1)) }),
    [0, 0, 1, 0, 0], ['CVE-2026-4001 in kubectl-1.34 1.34.1-r0']],
  ['updates to a build with a problem under investigation', () => ({ base: a(pinned(PYTHON, 0)), head: a(pinned(PYTHON, 1)) }),
    [0, 1, 1, 0, 18], ['no blocking problems', '1 update resolves 18 vulnerabilities and brings 1, 1 of them under investigation']],
  ['adds an image without an SBOM', () => ({ base: {}, head: a('FROM cgr.dev/acme/bare:1\n') }),
    [0, 0, 0, 0, 0], ['1 new warning, no blocking problems.', 'No SBOM; advisories were matched by image name only.']],
  ['updates to a build with nothing new', () => ({ base: a(pinned(PYTHON, 1)), head: a(pinned(PYTHON, 2)) }),
    [0, 0, 1, 0, 1], ['2 resolved problems (1 advisory, 1 behind)', '1 pre-existing warning, no new problems.']],
  ['adds a stage on the same build', () => ({ base: a(pinned(PYTHON, 0)), head: a(pinned(PYTHON, 0) + pinned(PYTHON, 0)) }),
    [1, 19, 19, 0, 0], ['19 new problems block this pull request']],
  ['adds a comment', () => ({ base: a(pinned(PYTHON, 0)), head: a(`# Why\n${pinned(PYTHON, 0)}`) }),
    [0, 0, 19, 0, 0], ['19 pre-existing warnings, no new problems.', 'a/Dockerfile:2']],
  ['renames a file', () => ({ base: a(pinned(PYTHON, 0)), head: b(pinned(PYTHON, 0)) }),
    [0, 0, 19, 0, 0], ['19 pre-existing warnings, no new problems.', 'b/Dockerfile:1']],
  ['leaves a tag as it is that has moved', () => ({ base: a(`FROM cgr.dev/acme/${PYTHON}\n`), head: a(`FROM cgr.dev/acme/${PYTHON}\nRUN true\n`) }),
    [0, 0, 1, 0, 0], ['1 pre-existing warning, no new problems.']],
];

describe('a pull request that', () => {
  it.each(CHANGES)('%s', async (_, changeOf, expected, sentences) => {
    const { base, head } = changeOf();
    const checked = await change(base, head);
    expect(counts(checked)).toEqual(expected);
    const log = checked.run.stdout
      .replaceAll(/^::add-mask::.*\n/gm, '')
      .replaceAll(/(?<=\S)\n *(?=\S)/g, ' ');
    for (const sentence of sentences) expect(log).toContain(sentence);
  });

  it('updates to a build that is riskier says so in each view', async () => {
    const { run, report } = await change(a(pinned('nginx:1', 0)), a(pinned('nginx:1', 1)), {
      'sarif-path': 'mooring.sarif',
    });
    expect([run.exitCode, report.verdict]).toEqual([0, 'pass']);
    const sarif = readFileSync(run.outputs['sarif'] ?? '', 'utf8');
    for (const view of [run.summary, sarif])
      for (const title of ['zlib is downgraded to 1.3.1-r4', 'Base image: 2 risky changes'])
        expect(view).toContain(title);
    expect(run.stdout).toContain('1 base changed');
    expect(
      placedFindings(report).flatMap(({ rule, message }) => (rule === 'base-changed' ? [message] : [])),
    ).toEqual([
      expect.stringMatching(
        /: runs as root \(was 65532\); shell removed: no package provides \/bin\/sh \(was busybox\)\. 2 packages changed\.$/,
      ),
    ]);
  });

  it('updates one of two lines lists what the update does, and how many problems are open', async () => {
    const { report } = await change(
      { ...a(pinned(PYTHON, 0)), ...b(pinned(PYTHON, 2)) },
      { ...a(pinned(PYTHON, 1)), ...b(pinned(PYTHON, 2)) },
    );
    expect(report.updates).toMatchObject([
      {
        file: 'a/Dockerfile',
        line: 1,
        image: 'cgr.dev/acme/python',
        from: `cgr.dev/acme/${PYTHON}@${builds[PYTHON]?.[0]}`,
        to: `cgr.dev/acme/${PYTHON}@${builds[PYTHON]?.[1]}`,
        direction: 'forward',
        introduced: [{ id: 'CVE-2026-3001', status: 'under_investigation', level: 'warning' }],
        carriedOver: 1,
      },
    ]);
    expect(report.updates?.[0]?.resolved).toHaveLength(18);
    expect(report.trend?.high).toEqual({ head: 2, base: 19 });
  });

  it.each([
    ['', 0, 0],
    ['after 7 days', 0, 1],
    ['after 14 days', 0, 0],
    ['fail', 1, 1],
  ])(
    'brings a problem under investigation, with the option "%s", fails only by that option or if it resolves nothing',
    async (option, forward, backward) => {
      const [old, found, fixed] = [0, 1, 2].map((nth) => a(pinned(PYTHON, nth)));
      const inputs = { 'under-investigation': option };
      const update = await change(old ?? {}, found ?? {}, inputs);
      expect([update.run.exitCode, update.report.updates?.[0]?.direction]).toEqual([forward, 'forward']);
      const downgrade = await change(fixed ?? {}, found ?? {}, inputs);
      expect([downgrade.run.exitCode, downgrade.report.updates?.[0]?.direction]).toEqual([
        backward,
        'backward',
      ]);
    },
  );
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { movingImages, SHELL } from '../support/platform/moving-image.ts';
import { startPinWorld } from '../support/jobs/pin-world.ts';
import type { PinWorld } from '../support/jobs/pin-world.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { HOSTILE_BUILD } from '../support/samples/hostile-texts.ts';
import { lineProblems, markdownProblems } from '../support/views/inert-views.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const { organizations, builds } = movingImages({
  shell: SHELL,
  tools: SHELL,
  bare: { before: [], after: [] },
});

let platform: FaultWorld;
let world: PinWorld;

async function start(faults: readonly unknown[] = []): Promise<void> {
  platform = await startWorld({ seed: { organizations, faults }, aheadMs: NOW - Date.now() });
  world = await startPinWorld(platform);
  await world.write({
    'api/Dockerfile': `FROM cgr.dev/acme/shell:1@${builds['shell']?.from}\n`,
    'web/Dockerfile': 'FROM scratch\n',
  });
}

beforeEach(async () => start());
afterEach(async () => {
  await world.close();
  await platform.close();
});

/** Starts again, on a platform where these things go wrong. */
async function restart(...faults: readonly unknown[]): Promise<void> {
  await world.close();
  await platform.close();
  await start(faults);
}

function succeeded(run: LauncherRun): LauncherRun {
  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect([run.exitCode, run.stderr, errors]).toEqual([0, '', []]);
  return run;
}

function warningsOf({ stdout }: LauncherRun): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::warning'));
}

async function body(number = 1): Promise<string> {
  const pulls = await world.github.person.pullRequests();
  return pulls.find((pull) => pull.number === number)?.body ?? '';
}

const url = (id: string): string => `[${id.replaceAll('-', '‑')}](https://nvd.nist.gov/vuln/detail/${id})`;
const TOLD = `✅ fixes ${url('CVE-2026-1001')}<br>❌ adds ${url('CVE-2026-1002')} |`;

describe('the pin action: what moves mean for advisories', () => {
  it('is in the pull request and in the summary, by the attested packages of both builds', async () => {
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'created', 'changed-files': 'api/Dockerfile' });
    expect(warningsOf(run)).toEqual([]);
    const [pull] = await world.github.person.pullRequests();
    expect(pull?.title).toBe('chore(images): update shell:1 (fixes CVE-2026-1001, adds CVE-2026-1002)');
    expect(await body()).toMatch(/\n> \[!WARNING\]\n> \*\*shell:1\*\* adds .*CVE-2026-1002/);
    expect(await body()).toContain(TOLD);
    const [table = '', details] = (await body()).split('<details>');
    expect(table).not.toMatch(/CVE-2026-100[34]|GHSA/);
    expect(details).toContain(
      `still open: ${url('CVE-2026-1003')} (busybox), ${url('CVE-2026-1004')} (new-tls)`,
    );
    expect(run.summary).toContain(TOLD);
  });

  it('is no reason to write again: a second run finds it there', async () => {
    succeeded(await world.pin());
    const before = await body();
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'unchanged' });
    expect(run.summary).not.toContain('Advisories');
    expect(await body()).toBe(before);
  });

  it('needs no request if nothing is written: neither SBOMs nor advisories are fetched', async () => {
    const counting = await startWorld({ seed: { organizations } });
    const own = await startPinWorld(counting);
    try {
      await own.write({
        'api/Dockerfile': `FROM cgr.dev/acme/shell:1@${builds['shell']?.from}\n`,
        // The signature of a selected build would be looked up in any case.
        '.github/mooring.yml': 'trust:\n  signatures: off\n',
      });
      const asked = (): readonly string[] =>
        counting.requests
          .map(({ what }) => what)
          .filter((what) => /\/vulnerabilities\/|\/(?:manifests|referrers|blobs)\//.test(what));
      succeeded(await own.pin({ 'dry-run': 'true' }));
      succeeded(await own.pin({ advisories: 'false', branch: 'other' }));
      expect(asked()).toEqual([]);
      expect(succeeded(await own.pin()).outputs).toMatchObject({ operation: 'created' });
      const first = asked().length;
      // Advisories; of each build its index, and of one platform the manifest, the configuration, the attestation and its content.
      expect(first).toBe(11);
      expect(succeeded(await own.pin()).outputs).toMatchObject({ operation: 'unchanged' });
      await own.github.person.push('main', { 'docs/news.md': 'news\n' });
      expect(succeeded(await own.pin()).outputs).toMatchObject({ operation: 'unchanged' });
      expect(asked()).toHaveLength(first);
    } finally {
      await own.close();
      await counting.close();
    }
  });

  it('is not known without an SBOM, and not queried for a first pin', async () => {
    await world.write({
      'web/Dockerfile': `FROM cgr.dev/acme/bare:1@${builds['bare']?.from}\nFROM cgr.dev/acme/tools:1\n`,
    });
    const run = succeeded(await world.pin());
    const text = await body();
    expect(text).toContain(TOLD);
    expect(text).toMatch(/^\| \*\*bare:1\*\* .* no SBOM \|$/m);
    expect(text).toMatch(/^\| \*\*tools:1\*\* \| 2026‑11‑12 \|$/m);
    expect(text).not.toContain('Advisory impact unknown');
    expect(warningsOf(run)).toEqual([]);
  });

  it.each([
    ['refused', { kind: 'status', status: 403, body: { code: 7, message: 'no' } }, 'advisories.list'],
    ['not found', { kind: 'status', status: 404, body: { code: 5, message: 'no' } }, 'status 404'],
    [
      'answered by an error',
      { kind: 'status', status: 500, body: { code: 13, message: 'no' } },
      'status 500',
    ],
    ['cut off', { kind: 'cut' }, 'connection closed early'],
  ])(
    'is not known when the question is %s; the pull request is there all the same',
    async (_name, fault, said) => {
      await restart({ route: 'listAdvisories', nth: '*', ...fault });
      const run = succeeded(await world.pin());
      expect(run.outputs).toMatchObject({ operation: 'created', 'pull-request-number': '1' });
      expect(await body()).toContain('| unknown |');
      expect(await body()).toContain('Advisory impact unknown for 1 update: could not');
      const [warning = '', ...more] = warningsOf(run);
      expect(more).toEqual([]);
      expect(warning).toContain('Set `advisories: false` to turn this off');
      expect(warning).toContain(said);
    },
  );

  it('is not waited for: a service that does not answer costs a part of the time of the run', async () => {
    await restart({ route: 'listAdvisories', nth: '*', kind: 'hang' });
    const run = succeeded(await world.pin({ 'timeout-seconds': '9' }));
    expect(run.outputs).toMatchObject({ operation: 'created' });
    expect(await body()).toContain('| unknown |');
    expect(succeeded(await world.pin({ 'timeout-seconds': '9' })).outputs).toMatchObject({
      operation: 'unchanged',
    });
  });

  it.each([
    ['the inputs say so', { advisories: 'false' }],
    ['it is a dry run', { 'dry-run': 'true' }],
  ])('is not fetched if %s', async (_name, inputs) => {
    await restart({ route: 'listAdvisories', nth: '*', kind: 'status', status: 403, body: {} });
    const run = succeeded(await world.pin(inputs));
    expect(warningsOf(run)).toEqual([]);
    expect(await body()).not.toContain('Advisories');
    expect(run.summary).not.toContain('Advisories');
  });

  it('is listed per group, and updated only with a new plan', async () => {
    await world.write({ 'web/Dockerfile': `FROM cgr.dev/acme/tools:1@${builds['tools']?.from}\n` });
    succeeded(await world.pin({ group: 'directory' }));
    expect([await body(1), await body(2)]).toEqual([
      expect.stringContaining(TOLD),
      expect.stringContaining(TOLD),
    ]);
    await world.write({
      'web/Dockerfile': `FROM cgr.dev/acme/tools:1@${builds['tools']?.from}\nFROM cgr.dev/acme/node:22\n`,
    });
    const run = succeeded(await world.pin({ group: 'directory' }));
    const all = JSON.parse(run.outputs['pull-requests'] ?? '') as { operation: string }[];
    expect(all.map(({ operation }) => operation)).toEqual(['unchanged', 'updated']);
    expect(await body(2)).toContain('1 image pinned for the first time');
    expect(await body(2)).toContain(TOLD);
  });

  it('is kept when a later run completes one that was killed', async () => {
    let kill = (): void => undefined;
    world.github.fault({
      match: /^POST .*\/labels$/,
      times: 1,
      done: () => kill(),
      cut: true,
      after: true,
    });
    await world.pin(
      { labels: 'pins' },
      {
        onStart: (child) => {
          kill = () => void child.kill('SIGKILL');
        },
      },
    );
    expect(await body()).toMatch(/state=unfinished/);
    world.github.calm();
    expect(succeeded(await world.pin({ labels: 'pins' })).outputs).toMatchObject({ operation: 'updated' });
    expect(await body()).toContain(TOLD);
    expect(await body()).toMatch(/state=open/);
    expect(succeeded(await world.pin({ labels: 'pins' })).outputs).toMatchObject({ operation: 'unchanged' });
  });
});

/** The builds of a tag every 6 hours until now, of which those from a time on have other content. */
function rebuilt(name: string, at: string, change: object): object {
  return {
    name,
    packages: [{ name: 'openssl', version: '3.5.4-r0' }],
    config: { user: 'nonroot', env: { API_TOKEN: 'other' } },
    tags: [
      {
        name: '1',
        history: { from: '2026-11-01T00:00:00Z', every: '6h', until: '2026-11-20T12:00:00Z' },
        changes: [{ at, ...change }],
      },
    ],
  };
}

const SAME_CONTENT =
  /\*\*Only rebuilt\*\*: the selected build, .* has the same packages and configuration.*\n.*acme\/nightly:1@/;
const HIGH = [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }];

interface SeededOrganization {
  readonly name: string;
  readonly repos: readonly object[];
  readonly advisories?: readonly object[] | undefined;
}

describe('the pin action: what is in the builds', () => {
  beforeEach(async () => {
    await world.close();
    await platform.close();
    const repos = [
      rebuilt('nightly', '2026-11-02T00:00:00Z', { set: [{ name: 'zlib', version: '1.3.1-r0' }] }),
      rebuilt('fixed', '2026-11-20T06:00:00Z', { set: [{ name: 'openssl', version: '3.5.4-r1' }] }),
      rebuilt('hostile', '2026-11-12T00:00:00Z', {
        set: HOSTILE_BUILD.packages,
        config: HOSTILE_BUILD.config,
      }),
    ];
    const withRepos = (one: SeededOrganization): SeededOrganization => ({
      ...one,
      repos: [...one.repos, ...repos],
      advisories: one.advisories?.map((entry) => ({ ...entry, severities: HIGH })),
    });
    const seeded = (organizations as readonly SeededOrganization[]).map((one) =>
      one.name === 'acme' ? withRepos(one) : one,
    );
    platform = await startWorld({ seed: { organizations: seeded }, aheadMs: NOW - Date.now() });
    world = await startPinWorld(platform);
  });

  /** The builds that these images had at a time, as they are pinned. */
  async function pinsAt(time: string, ...names: readonly string[]): Promise<readonly string[]> {
    await world.write({
      'api/Dockerfile': 'FROM scratch\n',
      'web/Dockerfile': names.map((name) => `FROM cgr.dev/acme/${name}:1\n`).join(''),
    });
    const run = succeeded(await world.pin({ 'as-of': time, 'dry-run': 'true' }));
    const pins = JSON.parse(run.outputs['pins'] ?? '') as { image: string; to: string }[];
    return names.map((name) => {
      const image = `cgr.dev/acme/${name}`;
      return `FROM ${image}:1@${pins.find((pin) => pin.image === image)?.to}\n`;
    });
  }

  it('is no reason for a pull request if builds are only rebuilt', async () => {
    const [nightly = ''] = await pinsAt('2026-11-10T12:00:00Z', 'nightly');
    await world.write({
      'web/Dockerfile': nightly,
      '.github/mooring.yml': 'pin:\n  skip-rebuilds: true\n',
    });
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'none', pins: '[]', 'changed-files': '' });
    expect(await world.github.person.pullRequests()).toEqual([]);
    expect(run.summary).toContain('1 reference not updated: 1 only rebuilt');
    expect(run.summary).toMatch(SAME_CONTENT);
  });

  it('lets the first build with a fix pass the minimum age, and says why', async () => {
    const [nightly = '', fixed = ''] = await pinsAt('2026-11-10T12:00:00Z', 'nightly', 'fixed');
    const [target = ''] = await pinsAt('2026-11-20T06:30:00Z', 'fixed');
    await world.write({
      'web/Dockerfile': nightly + fixed,
      '.github/mooring.yml': 'pin:\n  min-age: 3d\n  fast-lane: high\n  skip-rebuilds: true\n',
    });
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'created' });
    const [, digest = ''] = target.split('@');
    const pins = JSON.parse(run.outputs['pins'] ?? '') as object[];
    expect(pins).toMatchObject([{ image: 'cgr.dev/acme/fixed', to: digest.trim() }]);
    const text = await body();
    expect(text).toContain('Builds are at least 3 days old, except 1 image by `fast-lane`.');
    expect(text).toContain(
      `**fixed:1** is 6 hours old and fixes ${url('CVE-2026-1001')} (high 7.5, openssl), so \`fast-lane\` overrides \`min-age\` (3 days).`,
    );
    expect(text).toMatch(SAME_CONTENT);
    expect(run.stdout).toContain(
      'fast-lane overrides min-age 3d: 6 hours old, fixes CVE-2026-1001 (high 7.5)',
    );
    expect(succeeded(await world.pin()).outputs).toMatchObject({ operation: 'unchanged' });
  });

  it('is shown as text, whatever it is called, and without values that may be secret', async () => {
    const [hostile = ''] = await pinsAt('2026-11-10T12:00:00Z', 'hostile');
    await world.write({ 'web/Dockerfile': hostile });
    const run = succeeded(await world.pin());
    const text = await body();
    for (const view of [text, run.summary]) {
      // What comes from the builds: the row and the differences; the rest is prose.
      const [shown = ''] = /^\| Image \|[^]*?\n<\/details>\n/m.exec(view) ?? [];
      expect(markdownProblems('pin', shown)).toEqual([]);
      expect(shown).toMatch(/owned[^]*API&#95;TOKEN \| changed \(value not shown\)/);
    }
    expect(`${run.summary}${run.stdout}${text}`).not.toContain('s3cret');
    const lines = run.stdout.split('\n').filter((line) => !/^::(?:add-mask|notice)\b/.test(line));
    expect(lines.flatMap((line) => lineProblems('log', line))).toEqual([]);
  });
});

describe('the pin action on a tag past its end of life', () => {
  it('warns at its line, and names the successor', async () => {
    await world.write({ 'web/Dockerfile': '# old\nFROM cgr.dev/acme/node:18\n' });
    const run = succeeded(await world.pin());
    expect(warningsOf(run)).toEqual([
      '::warning title=Mooring pin%3A end of life,file=web/Dockerfile,line=2::cgr.dev/acme/node:18 is deprecated, without published dates; it is rebuilt only in a grace period. Use cgr.dev/acme/node:20.',
    ]);
    expect(await body()).toContain('\n> - cgr.dev/acme/node:18 is deprecated, without published dates; it');
    expect(await body()).toContain(' Use **cgr.dev/acme/node:20**.\n');
    expect(succeeded(await world.pin()).outputs).toMatchObject({ operation: 'unchanged' });
    const pins = JSON.parse(run.outputs['pins'] ?? '') as { tag: string; endOfLife?: object }[];
    expect(pins.find(({ tag }) => tag === '18')?.endOfLife).toMatchObject({ successor: '20' });
  });
});

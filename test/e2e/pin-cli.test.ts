import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPinShell } from '../support/jobs/pin-shell.ts';
import type { PinShell, ShellRun } from '../support/jobs/pin-shell.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { daysAgo } from '../support/samples/days-ago.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { schemaErrors } from '../support/views/schema-errors.ts';
import { seedFile } from '../support/platform/seed-file.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';

let platform: RunningPlatform;
/** Digests of the builds of a tag, oldest first. */
let node: readonly string[];
let python: readonly string[];

beforeAll(async () => {
  const repo = (name: string, ...ages: readonly string[]) => ({
    name,
    tags: [{ name: 'latest', history: ages.map((age) => ({ at: `now-${age}` })) }],
  });
  const seed = seedFile({
    organizations: [
      {
        name: 'chainguard',
        public: true,
        repos: [
          repo('node', '20d', '10d', '5d', '2h'),
          repo('python', '21d', '11d', '6d', '3h'),
          repo('go', '9d'),
        ],
      },
      { name: 'acme', repos: [repo('secret', '1d')] },
    ],
  });
  platform = await startPlatform('--seed', seed);
  [node, python] = [await history('node'), await history('python')];
});
afterAll(() => platform.stop());

async function history(image: string): Promise<readonly string[]> {
  const { tokenUrl, registry } = platform.line;
  const scope = `repository:chainguard/${image}:pull`;
  const { token } = (await (await fetch(`${tokenUrl}/token?scope=${scope}`)).json()) as { token: string };
  const answer = await fetch(`http://${registry}/v2/chainguard/${image}/_chainguard/history/latest`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { history: builds } = (await answer.json()) as { history: { digest: string }[] };
  return builds.map(({ digest }) => digest);
}

const NODE = 'cgr.dev/chainguard/node';
const PYTHON = 'cgr.dev/chainguard/python';

function shell(files: Readonly<Record<string, string | Uint8Array>>): PinShell {
  return createPinShell(platform.line, files);
}

function succeeded(run: ShellRun): ShellRun {
  expect([run.status, run.stderr.match(/^mooring: .*/m)?.[0]]).toEqual([0, undefined]);
  return run;
}

/** Byte order mark, CRLF, no final line break, bytes that are no UTF-8, names that need care. */
const HARD_FILES = {
  'api/Dockerfile': `\ufeffFROM ${NODE} AS build\r\n# \u00e9\r\nFROM ${PYTHON}\r\n`,
  'a folder/Dockerfile': `# syntax\n\n\n\n\n\n\n\n\nFROM ${NODE}`,
  'b/it"s.Dockerfile': `FROM \\\n  ${PYTHON} \\\n  AS base\nRUN true\n`,
  'latin.Dockerfile': Buffer.from(`# caf\xe9\nFROM ${NODE}\n`, 'latin1'),
  'other.txt': `FROM ${NODE}\n`,
};

describe('cli pin: the dry run', () => {
  it('prints a patch that git applies, which does what --write does, and writes nothing', () => {
    const { 'latin.Dockerfile': _latin, ...files } = HARD_FILES;
    const [first, second] = [shell(files), shell(files)];
    const dry = succeeded(first.pin());
    expect(first.repository.git('status', '--porcelain')).toBe('');
    expect(dry.stdout).toContain(`-FROM ${NODE}\n\\ No newline at end of file\n+FROM ${NODE}:latest@sha256:`);
    expect(dry.stderr).toContain('Dry run: 3 files would change.');
    const applied = spawnSync('git', ['apply'], { cwd: first.folder, input: dry.stdout, encoding: 'utf8' });
    expect(applied.stderr).toBe('');
    succeeded(second.pin('--write'));
    expect(first.files()).toEqual(second.files());
    expect(first.files()).not.toEqual(shell(files).files());
  });

  it('prints an object by the published schema with --json, and nothing else', () => {
    const { pin } = shell({
      Dockerfile: `FROM ${NODE}\nFROM ${PYTHON}:latest@${python.at(-1)}\n`,
      'x.Dockerfile': 'FROM $X\n',
    });
    const { stdout } = succeeded(pin('--json'));
    const report = JSON.parse(stdout) as unknown;
    expect(schemaErrors('pins.v1.json', report)).toEqual([]);
    expect(report).toMatchObject({
      written: false,
      changedFiles: ['Dockerfile'],
      moves: [{ file: 'Dockerfile', line: 1, image: NODE, tag: 'latest', from: null, to: node.at(-1) }],
      skipped: [
        { line: 2, reason: { code: 'current' } },
        { line: 1, written: '$X', reason: { code: 'invalid-reference' } },
      ],
    });
  });

  it('exits with 1 if a registry did not respond, and pins what can be pinned', () => {
    const { pin, files } = shell({ Dockerfile: `FROM cgr.dev/acme/secret\nFROM ${NODE}\n` });
    const run = pin('--write');
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(/^Dockerfile:1 {2}cgr\.dev\/acme\/secret skipped: /m);
    expect(files()['Dockerfile']).toBe(`FROM cgr.dev/acme/secret\nFROM ${NODE}:latest@${node.at(-1)}\n`);
  });

  it('warns if `only` matches no image, as the last such image may have been removed', () => {
    const { pin, files } = shell({ Dockerfile: `FROM ${NODE}\n` });
    const run = succeeded(pin('--write', '--only', '*/node'));
    expect(run.stderr).toContain('warning: only: no image in this repository matches.');
    expect(files()['Dockerfile']).toBe(`FROM ${NODE}\n`);
  });

  it.each([
    [['--write', '--dry-run'], '--write and --dry-run contradict each other'],
    [['--rollback', '0'], 'rollback: must be a number of builds'],
    [['--min-age', 'soon'], 'min-age: must be a duration'],
    [['--as-of', '2026-05-01'], 'as-of: "2026-05-01" is not a UTC time'],
    [['--as-of', '2999-05-01T00:00:00Z'], 'as-of: 2999-05-01T00:00:00.000Z is in the future'],
    [['--as-of', '2026-05-01T00:00:00Z', '--rollback', '1'], 'as-of and rollback'],
  ])('refuses %j', (args, why) => {
    const run = shell({ Dockerfile: `FROM ${NODE}\n` }).pin(...args);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(why);
  });
});

describe('cli pin: which build', () => {
  /** What a pin of node becomes; `from` counts builds from the oldest. */
  function pinned(from: number | undefined, ...args: readonly string[]): string {
    const at = from === undefined ? '' : `:latest@${node[from]}`;
    const { pin, files } = shell({ Dockerfile: `FROM ${NODE}${at}\n` });
    succeeded(pin('--write', ...args));
    const [, digest] = /@(\S+)/.exec(files()['Dockerfile'] ?? '') ?? [];
    return digest === undefined ? 'none' : `build ${node.indexOf(digest)}`;
  }

  it('is the newest, and never an older one than is pinned', () => {
    expect([pinned(undefined), pinned(1), pinned(3)]).toEqual(['build 3', 'build 3', 'build 3']);
  });

  it('is the newest that is old enough, with --min-age, and still never an older one', () => {
    const age = ['--min-age', '4d'];
    expect([pinned(undefined, ...age), pinned(1, ...age), pinned(3, ...age)]).toEqual([
      'build 2',
      'build 2',
      'build 3',
    ]);
    expect(pinned(undefined, '--min-age', '30d')).toBe('none');
  });

  it('is what the tag was at a time, with --as-of, backwards too', () => {
    const asOf = ['--as-of', daysAgo(15)];
    expect([pinned(undefined, ...asOf), pinned(3, ...asOf)]).toEqual(['build 0', 'build 0']);
  });

  it('is the build of the tag at the date of a commit, whatever the minimum age', () => {
    const settings = { '.github/mooring.yml': 'pin: { min-age: 30d }\n' };
    const { folder, pin, files, repository } = shell({ Dockerfile: `FROM ${NODE}\n`, ...settings });
    writeFileSync(join(folder, 'notes'), 'old\n');
    repository.commit('Old', daysAgo(7));
    succeeded(pin('--write', '--as-of', 'HEAD'));
    expect(files()['Dockerfile']).toContain(node[1]);
  });

  it('is N builds before the pinned one with --rollback N, or the build of a digest', () => {
    expect([pinned(3, '--rollback', '1'), pinned(2, '--rollback', '2')]).toEqual(['build 2', 'build 0']);
    expect(pinned(undefined, '--rollback', '1')).toBe('build 2');
    expect(pinned(0, '--rollback', '1')).toBe('build 0');
    expect(pinned(3, '--rollback', node[1] ?? '')).toBe('build 1');
  });

  it('is for the images of --only, and leaves the others', () => {
    const { pin, files } = shell({ Dockerfile: `FROM ${NODE}\nFROM ${PYTHON}\n` });
    succeeded(pin('--write', '--only', '*/chainguard/python,nothing/*'));
    expect(files()['Dockerfile']).toBe(`FROM ${NODE}\nFROM ${PYTHON}:latest@${python.at(-1)}\n`);
  });

  it('is none for a held image and never a denied build, after a rollback too', () => {
    const { pin, files } = shell({
      Dockerfile: `FROM ${NODE}\nFROM ${PYTHON}\n`,
      '.github/mooring.yml': `pin:
  hold: [{ image: '*/chainguard/node', reason: waits for the new loader }]
  deny: [{ digest: '${python.at(-1)}', reason: breaks TLS }]
`,
    });
    const run = succeeded(pin('--write'));
    expect(files()['Dockerfile']).toBe(`FROM ${NODE}\nFROM ${PYTHON}:latest@${python.at(-2)}\n`);
    expect(run.stderr).toContain('skipped: waits for the new loader');
    succeeded(pin('--write', '--rollback', '1'));
    succeeded(pin('--write'));
    expect(files()['Dockerfile']).toContain(python.at(-2));
  });
});

describe('cli pin --write', () => {
  it('edits bytes and nothing else, keeps modes, and does nothing the second time', () => {
    const world = shell(HARD_FILES);
    chmodSync(join(world.folder, 'latin.Dockerfile'), 0o755);
    chmodSync(join(world.folder, 'api/Dockerfile'), 0o640);
    const before = world.files();
    const run = succeeded(world.pin('--write'));
    expect([run.stdout, run.stderr.includes('4 files changed.')]).toEqual(['', true]);
    const unpinned = Object.entries(world.files()).map(([path, text]) => [
      path,
      text.replaceAll(/:latest@sha256:[0-9a-f]{64}/g, ''),
    ]);
    expect(Object.fromEntries(unpinned)).toEqual(before);
    const modes = ['latin.Dockerfile', 'api/Dockerfile'].map(
      (path) => statSync(join(world.folder, path)).mode & 0o777,
    );
    expect(modes).toEqual([0o755, 0o640]);
    const pinned = world.files();
    expect(succeeded(world.pin('--write')).stderr).toContain('0 files changed.');
    expect(world.files()).toEqual(pinned);
  });

  it('changes the target of a link once and keeps the link, but not outside of the directory', () => {
    const world = shell({ 'images/base.txt': `FROM ${NODE}\n` });
    const outside = join(mkdtempSync(join(tmpdir(), 'mooring-outside-')), 'Dockerfile');
    writeFileSync(outside, `FROM ${NODE}\n`);
    symlinkSync('images/base.txt', join(world.folder, 'Dockerfile'));
    symlinkSync('../images/base.txt', join(world.folder, 'images/Dockerfile'));
    symlinkSync(outside, join(world.folder, 'outside.Dockerfile'));
    writeFileSync(join(world.folder, 'images/Containerfile'), `FROM ${PYTHON}\n`);
    const run = world.pin('--write');
    expect(run.stderr).toContain(
      'outside.Dockerfile:1  the file skipped: it is a symbolic link to outside the repository',
    );
    expect(readFileSync(join(world.folder, 'images/base.txt'), 'utf8')).toContain(node.at(-1));
    expect(readFileSync(join(world.folder, 'images/Containerfile'), 'utf8')).toContain(python.at(-1));
    expect(readFileSync(outside, 'utf8')).toBe(`FROM ${NODE}\n`);
    expect(readlinkSync(join(world.folder, 'Dockerfile'))).toBe('images/base.txt');
    expect(lstatSync(join(world.folder, 'images/base.txt')).isFile()).toBe(true);
  });

  it('writes nothing when a file was changed since it was read', () => {
    const files = { 'a/Dockerfile': `FROM ${NODE}\n`, 'b/Dockerfile': `FROM ${PYTHON}\n` };
    for (const at of [1, 2, 3, 4, 5, 6]) {
      const world = shell(files);
      const victim = join(world.folder, 'b/Dockerfile');
      const run = world.pinSabotaged({ at, how: 'other-writer', victim }, '--write');
      expect([at, run.status]).toEqual([at, 2]);
      expect(run.stderr).toContain('no file was written; b/Dockerfile: it changed after');
      expect(world.files()).toEqual({ ...files, 'b/Dockerfile': `FROM ${PYTHON}\n# mine\n` });
    }
  });
});

/** Two files to replace, each in four steps: open, write, mode; then both renames. */
const TWO_FILES = { 'a/Dockerfile': `FROM ${NODE}\n`, 'b/Dockerfile': `FROM ${PYTHON}\n` };
const STEPS = 8;

describe('cli pin --write: sudden ends', () => {
  function wanted(): Readonly<Record<string, string>> {
    return {
      'a/Dockerfile': `FROM ${NODE}:latest@${node.at(-1)}\n`,
      'b/Dockerfile': `FROM ${PYTHON}:latest@${python.at(-1)}\n`,
    };
  }

  it.each(['EIO', 'EPERM'] as const)('changes nothing when a step fails with %s, whichever it is', (how) => {
    for (let at = 1; at <= STEPS; at += 1) {
      const world = shell(TWO_FILES);
      const run = world.pinSabotaged({ at, how }, '--write');
      expect([at, run.status, run.stderr.includes(`(${how})`)]).toEqual([at, 2, true]);
      expect(world.files(), `step ${at}`).toEqual(TWO_FILES);
    }
    const world = shell(TWO_FILES);
    expect(world.pinSabotaged({ at: STEPS + 1, how }, '--write').status).toBe(0);
    expect(world.files()).toEqual(wanted());
  });

  it.each([
    ['kill', Array.from({ length: STEPS }, (_, index) => index + 1)],
    ['half', [2, 5]],
  ] as const)(
    'leaves every file whole when it is killed (%s) at any of the steps %j, and the next run finishes',
    (how, steps) => {
      for (const at of steps) {
        const world = shell({ ...TWO_FILES, '.github/mooring.yml': "include: ['**']\n" });
        expect(world.pinSabotaged({ at, how }, '--write').status, `step ${at}`).toBeNull();
        const { '.github/mooring.yml': settings, ...left } = world.files();
        const drafts = Object.keys(left).filter((path) => path.includes('.mooring-draft.'));
        // From the second rename on one file is new; before the first none is.
        const expected = at < STEPS ? TWO_FILES : { ...TWO_FILES, 'a/Dockerfile': wanted()['a/Dockerfile'] };
        const whole = Object.entries(left).filter(([path]) => !drafts.includes(path));
        expect(Object.fromEntries(whole), `step ${at}`).toEqual(expected);
        expect(drafts.length > 0, `step ${at}`).toBe(at > 1);
        // A draft is no file of the repository, even where the settings ask for every file.
        expect(succeeded(world.pin('--json')).stdout).not.toContain('.mooring-draft.');
        succeeded(world.pin('--write'));
        expect(world.files(), `step ${at}`).toEqual({ ...wanted(), '.github/mooring.yml': settings });
      }
    },
  );
});

describe('mooring pin on a tag past its end of life', () => {
  it('warns with an API token, names the successor, and pins it', async () => {
    const shop = await startPlatform('--seed', 'examples/platform.seed.yml');
    try {
      const tokens = await shellTokens(shop.line, {
        identity: IDENTITY,
        subject: 'repo:acme/shop:pull_request',
      });
      const files = { Dockerfile: 'FROM cgr.dev/acme/node:18\nFROM cgr.dev/acme/node:22\n' };
      const places = { MOORING_REGISTRY: 'cgr.dev' };
      const run = createPinShell(shop.line, files, { ...places, ...tokens }).pin('--json');
      expect(run.stderr).toMatch(
        /^Dockerfile:1 {2}warning: cgr\.dev\/acme\/node:18 is deprecated, .*\. Use cgr\.dev\/acme\/node:20\.$/m,
      );
      const { moves } = JSON.parse(run.stdout) as { moves: { endOfLife?: { successor: string } }[] };
      expect(schemaErrors('pins.v1.json', JSON.parse(run.stdout))).toEqual([]);
      expect(moves.map(({ endOfLife }) => endOfLife?.successor)).toEqual(['20', undefined]);
      const unauthenticated = createPinShell(shop.line, files, places).pin();
      expect(unauthenticated.stderr).not.toContain('deprecated');
    } finally {
      await shop.stop();
    }
  });
});

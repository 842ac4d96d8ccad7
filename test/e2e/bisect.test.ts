import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readState } from '../../src/bisect/state.ts';
import type { BisectSession } from '../../src/bisect/decide/session.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { platformVariables } from '../support/jobs/run-launcher.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { endBy, seedOf, spawnPlatform, untilReady } from '../support/platform/platform-process.ts';
import type { ProcessLine } from '../support/platform/start-platform.ts';
import { HOSTILE_BUILD } from '../support/samples/hostile-texts.ts';
import { markdownProblems } from '../support/views/inert-views.ts';

const TAG = 'cgr.dev/chainguard/python:3.13';

/** A digest in the history that the registry does not have. */
const REMOVED = `sha256:${'d'.repeat(64)}`;

let platform: ChildProcess;
let line: ProcessLine;
/** 90 builds, oldest first. */
let builds: readonly string[];

beforeAll(async () => {
  const at = (index: number): string => `now-${90 - index}d`;
  const history = Array.from({ length: 90 }, (_, index) => ({ at: at(index) }));
  const lossy = Array.from({ length: 5 }, (_, index) => ({
    at: at(index),
    ...(index === 2 ? { digest: REMOVED } : {}),
  }));
  const tags = [
    { name: '3.13', history },
    { name: 'lossy', history: lossy },
    {
      name: 'hostile',
      history: [
        { at: 'now-2d', packages: [], config: { env: { API_TOKEN: 'other' } } },
        { at: 'now-1d', ...HOSTILE_BUILD },
      ],
    },
  ];
  const organizations = [{ name: 'chainguard', public: 'all-tags', repos: [{ name: 'python', tags }] }];
  platform = spawnPlatform(
    '--seed',
    seedOf(JSON.stringify({ organizations })),
    '--now',
    '2026-11-20T12:00:00Z',
  );
  line = await untilReady(platform);
  builds = await historyOf('3.13');
});
afterAll(async () => {
  await endBy(platform, 'SIGTERM');
});

async function historyOf(tag: string): Promise<readonly string[]> {
  const given = await fetch(`${line.tokenUrl}/token?scope=repository:chainguard/python:pull`);
  const { token } = (await given.json()) as { token: string };
  const answer = await fetch(`http://${line.registry}/v2/chainguard/python/_chainguard/history/${tag}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { history } = (await answer.json()) as { history: { digest: string }[] };
  return history.map(({ digest }) => digest);
}

/** The test of a user: prints the index of the build, and then does what the first case says that begins at or before it. */
const VERDICT = `
import { readFileSync } from 'node:fs';
const [, , digest, ...cases] = process.argv;
const index = JSON.parse(readFileSync('builds.json', 'utf8')).indexOf(digest);
console.log('index ' + index);
const [, code] = cases.map((one) => one.split(':')).findLast(([from]) => index >= Number(from)) ?? [];
process.exit(Number(code ?? 0));
`;

function newFolder(digests: readonly string[] = builds): string {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-bisect-'));
  writeFileSync(join(folder, 'verdict.mjs'), VERDICT);
  writeFileSync(join(folder, 'builds.json'), JSON.stringify(digests));
  return folder;
}

/** A command that returns the status of the last `FROM:STATUS` whose build is not after the tried one, else 0. */
const verdict = (...cases: readonly string[]): readonly string[] => [
  process.execPath,
  'verdict.mjs',
  '{digest}',
  ...cases,
];

/** A command that runs a script for builds from this one on, and is good before. */
const from = (index: number, script: string): readonly string[] => [
  'sh',
  '-c',
  `node=$0; "$node" verdict.mjs "$MOORING_BISECT_DIGEST" ${index}:1 && exit 0; ${script}`,
  process.execPath,
];

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly folder: string;
}

interface Setup {
  readonly tag?: string;
  readonly options?: readonly string[];
  readonly command?: readonly string[];
  readonly folder?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Options of Node.js. */
  readonly node?: readonly string[];
  readonly onStart?: (child: ChildProcess, folder: string) => void;
}

/** Runs the command as a person does in a shell. */
async function bisect({ tag = TAG, options = [], command, ...setup }: Setup): Promise<Ran> {
  const { folder = newFolder(), variables = {}, node = [], onStart } = setup;
  const cli = new URL('../../dist/cli.js', import.meta.url).pathname;
  const program = command === undefined ? [] : ['--', ...command];
  const child = spawn(process.execPath, [...node, cli, 'bisect', tag, ...options, ...program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...machineVariables(), HOME: folder, ...platformVariables(line), ...variables },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  // Long output is read, and only its end is kept.
  child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-100_000)));
  onStart?.(child, folder);
  await once(child, 'close');
  return { status: child.exitCode, stdout, stderr, folder };
}

/** The state file, which is not in the folder of a user: none of these folders is a git repository. */
function statePath({ folder }: Pick<Ran, 'folder'>): string {
  const directory = join(folder, '.local/state/mooring');
  const [name = 'none'] = existsSync(directory) ? readdirSync(directory) : [];
  return join(directory, name);
}

function stateOf(ran: Pick<Ran, 'folder'>): BisectSession {
  const path = statePath(ran);
  return readState(readFileSync(path, 'utf8'), path).session;
}

interface Report {
  readonly status: string;
  readonly good: { readonly number: number } | null;
  readonly bad: { readonly number: number } | null;
}

/** The status, and the numbers of the last good and the first bad build. */
function answerOf({ status, stdout }: Ran): readonly unknown[] {
  const report = JSON.parse(stdout) as Report;
  return [status, report.status, report.good?.number, report.bad?.number];
}

const JSON_FROM_FIRST = ['--json', '--good=-89'];
const FOUND_61 = [0, 'found', 60, 61];

describe('mooring bisect', () => {
  it('finds the first bad build of 90 in 9 runs, and says so', async () => {
    const ran = await bisect({ options: ['--good=-89'], command: verdict('60:1') });
    expect([ran.status, ran.stderr.match(/^Build /gm)?.length]).toEqual([0, 9]);
    expect(ran.stdout).toContain(builds[60]);
    expect(ran.stderr).toMatch(
      /^Build 90 of 90 \(2026-11-19, sha256:[0-9a-f]{12}\): bad after \d+\.\d s; 89 builds left, about \d runs$/m,
    );
    expect(ran.stderr).toContain('\n  | index 60\n');
    expect(statSync(statePath(ran)).mode & 0o777).toBe(0o600);
    expect(stateOf(ran).runs).toHaveLength(9);
  });

  it('prints a deny entry and a rollback command that work as printed', async () => {
    const { folder } = createGitRepository();
    for (const name of ['verdict.mjs', 'builds.json'])
      writeFileSync(join(folder, name), readFileSync(join(newFolder(), name)));
    const { stdout } = await bisect({ folder, options: ['--good=-89'], command: verdict('60:1') });
    const [, rollback = ''] = /^ {2}mooring (pin .*)$/m.exec(stdout) ?? [];
    const [, deny = ''] = stdout.split(/^To skip .*\n/m);
    mkdirSync(join(folder, '.github'));
    writeFileSync(join(folder, '.github/mooring.yml'), deny.replaceAll(/^ {2}/gm, ''));
    const pinFrom = (index: number, command: string): readonly unknown[] => {
      writeFileSync(join(folder, 'Dockerfile'), `FROM ${TAG}@${builds[index]}\n`);
      const cli = new URL('../../dist/cli.js', import.meta.url).pathname;
      const run = spawnSync(
        'sh',
        ['-c', `mooring() { "${process.execPath}" "${cli}" "$@"; }; mooring ${command}`],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { ...machineVariables(), HOME: folder, ...platformVariables(line) },
        },
      );
      const [, digest = ''] = /@(\S+)/.exec(readFileSync(join(folder, 'Dockerfile'), 'utf8')) ?? [];
      return [run.status, builds.indexOf(digest), run.stderr];
    };
    const anything: unknown = expect.any(String);
    expect(pinFrom(30, 'pin --write')).toEqual([0, 59, anything]);
    expect(pinFrom(89, 'pin --write')).toEqual([
      0,
      89,
      expect.stringMatching(/skipped: the pinned build is denied .* use rollback to select an older build$/m),
    ]);
    expect(pinFrom(89, rollback)).toEqual([0, 59, anything]);
  });

  it('prints hostile names as text in Markdown, and no value that may be secret', async () => {
    const [good = ''] = await historyOf('hostile');
    const { status, stdout } = await bisect({
      tag: TAG.replace('3.13', 'hostile'),
      options: ['--good=-1', '--markdown'],
      command: ['test', '{digest}', '=', good],
    });
    const [issue = ''] = stdout.split('### Stay on the last good build');
    expect([status, markdownProblems('issue', issue)]).toEqual([0, []]);
    expect(stdout).toMatch(/owned[^]*API&#95;TOKEN \| changed/);
    expect(stdout).not.toMatch(/^::error|s3cret/m);
  });

  it('searches backwards for a good build if none is given', async () => {
    const ran = await bisect({ options: ['--json'], command: verdict('60:1') });
    expect(answerOf(ran)).toEqual(FOUND_61);
    expect(stateOf(ran).runs.length).toBeLessThanOrEqual(14);
  });

  it('searches the first good build if the good end is newer', async () => {
    const options = ['--json', '--bad=-89', '--good', 'newest'];
    const ran = await bisect({ options, command: verdict('0:1', '60:0') });
    expect(answerOf(ran)).toEqual([0, 'found', 61, 60]);
  });

  it.each<[string, readonly string[], readonly string[], readonly unknown[]]>([
    ['a good end that fails', [], ['0:1'], [1, 'no-ends']],
    ['a bad end that passes', [], [], [1, 'no-ends']],
    ['skips at the boundary', [], ['57:125', '62:1'], [3, 'range', 57, 63]],
    ['a program that goes away', [], ['60:127'], FOUND_61],
    ['a program that never exists', [], ['0:127'], [4, 'aborted']],
    ['a status of 128 and more', [], ['60:130'], [4, 'aborted']],
    ['too many runs', ['--max-runs', '4'], ['60:1'], [4, 'aborted']],
    ['a killed program', ['--bad-if-killed'], ['60:137'], FOUND_61],
  ])('judges %s', async (_, options, cases, answer) => {
    const ran = await bisect({ options: [...JSON_FROM_FIRST, ...options], command: verdict(...cases) });
    expect(answerOf(ran).slice(0, answer.length)).toEqual(answer);
  });

  it.each([
    ['that does not exist', ['no-such-program', '{image}'], 'no-such-program: command not found'],
    ['that dies by a signal', from(60, 'kill -SEGV $$'), 'SIGSEGV'],
  ])('ends at a command %s', async (_, command, says) => {
    const ran = await bisect({ options: ['--good=-89'], command });
    expect(ran.status).toBe(4);
    expect(ran.stderr).toContain(says);
  });

  it('ends a command that hangs, and what it leaves on the pipe', async () => {
    const hanging = await bisect({
      options: ['--json', '--good=-1', '--timeout', '1s'],
      command: from(89, 'sleep 60 & sleep 60'),
    });
    expect(answerOf(hanging)).toEqual([0, 'found', 1, 2]);
    const leaving = await bisect({
      options: ['--json', '--good=-1', '--timeout', '30s'],
      command: from(89, 'sleep 60 & exit 1'),
    });
    expect(answerOf(leaving)).toEqual([0, 'found', 1, 2]);
    expect(stateOf(leaving).runs.map(({ end }) => end.kind)).not.toContain('timeout');
  });

  it('relays 100 MB of output with little memory', async () => {
    const ran = await bisect({
      options: ['--good=-1', '--max-runs', '1'],
      command: ['sh', '-c', 'yes 0123456789012345678901234567890123456789 | head -c 100000000; exit 1'],
      node: ['--max-old-space-size=48'],
    });
    expect([ran.status, stateOf(ran).runs.map(({ end }) => end)]).toEqual([4, [{ kind: 'exit', code: 1 }]]);
    expect(ran.stderr).toContain('| 0123456789');
  });

  it('writes the output of each run to a file', async () => {
    const ran = await bisect({
      options: ['--json', '--good=-1', '--log-dir', 'logs'],
      command: verdict('89:1'),
    });
    expect(readdirSync(join(ran.folder, 'logs'))).toEqual([
      `001-${builds[89]?.slice(7, 19)}.log`,
      `002-${builds[88]?.slice(7, 19)}.log`,
      ...readdirSync(join(ran.folder, 'logs')).slice(2),
    ]);
    expect(ran.stderr).not.toContain('index');
  });

  it('gives the command the build, and no token', async () => {
    const ran = await bisect({
      options: ['--good=-1', '--max-runs', '1', '--platform', 'linux/arm64'],
      command: ['sh', '-c', 'env; echo "$@"; exit 1', 'sh', '{reference} {image}', '{digest}', '{other}'],
      variables: {
        MOORING_REGISTRY_TOKEN: '',
        MOORING_API_TOKEN: 'eyJ-secret',
        'INPUT_GITHUB-TOKEN': 'ghs_x',
      },
    });
    const [, handed = ''] = /MOORING_BISECT_DIGEST=(\S+)/.exec(ran.stderr) ?? [];
    expect(handed).not.toBe(builds[89]);
    const image = `cgr.dev/chainguard/python@${handed}`;
    for (const expected of [
      `MOORING_BISECT_REFERENCE=${TAG}@${handed}`,
      `MOORING_BISECT_IMAGE=${image}`,
      'MOORING_BISECT_TAG=3.13',
      'MOORING_BISECT_BUILT_AT=2026-11-19T12:00:00.000Z',
      'MOORING_BISECT_PLATFORM=linux/arm64',
      'MOORING_BISECT_STEP=1',
      'MOORING_BISECT_LEFT=1',
      `${TAG}@${handed} ${image} ${handed} {other}`,
    ])
      expect(ran.stderr).toContain(`\n  | ${expected}\n`);
    expect(ran.stderr + ran.stdout).not.toMatch(/eyJ-secret|ghs_x/);
  });

  it('keeps its runs when it is interrupted, ends the command, and continues', async () => {
    const folder = newFolder();
    const options = JSON_FROM_FIRST;
    // Only the third run waits, and only once.
    const waiting = '[ "$MOORING_BISECT_STEP" != 3 ] || [ -e waited ] || { echo $$ > waited; sleep 60; }';
    const command = [
      'sh',
      '-c',
      `${waiting}; exec "$0" verdict.mjs "$MOORING_BISECT_DIGEST" 60:1`,
      process.execPath,
    ];
    const interrupted = await bisect({
      folder,
      options,
      command,
      onStart: (child) => {
        const watcher = watch(folder, (_, name) => {
          if (name !== 'waited' || !readFileSync(join(folder, 'waited'), 'utf8').includes('\n')) return;
          watcher.close();
          child.kill('SIGINT');
        });
      },
    });
    expect([interrupted.status, interrupted.stdout]).toEqual([130, '']);
    expect(interrupted.stderr).toContain('--resume');
    const pid = readFileSync(join(folder, 'waited'), 'utf8').trim();
    expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(stateOf(interrupted).runs).toHaveLength(2);
    const again = await bisect({ folder, options, command });
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('--resume')]);
    const resumed = await bisect({ folder, options: [...options, '--resume'], command });
    expect(answerOf(resumed)).toEqual(FOUND_61);
    expect(stateOf(resumed).runs).toHaveLength(9);
  });

  it('drops a line of the state that was cut off, and refuses other damage', async () => {
    const folder = newFolder();
    const command = verdict('60:1');
    const first = await bisect({ folder, options: JSON_FROM_FIRST, command });
    const state = statePath(first);
    const text = readFileSync(state, 'utf8');
    writeFileSync(state, text.slice(0, -30));
    const resumed = await bisect({ folder, options: ['--json', '--resume'], command });
    expect(answerOf(resumed)).toEqual(answerOf(first));
    writeFileSync(state, text.replace('"verdict":"good"', '"verdict":"goodish"'));
    const damaged = await bisect({ folder, options: ['--json', '--resume'], command });
    expect([damaged.status, damaged.stderr]).toEqual([2, expect.stringContaining(`${state}:3: `)]);
  });

  it('replays a state file with a corrected verdict, and keeps the verdicts of another command on request', async () => {
    const folder = newFolder();
    await bisect({ folder, options: JSON_FROM_FIRST, command: verdict('60:1') });
    const lines = readFileSync(statePath({ folder }), 'utf8').split('\n');
    const corrected = lines.map((text) =>
      text.includes(builds[60] ?? '') && text.includes('"verdict":"bad"')
        ? text.replace('"verdict":"bad"', '"verdict":"good"')
        : text,
    );
    writeFileSync(join(folder, 'edited.jsonl'), corrected.join('\n'));
    const options = ['--json', '--state', 'second.jsonl', '--replay', 'edited.jsonl'];
    const refused = await bisect({ folder, options, command: verdict('61:1') });
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('--keep-verdicts')]);
    const ran = await bisect({ folder, options: [...options, '--keep-verdicts'], command: verdict('61:1') });
    expect(answerOf(ran)).toEqual([0, 'found', 61, 62]);
  });

  it('skips a build that the registry does not have any more, without running the command', async () => {
    const digests = await historyOf('lossy');
    const folder = newFolder(digests);
    const ran = await bisect({
      folder,
      tag: 'cgr.dev/chainguard/python:lossy',
      options: ['--json', '--good=-4'],
      command: verdict('3:1'),
    });
    expect(answerOf(ran)).toEqual([3, 'range', 2, 4]);
    expect(ran.stderr).toMatch(/^Build 3 of 5 .*: skipped.*removed from the registry/m);
    expect(ran.stderr).not.toContain('index 2');
  });

  it('plans rounds for parallel jobs, and gets the same answer from their verdicts', async () => {
    const folder = newFolder();
    const options = ['--good=-89', '--plan', '8'];
    let ran = await bisect({ folder, options, command: ['true'] });
    let rounds = 0;
    for (;;) {
      expect(ran.stderr).toBe('Running unauthenticated.\n');
      const { include } = JSON.parse(ran.stdout) as { include: { digest: string; image: string }[] };
      if (include.length === 0) break;
      rounds += 1;
      expect([ran.status, include[0]?.image]).toEqual([0, `cgr.dev/chainguard/python@${include[0]?.digest}`]);
      const round = mkdtempSync(join(folder, 'round-'));
      for (const [job, { digest }] of include.entries())
        writeFileSync(
          join(round, `${job}.json`),
          JSON.stringify({ digest, code: builds.indexOf(digest) >= 60 ? 1 : 0 }),
        );
      // oxlint-disable-next-line no-await-in-loop -- a round follows from the one before
      ran = await bisect({ folder, options: [...options, '--verdicts', round] });
    }
    expect([ran.status, rounds]).toEqual([0, expect.any(Number)]);
    expect(rounds).toBeLessThanOrEqual(5);
    expect(answerOf(await bisect({ folder, options: ['--json', '--resume'] }))).toEqual(FOUND_61);
  });

  it('counts a job of a round without a verdict as a skip', async () => {
    const folder = newFolder();
    const options = ['--good=-89', '--plan', '4'];
    const planned = await bisect({ folder, options, command: ['true'] });
    const { include } = JSON.parse(planned.stdout) as { include: { digest: string }[] };
    const [lost, ...others] = include.slice(2);
    writeFileSync(
      join(folder, 'verdicts.jsonl'),
      [...include.slice(0, 2), ...others]
        .map(({ digest }) => `${JSON.stringify({ digest, code: builds.indexOf(digest) >= 60 ? 1 : 0 })}\n`)
        .join(''),
    );
    await bisect({ folder, options: [...options, '--verdicts', 'verdicts.jsonl'] });
    const run = stateOf({ folder }).runs.find(({ digest }) => digest === lost?.digest);
    expect(run).toMatchObject({ verdict: 'skip', end: { kind: 'lost' } });
  });

  it.each<[string, Setup, number, string]>([
    ['no command', {}, 2, 'mooring bisect cgr.dev/acme/python:3.13 -- docker'],
    ['an empty command', { command: [] }, 2, 'missing -- COMMAND'],
    ['another registry', { tag: 'alpine:3.22', command: ['true'] }, 1, 'keeps no history'],
    ['a digest without its tag', { tag: `cgr.dev/a/b@${REMOVED}`, command: ['true'] }, 2, 'no tag'],
    ['an end that is none', { options: ['--good', 'yesterday'], command: ['true'] }, 2, 'good: "yesterday"'],
    [
      'ends in the wrong order',
      { options: ['--find', 'first-bad', '--good=-1', '--bad=-5'], command: ['true'] },
      2,
      'set `find`',
    ],
    [
      'a platform that there is not',
      { options: ['--platform', 'linux/s390x'], command: ['true'] },
      2,
      'linux/amd64',
    ],
    ['verdicts without a plan', { options: ['--verdicts', 'x'], command: ['true'] }, 2, '--plan'],
    ['a state that is not there', { options: ['--resume'], command: ['true'] }, 2, 'no state file'],
    [
      'a tag that is not there',
      { tag: 'cgr.dev/chainguard/none:1', command: ['true'] },
      5,
      'chainguard/none',
    ],
  ])('refuses %s', async (_, setup, status, says) => {
    const ran = await bisect(setup);
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([status, '', expect.stringContaining(says)]);
    expect(existsSync(statePath(ran))).toBe(false);
  });

  it('runs no command out of a file of a repository', async () => {
    const folder = newFolder();
    await bisect({ folder, options: [...JSON_FROM_FIRST, '--state', 'own.jsonl'], command: verdict('60:1') });
    const [text] = readFileSync(join(folder, 'own.jsonl'), 'utf8').split('\n');
    const planted = createGitRepository().folder;
    const program = JSON.stringify(['sh', '-c', 'touch ran']);
    writeFileSync(
      join(planted, 'mooring-bisect.jsonl'),
      `${(text ?? '').replace(/"command":\[[^\]]*\]/, `"command":${program}`)}\n`,
    );
    const refused = await bisect({ folder: planted, options: ['--resume'] });
    expect([refused.status, refused.stderr]).toEqual([
      2,
      expect.stringContaining('no state file .git/mooring-bisect.jsonl'),
    ]);
    const named = await bisect({ folder: planted, options: ['--resume', '--state', 'mooring-bisect.jsonl'] });
    expect([named.status, named.stderr]).toEqual([2, expect.stringContaining(": -- sh -c 'touch ran'\n")]);
    expect(existsSync(join(planted, 'ran'))).toBe(false);
  });
});

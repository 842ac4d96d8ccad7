import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { compareBuilds } from '../../../src/diff/run.ts';
import { planRepository } from '../../../src/pin/run.ts';
import { lookUpReferences } from '../../../src/resolve/run.ts';
import { readEnvironment } from '../../../src/runner/environment.ts';
import type { World } from '../../../src/sign-in/access.ts';
import { openJobWorld } from '../../../src/sign-in/open-access.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import { SILENT_RUNNER } from '../../support/jobs/silent-runner.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { exampleSeed } from '../../support/platform/seed-file.ts';

let memory: MemoryPlatform;
let root: string;
/** The embedded platform signs with the default root, so that a file decides what is verified. */
beforeAll(async () => {
  memory = await startMemoryPlatform({ ...exampleSeed() }, 'http://127.0.0.1:1');
  root = await memory.platform.trustedRoot();
}, 120_000);

const CONFIG = '.github/mooring.yml';
const NAMED = 'trust: { trusted-root: root.json }\n';
const OFF = 'trust: { signatures: off }\n';

type Files = Readonly<Record<string, string>>;
interface Job {
  readonly name: string;
  readonly payload: (base: string, head: string) => unknown;
  /** Whether GitHub names the commit of head, and not that of the default branch. */
  readonly isOfHead?: boolean;
}

const PULL_REQUEST: Job = {
  name: 'pull_request',
  payload: (base, head) => ({ pull_request: { number: 1, base: { sha: base }, head: { sha: head } } }),
};
const WORKFLOW_RUN: Job = { name: 'workflow_run', payload: () => ({ workflow_run: {} }) };
const ISSUE_COMMENT: Job = { name: 'issue_comment', payload: () => ({ comment: {} }) };

/** A job that has checked out the files of head, whose base has others. */
async function openJob(base: Files, head: Files, { name, payload, isOfHead = false }: Job): Promise<World> {
  const { folder, git, commit } = createGitRepository();
  const write = (files: Files): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  write({ Dockerfile: `FROM ${memory.endpoints.registry}/chainguard/static:latest\n`, ...base });
  const before = commit('The base');
  git('rm', '--quiet', '--ignore-unmatch', ...Object.keys(base), '.none');
  write({ 'README.md': 'A change\n', ...head });
  const after = commit('The change');
  const event = join(mkdtempSync(join(tmpdir(), 'mooring-event-')), 'event.json');
  writeFileSync(event, JSON.stringify(payload(before, after)));
  const environment = await readEnvironment({
    GITHUB_WORKSPACE: folder,
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: event,
    GITHUB_SHA: isOfHead ? after : before,
  });
  const { clock, endpoints, send } = memory;
  const inputs = {
    registry: endpoints.registry,
    'registry-url': endpoints.registryUrl,
    'token-url': endpoints.tokenUrl,
    'api-url': endpoints.apiUrl,
    'issuer-url': endpoints.issuerUrl,
    'timeout-seconds': 600,
    identity: '',
    'when-unavailable': 'fail',
  } as const;
  const context = { runner: SILENT_RUNNER, clock, send, onSecret: () => undefined };
  const world = await openJobWorld(context, { inputs, environment, title: 'A test' });
  if (world === undefined) throw new Error('the run was skipped');
  return world;
}

const NONE = { 'as-of': '', 'min-age': undefined, platform: '' } as const;

/** The outcome of the signature of a resolved build, by a trust root of the input. */
async function trustOf(world: World, trustedRoot = ''): Promise<string | undefined> {
  const reference = [`${memory.endpoints.registry}/chainguard/static:latest`];
  const { references } = await lookUpReferences({ ...NONE, 'trusted-root': trustedRoot, reference }, world);
  const [first] = references;
  return first?.kind === 'resolved' ? first.trust?.kind : first?.code;
}

describe('the trust of a job that has checked out a change', () => {
  it.each<[string, Job]>([
    ['a pull request', PULL_REQUEST],
    ['workflow_run', WORKFLOW_RUN],
    ['issue_comment', ISSUE_COMMENT],
  ])('is that of the base in %s', async (_, event) => {
    const own = { [CONFIG]: NAMED, 'root.json': root };
    expect(await trustOf(await openJob(own, { [CONFIG]: OFF }, event))).toBe('verified');
    expect(await trustOf(await openJob(own, { ...own, 'root.json': '{}' }, event))).toBe('verified');
    // A change that names a root has none yet, whichever way its file is written.
    expect(await trustOf(await openJob({}, own, event))).toBe('not-verifiable');
    const change = await openJob({}, own, event);
    for (const path of ['root.json', join(change.directory, 'root.json'), './x/../root.json'])
      await expect(trustOf(change, path)).rejects.toMatchObject({ code: 'config_file_unreadable' });
  });

  it('is that of the base in pin and diff too', async () => {
    const own = { [CONFIG]: NAMED, 'root.json': root };
    const change = await openJob({}, own, PULL_REQUEST);
    const inputs = { ...NONE, rollback: undefined, only: [], 'timeout-seconds': 600, 'trusted-root': '' };
    const { plan } = await planRepository(inputs, change);
    expect(plan.moves.map(({ trust }) => trust?.kind)).toEqual(['not-verifiable']);
    const reference = `${memory.endpoints.registry}/chainguard/static:latest`;
    const compared = { kind: 'builds', reference, from: '', to: '', file: undefined } as const;
    const trustedRoot = join(change.directory, 'root.json');
    await expect(
      compareBuilds({ compared, platform: [], 'trusted-root': trustedRoot }, change),
    ).rejects.toMatchObject({ code: 'config_file_unreadable' });
  });

  it('is not read by a pin without a build to verify', async () => {
    const world = await openJob({}, {}, { name: 'schedule', payload: () => ({}) });
    const inputs = { ...NONE, rollback: undefined, 'timeout-seconds': 600, 'trusted-root': 'none.json' };
    const { plan } = await planRepository({ ...inputs, only: ['another/image'] }, world);
    expect(plan).toEqual({ moves: [], skipped: [] });
    await expect(planRepository({ ...inputs, only: [] }, world)).rejects.toMatchObject({
      code: 'config_file_unreadable',
    });
  });

  it('verifies nothing if the base is unavailable', async () => {
    const own = { [CONFIG]: NAMED, 'root.json': root };
    const lost: Job = {
      ...PULL_REQUEST,
      payload: (_, head) => ({
        pull_request: { number: 1, base: { sha: 'b'.repeat(40) }, head: { sha: head } },
      }),
    };
    const change = await openJob(own, own, lost);
    expect(await trustOf(change)).toBe('not-verifiable');
    await expect(trustOf(change, 'root.json')).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: expect.stringContaining('the base of this change, which it is read from, is unavailable'),
    });
  });

  it.each<[string, Job]>([
    ['a push', { name: 'push', payload: (before) => ({ before }), isOfHead: true }],
    ['workflow_run on the default branch', { ...WORKFLOW_RUN, isOfHead: true }],
    ['a schedule of another branch', { name: 'schedule', payload: () => ({}) }],
  ])('is its own in %s', async (_, event) => {
    const own = { [CONFIG]: NAMED, 'root.json': root };
    expect(await trustOf(await openJob({}, own, event))).toBe('verified');
  });
});

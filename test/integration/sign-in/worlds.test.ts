import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { openCheckAccess } from '../../../src/check/access.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { checkImages } from '../../../src/check/run.ts';
import type { CheckOptions } from '../../../src/check/run.ts';
import { openShellAccess } from '../../../src/check/shell-access.ts';
import { compareBuilds } from '../../../src/diff/run.ts';
import { createWorkTree } from '../../../src/io/files/work-tree.ts';
import { execCommand } from '../../../src/io/process/exec-command.ts';
import { planRepository } from '../../../src/pin/run.ts';
import { lookUpReferences } from '../../../src/resolve/run.ts';
import { readEnvironment } from '../../../src/runner/environment.ts';
import type { Environment } from '../../../src/runner/environment.ts';
import { openShellWorld } from '../../../src/sign-in/access.ts';
import type { World } from '../../../src/sign-in/access.ts';
import { openJobWorld } from '../../../src/sign-in/open-access.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import { SILENT_RUNNER } from '../../support/jobs/silent-runner.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { exampleSeed } from '../../support/platform/seed-file.ts';
import { IDENTITY } from '../../support/samples/shop.ts';
import { textTree } from '../../support/samples/text-tree.ts';

interface Worlds {
  readonly job: World;
  readonly shell: World;
  readonly image: string;
  readonly environment: Environment;
}
let worlds: Worlds;

/** One repository and one platform, as a job of a workflow has them, and as a shell with the tokens of the same identity. */
beforeAll(async () => {
  const memory = await startMemoryPlatform({ ...exampleSeed() }, 'http://127.0.0.1:1');
  const { clock, endpoints, oidcRequest, platform, send } = memory;
  const { folder, commit } = createGitRepository();
  const image = `${endpoints.registry}/acme/python:3.13`;
  mkdirSync(join(folder, '.github'));
  writeFileSync(join(folder, '.github/mooring.yml'), 'trust: { trusted-root: root.json }\n');
  writeFileSync(join(folder, 'root.json'), await platform.trustedRoot());
  writeFileSync(join(folder, 'Dockerfile'), `FROM ${image}\nFROM ${endpoints.registry}/acme/curl:8\n`);
  commit('A shop');
  const inputs = {
    registry: endpoints.registry,
    'registry-url': endpoints.registryUrl,
    'token-url': endpoints.tokenUrl,
    'api-url': endpoints.apiUrl,
    'issuer-url': endpoints.issuerUrl,
    'timeout-seconds': 600,
    identity: IDENTITY,
    'when-unavailable': 'fail',
  } as const;
  const { requestUrl, requestToken } = oidcRequest({});
  const environment = await readEnvironment({
    GITHUB_WORKSPACE: folder,
    ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl.href,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken.reveal(),
  });
  const context = { runner: SILENT_RUNNER, clock, send, onSecret: () => undefined };
  const job = await openJobWorld(context, { inputs, environment, title: 'A test' });
  if (job === undefined) throw new Error('the run was skipped');
  const issue = (audience: string): Promise<string> => platform.issueToken({ identity: IDENTITY, audience });
  const variables = {
    MOORING_API_TOKEN: await issue(endpoints.apiUrl),
    MOORING_REGISTRY_TOKEN: await issue(endpoints.registry),
  };
  const shell = openShellWorld({ clock, send, variables, log: () => undefined }, inputs, folder);
  worlds = { job, shell, image, environment };
}, 120_000);

/** The result of one run in both worlds; only the platform's own time of the sign-in is not in a shell. */
async function both<Result>(run: (world: World) => Promise<Result>): Promise<readonly [Result, Result]> {
  const { job, shell } = worlds;
  return [
    await run(job),
    await run({ ...shell, access: { ...shell.access, serverTime: job.access.serverTime } }),
  ];
}

describe('a run in a job and in a shell', () => {
  const NONE = { 'as-of': '', 'min-age': undefined, 'trusted-root': '' } as const;

  it('resolves the same', async () => {
    const inputs = { ...NONE, platform: '', reference: [worlds.image] };
    const [job, shell] = await both((world) => lookUpReferences(inputs, world));
    expect(job.references).toMatchObject([{ kind: 'resolved', trust: { kind: 'verified' } }]);
    expect(shell).toEqual(job);
  });

  it('compares the same builds', async () => {
    const compared = {
      kind: 'builds',
      reference: worlds.image,
      from: '2d',
      to: 'newest',
      file: undefined,
    } as const;
    const [job, shell] = await both((world) =>
      compareBuilds({ compared, platform: [], 'trusted-root': '' }, world),
    );
    expect(job).toMatchObject([{ diff: { kind: 'known' } }]);
    expect(shell).toEqual(job);
  });

  it('plans the same pins', async () => {
    const inputs = { ...NONE, rollback: undefined, only: [], 'timeout-seconds': 600 };
    const [job, shell] = await both(async (world) => {
      const { plan, warnings, remembered } = await planRepository(inputs, world);
      return { plan, warnings, remembered };
    });
    expect(job.plan.moves).toHaveLength(2);
    expect(shell).toEqual(job);
  });

  /** Checks a tree in both worlds; the reports are those of the action and of the command. */
  async function checkBoth(
    options: Pick<CheckOptions, 'head' | 'base'>,
  ): Promise<readonly [CheckReport, CheckReport]> {
    const { job, shell, environment } = worlds;
    const inputs = { identity: IDENTITY, organization: 'acme', 'when-unavailable': '' } as const;
    const all = { ...options, policy: {}, exploitData: undefined, trustedRoot: '' };
    const ofJob = await checkImages(all, {
      ...job,
      openAccess: () => openCheckAccess(job, inputs, environment),
    });
    const ofShell = await checkImages(all, {
      ...shell,
      openAccess: async (uses) => {
        const { serverTime } = job.access;
        return { ...(await openShellAccess(shell, uses, 'acme')), serverTime };
      },
    });
    return [ofJob.report, ofShell.report];
  }

  it('checks the same, with the same verdict', async () => {
    const head = createWorkTree(worlds.job.directory, execCommand);
    const [job, shell] = await checkBoth({
      head,
      base: { isChange: false, kind: 'none', reason: 'a test' },
    });
    expect(job.findings.length).toBeGreaterThan(0);
    expect(shell).toEqual(job);
  });

  it('checks any repository and change the same', async () => {
    const lines = fc.constantFrom(
      ...['python:3.13', 'curl:8', 'node:18', 'nginx:1.29', 'postgres:17', 'none:1'].map(
        (name) => `FROM ${worlds.image.split('/')[0]}/acme/${name}`,
      ),
      'FROM docker.io/library/busybox:1.37',
      'FROM ${BASE}',
    );
    const file = fc.array(lines, { maxLength: 3 }).map((all) => `${all.join('\n')}\n`);
    const tree = fc.dictionary(fc.constantFrom('Dockerfile', 'a/Dockerfile', 'b/Dockerfile'), file);
    const verdicts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(tree, tree, async (head, before) => {
        const base = { isChange: true, kind: 'tree', commit: 'b', tree: textTree(before) } as const;
        const [job, shell] = await checkBoth({ head: textTree(head), base });
        verdicts.add(job.verdict);
        expect(shell).toEqual(job);
      }),
      { numRuns: 20, seed: 7 },
    );
    expect(verdicts.size).toBeGreaterThan(1);
  });
});

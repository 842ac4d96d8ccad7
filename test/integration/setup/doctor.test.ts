import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { doctorCommand } from '../../../src/setup/doctor.ts';
import { initCommand } from '../../../src/setup/init.ts';
import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { DoctorStep } from '../../../src/setup/decide/doctor-report.ts';
import { IDENTITY } from '../../support/samples/shop.ts';
import { startSetupWorld } from '../../support/jobs/setup-world.ts';
import type { SetupWorld } from '../../support/jobs/setup-world.ts';

const WORKFLOW = '.github/workflows/mooring.yml';
const TITLES = [
  'Node.js',
  'Git',
  'Configuration',
  'Images',
  'Workflow',
  'Actions',
  'Pull requests',
  'Required check',
  'Token',
  'Organization',
  'Identities',
  'Claims',
  'Roles',
  'Registry',
  'History',
  'Clock',
];

/** A repository that was set up, with the identity of its check. */
interface ReadyWorld extends SetupWorld {
  readonly iam: IamClient;
  readonly check: string;
  readonly registryToken: string;
}

/** A rule of a ruleset that requires a check. */
function requiring(context: string): object {
  return { type: 'required_status_checks', parameters: { required_status_checks: [{ context }] } };
}

async function startReadyWorld(): Promise<ReadyWorld> {
  const world = await startSetupWorld();
  await world.run(initCommand, ['--write']);
  world.answer('/actions/permissions/workflow', { can_approve_pull_request_reviews: true });
  world.answer('/rules/branches/main', [requiring('Check images'), { type: 'deletion' }]);
  world.answer('/branches/main', { protected: true, protection: {} });
  const { platform, call } = world.memory;
  const [check = ''] = /[0-9a-f]{40}\/[0-9a-f]{16}/.exec(world.files()[WORKFLOW] ?? '') ?? [];
  return {
    ...world,
    check,
    iam: createIamClient({ call, token: new Secret(platform.line.adminToken) }),
    registryToken: await platform.issueToken({ identity: IDENTITY, audience: platform.line.registry }),
  };
}

interface Diagnosis {
  readonly status: number;
  readonly output: string;
  readonly steps: readonly Pick<DoctorStep, 'title' | 'state' | 'text'>[];
}

async function diagnose(
  world: ReadyWorld,
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<Diagnosis> {
  const all = { MOORING_REGISTRY_TOKEN: world.registryToken, ...variables };
  const { status, output } = await world.run(doctorCommand, [], all);
  const lines = output.matchAll(/^(ok|warning|missing|skipped|not-checked) +(\S+(?: \S+)?) {2,}(.+)$/gm);
  const steps = [...lines].map(([, state, title = '', text = '']) => ({
    title,
    state: state as DoctorStep['state'],
    text,
  }));
  return { status, output, steps };
}

/** The steps that are not ok, as `title: state`. */
function findings({ steps }: Diagnosis): readonly string[] {
  return steps.filter(({ state }) => state !== 'ok').map(({ title, state }) => `${title}: ${state}`);
}

function edit(world: SetupWorld, from: string, to: string): void {
  const before = world.files()[WORKFLOW] ?? '';
  expect(before).toContain(from);
  world.write({ [WORKFLOW]: before.replace(from, to) });
}

describe('mooring doctor', () => {
  it('finds every step ok after init, in order, and changes nothing', async () => {
    const world = await startReadyWorld();
    const before = world.files();
    const diagnosis = await diagnose(world);
    expect(diagnosis.steps.map(({ title }) => title)).toEqual(TITLES);
    expect([diagnosis.status, findings(diagnosis), world.files()]).toEqual([0, [], before]);
    // The identity of pin rejects pull requests, which the condition of its job excludes.
    expect(diagnosis.output).toMatch(/^ok +Claims +every event of check, pin is accepted$/m);
    expect(diagnosis.output).toMatch(/\n\nReady: every step is ok\.\n$/);
    expect(diagnosis.output).not.toContain(world.registryToken);
    const json = await world.run(doctorCommand, ['--json']);
    expect((JSON.parse(json.output) as readonly DoctorStep[]).map(({ title }) => title)).toEqual(TITLES);
  });

  it.each<
    [
      string,
      (world: ReadyWorld) => unknown,
      Readonly<Record<string, string | undefined>>,
      readonly string[],
      RegExp,
    ]
  >([
    [
      'no repository',
      ({ clone }) => rmSync(join(clone.folder, '.git'), { recursive: true }),
      {},
      [
        'Git: missing',
        ...[
          'Configuration',
          'Images',
          'Workflow',
          'Actions',
          'Organization',
          'Identities',
          'Claims',
          'Roles',
          'History',
        ].map((title) => `${title}: skipped`),
      ],
      /Fix this first, Git: .*clone of your repository/,
    ],
    [
      'a mistake in the configuration file',
      (world) => world.write({ '.github/mooring.yml': 'exclud: [a]\n' }),
      {},
      ['Configuration: missing', 'Images: skipped', 'History: skipped'],
      /Fix this first, Configuration: Correct the lines/,
    ],
    [
      'no workflow',
      (world) => rmSync(join(world.clone.folder, WORKFLOW)),
      {},
      [
        'Workflow: missing',
        'Actions: skipped',
        'Organization: skipped',
        'Identities: skipped',
        'Claims: skipped',
        'Roles: skipped',
      ],
      /Fix this first, Workflow: Run `mooring init --write`/,
    ],
    [
      'a job without id-token',
      (world) => edit(world, '      id-token: write # sign in to the platform; no secret is stored\n', ''),
      {},
      [
        'Workflow: missing',
        'Actions: skipped',
        'Pull requests: skipped',
        'Required check: skipped',
        'Organization: skipped',
        'Identities: skipped',
        'Claims: skipped',
        'Roles: skipped',
      ],
      /Workflow: Add `id-token: write` to `permissions` of job check/,
    ],
    [
      'a placeholder for the commit of Mooring',
      (world) => edit(world, `/pin@${'5'.repeat(40)}`, `/pin@${'0'.repeat(40)} # placeholder`),
      {},
      ['Actions: missing'],
      /^missing +Actions +`uses: acme\/mooring\/pin` in \S+ is a placeholder$[^]*Fix this first, Actions: Run `mooring init --write --mooring OWNER\/REPO@REF`/m,
    ],
    [
      'no token',
      () => undefined,
      { MOORING_API_TOKEN: undefined },
      ['Token: missing', 'Organization: skipped', 'Identities: skipped', 'Claims: skipped', 'Roles: skipped'],
      /Fix this first, Token: Run: export MOORING_API_TOKEN=\$\(chainctl auth token --audience=https:/,
    ],
    [
      'a token that the platform rejects',
      () => undefined,
      { MOORING_API_TOKEN: 'wrong' },
      ['Organization: missing', 'Identities: skipped', 'Claims: skipped', 'Roles: skipped'],
      /Fix this first, Organization: .*export MOORING_API_TOKEN=/,
    ],
    [
      'an organization that does not exist',
      (world) => edit(world, 'organization: acme', 'organization: acmee'),
      {},
      ['Organization: missing', 'Identities: skipped', 'Claims: skipped', 'Roles: skipped'],
      /Did you mean `--organization acme`/,
    ],
    [
      'an organization that no reference names',
      (world) => edit(world, 'organization: acme', 'organization: chainguard'),
      {},
      ['Organization: warning', 'Identities: missing', 'Claims: skipped', 'Roles: skipped'],
      /Fix this first, Identities: .*`identity` of job check in \.github\/workflows\/mooring\.yml/,
    ],
    [
      'a deleted identity',
      ({ iam, check }) => iam.identities.delete(check),
      {},
      ['Identities: missing', 'Claims: skipped', 'Roles: skipped'],
      /Fix this first, Identities: Run `mooring init --write`/,
    ],
    [
      'an event that the identity rejects',
      (world) => edit(world, '  merge_group:', '  pull_request_target:\n  merge_group:'),
      {},
      ['Claims: missing'],
      /job check rejects pull_request_target/,
    ],
    [
      'an identity that rejects every event of a job with a condition',
      async (world) => {
        const [, pin = ''] = (world.files()[WORKFLOW] ?? '').match(/[0-9a-f]{40}\/[0-9a-f]{16}/g) ?? [];
        const { claimMatch } = await world.iam.identities.get(pin);
        const claims = { ...claimMatch?.claims, repository_id: '1' };
        await world.iam.identities.update(pin, { claimMatch: { ...claimMatch, claims } }, ['claimMatch']);
      },
      {},
      ['Claims: missing'],
      /job pin rejects workflow_dispatch/,
    ],
    [
      'a role that lacks a capability',
      async ({ iam, check }) => {
        for await (const { uid } of iam.roleBindings.list({ identity: check }))
          await iam.roleBindings.delete(uid);
        const [role] = await Array.fromAsync(iam.roles.list({ name: 'registry.pull' }));
        await iam.roleBindings.create(check.slice(0, 40), { identityUid: check, roleUid: role?.uid ?? '' });
      },
      {},
      ['Roles: missing'],
      /job check lacks account_associations\.list, advisories\.list/,
    ],
    [
      'no token for the registry',
      () => undefined,
      { MOORING_REGISTRY_TOKEN: undefined },
      ['History: warning'],
      /To improve, History: .*export MOORING_REGISTRY_TOKEN=/,
    ],
    [
      'the token of another audience for the registry',
      () => undefined,
      { MOORING_REGISTRY_TOKEN: 'API' },
      ['History: missing'],
      /History +MOORING_REGISTRY_TOKEN is for https:\S+, not for /,
    ],
  ])('with %s, reports what is missing in order, and the first fix', async (...row) => {
    const [, arrange, variables, expected, fix] = row;
    const world = await startReadyWorld();
    await arrange(world);
    const { adminToken } = world.memory.platform.line;
    const given = Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, value === 'API' ? adminToken : value]),
    );
    const diagnosis = await diagnose(world, given);
    expect(findings(diagnosis)).toEqual(expected);
    expect(diagnosis.output).toMatch(fix);
    expect(diagnosis.status).toBe(expected.some((one) => one.endsWith(': missing')) ? 1 : 0);
  });

  it('says that an expired token is expired, and does not use it', async () => {
    const world = await startReadyWorld();
    world.memory.clock.advance(40 * 24 * 3_600_000);
    const diagnosis = await diagnose(world);
    expect(diagnosis.output).toMatch(/^missing +Token +MOORING_API_TOKEN expired at \d{4}-/m);
  });

  it.each([
    [120_000, 'warning', 'this machine is 120 s ahead of the registry'],
    [-120_000, 'warning', 'this machine is 120 s behind the registry'],
    [20_000, 'ok', 'within 20 s of the registry'],
  ])('with a clock that is %d ms ahead, reports a %s', async (milliseconds, state, text) => {
    const world = await startReadyWorld();
    world.setAhead(milliseconds);
    const { status, steps } = await diagnose(world);
    expect([status, steps.at(-1)]).toMatchObject([0, { title: 'Clock', state, text }]);
  });

  describe('settings on GitHub', () => {
    const PAGE = 'https://github.com/acme/shop/settings';

    it.each<[string, (world: ReadyWorld) => void, string, RegExp]>([
      [
        'pull requests that GITHUB_TOKEN cannot open',
        (world) => world.answer('/actions/permissions/workflow', { can_approve_pull_request_reviews: false }),
        'Pull requests: missing',
        /^Fix this first, Pull requests: Turn on "Allow GitHub Actions to create and approve pull requests": \S+\/settings\/actions$/m,
      ],
      [
        'a permission that only administrators see',
        (world) => world.answer('/actions/permissions/workflow', { message: 'Must have admin rights' }, 403),
        'Pull requests: not-checked',
        /^To check, Pull requests: Open \S+\/settings\/actions, or run again with an administrator's token/m,
      ],
      [
        'a check that is not required',
        (world) => world.answer('/rules/branches/main', [requiring('Tests')]),
        'Required check: warning',
        /^To improve, Required check: Add it to the required status checks of a ruleset: \S+\/settings\/rules$/m,
      ],
      [
        'rules that GitHub does not show',
        (world) => world.answer('/rules/branches/main', { message: 'Not Found' }, 404),
        'Required check: not-checked',
        /^To check, Required check: Open \S+\/settings\/rules, /m,
      ],
      [
        'a protected branch whose protection GitHub does not show',
        (world) => {
          world.answer('/rules/branches/main', []);
          world.answer('/branches/main', { protected: true });
        },
        'Required check: not-checked',
        /To check, Required check/,
      ],
    ])('with %s, reports it with the page to open', async (_what, arrange, expected, fix) => {
      const world = await startReadyWorld();
      arrange(world);
      const diagnosis = await diagnose(world);
      expect(findings(diagnosis)).toEqual([expected]);
      expect(diagnosis.output).toMatch(fix);
      expect(diagnosis.output).toContain(PAGE);
      expect(diagnosis.output).not.toContain('every step is ok');
      expect(diagnosis.status).toBe(expected.endsWith('missing') ? 1 : 0);
    });

    it('accepts a check that the protection of the branch requires', async () => {
      const world = await startReadyWorld();
      world.answer('/rules/branches/main', []);
      const contexts = ['Check images'];
      world.answer('/branches/main', {
        protected: true,
        protection: { required_status_checks: { contexts } },
      });
      expect(findings(await diagnose(world))).toEqual([]);
    });

    it('names the pages of a GitHub Enterprise Server, and does not check without a token that may read them', async () => {
      const world = await startReadyWorld();
      world.clone.git('remote', 'set-url', 'origin', 'https://ghe.example.com/acme/other.git');
      const { output } = await world.run(doctorCommand, ['--json']);
      const steps = (JSON.parse(output) as readonly DoctorStep[]).filter(
        ({ state }) => state === 'not-checked',
      );
      expect(steps.map(({ title, fix }) => [title, /https:\S+(?=,)/.exec(fix ?? '')?.[0]])).toEqual([
        ['Pull requests', 'https://ghe.example.com/acme/other/settings/actions'],
        ['Required check', 'https://ghe.example.com/acme/other/settings/rules'],
      ]);
    });

    it('does not need the permission if pin has a token of its own', async () => {
      const world = await startReadyWorld();
      world.answer('/actions/permissions/workflow', { can_approve_pull_request_reviews: false });
      const [, pin = ''] = (world.files()[WORKFLOW] ?? '').match(/ +identity: .*\n/g) ?? [];
      edit(world, pin, `${pin}          github-token: \${{ steps.app.outputs.token }}\n`);
      expect(findings(await diagnose(world))).toEqual([]);
    });
  });

  it.each([
    ['public images', 'FROM cgr.dev/chainguard/node:latest\n', ['Registry', 'History', 'Clock']],
    ['images of other registries', 'FROM redis:7\n', []],
  ])('examines only what %s need', async (_what, dockerfile, service) => {
    const world = await startSetupWorld();
    world.clone.git('rm', '-rq', '.');
    world.write({ Dockerfile: dockerfile });
    const variables = { MOORING_API_TOKEN: undefined };
    await world.run(initCommand, ['--write'], variables);
    const { status, output } = await world.run(doctorCommand, ['--json'], variables);
    const steps = JSON.parse(output) as readonly DoctorStep[];
    expect(steps.map(({ title }) => title)).toEqual([
      ...TITLES.slice(0, TITLES.indexOf('Token')),
      ...service,
    ]);
    expect([status, steps.filter(({ state }) => state === 'missing')]).toEqual([0, []]);
    expect(steps[3]?.text).toMatch(
      /; (?:public images only: no account|pins and signatures are checked; tag history)/,
    );
  });
});

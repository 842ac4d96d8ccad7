import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { doctorCommand } from '../../../src/setup/doctor.ts';
import { initCommand } from '../../../src/setup/init.ts';
import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { Secret } from '../../../src/values/secret.ts';
import { readConfig } from '../../../src/config/read-config.ts';
import { configText } from '../../../src/setup/decide/file-plan.ts';
import { workflowText } from '../../../src/setup/decide/workflow-text.ts';
import { textTree } from '../../support/samples/text-tree.ts';
import { startSetupWorld } from '../../support/jobs/setup-world.ts';
import type { SetupWorld } from '../../support/jobs/setup-world.ts';
import { readWorkflow } from '../../support/workflow/workflow-file.ts';

const WORKFLOW = '.github/workflows/mooring.yml';
const CONFIG = '.github/mooring.yml';
const UID = /identity: ([0-9a-f]{40}\/[0-9a-f]{16})/g;
const ACCESS = {
  release: { repository: 'acme/mooring', commit: '5'.repeat(40), version: 'v1.0.0' },
  situation: 'organization',
  identities: { check: 'a', pin: 'b' },
  organization: 'acme',
} as const;
const WITHOUT_TOKEN = { MOORING_API_TOKEN: undefined };

/** Everything that a run could change: the files, and what an administrator sees on the platform. */
async function stateOf(world: SetupWorld): Promise<unknown> {
  const { call, platform } = world.memory;
  const iam = createIamClient({ call, token: new Secret(platform.line.adminToken) });
  const lists = [iam.identities.list(), iam.roles.list(), iam.roleBindings.list()];
  return [world.files(), await Promise.all(lists.map((list) => Array.fromAsync<unknown>(list)))];
}

function uidsIn(text: string | undefined): readonly (string | undefined)[] {
  return [...(text ?? '').matchAll(UID)].map(([, uid]) => uid);
}

describe('mooring init', () => {
  it('changes nothing in a preview, and shows all that --write does', async () => {
    const world = await startSetupWorld();
    const before = await stateOf(world);
    const { status, output } = await world.run(initCommand);
    expect([status, await stateOf(world)]).toEqual([0, before]);
    expect(output).toMatch(/^Role +create +mooring-check: account_associations\.list/m);
    expect(output).toMatch(/^Identity +create +check: mooring-acme-shop-check-[0-9a-f]{8} for /m);
    expect(output).toMatch(/^Identity +create +pin: /m);
    expect(output).toMatch(/^File +create +\.github\/workflows\/mooring\.yml$/m);
    expect(output).toContain('identity: <UID of the new check identity>');
    const [head = '', rest = ''] = configText('organization', []).split(/(?<=signatures: require .*\n)/);
    expect(output).toContain(head);
    expect(output).toContain(rest.trimEnd());
    expect(output).toMatch(
      /\n  signers: # as the platform names them\n    - image: \S+\/acme\/\*\n      issuer: \S+\n      identity: https:\/\/issuer\.enforce\.dev\/5f1c/,
    );
    expect(output).toMatch(/nothing was changed\. To apply it, run the same command with --write\.\n$/);
    expect(output.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  it('writes both files with the identities that it created, and changes nothing the second time', async () => {
    const world = await startSetupWorld();
    const { status, output } = await world.run(initCommand, ['--write']);
    expect([status, output]).toEqual([0, expect.stringContaining('Next steps:\n1. Commit: ')]);
    const files = world.files();
    const [check, pin] = uidsIn(files[WORKFLOW]);
    expect(output).toContain(`Identity    created    check: ${check} for`);
    expect(output).toContain(`Identity    created    pin: ${pin} for`);
    expect(Object.keys(readWorkflow(WORKFLOW, files[WORKFLOW] ?? '').jobs)).toEqual(['check', 'pin']);
    const after = await stateOf(world);
    for (const [args, variables] of [
      [['--write'], {}],
      [['--write', '--force'], {}],
      [['--write'], WITHOUT_TOKEN],
      [[], {}],
    ] as const) {
      const again = await world.run(initCommand, args, variables);
      expect([again.status, again.output]).toEqual([
        0,
        expect.stringContaining('Already set up: nothing to change.'),
      ]);
      expect(await stateOf(world)).toEqual(after);
    }
  });

  it('sends the token of GitHub to GitHub alone, and that of the platform to the platform alone', async () => {
    const world = await startSetupWorld();
    await world.run(initCommand, ['--write']);
    const { adminToken } = world.memory.platform.line;
    expect(world.gitHub.map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['https://api.github.com/repos/acme/shop', 'Bearer ghp_of_a_person'],
    ]);
    expect(JSON.stringify(world.memory.requests)).not.toContain('ghp_of_a_person');
    expect(JSON.stringify(world.gitHub)).not.toContain(adminToken);
    expect(world.memory.requests.length).toBeGreaterThan(5);
  });

  it('queries a GitHub Enterprise Server with its own tokens, and trusts its issuer', async () => {
    const world = await startSetupWorld();
    world.clone.git('remote', 'set-url', 'origin', 'ssh://git@ghe.example.com:2222/acme/shop.git');
    const { output } = await world.run(initCommand, ['--write'], { GH_ENTERPRISE_TOKEN: 'ghe_token' });
    expect(world.gitHub.map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['https://ghe.example.com/api/v3/repos/acme/shop', 'Bearer ghe_token'],
    ]);
    expect(world.files()[WORKFLOW]).toContain('runs-on: [self-hosted, linux] # GitHub Enterprise Server');
    expect(output).toContain('https://ghe.example.com/acme/shop/compare/main...mooring');
    expect(JSON.stringify(await stateOf(world))).toContain('https://ghe.example.com/_services/token');
  });

  it('without a token of the platform, prints commands and marks what is to fill in; a token fills it in', async () => {
    const world = await startSetupWorld();
    const { status, output } = await world.run(initCommand, ['--write'], WITHOUT_TOKEN);
    expect(status).toBe(0);
    expect(output).toContain('chainctl iam roles create mooring-check --parent=acme');
    expect(output).toMatch(/chainctl iam identities create mooring-acme-shop-pin-[0-9a-f]{8} --parent=acme/);
    expect(output).toContain('resource "chainguard_identity"');
    expect(output).toContain('export MOORING_API_TOKEN=$(chainctl auth token --audience=');
    expect(world.files()[WORKFLOW]).toContain('identity: REPLACE_WITH_UID_OF_PIN_IDENTITY');
    world.write({ [WORKFLOW]: `# mine\n${world.files()[WORKFLOW] ?? ''}` });
    const filled = await world.run(initCommand, ['--write']);
    expect(filled.output).toContain(`File        completed  ${WORKFLOW}: UIDs of the identities`);
    expect(world.files()[WORKFLOW]).toMatch(/^# mine\n/);
    expect(uidsIn(world.files()[WORKFLOW])).toHaveLength(2);
  });

  it('without any token or network, still writes the files, and says how to get the commands', async () => {
    const world = await startSetupWorld();
    world.clone.git('remote', 'set-url', 'origin', 'https://github.com/acme/private.git');
    const { status, output } = await world.run(initCommand, ['--write'], WITHOUT_TOKEN);
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('github.com returned 404 for acme/private'),
    ]);
    expect(output.replaceAll(/\s+/g, ' ')).toContain('gh auth login');
    expect(Object.keys(world.files())).toContain(WORKFLOW);
    const offline = await world.run(initCommand, ['--repository-id=1', '--owner-id=2'], WITHOUT_TOKEN);
    expect([offline.status, world.gitHub.length]).toEqual([0, 1]);
  });

  it('keeps a workflow that was edited, shows the difference, and replaces it with --force', async () => {
    const world = await startSetupWorld();
    await world.run(initCommand, ['--write']);
    const written = world.files()[WORKFLOW] ?? '';
    const edited = written.replace('timeout-minutes: 15', 'timeout-minutes: 30');
    world.write({ [WORKFLOW]: edited, [CONFIG]: 'exclude: [a]\n' });
    const kept = await world.run(initCommand, ['--write']);
    expect(kept.output).toContain(`${WORKFLOW} differs from the proposal; --force replaces it`);
    expect(world.files()).toMatchObject({ [WORKFLOW]: edited, [CONFIG]: 'exclude: [a]\n' });
    const preview = await world.run(initCommand);
    expect(preview.output).toContain('-    timeout-minutes: 30\n+    timeout-minutes: 15\n');
    await world.run(initCommand, ['--write', '--force']);
    expect(world.files()).toMatchObject({ [WORKFLOW]: written, [CONFIG]: 'exclude: [a]\n' });
  });

  it('adds no second workflow if another one uses Mooring', async () => {
    const world = await startSetupWorld();
    const images = 'on: push\njobs:\n  a:\n    steps:\n      - uses: acme/mooring@v1\n';
    world.write({ '.github/workflows/images.yml': images });
    const { output } = await world.run(initCommand, ['--write']);
    expect(output).toContain(`${WORKFLOW}: .github/workflows/images.yml already uses Mooring`);
    expect(Object.keys(world.files())).not.toContain(WORKFLOW);
  });

  it('creates the identity for logins on request, and prints the step that uses it', async () => {
    const world = await startSetupWorld();
    const { output } = await world.run(initCommand, ['--write', '--login']);
    expect(output).toMatch(
      /uses: acme\/mooring\/login@5{40}\n +with:\n +identity: [0-9a-f]{40}\/[0-9a-f]{16}\n/,
    );
  });

  it('makes one identity for all repositories of an owner on request, and warns', async () => {
    const world = await startSetupWorld();
    const { output } = await world.run(initCommand, ['--write', '--owner']);
    expect(output.replaceAll(/\s+/g, ' ')).toContain('warning Every repository of acme can sign in');
    expect(JSON.stringify(await stateOf(world))).toContain('^repo:(acme/[^/:@]+|acme@9900/[^/:@]+@[0-9]+):');
  });

  it('writes nothing if an identity with its name was changed by hand', async () => {
    const world = await startSetupWorld();
    await world.run(initCommand, ['--write']);
    const { call, platform } = world.memory;
    const iam = createIamClient({ call, token: new Secret(platform.line.adminToken) });
    const [check = ''] = uidsIn(world.files()[WORKFLOW]);
    const { claimMatch } = await iam.identities.get(check);
    await iam.identities.update(check, { claimMatch: { ...claimMatch, claims: {} } }, ['claimMatch']);
    world.clone.git('clean', '-fdq');
    const { status, output } = await world.run(initCommand, ['--write']);
    expect([status, Object.keys(world.files())]).toEqual([1, expect.not.arrayContaining([WORKFLOW])]);
    expect(output).toMatch(/^Identity +drifted +check: /m);
    expect(output).toMatch(/claims\.repository_id: none, expected 8800/);
  });

  it('uses the root of the repository, whatever directory of it is given', async () => {
    const world = await startSetupWorld();
    world.clone.git('checkout', '--quiet', '--detach');
    world.write({
      'services/a/Dockerfile': 'FROM cgr.dev/other/x:1\n',
      'services/b/Dockerfile': 'FROM ghcr.io/b:1\n',
    });
    const { output } = await world.run(initCommand, ['--write']);
    expect(output).toContain('5 references to 4 images in 4 files');
    expect(output).toContain('Registry    cgr.dev, organization acme; also ghcr.io');
    expect(Object.keys(world.files())).toContain(WORKFLOW);
  });

  it.each<
    [
      string,
      (world: SetupWorld) => void,
      {
        readonly args?: readonly string[];
        readonly variables?: Readonly<Record<string, string | undefined>>;
      },
      readonly [RegExp, RegExp],
    ]
  >([
    [
      'a wrong token',
      () => undefined,
      { variables: { MOORING_API_TOKEN: 'wrong' } },
      [
        /^auth_rejected: MOORING_API_TOKEN was rejected/,
        /export MOORING_API_TOKEN=\$\(chainctl auth token --audience=/,
      ],
    ],
    [
      'a misspelt organization',
      () => undefined,
      { args: ['--organization=acmee'] },
      [/organization acmee is not visible to this token; it can see /, /--organization acme`/],
    ],
    [
      'a directory without a repository',
      ({ clone }) => rmSync(join(clone.folder, '.git'), { recursive: true }),
      {},
      [/is not in a git work tree$/, /clone of your repository/],
    ],
    [
      'no remote',
      ({ clone }) => clone.git('remote', 'remove', 'origin'),
      {},
      [/has no remote `origin`/, /git remote add origin/],
    ],
    [
      'a remote elsewhere',
      ({ clone }) => clone.git('remote', 'set-url', 'origin', 'https://me:pw@gitlab.com/acme/shop'),
      {},
      [/not a repository on GitHub: https:\/\/gitlab\.com\/acme\/shop$/, /--repository OWNER\/NAME/],
    ],
    [
      'an unknown default branch',
      ({ clone }) => {
        clone.git('branch', '-m', 'main', 'trunk');
        clone.git('remote', 'set-url', 'origin', 'https://github.com/acme/other');
      },
      { variables: WITHOUT_TOKEN },
      [/the default branch is unknown/, /--default-branch/],
    ],
    [
      'a private repository',
      ({ clone }) => clone.git('remote', 'set-url', 'origin', 'https://github.com/acme/other'),
      {},
      [/github\.com returned 404 for acme\/other/, /gh auth login/],
    ],
    [
      'an invalid configuration file',
      (world) => world.write({ [CONFIG]: 'exclud: [a]\n' }),
      {},
      [/exclud/, /configuration file/],
    ],
  ])(
    'reports %s with the one thing to do, and changes nothing',
    async (_what, arrange, { args = [], variables }, [message, hint]) => {
      const world = await startSetupWorld();
      arrange(world);
      const before = await stateOf(world);
      const { status, error } = await world.run(initCommand, ['--write', ...args], variables);
      expect([status, error?.[0], error?.[1]]).toEqual([
        2,
        expect.stringMatching(message),
        expect.stringMatching(hint),
      ]);
      expect(await stateOf(world)).toEqual(before);
    },
  );

  it('warns that GITHUB_TOKEN cannot change images in workflow files', async () => {
    const world = await startSetupWorld();
    const workflow =
      'on: push\njobs:\n  a:\n    container: cgr.dev/acme/node:22\n    runs-on: ubuntu-latest\n';
    world.write({ '.github/workflows/ci.yml': workflow });
    const { output } = await world.run(initCommand);
    expect(output.replaceAll(/\s+/g, ' ')).toContain(
      'warning 1 reference is in workflow files, which GITHUB_TOKEN cannot change',
    );
    const doctor = await world.run(doctorCommand);
    expect(doctor.output).toMatch(
      /^warning +Images +1 reference is in workflow files, which GITHUB_TOKEN cannot change$/m,
    );
  });

  it('says that there are no images yet', async () => {
    const world = await startSetupWorld();
    world.clone.git('rm', '-rq', '.');
    const { status, output } = await world.run(initCommand, ['--organization=acme']);
    expect([status, output]).toEqual([0, expect.stringContaining('Images      none yet')]);
  });
});

/** Runs init without a token, with these images alone. */
async function initFor(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = ['--write'],
): Promise<readonly [SetupWorld, string]> {
  const world = await startSetupWorld();
  world.clone.git('rm', '-rq', '.');
  world.write(files);
  const { status, output } = await world.run(initCommand, args, WITHOUT_TOKEN);
  expect(status).toBe(0);
  return [world, output];
}

describe('a repository that needs no account', () => {
  it.each([
    [
      'public images alone',
      'FROM cgr.dev/chainguard/node:latest\n',
      'Registry    cgr.dev, public images only: no account is needed; end of life is not checked\n',
    ],
    [
      'public images and others',
      'FROM cgr.dev/chainguard/node:latest\nFROM redis:7\n',
      'no account is needed; end of life is not checked; also docker.io\n',
    ],
    [
      'other registries alone',
      'FROM redis:7\nFROM ghcr.io/acme/x:1\n',
      'Registry    docker.io, ghcr.io: pins and signatures are checked; tag history, end of life and advisories are not\n',
    ],
    ['no image yet', '', 'no organization yet; for private images, pass --organization NAME\n'],
  ])('for %s, gets a workflow without identity, and one line why', async (_what, dockerfile, line) => {
    const [world, output] = await initFor({ Dockerfile: dockerfile });
    expect(output).toContain(line);
    expect(output).not.toMatch(/^(?:Role|Identity|Identities) |MOORING_API_TOKEN|chainctl/m);
    const { jobs } = readWorkflow(WORKFLOW, world.files()[WORKFLOW] ?? '');
    expect(Object.entries(jobs).map(([id, { permissions }]) => [id, permissions])).toEqual([
      ['check', { contents: 'read' }],
      ['pin', { contents: 'write', 'pull-requests': 'write' }],
    ]);
    expect(Object.values(jobs).map(({ steps: [, step] }) => step?.with)).toEqual([
      expect.not.objectContaining({ identity: expect.anything(), organization: expect.anything() }),
      expect.not.objectContaining({ identity: expect.anything() }),
    ]);
    expect([world.gitHub, world.memory.requests]).toEqual([[], []]);
    const again = await world.run(initCommand, ['--write'], WITHOUT_TOKEN);
    expect(again.output).toContain('Already set up: nothing to change.');
  });

  it('requires pins of new references to other registries, in runs that have a base', async () => {
    const [world] = await initFor({ Dockerfile: 'FROM redis:7\n' });
    const { [CONFIG]: config = '', [WORKFLOW]: workflow = '' } = world.files();
    expect(await readConfig(CONFIG, Buffer.from(config), textTree({}))).toMatchObject({
      check: { policies: { everywhere: { requirePins: true } } },
    });
    expect(workflow.match(/- cron: /g)).toHaveLength(1);
    expect(workflow).toContain(
      "if: github.event_name != 'schedule' && github.event_name != 'workflow_dispatch'",
    );
  });

  it('signs in for an organization that is given, and for images of one beside public images', async () => {
    const [, given] = await initFor({ Dockerfile: 'FROM redis:7\n' }, ['--organization=acme']);
    expect(given).toContain('Registry    cgr.dev, organization acme; also docker.io\n');
    const mixed = 'FROM cgr.dev/chainguard/node:latest\nFROM cgr.dev/acme/node:22\n';
    const [world] = await initFor({ Dockerfile: mixed }, ['--write', '--organization=acme']);
    expect(world.files()[WORKFLOW]).toContain('organization: acme');
  });
});

describe('the commit of Mooring', () => {
  it('is written in full for every action, with its version', async () => {
    const { release } = ACCESS;
    const text = workflowText({
      repository: 'a/b',
      defaultBranch: 'main',
      hasHostedRunners: true,
      ...ACCESS,
      endpoints: {},
    });
    const uses = text.match(/uses: .*/g);
    expect(uses?.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    expect(uses).toContain(`uses: ${release.repository}/pin@${release.commit} # v1.0.0`);
    const own = readFileSync('.github/workflows/ci.yml', 'utf8').match(/uses: actions\/checkout@.*/);
    expect(uses).toContain(own?.[0]);
  });

  it('is kept if another tool has updated it, and replaced with --mooring and --force', async () => {
    const world = await startSetupWorld();
    await world.run(initCommand, ['--write']);
    const updated = (world.files()[WORKFLOW] ?? '')
      .replaceAll(/acme\/mooring(.*)@5{40}/g, `acme/mooring$1@${'6'.repeat(40)} # v1.1.0`)
      .replaceAll(/(actions\/checkout)@.*/g, `$1@${'7'.repeat(40)} # v9.0.0`);
    world.write({ [WORKFLOW]: updated });
    const again = await world.run(initCommand, ['--write'], { MOORING_MOORING: undefined });
    expect(again.output).toContain('Already set up: nothing to change.');
    await world.run(initCommand, ['--write', '--force', `--mooring=acme/mooring@${'8'.repeat(40)}`]);
    expect(world.files()[WORKFLOW]?.match(/acme\/mooring(?:\/pin)?@8{40}$/gm)).toHaveLength(2);
  });

  it('is a placeholder if it is not known, which --mooring replaces', async () => {
    const world = await startSetupWorld();
    const unknown = { MOORING_MOORING: undefined };
    const { output } = await world.run(initCommand, ['--write'], unknown);
    expect(output).toMatch(/^Actions +missing +the published commit of Mooring is not known here/m);
    expect(output).toContain(
      '1. Name the repository that publishes Mooring: `mooring init --write --mooring OWNER/REPO@REF`',
    );
    expect(world.files()[WORKFLOW]).toMatch(/uses: \S+\/pin@0{40} # placeholder/);
    await world.run(initCommand, ['--write']);
    expect(world.files()[WORKFLOW]).not.toContain('placeholder');
  });
});

describe('the proposed files', () => {
  it('are a valid configuration, also with each example', async () => {
    const text = configText('organization', []);
    const schema = JSON.parse(readFileSync('schema/mooring-config.v1.json', 'utf8')) as { $id: string };
    expect(text.split('\n', 1)).toEqual([`# yaml-language-server: $schema=${schema.$id}`]);
    const examples = text
      .split('\n\n')
      .slice(1)
      .map((part) => part.replaceAll(/^# (?=\S+:|  )/gm, ''));
    expect(examples).toHaveLength(5);
    for (const example of [text, ...examples, examples.join('\n')])
      expect((await readConfig(CONFIG, Buffer.from(example), textTree({}))).pin.style).toBe('tag@digest');
  });

  it('have minutes of their own, so that not all repositories start at once', () => {
    const cronsOf = (repository: string): readonly string[] =>
      [
        ...workflowText({
          repository,
          defaultBranch: 'main',
          hasHostedRunners: true,
          ...ACCESS,
          endpoints: {},
        }).matchAll(/- cron: '(\d+) /g),
      ].map(([, minute = '']) => minute);
    const minutes = Array.from({ length: 200 }, (_, index) => cronsOf(`acme/r${index}`)).flat();
    expect(new Set(minutes).size).toBeGreaterThan(30);
    expect(minutes).not.toContain('0');
    expect(cronsOf('acme/shop')).toEqual(cronsOf('Acme/Shop'));
  });

  it('quote names that YAML reads as something else', () => {
    const text = workflowText({
      repository: 'a/b',
      defaultBranch: "it's/#1",
      hasHostedRunners: true,
      ...ACCESS,
      endpoints: { 'api-url': 'http://127.0.0.1:1' },
    });
    expect(text).toContain("branches: ['it''s/#1']");
    const steps = Object.values(readWorkflow(WORKFLOW, text).jobs).map(
      ({ steps: [, step] }) => step?.with['api-url'],
    );
    expect(steps).toEqual(['http://127.0.0.1:1', 'http://127.0.0.1:1']);
  });
});

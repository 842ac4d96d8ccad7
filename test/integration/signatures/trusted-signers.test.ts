import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import type { Signer, TrustedSigner } from '../../../src/signatures/decide/signer.ts';
import { openPlatform } from '../../../src/sign-in/open-platform.ts';
import { createSigners } from '../../../src/signatures/trusted-signers.ts';
import type { OwnOrganization } from '../../../src/api/client/platform/find-repo.ts';
import type { Signers } from '../../../src/signatures/trusted-signers.ts';
import { connect, startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';

const ACME = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';
const OTHER = 'ab'.repeat(20);
const SYNCER = `${ACME}/${'c1'.repeat(8)}`;
const BUILDER = `${ACME}/${'c2'.repeat(8)}`;
const SUCCESSOR = `${ACME}/${'c3'.repeat(8)}`;
const ISSUER = 'https://issuer.enforce.dev';

function signerOf(uid: string): Extract<Signer, { kind: 'keyless' }> {
  return { kind: 'keyless', issuer: ISSUER, identity: `${ISSUER}/${uid}` };
}

const ROLES = { viewer: `${ACME}/${'d1'.repeat(8)}`, 'registry.pull': `${ACME}/${'d2'.repeat(8)}` };

interface World {
  readonly memory: MemoryPlatform;
  /** The IAM API for the administrator. */
  readonly admin: IamClient;
  readonly host: string;
  /** The signers of a run by an identity with a role. */
  run(changes?: {
    readonly role?: keyof typeof ROLES | 'none';
    readonly organization?: OwnOrganization;
    readonly rules?: Parameters<typeof createSigners>[0]['rules'];
  }): Promise<Signers>;
  bind(bindings: Readonly<Record<string, string>>, uid?: string): Promise<void>;
}

async function startWorld(): Promise<World> {
  const organizations = ['acme', 'other'].map((name, index) => ({
    name,
    uid: [ACME, OTHER][index],
    repos: [{ name: 'app', tags: [{ name: '1', history: [{ at: 'now-2d' }] }] }],
    identities:
      name === 'other'
        ? []
        : Object.entries(ROLES).map(([role, uid]) => ({
            name: role.replace('.', '-'),
            uid,
            claimMatch: { issuer: 'https://token.actions.githubusercontent.com', subject: role },
            bindings: [{ role }],
          })),
  }));
  const memory = await startMemoryPlatform({ organizations });
  const { call } = connect(memory.platform, memory.clock);
  const admin = createIamClient({ call, token: new Secret(memory.platform.line.adminToken) });
  const host = memory.endpoints.registry;
  return {
    memory,
    admin,
    host,
    run: async ({ role = 'viewer', rules = [], ...own } = {}) => {
      const signedIn = role === 'none' ? undefined : await memory.signIn(ROLES[role]);
      const platform = signedIn && openPlatform(signedIn);
      return createSigners({
        rules,
        registryHost: host,
        organization: async () => own.organization ?? platform?.ownOrganization(),
        platform,
      });
    },
    bind: async (serviceBindings, uid = ACME) => {
      await admin.accountAssociations.create(uid, { name: 'signers', chainguard: { serviceBindings } });
    },
  };
}

const NO_SIGNER: BuildTrust = { kind: 'no-known-signer', found: undefined };

describe('the trusted signers of an image', () => {
  it('are the two service identities of its organization, in either spelling, by one request', async () => {
    const { memory, run, bind, host } = await startWorld();
    await bind({ CATALOG_SYNCER: SYNCER, SERVICE_PRINCIPAL_APKO_BUILDER: BUILDER, COSIGNED: SUCCESSOR });
    const { trustedSigners, explain } = await run({ organization: { name: 'acme', uid: ACME } });
    const before = memory.requests.length;
    const expected = { source: 'platform', signers: [signerOf(SYNCER), signerOf(BUILDER)] };
    const images = ['acme/app', 'acme/other', 'acme/a/b'].map((path) => ({ host, path }));
    expect(await Promise.all(images.map(trustedSigners))).toEqual([expected, expected, expected]);
    await explain({ host, path: 'acme/app' }, NO_SIGNER);
    expect(memory.requests.slice(before).map(({ url }) => new URL(url).pathname)).toEqual([
      '/iam/v2/accountAssociations',
    ]);
  });

  it('are found by the name of the organization if the run does not know it', async () => {
    const { run, bind, host } = await startWorld();
    await bind({ CATALOG_SYNCER: SYNCER });
    const { trustedSigners } = await run();
    expect(await trustedSigners({ host, path: 'acme/app' })).toEqual({
      source: 'platform',
      signers: [signerOf(SYNCER)],
    });
    expect(await trustedSigners({ host, path: 'other/app' })).toBeUndefined();
  });

  it("are the vendor's workflow for public images, by no request, also if they have a namesake", async () => {
    const { memory, run, host } = await startWorld();
    const { trustedSigners } = await run();
    const before = memory.requests.length;
    expect(await trustedSigners({ host, path: 'chainguard/node' })).toEqual({
      source: 'built-in',
      signers: [
        {
          kind: 'keyless',
          issuer: 'https://token.actions.githubusercontent.com',
          identity:
            'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
        },
      ],
    });
    for (const image of [
      { host: 'ghcr.io', path: 'chainguard/node' },
      { host: 'ghcr.io', path: 'acme/app' },
      { host: 'docker.io', path: 'library/alpine' },
    ]) {
      expect(await trustedSigners(image)).toBeUndefined();
      expect(await (await run()).explain(image, NO_SIGNER)).toEqual(NO_SIGNER);
    }
    expect(memory.requests.slice(before)).toEqual([]);
  });

  it('are all that the configuration names for it, before any other, by no request', async () => {
    const { memory, run, host } = await startWorld();
    const own: TrustedSigner = { kind: 'key', fingerprint: 'f1' };
    const ruleFor = (wanted: string, signer: TrustedSigner) => ({
      glob: wanted,
      image: (name: string) => name === wanted,
      signer,
      publicKey: undefined,
    });
    const rules = [
      ruleFor(`${host}/acme/app`, own),
      ruleFor(`${host}/acme/app`, signerOf(BUILDER)),
      ruleFor(`${host}/chainguard/node`, own),
      ruleFor('alpine', own),
    ];
    const { trustedSigners } = await run({ rules });
    const before = memory.requests.length;
    expect(await trustedSigners({ host, path: 'acme/app' })).toEqual({
      source: 'config',
      signers: [own, signerOf(BUILDER)],
    });
    for (const image of [
      { host, path: 'chainguard/node' },
      { host: 'docker.io', path: 'library/alpine' },
    ])
      expect(await trustedSigners(image)).toEqual({ source: 'config', signers: [own] });
    expect(memory.requests.slice(before)).toEqual([]);
  });
});

/** Attack case 69. */
describe('service bindings', () => {
  it.each([
    ['none', {}],
    ['those of another group', { CATALOG_SYNCER: `${OTHER}/${'c1'.repeat(8)}` }],
    ['an organization', { CATALOG_SYNCER: ACME }],
    ['an identity further below', { CATALOG_SYNCER: `${ACME}/${'0a'.repeat(8)}/${'c1'.repeat(8)}` }],
    ['a prefix of the uid', { CATALOG_SYNCER: `${ACME}ab/${'c1'.repeat(8)}` }],
    ['a pattern', { CATALOG_SYNCER: `${ACME}/.*` }],
    [
      'another principal',
      { COSIGNED: SYNCER, CATALOG_SYNCER_2: SYNCER, XSERVICE_PRINCIPAL_APKO_BUILDER: BUILDER },
    ],
  ])('give no signer if they name %s', async (_, bindings) => {
    const { run, bind, host } = await startWorld();
    await bind(bindings);
    const { trustedSigners, explain } = await run({ organization: { name: 'acme', uid: ACME } });
    expect(await trustedSigners({ host, path: 'acme/app' })).toBeUndefined();
    expect(await explain({ host, path: 'acme/app' }, NO_SIGNER)).toEqual({
      ...NO_SIGNER,
      remedy: `Add its signers to \`trust.signers\` in .github/mooring.yml: the account associations of this token name no signers of ${host}/acme/*.`,
    });
  });

  it('of another organization are not those of an image, even if they name its identities', async () => {
    const { memory, bind, host } = await startWorld();
    await bind({ CATALOG_SYNCER: SYNCER }, OTHER);
    const { call } = connect(memory.platform, memory.clock);
    const token = new Secret(memory.platform.line.adminToken);
    const platform = openPlatform({ call, token });
    const { trustedSigners } = createSigners({
      rules: [],
      registryHost: memory.endpoints.registry,
      organization: platform.ownOrganization,
      platform,
    });
    expect(await trustedSigners({ host, path: 'acme/app' })).toBeUndefined();
    expect(await trustedSigners({ host, path: 'other/app' })).toBeUndefined();
  });

  it('that the role cannot read give no signer, and the two ways to change that', async () => {
    const { run, bind, host } = await startWorld();
    await bind({ CATALOG_SYNCER: SYNCER });
    const { trustedSigners, explain } = await run({ role: 'registry.pull' });
    expect(await trustedSigners({ host, path: 'acme/app' })).toBeUndefined();
    expect(await explain({ host, path: 'acme/app' }, NO_SIGNER)).toEqual({
      ...NO_SIGNER,
      remedy: `Add its signers to \`trust.signers\` in .github/mooring.yml, or grant the role \`viewer\`: this token cannot list the account associations, which name the signers of ${host}/acme/*.`,
    });
  });

  it('are not requested by an unauthenticated run', async () => {
    const { memory, run, host } = await startWorld();
    const { trustedSigners, explain } = await run({ role: 'none' });
    const before = memory.requests.length;
    expect(await trustedSigners({ host, path: 'acme/app' })).toBeUndefined();
    expect(await explain({ host, path: 'acme/app' }, NO_SIGNER)).toMatchObject({
      remedy: expect.stringContaining('this run is unauthenticated'),
    });
    expect(memory.requests.slice(before)).toEqual([]);
  });

  it('that could not be requested are an error, not an image without signers', async () => {
    const { memory, run, host } = await startWorld();
    memory.answer(/accountAssociations/, 500, { code: 13, message: 'broken' });
    const { trustedSigners, explain } = await run();
    await expect(trustedSigners({ host, path: 'acme/app' })).rejects.toMatchObject({
      code: 'platform_unavailable',
    });
    expect(await explain({ host, path: 'acme/app' }, NO_SIGNER)).toEqual(NO_SIGNER);
  });
});

/** Attack case 68. */
describe('identities that changed at the platform', () => {
  const wrong = (uid: string): Extract<BuildTrust, { kind: 'wrong-signer' }> => {
    const signature = {
      signer: signerOf(uid),
      signedAt: parseInstant('2026-11-01T00:00:00Z'),
      logUrl: undefined,
      form: 'legacy',
    } as const;
    return { kind: 'wrong-signer', found: [signature], expected: [signerOf(SYNCER)] };
  };

  it('between two runs are the trusted ones of the second, and the old ones are not', async () => {
    const { admin, run, bind, host } = await startWorld();
    await bind({ CATALOG_SYNCER: SYNCER });
    const first = await run();
    expect(await first.trustedSigners({ host, path: 'acme/app' })).toMatchObject({
      signers: [signerOf(SYNCER)],
    });
    await admin.accountAssociations.update(ACME, {
      chainguard: { serviceBindings: { CATALOG_SYNCER: SUCCESSOR } },
    });
    const second = await run();
    expect(await second.trustedSigners({ host, path: 'acme/app' })).toMatchObject({
      signers: [signerOf(SUCCESSOR)],
    });
  });

  it('are named with a build that they signed and the configuration does not trust', async () => {
    const { run, bind, host } = await startWorld();
    await bind({ CATALOG_SYNCER: SUCCESSOR });
    const { explain } = await run();
    const image = { host, path: 'acme/app' };
    expect(await explain(image, wrong(SUCCESSOR))).toEqual({
      ...wrong(SUCCESSOR),
      announced: wrong(SUCCESSOR).found[0],
    });
    // A signer that the platform does not name stays a stranger, and so does one on public images.
    expect(await explain(image, wrong(BUILDER))).toEqual(wrong(BUILDER));
    expect(await explain({ host, path: 'chainguard/node' }, wrong(SUCCESSOR))).toEqual(wrong(SUCCESSOR));
  });
});

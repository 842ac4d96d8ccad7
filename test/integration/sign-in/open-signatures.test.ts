import { beforeAll, describe, expect, it } from 'vitest';

import type { OpenedSignatures, SignatureOptions } from '../../../src/sign-in/open-signatures.ts';
import type { RunOptions } from '../../../src/sign-in/open-run.ts';
import { PUBLIC_GOOD_ROOT } from '../../../src/signatures/bundle/public-good-root.ts';
import { builtInTrustRoot } from '../../../src/signatures/read-trusted-root.ts';
import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import { PUBLIC_SIGNER, SERVICE_ISSUER } from '../../../src/signatures/decide/service-identity.ts';
import type { Signer } from '../../../src/signatures/decide/signer.ts';
import { DEFAULT_TRUST_CONFIG } from '../../../src/signatures/decide/trust-settings.ts';
import { connect, startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { openMemoryRun } from '../../support/platform/memory-run.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const ACME = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';
const IDENTITIES = { viewer: `${ACME}/${'d1'.repeat(8)}`, 'registry.pull': `${ACME}/${'d2'.repeat(8)}` };

interface World {
  readonly memory: MemoryPlatform;
  /** Opens the verification of an unauthenticated run. */
  openAnonymous(changes: Partial<SignatureOptions>): Promise<OpenedSignatures | undefined>;
  /** Opens the trust of a run as an identity with a role. */
  open(
    role?: keyof typeof IDENTITIES,
    changes?: Partial<SignatureOptions>,
    service?: Pick<RunOptions, 'loadPublicRoot'>,
  ): Promise<Pick<OpenedSignatures, 'verifySbom'> & { verify(path: string): Promise<BuildTrust> }>;
}

/** A public organization, and acme, whose images are signed by its service identities. */
async function startWorld(): Promise<World> {
  const tags = [{ name: '1', history: [{ at: 'now-3d' }] }];
  const identities = Object.entries(IDENTITIES).map(([role, uid]) => ({
    name: role.replace('.', '-'),
    uid,
    claimMatch: { issuer: 'https://token.actions.githubusercontent.com', subject: role },
    bindings: [{ role }],
  }));
  const memory = await startMemoryPlatform({
    organizations: [
      { name: 'chainguard', public: 'all-tags', repos: [{ name: 'app', tags }] },
      {
        name: 'acme',
        uid: ACME,
        verified: true,
        repos: [
          { name: 'app', tags },
          { name: 'own', tags, signatures: 'wrong-identity' },
        ],
        identities,
      },
    ],
  });
  const own = await memory.platform.trustedRoot();
  const joined = [own, PUBLIC_GOOD_ROOT.json].map((text) => JSON.stringify(JSON.parse(text))).join('\n');
  const tree = textTree({ 'root.json': own, 'joined.json': joined });
  const { platform } = memory;
  const audience = platform.line.registry;
  const pulling = await platform.issueToken({ identity: IDENTITIES['registry.pull'], audience });
  const registryToken = new Secret(pulling);
  const { verify } = openMemoryRun(memory, { access: { apiToken: undefined, registryToken } });
  const options = { config: DEFAULT_TRUST_CONFIG, tree, trustedRoot: '', onWarning: () => undefined };
  return {
    memory,
    openAnonymous: async (changes) => openMemoryRun(memory).signatures({ ...options, ...changes }),
    open: async (role = 'viewer', changes = {}, service = {}) => {
      const { token: apiToken } = await memory.signIn(IDENTITIES[role]);
      const run = openMemoryRun(memory, { access: { apiToken, registryToken }, ...service });
      const opened = await run.signatures({ ...options, trustedRoot: 'root.json', ...changes });
      if (opened === undefined) throw new Error('nothing is verified');
      return {
        ...opened,
        verify: async (path) => {
          const [organization = '', name = ''] = path.split('/');
          const [build] = await verify.registry.tagHistory({ organization, name }, '1');
          if (build === undefined) throw new Error('there is no build');
          return opened.verifyBuild({ host: memory.endpoints.registry, path }, build.digest);
        },
      };
    },
  };
}

/** A service that signs with the public instance: the instance of the platform in memory is a private one beside it. */
const PUBLIC_SERVICE = { loadPublicRoot: async () => builtInTrustRoot() };

describe('sign-in/open-signatures', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });

  it('opens nothing for `signatures: off`, whatever the trust root is', async () => {
    const config = { ...DEFAULT_TRUST_CONFIG, signatures: 'off', trustedRoot: 'missing.json' } as const;
    expect(await world.openAnonymous({ config })).toBeUndefined();
  });

  it('rejects a trust root that cannot be read before anything is verified', async () => {
    const config = { ...DEFAULT_TRUST_CONFIG, trustedRoot: 'missing.json' };
    await expect(world.openAnonymous({ config })).rejects.toMatchObject({
      code: 'config_file_unreadable',
    });
  });

  it('verifies public images by the built-in signer, and those of an organization by the platform', async () => {
    const { verify } = await world.open();
    expect(await verify('chainguard/app')).toMatchObject({
      kind: 'verified',
      source: 'built-in',
      signer: PUBLIC_SIGNER,
    });
    expect(await verify('acme/app')).toMatchObject({
      kind: 'verified',
      source: 'platform',
      signer: { issuer: SERVICE_ISSUER, identity: expect.stringContaining(`${SERVICE_ISSUER}/${ACME}/`) },
    });
  });

  it('shows the signer that a run could trust, and both ways to, if the role cannot read who signs', async () => {
    const { verify } = await world.open('registry.pull');
    expect(await verify('acme/app')).toMatchObject({
      kind: 'no-known-signer',
      found: { signer: { identity: expect.stringContaining(`${SERVICE_ISSUER}/${ACME}/`) } },
      remedy: expect.stringMatching(/^Add its signers to `trust\.signers` .* or grant the role `viewer`/),
    });
  });

  it('trusts the signers of the configuration alone, and says if the platform names the found one', async () => {
    const { memory, open } = await startWorld();
    const first = await (await open()).verify('acme/app');
    if (first.kind !== 'verified' || first.signer.kind !== 'keyless') throw new Error('it is not verified');
    const { signer } = first;
    const trusting = async (trusted: Extract<Signer, { kind: 'keyless' }>): Promise<BuildTrust> => {
      const rule = { glob: '**', image: () => true, signer: trusted, publicKey: undefined };
      const config = { ...DEFAULT_TRUST_CONFIG, signers: [rule] };
      return (await open('viewer', { config })).verify('acme/app');
    };
    expect(await trusting(signer)).toMatchObject({ kind: 'verified', source: 'config' });
    const old = { ...signer, identity: `${SERVICE_ISSUER}/${ACME}/${'c9'.repeat(8)}` };
    expect(await trusting(old)).toMatchObject({
      kind: 'wrong-signer',
      found: [{ signer }],
      expected: [old],
      announced: { signer },
    });
    // The platform names another identity: the signer is a stranger now, in the configuration or not.
    const { call } = connect(memory.platform, memory.clock);
    const iam = createIamClient({ call, token: new Secret(memory.platform.line.adminToken) });
    const serviceBindings = { CATALOG_SYNCER: `${ACME}/${'c9'.repeat(8)}` };
    await iam.accountAssociations.update(ACME, { chainguard: { serviceBindings } });
    const changed = await trusting(old);
    expect(changed).toMatchObject({ kind: 'wrong-signer', found: [{ signer }] });
    expect(changed).not.toHaveProperty('announced');
    expect(await (await open()).verify('acme/app')).toMatchObject({
      kind: 'wrong-signer',
      expected: [old],
    });
  });

  it('does not know the authority of another instance', async () => {
    const { verify } = await world.open('viewer', { trustedRoot: '' }, PUBLIC_SERVICE);
    expect(await verify('chainguard/app')).toMatchObject({ kind: 'not-verifiable' });
  });

  it.each(['root.json', 'joined.json'])(
    'does not let the authority of the private root %s vouch for the service',
    async (root) => {
      const config = { ...DEFAULT_TRUST_CONFIG, trustedRoot: root };
      for (const changes of [{ trustedRoot: root }, { trustedRoot: '', config }]) {
        const { verify } = await world.open('viewer', changes, PUBLIC_SERVICE);
        const kinds = [(await verify('chainguard/app')).kind, (await verify('acme/app')).kind];
        expect(kinds).toEqual(['not-verifiable', 'not-verifiable']);
      }
    },
  );

  it('lets a root vouch for the signers of the configuration, and for those of the service if their entry names it', async () => {
    const found = await (await world.open('registry.pull')).verify('acme/app');
    if (found.kind !== 'no-known-signer' || found.found === undefined) throw new Error('nothing is found');
    const other = await (await world.open()).verify('acme/own');
    if (other.kind !== 'wrong-signer') throw new Error('it is signed by the service');
    const kindOf = async (path: string, signer: Signer, named: { readonly trustedRoot?: string }) => {
      const rule = { glob: '**', image: () => true, signer: { ...signer, ...named }, publicKey: undefined };
      const config = { ...DEFAULT_TRUST_CONFIG, trustedRoot: 'joined.json', signers: [rule] };
      const { verify } = await world.open('viewer', { trustedRoot: '', config }, PUBLIC_SERVICE);
      return (await verify(path)).kind;
    };
    const [service, stranger] = [found.found.signer, other.found[0].signer];
    expect(await kindOf('acme/own', stranger, {})).toBe('verified');
    expect(await kindOf('acme/app', service, {})).toBe('not-verifiable');
    expect(await kindOf('acme/app', service, { trustedRoot: 'root.json' })).toBe('verified');
  });

  it('takes the root of a platform on this machine, which is an embedded one, for that of its service', async () => {
    const { memory, open } = world;
    const local = {
      apiUrl: 'http://127.0.0.1:1',
      issuerUrl: 'http://localhost:1',
      registryUrl: 'http://[::1]:1',
    };
    const kindsAt = async (places: Partial<typeof local>): Promise<string> => {
      const endpoints = { ...memory.endpoints, ...places };
      const run = openMemoryRun(memory, { ...PUBLIC_SERVICE, endpoints });
      const tree = textTree({ 'root.json': await memory.platform.trustedRoot() });
      const options = { config: DEFAULT_TRUST_CONFIG, tree, trustedRoot: 'root.json' };
      const { contentOf, verify } = openMemoryRun(memory);
      const opened = await run.signatures({ ...options, contentOf, onWarning: () => undefined });
      const [build] = await verify.registry.tagHistory({ organization: 'chainguard', name: 'app' }, '1');
      const image = { host: memory.endpoints.registry, path: 'chainguard/app' };
      if (build === undefined || opened === undefined) throw new Error('there is nothing to verify');
      return (await opened.verifyBuild(image, build.digest)).kind;
    };
    expect(await kindsAt(local)).toBe('verified');
    const { apiUrl: __, ...registryAlone } = local;
    expect(await kindsAt(registryAlone)).toBe('not-verifiable');
    expect((await (await open('viewer', { trustedRoot: '' })).verify('chainguard/app')).kind).toBe(
      'verified',
    );
  });
});

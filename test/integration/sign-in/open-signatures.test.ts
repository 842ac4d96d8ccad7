import { beforeAll, describe, expect, it } from 'vitest';

import type { OpenedSignatures, SignatureOptions } from '../../../src/sign-in/open-signatures.ts';
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
      { name: 'chainguard', public: true, repos: [{ name: 'app', tags }] },
      { name: 'acme', uid: ACME, verified: true, repos: [{ name: 'app', tags }], identities },
    ],
  });
  const tree = textTree({ 'root.json': await memory.platform.trustedRoot() });
  const { platform } = memory;
  const audience = platform.line.registry;
  const pulling = await platform.issueToken({ identity: IDENTITIES['registry.pull'], audience });
  const registryToken = new Secret(pulling);
  const { verify } = openMemoryRun(memory, { access: { apiToken: undefined, registryToken } });
  const options = { config: DEFAULT_TRUST_CONFIG, tree, trustedRoot: '', onWarning: () => undefined };
  return {
    memory,
    openAnonymous: async (changes) => openMemoryRun(memory).signatures({ ...options, ...changes }),
    open: async (role = 'viewer', changes = {}) => {
      const { token: apiToken } = await memory.signIn(IDENTITIES[role]);
      const run = openMemoryRun(memory, { access: { apiToken, registryToken } });
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
    const { verify } = await world.open('viewer', { trustedRoot: '' });
    expect(await verify('chainguard/app')).toMatchObject({ kind: 'not-verifiable' });
  });
});

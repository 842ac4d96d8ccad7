import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { RELEASE_WORKFLOW, serviceIdentity } from '../../src/embedded-platform/signing/identities.ts';
import { cosign, trusting } from '../support/judges/cosign.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { startSocketPlatform } from '../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../support/platform/socket-platform.ts';
import { PREDICATES } from '../support/signing/statements.ts';

const FORMS = ['legacy', 'bundle', 'bundle-rekor-v1', 'both', 'none'];

const FAULTS = [
  'wrong-identity',
  'bad-signature',
  'bad-attestation',
  'unknown-authority',
  'other-digest',
  'other-name',
  'no-log-entry',
];

/** By repository of a public organization: how it is signed. */
const REPOS: Readonly<Record<string, unknown>> = Object.fromEntries([
  ...FORMS.map((form) => [form, form]),
  ...FAULTS.flatMap((fault) =>
    ['legacy', 'bundle'].map((form) => [`${fault}-${form}`, { form, fault }] as const),
  ),
]);

/** The others have no valid signature of the identity. cosign does not compare names. */
const ACCEPTED = new Set([
  'legacy',
  'bundle',
  'bundle-rekor-v1',
  'both',
  'other-name-legacy',
  'other-name-bundle',
]);

const ACME = 'a'.repeat(40);
const SYNCER = `${ACME}/${'1'.repeat(16)}`;
const PULLER = `${ACME}/${'2'.repeat(16)}`;
const CLAIMS = { issuer: 'https://issuer.test', subject: 'somebody', audience: 'https://api.test' };

const PRIVATE = {
  name: 'acme',
  uid: ACME,
  identities: [
    { name: 'image-syncer', uid: SYNCER, servicePrincipal: 'SERVICE_PRINCIPAL_CATALOG_SYNCER' },
    { name: 'puller', uid: PULLER, claimMatch: CLAIMS, bindings: [{ role: 'registry.pull' }] },
  ],
  repos: [{ name: 'python', signatures: 'bundle', tags: [{ name: '1', history: [{ at: 'now-1d' }] }] }],
};

describe.runIf(haveJudge('cosign'))('cosign, of images of the embedded platform', () => {
  let socket: SocketPlatform;
  let trusted: readonly string[];

  beforeAll(async () => {
    const repos = Object.entries(REPOS).map(([name, signatures]) => ({
      name,
      signatures,
      packages: [{ name: 'openssl', version: '3.5.4-r0' }],
      tags: [{ name: '1', history: [{ at: 'now-1d' }] }],
    }));
    socket = await startSocketPlatform(
      JSON.stringify({ organizations: [{ name: 'chainguard', public: 'all-tags', repos }, PRIVATE] }),
    );
    trusted = trusting(await socket.platform.trustedRoot(), RELEASE_WORKFLOW);
  });
  afterAll(() => socket.close());

  function reference(repo: string): string {
    return `${socket.platform.line.registry}/chainguard/${repo}:1`;
  }

  async function isAccepted(command: readonly string[], repo: string): Promise<boolean> {
    return cosign(...command, reference(repo)).then(
      () => true,
      (error: unknown) => {
        expect(String(error)).toMatch(
          /\bno (?:matching )?(?:signatures|attestations)|none of the attestations/,
        );
        return false;
      },
    );
  }

  it.each(Object.keys(REPOS))('%s', async (repo) => {
    const verified = await isAccepted(['verify', ...trusted], repo);
    const attested = await isAccepted(['verify-attestation', ...trusted, '--type', PREDICATES.spdx], repo);
    expect({ verified, attested }).toEqual({
      verified: ACCEPTED.has(repo) || repo.startsWith('bad-attestation'),
      attested: ACCEPTED.has(repo),
    });
  });

  it('accepts a private image by the identity of its organization', async () => {
    const { platform } = socket;
    const password = await platform.issueToken({ identity: PULLER, audience: platform.line.registry });
    const credentials = ['--registry-username', '_token', '--registry-password', password];
    const options = trusting(await platform.trustedRoot(), serviceIdentity(SYNCER));
    const image = `${platform.line.registry}/acme/python:1`;
    expect(await cosign('verify', ...options, ...credentials, image)).toContain('docker-manifest-digest');
  });

  it('accepts no other identity', async () => {
    const other = trusting(await socket.platform.trustedRoot(), serviceIdentity('a/b'));
    expect(await isAccepted(['verify', ...other], 'both')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../../src/values/digest.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { BuildTrust } from '../../../../src/signatures/decide/build-trust.ts';
import { isRememberedBy, rememberSigners } from '../../../../src/signatures/decide/remember-signers.ts';
import type { RememberOptions, SelectedBuild } from '../../../../src/signatures/decide/remember-signers.ts';

const HOST = 'cgr.dev';
const ISSUER = 'https://issuer.enforce.dev';
const ACME = 'a1'.repeat(20);
const SYNCER = `${ISSUER}/${ACME}/${'b1'.repeat(8)}`;
const BUILDER = `${ISSUER}/${ACME}/${'b2'.repeat(8)}`;
const STRANGER = `${ISSUER}/${'ff'.repeat(20)}/${'b1'.repeat(8)}`;

type Found = Extract<BuildTrust, { kind: 'no-known-signer' }>['found'];

function signature(identity: string, issuer = ISSUER): NonNullable<Found> {
  return {
    signer: { kind: 'keyless', issuer, identity },
    signedAt: parseInstant('2026-11-19T00:00:00Z'),
    logUrl: 'https://search.sigstore.dev/?logIndex=7',
    form: 'legacy',
  };
}

function build(path: string, trust: BuildTrust | string, host = HOST): SelectedBuild {
  return {
    image: { host, path },
    digest: parseDigest(`sha256:${'0'.repeat(64)}`),
    trust: typeof trust === 'string' ? { kind: 'no-known-signer', found: signature(trust) } : trust,
  };
}

/** The globs and identities of the entries. */
function remembered(
  builds: readonly SelectedBuild[],
  changes: Partial<RememberOptions> = {},
): readonly string[] {
  const options = { registryHost: HOST, organizationUid: ACME, configured: [], ...changes };
  return rememberSigners(builds, options).map(({ image, signer }) => `${image} ${signer.identity}`);
}

describe('signers that are remembered', () => {
  it('are those of the builds of an organization, each once, with the first build they were seen on', () => {
    const builds = [build('acme/node', SYNCER), build('acme/python', BUILDER), build('acme/go', SYNCER)];
    const options = { registryHost: HOST, organizationUid: ACME, configured: [] };
    expect(rememberSigners(builds, options)).toEqual([
      {
        image: 'cgr.dev/acme/*',
        signer: signature(SYNCER).signer,
        seen: { ...signature(SYNCER), image: 'cgr.dev/acme/node', digest: builds[0]?.digest },
      },
      {
        image: 'cgr.dev/acme/*',
        signer: signature(BUILDER).signer,
        seen: { ...signature(BUILDER), image: 'cgr.dev/acme/python', digest: builds[1]?.digest },
      },
    ]);
  });

  it('are also about images in directories, if one of them is', () => {
    expect(remembered([build('acme/node', SYNCER), build('acme/charts/redis', SYNCER)])).toEqual([
      `cgr.dev/acme/** ${SYNCER}`,
    ]);
  });

  it.each<[string, SelectedBuild]>([
    ['an image of another registry', build('acme/node', SYNCER, 'ghcr.io')],
    ['a public image', build('chainguard/node', SYNCER)],
    ['an image without an organization', build('node', SYNCER)],
    ['another organization', build('acme/node', STRANGER)],
    ['a deeper identity', build('acme/node', `${SYNCER}/${'b3'.repeat(8)}`)],
    ['an organization itself', build('acme/node', `${ISSUER}/${ACME}`)],
    ['a longer identity', build('acme/node', `${SYNCER}0`)],
    ['a line break', build('acme/node', `${SYNCER}\n`)],
    [
      'another issuer',
      build('acme/node', {
        kind: 'no-known-signer',
        found: signature(SYNCER, 'https://issuer.enforce.dev.evil.test'),
      }),
    ],
    [
      'a workflow',
      build('acme/node', {
        kind: 'no-known-signer',
        found: signature(
          'https://github.com/acme/node/.github/workflows/a.yaml@refs/heads/main',
          'https://token.actions.githubusercontent.com',
        ),
      }),
    ],
    [
      'a key',
      build('acme/node', {
        kind: 'no-known-signer',
        found: { ...signature(SYNCER), signer: { kind: 'key', fingerprint: 'f' } },
      }),
    ],
    ['no signature', build('acme/node', { kind: 'no-known-signer', found: undefined })],
    [
      'a wrong signer',
      build('acme/node', { kind: 'wrong-signer', found: [signature(SYNCER)], expected: [] }),
    ],
    ['a known signer', build('acme/node', { kind: 'verified', source: 'config', ...signature(SYNCER) })],
    ['an unsigned build', build('acme/node', { kind: 'unsigned', expected: [] })],
  ])('are not those of %s', (_, one) => {
    expect(remembered([one])).toEqual([]);
  });

  it('are none of an organization whose builds two organizations signed, if it is not known which is right', () => {
    const builds = [build('acme/node', SYNCER), build('acme/go', STRANGER), build('other/go', STRANGER)];
    expect(remembered(builds, { organizationUid: undefined })).toEqual([`cgr.dev/other/* ${STRANGER}`]);
    expect(remembered(builds)).toEqual([`cgr.dev/acme/* ${SYNCER}`]);
  });

  it.each([
    'cgr.dev/acme/python',
    'CGR.dev:443/acme/p*',
    'cgr.dev/**',
    '**',
    'cgr.dev/a?me/*',
    'cgr.dev/{acme,b}/*',
  ])('do not change who signs the images of an entry: %s', (glob) => {
    const builds = [build('acme/node', SYNCER), build('acme/go', SYNCER)];
    expect(remembered(builds, { configured: [glob] })).toEqual([
      `cgr.dev/acme/node ${SYNCER}`,
      `cgr.dev/acme/go ${SYNCER}`,
    ]);
  });

  it.each(['cgr.dev/other/*', 'ghcr.io/**', 'cgr.dev/acme', 'cgr.dev/acme-two/*'])(
    'are about all images beside an entry of others: %s',
    (glob) => {
      expect(remembered([build('acme/node', SYNCER)], { configured: [glob] })).toEqual([
        `cgr.dev/acme/* ${SYNCER}`,
      ]);
    },
  );

  it('are found again by the image and the signer', () => {
    const options = { registryHost: HOST, organizationUid: undefined, configured: ['ghcr.io/**'] };
    const entries = rememberSigners([build('acme/node', SYNCER)], options);
    const find = (path: string, identity: string): boolean =>
      isRememberedBy(entries, { image: { host: HOST, path }, signer: signature(identity).signer });
    expect([find('acme/node', SYNCER), find('acme/go', SYNCER)]).toEqual([true, true]);
    expect([find('acme/node', BUILDER), find('other/go', SYNCER)]).toEqual([false, false]);
  });
});

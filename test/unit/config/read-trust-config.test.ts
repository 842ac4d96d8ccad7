import { createHash, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { MooringError } from '../../../src/values/errors.ts';
import { isTrusted } from '../../../src/signatures/decide/signer.ts';
import type { TrustConfig } from '../../../src/signatures/decide/trust-settings.ts';
import { chooseConfig } from '../../../src/config/choose-config.ts';
import { readConfig } from '../../../src/config/read-config.ts';
import { textTree } from '../../support/samples/text-tree.ts';

type Files = Readonly<Record<string, string>>;

async function read(lines: readonly string[], files: Files = {}): Promise<TrustConfig> {
  const text = ['trust:', ...lines.map((line) => `  ${line}`)].join('\n');
  return (await readConfig('mooring.yml', new TextEncoder().encode(text), textTree(files))).trust;
}

/** Reads a list with one signer, on line 3. */
function readSigner(signer: string, files: Files = {}): Promise<TrustConfig> {
  return read(['signers:', `  - ${signer}`], files);
}

async function mistakesIn(config: Promise<TrustConfig>): Promise<readonly string[]> {
  try {
    await config;
  } catch (error) {
    if (error instanceof MooringError && error.code === 'config_file_invalid')
      return error.message.split('\n');
    throw error;
  }
  return [];
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** By openssl: `openssl pkey -pubin -outform der | sha256sum`. */
const ED25519 = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAUN+mtz26yJHc+rKQzKwU/21+0aXWNcAq7kb98vRsoyc=
-----END PUBLIC KEY-----
`;
const ED25519_FINGERPRINT = '0fb2a4f11fe14f650bd814fe173e7a24ffa46f2128e6b255c5964e77aa81816c';

const IDENTITY = 'https://github.com/acme/app/.github/workflows/build.yaml@refs/heads/main';
const ISSUER = 'https://token.actions.githubusercontent.com';

describe('the section trust', () => {
  it('lists builds that are not signed, and trusts no other signer, by default', async () => {
    expect(await read(['signatures: report'])).toEqual({
      signatures: 'report',
      trustedRoot: undefined,
      signers: [],
    });
    const { trust } = await readConfig('mooring.yml', new Uint8Array(), textTree({}));
    expect(trust).toEqual(await read(['signers: []']));
  });

  it('says who signs which images, and by which trust root', async () => {
    const config = await read([
      'signatures: require',
      'trusted-root: keys/root.json',
      'signers:',
      `  - { image: CGR.DEV/acme/*, issuer: ${ISSUER}, identity: ${IDENTITY} }`,
      `  - { image: ghcr.io/**, issuer: ${ISSUER}, identity-pattern: https://github.com/acme/** }`,
      `  - { image: a.test/**, issuer: ${ISSUER}, identity: ${IDENTITY}, trusted-root: keys/a.json }`,
    ]);
    expect(config).toMatchObject({ signatures: 'require', trustedRoot: 'keys/root.json' });
    const [one, two, three] = config.signers;
    expect(three?.signer).toEqual({
      kind: 'keyless',
      issuer: ISSUER,
      identity: IDENTITY,
      trustedRoot: 'keys/a.json',
    });
    expect(['cgr.dev/acme/a', 'cgr.dev/acme/a/b', 'ghcr.io/a/b'].map((name) => one?.image(name))).toEqual([
      true,
      false,
      false,
    ]);
    expect(one?.signer).toEqual({ kind: 'keyless', issuer: ISSUER, identity: IDENTITY });
    expect(two?.image('ghcr.io/a/b')).toBe(true);
    expect(two?.signer).toEqual({
      kind: 'pattern',
      issuer: ISSUER,
      pattern: 'https://github.com/acme/**',
    });
  });

  it('takes public keys as text, and by the path of a file', async () => {
    const lines = ED25519.trim().split('\n');
    const config = await read(
      [
        'signers:',
        '  - image: a.test/**',
        '    public-key: |',
        ...lines.map((line) => `      ${line}`),
        '  - { image: b.test/**, public-key: keys/b.pub }',
      ],
      { 'keys/b.pub': ED25519.replaceAll('\n', '\r\n') },
    );
    expect(config.signers.map(({ signer }) => signer)).toEqual([
      { kind: 'key', fingerprint: ED25519_FINGERPRINT },
      { kind: 'key', fingerprint: ED25519_FINGERPRINT },
    ]);
    expect(config.signers[0]?.publicKey?.trim()).toBe(ED25519.trim());
  });

  it.each([
    ['ECDSA P-256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['RSA', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ])('takes keys of %s by their fingerprint', async (_, makeKeys) => {
    const { publicKey } = makeKeys();
    const { signers } = await readSigner('{ image: a.test/**, public-key: a.pub }', {
      'a.pub': pemOf(publicKey),
    });
    const fingerprint = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex');
    expect(signers.map(({ signer }) => signer)).toEqual([{ kind: 'key', fingerprint }]);
  });

  it.each([
    ['P-384', () => pemOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey)],
    ['RSA of 1024 bits', () => pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey)],
    ['two keys', () => `${ED25519}${ED25519}`],
    ['a key that is truncated', () => ED25519.replace('Rsoyc=', '')],
    [
      'a private key',
      () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
    ['something else', () => '{}'],
  ])('rejects %s as a public key, with the line', async (_, textOf) => {
    expect(await mistakesIn(readSigner('{ image: a, public-key: a.pub }', { 'a.pub': textOf() }))).toEqual([
      'mooring.yml:3: trust.signers[0].public-key: must be one public key in PEM: Ed25519, ECDSA P-256, or RSA of at least 2048 bits',
    ]);
  });

  it('rejects the path of a file that is missing, with the line', async () => {
    expect(await mistakesIn(readSigner('{ image: a, public-key: a.pub }'))).toEqual([
      'mooring.yml:3: trust.signers[0].public-key: the file cannot be read: it does not exist',
    ]);
  });

  const keyless = (rest: string): string => `{ image: a, issuer: "${ISSUER}", ${rest} }`;
  it.each([
    ['{ image: a }', '[0]: must set exactly one of identity, identity-pattern and public-key'],
    [
      keyless('identity: "https://a.test/b", public-key: a.pub'),
      '[0]: must set exactly one of identity, identity-pattern and public-key',
    ],
    [
      '{ image: a, identity: "https://a.test/b" }',
      '[0]: must set issuer with identity or identity-pattern, and not with public-key',
    ],
    [
      keyless('public-key: a.pub'),
      '[0]: must set issuer with identity or identity-pattern, and not with public-key',
    ],
    ['{ public-key: a.pub }', '[0].image: is missing'],
    ['{ image: "", public-key: a.pub }', '[0].image: must not be empty'],
    [
      '{ image: "cgr.dev/acme/a:1", public-key: a.pub }',
      '[0].image: must not have a tag or digest: a signature covers a build',
    ],
    ['{ image: a, public-key: "" }', '[0].public-key: must not be empty'],
    ['{ image: a, public-key: a.pub, isuer: b }', '[0].isuer: unknown key "isuer", did you mean "issuer"?'],
    [keyless('identity: ""'), '[0].identity: must be a URI: https://github.com/acme/app/.github/workflows/…'],
    [
      '{ image: a, issuer: "", identity: "https://a.test/b" }',
      '[0].issuer: must be a URL that begins with https://',
    ],
    [
      '{ image: a, issuer: "https://(a|b).test", identity: "https://a.test/b" }',
      '[0].issuer: must be exact text, not a regular expression',
    ],
    [
      '{ image: a, issuer: "https://*.test", identity: "https://a.test/b" }',
      '[0].issuer: must be exact text, not a regular expression',
    ],
    [
      keyless('identity: "^https://a.test/b"'),
      '[0].identity: must be a URI: https://github.com/acme/app/.github/workflows/…',
    ],
    ...[
      'https://github.com/acme/.*',
      'https://a.test/b$',
      String.raw`https://a\\.test/b`,
      'https://a.test/[a-z]',
      'https://issuer.enforce.dev/(a|b)',
    ].map((text) => [
      keyless(`identity: "${text}"`),
      '[0].identity: must be exact text, not a regular expression',
    ]),
    [
      keyless('identity: "https://github.com/acme/*"'),
      '[0].identity: must be exact text; use `identity-pattern` for wildcards',
    ],
    ...[
      'https://github.com/**',
      'https://*/acme/app',
      'https://github.com/acme*/**',
      'https://a.test/b/',
    ].map((text) => [
      keyless(`identity-pattern: "${text}"`),
      '[0].identity-pattern: must have no wildcard in the host and the first part of the path: https://github.com/acme/**',
    ]),
    [keyless(`identity: "${IDENTITY}", trusted-root: ""`), '[0].trusted-root: must not be empty'],
    [
      '{ image: a.test/**, public-key: a.pub, trusted-root: a.json }',
      '[0]: must not set trusted-root with public-key: a key needs no trust root',
    ],
  ])('rejects %s', async (signer = '', mistake = '') => {
    expect(await mistakesIn(readSigner(signer, { 'a.pub': ED25519 }))).toEqual([
      `mooring.yml:3: trust.signers${mistake}`,
    ]);
  });

  it.each([
    ['signatures: requir', 'mooring.yml:2: trust.signatures: unknown mode "requir", did you mean "require"?'],
    ['trusted-root: ""', 'mooring.yml:2: trust.trusted-root: must not be empty'],
    [
      'trusted-roots: a',
      'mooring.yml:2: trust.trusted-roots: unknown key "trusted-roots", did you mean "trusted-root"?',
    ],
    ['signers: {}', 'mooring.yml:2: trust.signers: must be a list of signers'],
  ])('rejects %s', async (line, mistake) => {
    expect(await mistakesIn(read([line]))).toEqual([mistake]);
  });

  it('compares issuer and identity whole and exactly', async () => {
    const { signers } = await readSigner(keyless(`identity: "${IDENTITY}"`));
    const trusted = signers.map(({ signer }) => signer);
    const signedBy = (identity: string, issuer = ISSUER): boolean =>
      isTrusted({ kind: 'keyless', issuer, identity }, trusted);
    expect(signedBy(IDENTITY)).toBe(true);
    // A suffix, a prefix, inside another URL, a dot as a wildcard, another case (attack cases 13 to 15 and 21).
    expect(signedBy(`${IDENTITY}-evil`)).toBe(false);
    expect(signedBy(`x${IDENTITY}`)).toBe(false);
    expect(signedBy(`https://evil.test/?${IDENTITY}`)).toBe(false);
    expect(signedBy(IDENTITY.replace('github.com', 'githubXcom'))).toBe(false);
    expect(signedBy(IDENTITY.toUpperCase())).toBe(false);
    expect(signedBy(IDENTITY, `${ISSUER}/`)).toBe(false);
    expect(signedBy(IDENTITY, '')).toBe(false);
  });

  it('matches a pattern with the whole identity', async () => {
    const { signers } = await readSigner(
      keyless('identity-pattern: "https://github.com/acme/*/.github/workflows/build.yaml@refs/heads/**"'),
    );
    const trusted = signers.map(({ signer }) => signer);
    const signedBy = (identity: string): boolean =>
      isTrusted({ kind: 'keyless', issuer: ISSUER, identity }, trusted);
    expect(signedBy(IDENTITY)).toBe(true);
    expect(signedBy(IDENTITY.replace('main', 'feature/one'))).toBe(true);
    expect(signedBy(IDENTITY.replace('acme/app', 'acme/app/other'))).toBe(false);
    expect(signedBy(IDENTITY.replace('acme/app', 'acmeXapp'))).toBe(false);
    expect(signedBy(IDENTITY.replace('build.yaml', 'buildXyaml'))).toBe(false);
    expect(signedBy(`https://evil.test/?${IDENTITY}`)).toBe(false);
  });

  it('of a change is that of its base, with the keys of the base', async () => {
    const config = (signers: string): string => `trust: { signatures: require, signers: [${signers}] }`;
    const byFile = config('{ image: a.test/**, public-key: a.pub }');
    const base = textTree({ '.github/mooring.yml': byFile, 'a.pub': ED25519 });
    const other = pemOf(generateKeyPairSync('ed25519').publicKey);
    for (const head of [
      { '.github/mooring.yml': byFile, 'a.pub': other },
      { '.github/mooring.yml': config(keyless(`identity: "${IDENTITY}"`)), 'a.pub': ED25519 },
      { '.github/mooring.yml': 'trust: { signatures: off }' },
      {},
    ]) {
      const chosen = await chooseConfig(textTree(head), { of: 'base', base });
      expect(chosen.config.trust.signatures).toBe('require');
      expect(chosen.config.trust.signers.map(({ signer }) => signer)).toEqual([
        { kind: 'key', fingerprint: ED25519_FINGERPRINT },
      ]);
    }
  });
});

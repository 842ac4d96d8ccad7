import { describe, expect, it } from 'vitest';

import { createSignatureVerifier } from '../../../../src/signatures/sigstore/signature-verifier.ts';
import { toInstant } from '../../../../src/values/instant.ts';
import type { SignedContent } from '../../../../src/signatures/decide/signed-content.ts';
import { isTrusted } from '../../../../src/signatures/decide/signer.ts';
import type { TrustedSigner } from '../../../../src/signatures/decide/signer.ts';
import type { UnverifiedContent, VerifiedContent } from '../../../../src/signatures/verify-signature.ts';
import { base64, sha256, toPem } from '../../../../src/embedded-platform/signing/bytes.ts';
import type { CertificateOptions } from '../../../../src/embedded-platform/signing/certificate-authority.ts';
import { RELEASE_WORKFLOW } from '../../../../src/embedded-platform/signing/identities.ts';
import { entryBody } from '../../../../src/embedded-platform/signing/log-entry.ts';
import type { Signed } from '../../../../src/embedded-platform/signing/signed.ts';
import { createSigningAuthority } from '../../../../src/embedded-platform/signing/signing-authority.ts';
import {
  editAnnotation,
  editEntry,
  editJson,
  edited,
  flipBase64,
  flipped,
  onText,
} from '../../../support/signing/edited-content.ts';
import type { JsonPath } from '../../../support/signing/edited-content.ts';
import {
  AT,
  AUTHORITY,
  BY,
  PAYLOAD,
  STATEMENT,
  signPayload,
  signStatement,
  toBundle,
  toLegacy,
  verify,
} from '../../../support/signing/signed-samples.ts';

/** An instance that the trust root of the tests does not have. */
const FOREIGN = createSigningAuthority(Buffer.from('an authority of others'));

const MINUTE = 60_000;
const { issuer: ISSUER, identity: IDENTITY } = RELEASE_WORKFLOW;

/** The code of an outcome: the check, the reason to leave it open, or `verified`. */
function codeOf(result: VerifiedContent | UnverifiedContent): string {
  switch (result.kind) {
    case 'verified':
      return 'verified';
    case 'invalid':
      return result.check;
    case 'unverifiable':
      return result.why;
  }
}

type Attack = readonly [number: number, title: string, content: SignedContent, expected: string];

/** Signs the payload and the statement alike with an odd certificate. */
function withCertificate(number: number, title: string, options: CertificateOptions, expected: string) {
  return [
    [number, `${title} (legacy)`, toLegacy(signPayload(options)), expected],
    [number, `${title} (bundle)`, toBundle(signStatement({ ...BY, certificate: options })), expected],
  ] satisfies readonly Attack[];
}

const SIGNATURE = toLegacy(signPayload());
const ATTESTATION = toLegacy(signStatement());
const OLD_ATTESTATION = toLegacy(signStatement(), { entry: 'intoto 0.0.1' });
const REKOR_V1 = toBundle(signStatement(), { log: 'rekor-v1' });
const REKOR_V2 = toBundle(signStatement());

const OTHER_PAYLOAD = AUTHORITY.signPayload(Buffer.from('{"critical":{}}'), BY);
const OTHER_STATEMENT = AUTHORITY.signStatement(Buffer.from('{"_type":"x"}'), BY);

/** Another certificate of the same identity and time. */
const ANOTHER = AUTHORITY.certificateAuthority.issue(RELEASE_WORKFLOW, AT, { variant: 'another' });

function withVerifier(signed: Signed, der: Uint8Array): Signed {
  return { ...signed, verifier: { kind: 'certificate', der, pem: toPem('CERTIFICATE', der) } };
}

const uri = (value: string) => ({ kind: 'uri', value }) as const;
const email = (value: string) => ({ kind: 'email', value }) as const;

describe('attacks by certificate', () => {
  const spki = AUTHORITY.certificateAuthority.issue(RELEASE_WORKFLOW, AT).key.spki;
  const forged = withVerifier(signPayload(), flipped(signPayload().verifier.der, -4));
  const attacks: readonly Attack[] = [
    ...withCertificate(
      17,
      'email with the text of the URI',
      { names: [email(IDENTITY)] },
      'certificate-profile',
    ),
    ...withCertificate(
      18,
      'two names, ours first',
      { names: [uri(IDENTITY), uri('https://evil')] },
      'certificate-profile',
    ),
    ...withCertificate(
      19,
      'two names, ours second',
      { names: [email('a@evil'), uri(IDENTITY)] },
      'certificate-profile',
    ),
    ...withCertificate(20, 'no name', { names: [] }, 'certificate-profile'),
    ...withCertificate(
      20,
      'DNS name',
      { names: [{ kind: 'dns', value: 'github.com' }] },
      'certificate-profile',
    ),
    ...withCertificate(
      22,
      'issuer .1 right, .8 wrong',
      { issuers: { old: ISSUER, current: 'https://evil' } },
      'certificate-profile',
    ),
    ...withCertificate(
      22,
      'issuer .8 right, .1 wrong',
      { issuers: { old: 'https://evil', current: ISSUER } },
      'certificate-profile',
    ),
    ...withCertificate(23, 'issuer .1 only', { issuers: { old: ISSUER } }, 'verified'),
    ...withCertificate(24, 'no issuer', { issuers: {} }, 'certificate-profile'),
    ...withCertificate(26, 'for servers only', { purposes: ['1.3.6.1.5.5.7.3.1'] }, 'certificate-profile'),
    ...withCertificate(
      26,
      'for servers, too',
      { purposes: ['1.3.6.1.5.5.7.3.3', '1.3.6.1.5.5.7.3.1'] },
      'certificate-profile',
    ),
    ...withCertificate(27, 'no purpose', { purposes: [] }, 'certificate-profile'),
    ...withCertificate(28, 'for encryption only', { keyUsages: ['keyEncipherment'] }, 'certificate-profile'),
    ...withCertificate(
      28,
      'for encryption, too',
      { keyUsages: ['digitalSignature', 'keyEncipherment'] },
      'certificate-profile',
    ),
    ...withCertificate(29, 'an authority', { isAuthority: true }, 'certificate-profile'),
    ...withCertificate(30, 'not in a CT log', { ctLog: undefined }, 'certificate'),
    ...withCertificate(30, 'in an unknown CT log', { ctLog: FOREIGN.ctLog }, 'unknown-authority'),
    [31, 'of another authority', toLegacy(FOREIGN.signPayload(PAYLOAD, BY)), 'unknown-authority'],
    [
      31,
      'of another authority, its root in the chain',
      editAnnotation(toLegacy(FOREIGN.signPayload(PAYLOAD, BY)), 'chain', () =>
        FOREIGN.certificateAuthority.chain.map((der) => toPem('CERTIFICATE', der)).join(''),
      ),
      'unknown-authority',
    ],
    [31, 'with a wrong signature', toLegacy(forged), 'certificate'],
    [31, 'with a chain that is not a chain', editAnnotation(SIGNATURE, 'chain', () => 'evil'), 'verified'],
    [
      34,
      'a public key in its place',
      editAnnotation(SIGNATURE, 'certificate', () => toPem('PUBLIC KEY', spki)),
      'malformed',
    ],
    [34, 'twice', editAnnotation(SIGNATURE, 'certificate', (pem) => `${pem}${pem}`), 'malformed'],
    [
      34,
      'with another one after it',
      editAnnotation(SIGNATURE, 'certificate', (pem) => `${pem}${ANOTHER.pem}`),
      'malformed',
    ],
    [
      34,
      'with text before it',
      editAnnotation(SIGNATURE, 'certificate', (pem) => `evil\n${pem}`),
      'malformed',
    ],
    [
      34,
      'not DER',
      editAnnotation(SIGNATURE, 'certificate', () => toPem('CERTIFICATE', Buffer.from('evil'))),
      'malformed',
    ],
    ...withCertificate(35, 'P-384', { curve: 'P-384' }, 'unsupported-key'),
  ];
  it.each(attacks)('%i: %s', (_, __, content, expected) => {
    expect(codeOf(verify(content))).toBe(expected);
  });
});

describe('attacks by identity', () => {
  const OURS: TrustedSigner = { kind: 'keyless', issuer: ISSUER, identity: IDENTITY };
  const PATTERN: TrustedSigner = {
    kind: 'pattern',
    issuer: ISSUER,
    pattern: 'https://github.com/chainguard-images/*/.github/workflows/release.yaml@refs/heads/main',
  };
  const EMPTY: TrustedSigner = { kind: 'keyless', issuer: '', identity: '' };
  it.each<readonly [number, string, CertificateOptions, TrustedSigner, boolean]>([
    [1, 'ours', {}, OURS, true],
    [1, 'ours by a pattern', {}, PATTERN, true],
    [13, 'suffix', { names: [uri(`${IDENTITY}-evil`)] }, OURS, false],
    [14, 'inside a query', { names: [uri(`https://evil/?${IDENTITY}`)] }, OURS, false],
    [15, 'dot as wildcard', { names: [uri(IDENTITY.replace('github.com', 'githubXcom'))] }, OURS, false],
    [
      15,
      'dot as wildcard of a pattern',
      { names: [uri(IDENTITY.replace('github.com', 'githubXcom'))] },
      PATTERN,
      false,
    ],
    [16, 'suffix of a pattern', { names: [uri(`${IDENTITY}-evil`)] }, PATTERN, false],
    [16, 'prefix of a pattern', { names: [uri(`https://evil/${IDENTITY}`)] }, PATTERN, false],
    [21, 'issuer wrong', { issuers: { old: 'https://evil', current: 'https://evil' } }, OURS, false],
    [25, 'empty texts', {}, EMPTY, false],
  ])('%i: %s', (...[, , certificate, trusted, expected]) => {
    const result = verify(toLegacy(signPayload(certificate)));
    expect(result.kind === 'verified' && isTrusted(result.signer, [trusted])).toBe(expected);
    expect(result.kind).toBe('verified');
  });
});

/** An entry of a body that no log should have. */
function recorded(spec: unknown, kind = 'dsse', apiVersion = '0.0.1') {
  return AUTHORITY.rekorV1.record({ kind, apiVersion, spec }, AT);
}

const PROOF: JsonPath = ['verificationMaterial', 'tlogEntries', 0, 'inclusionProof'];
const ENTRY: JsonPath = ['verificationMaterial', 'tlogEntries', 0];
const ENTRIES: JsonPath = ['verificationMaterial', 'tlogEntries'];
const TIMESTAMPS: JsonPath = ['verificationMaterial', 'timestampVerificationData', 'rfc3161Timestamps'];
const CERTIFICATE: JsonPath = ['verificationMaterial', 'certificate'];

const remove = () => undefined;
const twice = (value: unknown) => (Array.isArray(value) ? [...value, ...value] : value);
const repeated = (times: number) => (value: unknown) =>
  Array.isArray(value) ? Array.from({ length: times }, () => value[0] as unknown) : value;

/** A checkpoint that states another size. */
const otherSize = onText((text) => text.replace(/\n\d+\n/, '\n999999\n'));

describe('attacks by log entry', () => {
  const early = toInstant(AT - MINUTE);
  const late = toInstant(AT + 11 * MINUTE);
  const atZero = AUTHORITY.recordEntry('hashedrekord 0.0.1', signPayload(), { at: toInstant(0) });
  const ofAnother = AUTHORITY.recordEntry('hashedrekord 0.0.1', withVerifier(signPayload(), ANOTHER.der));
  const others = AUTHORITY.recordEntry('dsse 0.0.1', OTHER_STATEMENT);
  const othersV2 = AUTHORITY.recordEntry('hashedrekord 0.0.2', OTHER_STATEMENT);
  const foreign = FOREIGN.recordEntry('hashedrekord 0.0.1', signPayload());
  const spec = entryBody('dsse 0.0.1', signStatement()).spec;
  const withEntry = (entry: ReturnType<typeof recorded>) => toLegacy(signStatement(), { entry });
  const attacks: readonly Attack[] = [
    [
      32,
      'before the certificate',
      toLegacy(signPayload(), {
        entry: AUTHORITY.recordEntry('hashedrekord 0.0.1', signPayload(), { at: early }),
      }),
      'signed-time',
    ],
    [
      32,
      'after the certificate',
      toLegacy(signPayload(), {
        entry: AUTHORITY.recordEntry('hashedrekord 0.0.1', signPayload(), { at: late }),
      }),
      'signed-time',
    ],
    [
      36,
      'of another payload',
      toLegacy(signPayload(), { entry: AUTHORITY.recordEntry('hashedrekord 0.0.1', OTHER_PAYLOAD) }),
      'log-entry',
    ],
    [36, 'of another statement', withEntry(others), 'log-entry'],
    [37, 'of another certificate', toLegacy(signPayload(), { entry: ofAnother }), 'log-entry'],
    [
      37,
      'of another certificate, bundle',
      toBundle(signStatement(), {
        entry: AUTHORITY.recordEntry('hashedrekord 0.0.2', withVerifier(signStatement(), ANOTHER.der)),
      }),
      'log-entry',
    ],
    [38, 'of an unknown log', toLegacy(signPayload(), { entry: foreign }), 'unknown-authority'],
    [
      38,
      'of an unknown log, bundle',
      toBundle(signStatement(), { entry: FOREIGN.recordEntry('hashedrekord 0.0.2', signStatement()) }),
      'unknown-authority',
    ],
    [39, 'SET flipped', editEntry(SIGNATURE, ['SignedEntryTimestamp'], onText(flipBase64)), 'log-entry'],
    [
      39,
      'time edited',
      editEntry(SIGNATURE, ['Payload', 'integratedTime'], () => AT / 1000 + 1),
      'log-entry',
    ],
    [39, 'index edited', editEntry(SIGNATURE, ['Payload', 'logIndex'], () => 7), 'log-entry'],
    [39, 'index edited, bundle', editJson(REKOR_V1, [...ENTRY, 'logIndex'], () => '7'), 'log-entry'],
    [40, 'none', toLegacy(signPayload(), { entry: 'none' }), 'log-entry'],
    [40, 'none, bundle', toBundle(signStatement(), { entry: 'none' }), 'log-entry'],
    [40, 'SET removed', editEntry(SIGNATURE, ['SignedEntryTimestamp'], remove), 'malformed'],
    [40, 'SET empty', editEntry(SIGNATURE, ['SignedEntryTimestamp'], () => ''), 'malformed'],
    [40, 'time edited to 0', editEntry(SIGNATURE, ['Payload', 'integratedTime'], () => 0), 'log-entry'],
    [40, 'time signed as 0', toLegacy(signPayload(), { entry: atZero }), 'log-entry'],
    [40, 'time empty', editEntry(SIGNATURE, ['Payload', 'integratedTime'], () => ''), 'malformed'],
    [41, 'twice', editJson(REKOR_V2, ENTRIES, twice), 'log-entry'],
    [41, 'twice, Rekor v1', editJson(REKOR_V1, ENTRIES, twice), 'timestamp'],
    [
      41,
      'two annotations in one',
      editAnnotation(SIGNATURE, 'entry', (text) => `[${text},${text}]`),
      'malformed',
    ],
    [
      42,
      'body null',
      editEntry(SIGNATURE, ['Payload', 'body'], () => base64(Buffer.from('null'))),
      'log-entry',
    ],
    [
      42,
      'body null, bundle',
      editJson(REKOR_V2, [...ENTRY, 'canonicalizedBody'], () => base64(Buffer.from('null'))),
      'log-entry',
    ],
    [42, 'body without spec', withEntry(recorded(null)), 'log-entry'],
    [42, 'signatures [null]', withEntry(recorded(edited(spec, ['signatures'], () => [null]))), 'log-entry'],
    [42, 'no signatures', withEntry(recorded(edited(spec, ['signatures'], () => []))), 'log-entry'],
    [
      42,
      'hash of another algorithm',
      withEntry(recorded(edited(spec, ['payloadHash', 'algorithm'], () => 'sha1'))),
      'log-entry',
    ],
    [
      43,
      'version that differs',
      editJson(REKOR_V2, [...ENTRY, 'kindVersion', 'version'], () => '0.0.1'),
      'log-entry',
    ],
    [
      43,
      'kind that differs',
      editJson(REKOR_V1, [...ENTRY, 'kindVersion', 'kind'], () => 'intoto'),
      'log-entry',
    ],
    [43, 'unknown kind', withEntry(recorded(spec, 'rekord')), 'log-entry'],
    [43, 'unknown version', withEntry(recorded(spec, 'dsse', '0.0.3')), 'log-entry'],
    [
      43,
      'kind of signatures',
      withEntry(recorded(entryBody('hashedrekord 0.0.1', signStatement()).spec, 'hashedrekord')),
      'log-entry',
    ],
    [
      43,
      'kind of layers, bundle',
      toBundle(signStatement(), { entry: AUTHORITY.recordEntry('intoto 0.0.1', signStatement()) }),
      'log-entry',
    ],
    [
      44,
      'intoto 0.0.1: entry of another',
      toLegacy(signStatement(), { entry: AUTHORITY.recordEntry('intoto 0.0.1', OTHER_STATEMENT) }),
      'log-entry',
    ],
    [
      44,
      'intoto 0.0.1: another envelope',
      { ...OLD_ATTESTATION, bytes: toLegacy(OTHER_STATEMENT).bytes },
      'log-entry',
    ],
    [
      44,
      'intoto 0.0.1: time edited',
      editEntry(OLD_ATTESTATION, ['Payload', 'integratedTime'], () => AT / 1000 + 1),
      'log-entry',
    ],
    [
      44,
      'intoto 0.0.1: SET flipped',
      editEntry(OLD_ATTESTATION, ['SignedEntryTimestamp'], onText(flipBase64)),
      'log-entry',
    ],
    [
      44,
      'intoto 0.0.1: signature flipped',
      editJson(OLD_ATTESTATION, ['signatures', 0, 'sig'], onText(flipBase64)),
      'log-entry',
    ],
    [
      44,
      'intoto 0.0.1: signature flipped before it was logged',
      toLegacy(
        { ...signStatement(), signature: flipped(signStatement().signature, 10) },
        { entry: 'intoto 0.0.1' },
      ),
      'signature',
    ],
    [
      44,
      'intoto 0.0.1: of another certificate',
      toLegacy(signStatement(), {
        entry: AUTHORITY.recordEntry('intoto 0.0.1', withVerifier(signStatement(), ANOTHER.der)),
      }),
      'log-entry',
    ],
    [
      53,
      'of another bundle, Rekor v1',
      toBundle(signStatement(), { log: 'rekor-v1', entry: others }),
      'log-entry',
    ],
    [53, 'of another bundle, Rekor v2', toBundle(signStatement(), { entry: othersV2 }), 'log-entry'],
    [
      55,
      'size in the checkpoint edited',
      editJson(REKOR_V2, [...PROOF, 'checkpoint', 'envelope'], otherSize),
      'log-entry',
    ],
    [
      55,
      'size in the checkpoint edited, Rekor v1',
      editJson(REKOR_V1, [...PROOF, 'checkpoint', 'envelope'], otherSize),
      'log-entry',
    ],
    [
      55,
      'size in the checkpoint not a number',
      editJson(
        REKOR_V2,
        [...PROOF, 'checkpoint', 'envelope'],
        onText((text) => text.replace(/\n\d+\n/, '\nevil\n')),
      ),
      'log-entry',
    ],
    [55, 'checkpoint removed', editJson(REKOR_V2, [...PROOF, 'checkpoint'], remove), 'malformed'],
    [55, 'checkpoint empty', editJson(REKOR_V2, [...PROOF, 'checkpoint', 'envelope'], () => ''), 'log-entry'],
    [
      55,
      'hash added',
      editJson(REKOR_V2, [...PROOF, 'hashes'], (hashes) =>
        Array.isArray(hashes) ? [...hashes, hashes[0] as unknown] : hashes,
      ),
      'log-entry',
    ],
    [55, 'index in the proof edited', editJson(REKOR_V2, [...PROOF, 'logIndex'], () => '1'), 'log-entry'],
    [55, 'index in the proof a text', editJson(REKOR_V2, [...PROOF, 'logIndex'], () => 'one'), 'malformed'],
    [55, 'proof removed', editJson(REKOR_V2, PROOF, remove), 'log-entry'],
    [55, 'proof removed, Rekor v1', editJson(REKOR_V1, PROOF, remove), 'log-entry'],
    [
      56,
      'root hash in the proof edited',
      editJson(REKOR_V2, [...PROOF, 'rootHash'], () => 'AAAA'),
      'verified',
    ],
    [56, 'size in the proof edited', editJson(REKOR_V2, [...PROOF, 'treeSize'], () => '1'), 'verified'],
  ];
  it.each(attacks)('%i: %s', (_, __, content, expected) => {
    expect(codeOf(verify(content))).toBe(expected);
  });
});

describe('attacks by time', () => {
  const stamp = (signed: Signed, at = AT) =>
    AUTHORITY.timestampAuthority.timestamp(sha256(signed.signature), at);
  const signed = signStatement();
  const attacks: readonly Attack[] = [
    [54, 'Rekor v2 without timestamp', toBundle(signed, { timestamps: [] }), 'signed-time'],
    [
      54,
      'Rekor v2 without timestamp, with a time',
      editJson(toBundle(signed, { timestamps: [] }), [...ENTRY, 'integratedTime'], () => `${AT / 1000}`),
      'signed-time',
    ],
    [
      54,
      'timestamp of another signature',
      toBundle(signed, { timestamps: [stamp(OTHER_STATEMENT)] }),
      'timestamp',
    ],
    [54, 'garbage as timestamp', toBundle(signed, { timestamps: [Buffer.from('evil')] }), 'timestamp'],
    [54, 'DER that is no timestamp', toBundle(signed, { timestamps: [signed.verifier.der] }), 'timestamp'],
    [
      54,
      'timestamp of an unknown authority',
      toBundle(signed, { timestamps: [FOREIGN.timestampAuthority.timestamp(sha256(signed.signature), AT)] }),
      'unknown-authority',
    ],
    [
      54,
      'timestamp after the certificate',
      toBundle(signed, { timestamps: [stamp(signed, toInstant(AT + 11 * MINUTE))] }),
      'signed-time',
    ],
    [41, 'timestamp twice', editJson(REKOR_V2, TIMESTAMPS, twice), 'timestamp'],
  ];
  it.each(attacks)('%i: %s', (_, __, content, expected) => {
    expect(codeOf(verify(content))).toBe(expected);
  });

  const ended = { start: '2000-01-01T00:00:00Z', end: '2026-04-30T00:00:00Z' };
  const later = { start: '2026-05-02T00:00:00Z' };
  it.each<readonly [string, JsonPath, object, SignedContent, string]>([
    ['authority ended', ['certificateAuthorities', 0, 'validFor'], ended, SIGNATURE, 'certificate'],
    [
      'authority not yet in force',
      ['certificateAuthorities', 0, 'validFor'],
      later,
      SIGNATURE,
      'certificate',
    ],
    ['key of the log not yet in force', ['tlogs', 0, 'publicKey', 'validFor'], later, SIGNATURE, 'log-entry'],
    ['key of the log ended', ['tlogs', 0, 'publicKey', 'validFor'], ended, SIGNATURE, 'log-entry'],
    ['key of Rekor v2 not yet in force', ['tlogs', 1, 'publicKey', 'validFor'], later, REKOR_V2, 'log-entry'],
    ['key of the CT log ended', ['ctlogs', 0, 'publicKey', 'validFor'], ended, SIGNATURE, 'certificate'],
    ['timestamp authority ended', ['timestampAuthorities', 0, 'validFor'], ended, REKOR_V2, 'timestamp'],
  ])('33: %s', (...[, path, window, content, expected]) => {
    const root = edited(JSON.parse(AUTHORITY.trustedRoot()), path, () => window);
    expect(codeOf(createSignatureVerifier(root)(content, []))).toBe(expected);
  });
});

/** A bundle with its certificate in a chain, as it was until version 0.2. */
function withChain(content: SignedContent): SignedContent {
  const bundle: unknown = JSON.parse(Buffer.from(content.bytes).toString());
  let certificate: unknown;
  const bare = edited(bundle, CERTIFICATE, (value) => {
    certificate = value;
    return undefined;
  });
  const chained = edited(bare, ['verificationMaterial', 'x509CertificateChain'], () => ({
    certificates: [certificate],
  }));
  return { ...content, bytes: Buffer.from(JSON.stringify(chained)) };
}

/** A bundle with another media type, which its registry has, too. */
function relabelled(content: SignedContent, mediaType: string, inRegistry = mediaType): SignedContent {
  return { ...editJson(content, ['mediaType'], () => mediaType), form: 'bundle', mediaType: inRegistry };
}

const V01 = 'application/vnd.dev.sigstore.bundle+json;version=0.1';
const V02 = 'application/vnd.dev.sigstore.bundle+json;version=0.2';
const V03 = 'application/vnd.dev.sigstore.bundle.v0.3+json';
const V03_OLD = 'application/vnd.dev.sigstore.bundle+json;version=0.3';

describe('attacks by form', () => {
  const honest = AUTHORITY.signStatement(STATEMENT, BY, 'text/plain');
  const swapped = (content: SignedContent, path: JsonPath) =>
    editJson(content, path, () => 'application/vnd.in-toto+json');
  const junk = (text: string) => text.replace(/^(.{8})/, '$1!\n');
  const unpadded = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const sig = ['dsseEnvelope', 'signatures', 0, 'sig'];
  const attacks: readonly Attack[] = [
    [12, 'payload changed', { ...SIGNATURE, bytes: flipped(PAYLOAD, 20) }, 'log-entry'],
    [
      12,
      'signature changed',
      editAnnotation(SIGNATURE, 'signature', (text) => flipBase64(text)),
      'log-entry',
    ],
    [
      12,
      'signature changed before it was logged',
      toLegacy({ ...signPayload(), signature: flipped(signPayload().signature, 10) }),
      'signature',
    ],
    [
      12,
      'statement changed before it was logged',
      toBundle({ ...signStatement(), payload: flipped(STATEMENT, 20) }),
      'signature',
    ],
    [45, 'text/plain, honestly signed', toLegacy(honest), 'malformed'],
    [45, 'text/plain, honestly signed, bundle', toBundle(honest), 'malformed'],
    [46, 'payload type swapped', swapped(toLegacy(honest), ['payloadType']), 'signature'],
    [
      46,
      'payload type swapped, Rekor v1',
      swapped(toBundle(honest, { log: 'rekor-v1' }), ['dsseEnvelope', 'payloadType']),
      'signature',
    ],
    [
      46,
      'payload type swapped, Rekor v2',
      swapped(toBundle(honest), ['dsseEnvelope', 'payloadType']),
      'log-entry',
    ],
    [47, 'two signatures', editJson(ATTESTATION, ['signatures'], twice), 'malformed'],
    [47, 'two signatures, bundle', editJson(REKOR_V2, ['dsseEnvelope', 'signatures'], twice), 'malformed'],
    [47, 'no signature', editJson(ATTESTATION, ['signatures'], () => []), 'malformed'],
    [47, 'empty signature', editAnnotation(SIGNATURE, 'signature', () => ''), 'malformed'],
    [48, 'junk in the signature', editAnnotation(SIGNATURE, 'signature', junk), 'malformed'],
    [48, 'junk in the payload', editJson(ATTESTATION, ['payload'], onText(junk)), 'malformed'],
    [
      48,
      'junk in the certificate',
      editJson(REKOR_V2, [...CERTIFICATE, 'rawBytes'], onText(junk)),
      'malformed',
    ],
    [48, 'junk in the entry', editEntry(SIGNATURE, ['Payload', 'body'], onText(junk)), 'malformed'],
    [48, 'base64url', editJson(REKOR_V2, sig, onText(unpadded)), 'malformed'],
    [57, '0.3 with a chain', withChain(REKOR_V2), 'malformed'],
    [
      57,
      '0.3 with null as chain, which is none',
      editJson(REKOR_V2, ['verificationMaterial', 'x509CertificateChain'], () => null),
      'verified',
    ],
    [57, 'no certificate', editJson(REKOR_V2, CERTIFICATE, remove), 'malformed'],
    [
      57,
      'certificate and key',
      editJson(REKOR_V2, ['verificationMaterial', 'publicKey'], () => ({ hint: 'x' })),
      'malformed',
    ],
    [57, 'null', { form: 'bundle', bytes: Buffer.from('null'), mediaType: V03 }, 'malformed'],
    [57, 'two contents', editJson(REKOR_V2, ['messageSignature'], () => ({})), 'malformed'],
    [57, 'no envelope', toBundle(signPayload()), 'malformed'],
    [
      58,
      'unknown media type',
      relabelled(REKOR_V2, 'application/vnd.dev.sigstore.bundle.v0.9+json'),
      'malformed',
    ],
    [58, '0.3 relabelled 0.1', relabelled(REKOR_V1, V01, V03), 'malformed'],
    [58, '0.3 relabelled 0.1 in the registry, too', relabelled(REKOR_V1, V01), 'malformed'],
    [58, '0.3 relabelled 0.1, Rekor v2', relabelled(withChain(REKOR_V2), V01), 'log-entry'],
    [58, 'honest 0.1', relabelled(withChain(editJson(REKOR_V1, PROOF, remove)), V01), 'verified'],
    [58, 'honest 0.2', relabelled(withChain(REKOR_V1), V02), 'verified'],
    [58, '0.2 without proof', relabelled(withChain(editJson(REKOR_V1, PROOF, remove)), V02), 'log-entry'],
    [58, 'old spelling of 0.3', relabelled(REKOR_V2, V03_OLD), 'verified'],
    [58, 'both spellings of 0.3', relabelled(REKOR_V2, V03_OLD, V03), 'verified'],
    [59, 'truncated layer', { ...ATTESTATION, bytes: ATTESTATION.bytes.slice(0, -10) }, 'malformed'],
    [59, 'truncated bundle', { ...REKOR_V2, bytes: REKOR_V2.bytes.slice(0, -10) }, 'malformed'],
    [
      59,
      'truncated annotation',
      editAnnotation(SIGNATURE, 'entry', (text) => text.slice(0, -10)),
      'malformed',
    ],
    [59, 'not UTF-8', { form: 'bundle', bytes: Buffer.of(0x22, 0xff, 0x22), mediaType: V03 }, 'malformed'],
    [60, '33 MiB', { ...ATTESTATION, bytes: Buffer.alloc(33_554_433) }, 'too-large'],
    [60, '33 entries', editJson(REKOR_V2, ENTRIES, repeated(33)), 'too-large'],
    [60, '32 entries', editJson(REKOR_V2, ENTRIES, repeated(32)), 'log-entry'],
    [60, '33 timestamps', editJson(REKOR_V2, TIMESTAMPS, repeated(33)), 'too-large'],
    [
      60,
      'long certificate',
      editAnnotation(SIGNATURE, 'certificate', (pem) => pem.padEnd(70_000, '\n')),
      'too-large',
    ],
    [60, 'long entry', editEntry(SIGNATURE, ['Payload', 'body'], () => 'A'.repeat(1_048_580)), 'too-large'],
  ];
  it.each(attacks)('%i: %s', (_, __, content, expected) => {
    expect(codeOf(verify(content))).toBe(expected);
  });
});

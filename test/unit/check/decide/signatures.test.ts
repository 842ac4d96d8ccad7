import { describe, expect, it } from 'vitest';

import type { ComparedBase } from '../../../../src/check/compare/compared-base.ts';
import type { Exception } from '../../../../src/config/policy/exception.ts';
import { toInstant } from '../../../../src/values/instant.ts';
import type { Finding } from '../../../../src/check/decide/finding.ts';
import type { CheckReport } from '../../../../src/check/report/check-report.ts';
import { problemsOf } from '../../../../src/check/decide/problems.ts';
import { createView } from '../../../../src/check/views/check-view.ts';
import { countSentences } from '../../../../src/check/views/counts.ts';
import { renderSummary, renderText } from '../../../support/views/rendered.ts';
import { trustReason } from '../../../../src/signatures/decide/trust-text.ts';
import type { BuildTrust } from '../../../../src/signatures/decide/build-trust.ts';
import { digestOf, now } from '../../../support/samples/sample-check.ts';
import {
  BUILDER,
  EXPECTED,
  PUBLIC,
  signatureOf,
  signedBy,
  STRANGER,
  SYNCER,
  verifiedBy,
} from '../../../support/samples/sample-signers.ts';
import { signedReport } from '../../../support/samples/signed-report.ts';
import { placedFindings } from '../../../support/views/placed-findings.ts';

const PYTHON = 'cgr.dev/acme/python:3.13';
const UNSIGNED: BuildTrust = { kind: 'unsigned', expected: EXPECTED };
const INVALID: BuildTrust = { kind: 'bad-signature', reason: 'the chain is wrong' };
const UNVERIFIABLE: BuildTrust = {
  kind: 'not-verifiable',
  reason: 'its log is not in the trust root',
  remedy: 'Update Mooring.',
};
const UNKNOWN: BuildTrust = { kind: 'no-known-signer', found: signatureOf(SYNCER) };
const OTHER: BuildTrust = { kind: 'signed-as-other', signedAs: 'cgr.dev/acme/rust', ...signatureOf(SYNCER) };

function failed(code: 'auth_forbidden' | 'platform_unreachable', host = 'cgr.dev'): BuildTrust {
  const result = code === 'auth_forbidden' ? 'status 403' : 'refused';
  return {
    kind: 'not-checked',
    problem: {
      code,
      message: `could not read signatures: ${host}, ${result}`,
      hint: 'Check the network.',
      request: { host, attempts: 5, result, capabilities: undefined },
    },
  };
}

/** The findings about signatures: nothing else is wrong but that the images are not pinned. */
function about(report: CheckReport): readonly Finding[] {
  return placedFindings(report).filter(({ rule }) => rule !== 'unpinned' && rule !== 'other-registry');
}

function brief(report: CheckReport): readonly string[] {
  return about(report).map(({ rule, weight, level }) => `${rule} ${weight} ${level}`);
}

describe('check/decide/signatures', () => {
  it.each<[BuildTrust['kind'], BuildTrust, readonly string[], readonly string[]]>([
    ['verified', verifiedBy(SYNCER), [], []],
    ['unsigned', UNSIGNED, ['unsigned warning warning'], ['unsigned blocking error']],
    ['wrong-signer', signedBy(STRANGER), ['wrong-signer blocking error'], ['wrong-signer blocking error']],
    [
      'bad-signature',
      { kind: 'bad-signature', reason: 'the chain is wrong' },
      ['bad-signature blocking error'],
      ['bad-signature blocking error'],
    ],
    ['signed-as-other', OTHER, ['bad-signature warning warning'], ['bad-signature blocking error']],
    ['not-verifiable', UNVERIFIABLE, ['not-checked warning warning'], ['not-checked blocking error']],
    ['no-known-signer', UNKNOWN, [], ['not-checked blocking error']],
    [
      'not-checked',
      failed('auth_forbidden'),
      ['not-checked warning warning'],
      ['not-checked blocking error'],
    ],
    [
      'not-checked',
      failed('platform_unreachable'),
      ['not-checked blocking error'],
      ['not-checked blocking error'],
    ],
  ])('judges a new build that is %s', (_, trust, report, required) => {
    expect(brief(signedReport({ [PYTHON]: trust }, { base: {} }))).toEqual(report);
    expect(brief(signedReport({ [PYTHON]: trust }, { base: {}, mode: 'require' }))).toEqual(required);
  });

  describe.each<[string, BuildTrust, boolean]>([
    ['wrong-signer', signedBy(STRANGER), true],
    ['bad-signature', INVALID, true],
    ['bad-signature', OTHER, false],
    ['unsigned', UNSIGNED, false],
    ['not-checked', UNVERIFIABLE, false],
  ])('blocks %s of %o, although no change brings it', (rule, trust, isAlways) => {
    const pinned = `${PYTHON}@${digestOf('a')}`;
    it.each<[string, ComparedBase | undefined, string]>([
      ['a change of another line', undefined, 'pre-existing'],
      ['a schedule', { kind: 'none', reason: 'the event schedule has no base' }, 'not-compared'],
      ['a time', { kind: 'since', since: now }, 'not-compared'],
    ])('in a run on %s', (_, comparedWith, novelty) => {
      const run = comparedWith === undefined ? {} : { comparedWith };
      for (const reference of [PYTHON, pinned]) {
        const levels = (['require', 'report'] as const).map((mode) =>
          about(signedReport({ [reference]: trust }, { ...run, mode })).map(
            (one) => `${one.rule} ${one.level} ${one.novelty}`,
          ),
        );
        const lowest = isAlways ? 'error' : 'warning';
        expect(levels).toEqual([[`${rule} error ${novelty}`], [`${rule} ${lowest} ${novelty}`]]);
      }
    });
  });

  it('takes the build of a tag for new, whatever its line, and that of a pin only if the change brings it', () => {
    const levelOf = (reference: string): readonly string[] =>
      about(signedReport({ [reference]: signedBy(STRANGER) }, { failOn: ['new-wrong-signer'] })).map(
        ({ level }) => level,
      );
    expect(levelOf(PYTHON)).toEqual(['error']);
    expect(levelOf(`${PYTHON}@${digestOf('a')}`)).toEqual(['warning']);
  });

  it('accepts a wrong signer with an exception, until its last day', () => {
    const exception: Exception = {
      rule: 'wrong-signer',
      advisory: undefined,
      package: undefined,
      image: undefined,
      path: undefined,
      reason: 'the signer is being replaced',
      until: '2026-11-20',
      ends: toInstant(now + 1),
      file: '.github/mooring.yml',
      line: 1,
    };
    const levels = [exception, { ...exception, ends: now }].map((one) => {
      const { findings } = signedReport({ [PYTHON]: signedBy(STRANGER) }, { exceptions: [one] });
      return findings.find(({ rule }) => rule === 'wrong-signer')?.level;
    });
    expect(levels).toEqual(['notice', 'error']);
  });

  it('names the signers that it found and those that it expects, and the lines that trust the first', () => {
    const [finding] = about(signedReport({ [PYTHON]: signedBy(STRANGER) }));
    expect(finding).toMatchObject({
      title: 'Image is signed by another signer',
      message: `${PYTHON} ${trustReason(signedBy(STRANGER))}.`,
      remedy:
        'Do not use this build. If you trust its signer, add it to `trust.signers` in .github/mooring.yml.',
      signers: {
        found: [{ signer: STRANGER.identity, issuer: STRANGER.issuer }],
        expected: [
          { signer: SYNCER.identity, issuer: SYNCER.issuer },
          { signer: BUILDER.identity, issuer: BUILDER.issuer },
        ],
        entry: { image: 'cgr.dev/acme/python', issuer: STRANGER.issuer, identity: STRANGER.identity },
      },
    });
  });

  it.each([
    [
      PYTHON,
      signedBy(PUBLIC),
      {
        title: 'Image is signed by the signer of the public images',
        remedy: 'Use cgr.dev/chainguard/python, or a build that acme signed.',
      },
    ],
    [
      'cgr.dev/chainguard/python:latest',
      signedBy(SYNCER, [PUBLIC]),
      {
        title: 'Image is signed by the signer of an organization',
        remedy:
          'Use the image of that organization, or a build of cgr.dev/chainguard/python with the expected signer.',
      },
    ],
  ])('names the mix-up of %s', (reference, trust, words) => {
    expect(about(signedReport({ [reference]: trust }))).toMatchObject([words]);
  });

  it('names a signer that the platform has announced, with its entry', () => {
    const trust = { ...signedBy(BUILDER, [SYNCER]), announced: signatureOf(BUILDER) };
    expect(about(signedReport({ [PYTHON]: trust }))).toMatchObject([
      {
        level: 'error',
        weight: 'blocking',
        title: 'Signers of the organization have changed',
        remedy: expect.stringContaining(`The platform names ${BUILDER.identity} as a signer`),
        signers: { entry: { image: 'cgr.dev/acme/python', identity: BUILDER.identity } },
      },
    ]);
  });

  it.each([
    ['a key', { kind: 'key', fingerprint: 'ab'.repeat(32) }],
    [
      'control characters',
      { kind: 'keyless', issuer: 'https://issuer.test', identity: 'https://a.test/\u202e::error::' },
    ],
    ['a backtick', { kind: 'keyless', issuer: 'https://issuer.test', identity: 'https://a.test/`id`' }],
  ] as const)('has no lines to paste for a signer with %s', (_, signer) => {
    const [finding] = about(signedReport({ [PYTHON]: signedBy(signer) }));
    expect(finding?.signers).toEqual({ found: expect.anything(), expected: expect.anything() });
  });

  it.each([
    ['unsigned', UNSIGNED, 'is not signed; expected a signature '],
    ['signed as another image', OTHER, 'as another image, cgr.dev/acme/rust.'],
    [
      'unverifiable',
      UNVERIFIABLE,
      'has a signature that could not be verified: its log is not in the trust root.',
    ],
  ])('says in a sentence that a build is %s', (_, trust, words) => {
    const [finding] = about(signedReport({ [PYTHON]: trust }));
    expect(finding?.message).toContain(`${PYTHON} `);
    expect(finding?.message).toContain(words);
  });

  it('shows a hostile signer escaped in every view', () => {
    const identity = 'https://a.test/<img src=x>|[x](javascript:y)\n::error::@mallory';
    const signer = { kind: 'keyless', issuer: 'https://issuer.test', identity } as const;
    const report = signedReport({ [PYTHON]: signedBy(signer), 'cgr.dev/acme/node:22': verifiedBy(signer) });
    const summary = renderSummary(report);
    const log = renderText(report).join('\n');
    for (const raw of ['<img', '](javascript', '\n::error::', '@mallory']) expect(summary).not.toContain(raw);
    expect(log).not.toMatch(/^\s*::|::error::/m);
  });

  it('says what to do about an unsigned image by where it is hosted', () => {
    const findings = about(signedReport({ [PYTHON]: UNSIGNED, 'ghcr.io/acme/app:1': UNSIGNED }));
    expect(findings.map(({ remedy }) => remedy)).toEqual([
      'Use a signed build of the tag. A new build can be signed some minutes after it is pushed.',
      'Sign the image, or copy its signatures along with it.',
    ]);
  });

  it.each<[string, BuildTrust, string]>([
    ['a trust root that is too old', UNVERIFIABLE, 'Signature could not be verified'],
    ['an organization without known signers', UNKNOWN, 'No known signer for images of acme'],
    ['a registry that denies referrers', failed('auth_forbidden'), 'No access to the signatures of acme'],
    ['an unreachable host', failed('platform_unreachable'), 'cgr.dev is unreachable'],
  ])('has one problem for %s', (_, trust, title) => {
    const references = [1, 2, 3].map((index) => [`cgr.dev/acme/app-${index}:1`, trust]);
    const report = signedReport(Object.fromEntries(references), { mode: 'require' });
    expect(problemsOf(about(report)).map((one) => [one.title, one.findings.length])).toEqual([[title, 3]]);
  });

  it.each([
    [
      1,
      'No trusted signer is known for 1 image of acme; its signature was not verified. Add the signer of this image to `trust.signers` in .github/mooring.yml.',
    ],
    [3, 'No trusted signer is known for 3 images of acme; their signatures were not verified.'],
  ])('has one note for %d images of an organization without known signers', (images, note) => {
    const references = Array.from({ length: images }, (_, index) => [`cgr.dev/acme/app-${index}:1`, UNKNOWN]);
    const busybox = ['docker.io/library/busybox:1', { kind: 'no-known-signer', found: undefined }];
    const all = Object.fromEntries([...references, busybox]);
    expect(signedReport(all).notes).toEqual([expect.stringContaining(note)]);
    expect(signedReport(all, { mode: 'require' }).notes).toEqual([]);
  });

  it('reports private images of an unauthenticated run once, as a warning', () => {
    const access = {
      mode: 'anonymous',
      reason: 'a fork',
      remedy: 'Sign in.',
      privateImages: 'warning',
    } as const;
    const report = signedReport({ [PYTHON]: failed('auth_forbidden') }, { mode: 'require', access });
    expect(about(report)).toMatchObject([{ weight: 'warning', cause: { kind: 'unauthenticated' } }]);
  });

  it('reports signatures of images, and counts them', () => {
    const pinned = `cgr.dev/acme/node:22@${digestOf('a')}`;
    const report = signedReport({
      [PYTHON]: verifiedBy(SYNCER),
      [pinned]: UNSIGNED,
      'docker.io/library/busybox:1': { kind: 'no-known-signer', found: undefined },
    });
    expect(report.images.map(({ signature }) => signature)).toEqual([
      {
        status: 'verified',
        signer: SYNCER.identity,
        issuer: SYNCER.issuer,
        signedAt: '2026-11-18T06:05:00.000Z',
        logUrl: 'https://search.sigstore.dev/?logIndex=1489220',
        reason: null,
      },
      expect.objectContaining({
        status: 'unsigned',
        signer: null,
        reason: expect.stringMatching(/^is not signed/),
      }),
      expect.objectContaining({ status: 'no-known-signer', signer: null, reason: 'has no known signer' }),
    ]);
    expect(report.coverage?.signatures).toEqual({
      verified: 1,
      rejected: 1,
      unknown: 0,
      noKnownSigner: 0,
      otherRegistry: 1,
      unverifiedSboms: 0,
    });
  });

  it.each([
    [UNVERIFIABLE, ['unpinned']],
    [verifiedBy(SYNCER), ['unpinned', 'unsigned']],
  ])('hides no other resolved finding behind %o', (trust, resolved) => {
    const pinned = `${PYTHON}@${digestOf('a')}`;
    const report = signedReport({ [pinned]: trust }, { base: { [PYTHON]: UNSIGNED } });
    expect(report.resolved.map(({ rule }) => rule).sort()).toEqual(resolved);
  });

  it('says nothing of signatures that are off', () => {
    const report = signedReport({}, { mode: 'off' });
    expect(report.coverage).not.toHaveProperty('signatures');
  });

  it.each<[string, BuildTrust, readonly string[], string]>([
    ['verified', verifiedBy(SYNCER), ['unverified-sbom warning warning'], 'signature verified'],
    ['unsigned', UNSIGNED, ['unsigned warning warning'], '0 of 1 signature verified'],
  ])('reports the unverified SBOM of an image that is %s', (_, trust, findings, verified) => {
    const report = signedReport({ [PYTHON]: trust }, { unverifiedSboms: [PYTHON] });
    expect(brief(report)).toEqual(findings);
    expect(countSentences(createView(report))).toEqual([
      `1 image checked by SBOM (1 SBOM not verified), ${verified}.`,
    ]);
  });
});

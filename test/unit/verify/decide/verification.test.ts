import { describe, expect, it } from 'vitest';

import { VerifyReport } from '../../../../src/verify/report.ts';
import { verificationJson, verificationTable } from '../../../../src/verify/views/verification.ts';
import { SAMPLE_TRUST } from '../../../support/samples/sample-trust.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { ListedImage, ListedSkip } from '../../../../src/references/decide/image-list.ts';
import { WHOLE_REFERENCE } from '../../../../src/formats/pin-writing.ts';
import type { PinOrigin } from '../../../../src/tag-history/decide/pin-origin.ts';
import {
  judgePins,
  unreadFiles,
  pinVerdict,
  signatureRule,
  VERIFY_FAIL_ON,
  VERIFY_RULES,
} from '../../../../src/verify/decide/verification.ts';
import type { FoundPin, VerifyRule } from '../../../../src/verify/decide/verification.ts';
import type { BuildTrust } from '../../../../src/signatures/decide/build-trust.ts';
import type { LookingMode } from '../../../../src/signatures/decide/trust-outcomes.ts';
import { digestOf } from '../../../support/samples/sample-check.ts';

const PERIOD = { since: parseInstant('2026-05-01T00:00:00Z'), until: undefined };
const DIGEST = digestOf('a');
const IMAGE: ListedImage = {
  file: 'Dockerfile',
  line: 1,
  column: 6,
  kind: 'dockerfile-from',
  written: 'cgr.dev/acme/node:22',
  reference: { host: 'cgr.dev', path: 'acme/node', tag: '22', digest: DIGEST },
  edit: { kind: 'not-editable', code: 'no-digest-here', reason: 'a sample' },
  writing: WHOLE_REFERENCE,
};

const notChecked = (code: Extract<PinOrigin, { kind: 'not-checked' }>['code']): PinOrigin => ({
  kind: 'not-checked',
  code,
  reason: 'a reason',
});

const OWN = {
  image: IMAGE,
  tag: '22',
  digest: DIGEST,
  origin: { kind: 'own', tag: '22', ...PERIOD },
} as const;

/** A pin whose signatures have this outcome. */
function withTrust(
  kind: BuildTrust['kind'],
  mode: LookingMode,
  needsSigner = true,
): FoundPin & { readonly trust: BuildTrust } {
  const trust = SAMPLE_TRUST[kind];
  return { ...OWN, trust, signatureFinding: signatureRule(trust, { mode, needsSigner }) };
}

const CASES: readonly (readonly [PinOrigin, VerifyRule | undefined])[] = [
  [{ kind: 'own', tag: '22', ...PERIOD }, undefined],
  [{ kind: 'other-tag', tag: '22-dev', ...PERIOD }, 'foreign-digest'],
  [{ kind: 'platform-manifest', platform: 'linux/arm64', index: DIGEST, ...PERIOD }, 'platform-manifest'],
  [{ kind: 'foreign', tags: 3, isInRegistry: true }, 'foreign-digest'],
  [notChecked('lookup-failed'), 'not-checked'],
  [notChecked('too-much'), 'not-checked'],
  [notChecked('digest-alone'), 'not-checked'],
  [notChecked('empty-history'), 'not-checked'],
  [notChecked('other-registry'), 'other-registry'],
];

function judge(origin: PinOrigin, failOn: readonly VerifyRule[]): ReturnType<typeof judgePins>[number] {
  const [pin] = judgePins([{ image: IMAGE, tag: '22', digest: DIGEST, origin }], failOn);
  return pin ?? expect.fail('no pin');
}

function verdict(
  failOn: readonly VerifyRule[],
  origin: PinOrigin,
  skipped: readonly ListedSkip[] = [],
): string {
  return pinVerdict({ pins: [judge(origin, failOn)], notChecked: unreadFiles(skipped, failOn) });
}

describe('verify/decide/verification', () => {
  it.each(CASES)('files %j under its rule, which fails only if it is listed', (origin, rule) => {
    expect(judge(origin, []).rule).toBe(rule);
    const others = VERIFY_RULES.filter((one) => one !== rule);
    expect(verdict(others, origin)).toBe('pass');
    expect(verdict(VERIFY_RULES, origin)).toBe(rule === undefined ? 'pass' : 'fail');
  });

  it('fails by default for what is wrong, and for what could not be verified', () => {
    const failing = CASES.filter(([origin]) => verdict(VERIFY_FAIL_ON, origin) === 'fail');
    expect(new Set(failing.map(([, rule]) => rule))).toEqual(new Set(['foreign-digest', 'not-checked']));
  });

  it('distinguishes a file that could not be read from a text that is no image', () => {
    const skip = (code: ListedSkip['code']): ListedSkip => ({
      file: 'f',
      line: 1,
      written: '',
      code,
      reason: '',
    });
    const skipped = (['ignored', 'variable', 'not-parsable', 'unreadable-file'] as const).map(skip);
    const unread = unreadFiles(skipped, VERIFY_FAIL_ON);
    expect(unread.map(({ code, fails }) => [code, fails])).toEqual([
      ['not-parsable', true],
      ['unreadable-file', true],
    ]);
    const own = { kind: 'own', tag: '22', ...PERIOD } as const;
    expect(verdict(VERIFY_FAIL_ON, own, skipped)).toBe('fail');
    expect(verdict(['foreign-digest'], own, skipped)).toBe('pass');
    // As in a check without a base: a repository can keep them.
    expect(
      verdict(VERIFY_FAIL_ON, own, (['submodule', 'lfs-pointer', 'not-followed'] as const).map(skip)),
    ).toBe('pass');
  });

  it.each([
    ['verified', undefined, 'pass', 'pass'],
    ['unsigned', 'unsigned', 'fail', 'pass'],
    ['wrong-signer', 'wrong-signer', 'fail', 'fail'],
    ['bad-signature', 'bad-signature', 'fail', 'fail'],
    ['signed-as-other', 'bad-signature', 'fail', 'pass'],
    ['not-verifiable', 'not-checked', 'fail', 'pass'],
    ['not-checked', 'not-checked', 'fail', 'fail'],
  ] as const)('judges %s as %s: %s under require, %s under report', (kind, rule, required, reported) => {
    const verdictOf = (mode: 'require' | 'report'): string => {
      const pins = judgePins([withTrust(kind, mode)], VERIFY_FAIL_ON);
      expect(pins.map((pin) => pin.rule)).toEqual([rule]);
      return pinVerdict({ pins, notChecked: [] });
    };
    expect([verdictOf('require'), verdictOf('report')]).toEqual([required, reported]);
  });

  it.each([
    ['require', true, 'fail'],
    ['require', false, 'pass'],
    ['report', true, 'pass'],
  ] as const)(
    'judges an image without a known signer under %s, if one is needed: %s, as %s',
    (mode, needsSigner, expected) => {
      const pins = judgePins([withTrust('no-known-signer', mode, needsSigner)], VERIFY_FAIL_ON);
      expect(pinVerdict({ pins, notChecked: [] })).toBe(expected);
    },
  );

  it('reports the rule that fails if a pin has two findings', () => {
    const pin = { ...withTrust('wrong-signer', 'report'), origin: notChecked('other-registry') };
    expect(judgePins([pin], ['wrong-signer'])).toMatchObject([{ rule: 'wrong-signer', fails: true }]);
    expect(judgePins([pin], [])).toMatchObject([{ rule: 'other-registry', fails: false }]);
  });

  it('prints the outcome of every pin, its signers once, and how many images have none', () => {
    const named = (path: string): ListedImage => ({ ...IMAGE, reference: { ...IMAGE.reference, path } });
    const kinds = [
      'verified',
      'verified',
      'unsigned',
      'wrong-signer',
      'not-checked',
      'no-known-signer',
    ] as const;
    const found = kinds.map((kind, index) => {
      const image = named(`acme/${kind}-${index}`);
      return { ...withTrust(kind, 'report'), image };
    });
    const failOn = VERIFY_FAIL_ON;
    const verification = { at: PERIOD.since, failOn, pins: judgePins(found, failOn), notChecked: [] };
    expect(verificationTable(verification)).toMatchInlineSnapshot(`
      "ok    Dockerfile:1  cgr.dev/acme/verified-0:22         sha256:aaaaaaaaaaaa  a build of this tag, since 2026-05-01; signed on 2026-11-18
      ok    Dockerfile:1  cgr.dev/acme/verified-1:22         sha256:aaaaaaaaaaaa  a build of this tag, since 2026-05-01; signed on 2026-11-18
      warn  Dockerfile:1  cgr.dev/acme/unsigned-2:22         sha256:aaaaaaaaaaaa  a build of this tag, since 2026-05-01; unsigned: it is not signed; expected a signature by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main. Signatures can appear some minutes after a build: retry later, or set \`min-age\`.
      FAIL  Dockerfile:1  cgr.dev/acme/wrong-signer-3:22     sha256:aaaaaaaaaaaa  a build of this tag, since 2026-05-01; wrong-signer: it is signed by https://github.com/mallory/images/.github/workflows/r.yml@main, not by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main. Do not use this build. If you trust its signer, add it to \`trust.signers\` in .github/mooring.yml.
      FAIL  Dockerfile:1  cgr.dev/acme/not-checked-4:22      sha256:aaaaaaaaaaaa  a build of this tag, since 2026-05-01; not-checked: it was not checked, because fetching its signatures failed: cgr.dev returned status 503. Retry later.
      ok    Dockerfile:1  cgr.dev/acme/no-known-signer-5:22  sha256:aaaaaaaaaaaa  a build of this tag, since 2026-05-01; no known signer
      Signed by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main (2 pins).
      Failed: 3 of 6 pins verified, 1 unsigned, 1 wrong-signer, 1 not-checked. 1 of 6 images has no known signer.
      "
    `);
    const report = VerifyReport.parse(JSON.parse(verificationJson(verification)));
    expect(report.pins.map(({ signature }) => signature?.status)).toEqual(kinds);
    const one = judgePins([withTrust('no-known-signer', 'report')], failOn);
    const last = verificationTable({ ...verification, pins: one })
      .split('\n')
      .at(-2);
    expect(last).toBe('Passed: 1 of 1 pin verified. 1 of 1 image has no known signer.');
  });

  it('offers the index of a build for the manifest of one platform, unless the file sets that platform', () => {
    const origin: PinOrigin = {
      kind: 'platform-manifest',
      platform: 'linux/amd64',
      index: digestOf('b'),
      ...PERIOD,
    };
    const at = (file: string, more: Partial<ListedImage> = {}) => ({
      ...OWN,
      image: { ...IMAGE, file, ...more },
      origin,
    });
    const pins = judgePins(
      [at('Dockerfile'), at("a b/it's.yaml"), at('fixed/Dockerfile', { platform: 'linux/amd64' })],
      VERIFY_FAIL_ON,
    );
    const verification = { at: PERIOD.since, failOn: VERIFY_FAIL_ON, pins, notChecked: [] };
    expect(verificationTable(verification).split('\n').slice(3)).toEqual([
      'warning: sha256:aaaaaaaaaaaa covers linux/amd64 only. To pin the image index of that build, run:',
      `  perl -pi -e 's/${DIGEST}/${digestOf('b')}/' -- Dockerfile 'a b/it'\\''s.yaml'`,
      'Passed: 0 of 3 pins verified, 3 platform-manifest.',
      '',
    ]);
  });

  it.each([
    ['cgr.dev returned status 503', 'not-checked (lookup-failed): cgr.dev returned status 503. Retry later.'],
    [
      'a reason',
      'not-checked (lookup-failed): a reason; not-checked: it was not checked, because fetching its signatures failed: cgr.dev returned status 503. Retry later.',
    ],
  ])('prints a failed request once if it left tag and signature open: %s', (reason, facts) => {
    const origin: PinOrigin = { kind: 'not-checked', code: 'lookup-failed', reason };
    const pins = judgePins([{ ...withTrust('not-checked', 'report'), origin }], VERIFY_FAIL_ON);
    const table = verificationTable({ at: PERIOD.since, failOn: VERIFY_FAIL_ON, pins, notChecked: [] });
    expect(table.split('\n')[0]).toBe(
      `FAIL  Dockerfile:1  cgr.dev/acme/node:22  sha256:aaaaaaaaaaaa  ${facts}`,
    );
  });
});

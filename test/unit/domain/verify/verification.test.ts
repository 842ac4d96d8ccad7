import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../../src/domain/instant.ts';
import type { ListedImage, ListedSkip } from '../../../../src/domain/listing/image-list.ts';
import { WHOLE_REFERENCE } from '../../../../src/domain/listing/pin-writing.ts';
import type { PinOrigin } from '../../../../src/domain/pin/pin-origin.ts';
import {
  judgePins,
  unreadFiles,
  pinVerdict,
  VERIFY_FAIL_ON,
  VERIFY_RULES,
} from '../../../../src/domain/verify/verification.ts';
import type { VerifyRule } from '../../../../src/domain/verify/verification.ts';
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

const notVerified = (code: Extract<PinOrigin, { kind: 'not-verified' }>['code']): PinOrigin => ({
  kind: 'not-verified',
  code,
  reason: 'a reason',
});

const CASES: readonly (readonly [PinOrigin, VerifyRule | undefined])[] = [
  [{ kind: 'own', tag: '22', ...PERIOD }, undefined],
  [{ kind: 'other-tag', tag: '22-dev', ...PERIOD }, 'other-tag'],
  [{ kind: 'platform-manifest', platform: 'linux/arm64', index: DIGEST, ...PERIOD }, 'platform-manifest'],
  [{ kind: 'foreign', tags: 3, isInRegistry: true }, 'foreign-digest'],
  [notVerified('lookup-failed'), 'not-verified'],
  [notVerified('too-much'), 'not-verified'],
  [notVerified('digest-alone'), 'not-verified'],
  [notVerified('no-history'), 'no-history'],
];

function judge(origin: PinOrigin, failOn: readonly VerifyRule[]): ReturnType<typeof judgePins>[number] {
  const [pin] = judgePins([{ image: IMAGE, tag: '22', digest: DIGEST, origin }], failOn);
  return pin ?? expect.fail('no pin');
}

function verdict(
  failOn: readonly VerifyRule[],
  origin: PinOrigin,
  unread: readonly ListedSkip[] = [],
): string {
  return pinVerdict({ at: PERIOD.since, failOn, pins: [judge(origin, failOn)], unread });
}

describe('domain/verify/verification', () => {
  it.each(CASES)('files %j under its rule, which fails only if it is listed', (origin, rule) => {
    expect(judge(origin, []).rule).toBe(rule);
    const others = VERIFY_RULES.filter((one) => one !== rule);
    expect(verdict(others, origin)).toBe('pass');
    expect(verdict(VERIFY_RULES, origin)).toBe(rule === undefined ? 'pass' : 'fail');
  });

  it('fails by default for what is wrong, and for what could not be verified', () => {
    const failing = CASES.filter(([origin]) => verdict(VERIFY_FAIL_ON, origin) === 'fail');
    expect(new Set(failing.map(([, rule]) => rule))).toEqual(
      new Set(['other-tag', 'foreign-digest', 'not-verified']),
    );
  });

  it('distinguishes a file that could not be read from a text that is no image', () => {
    const skip = (code: ListedSkip['code']): ListedSkip => ({
      file: 'f',
      line: 1,
      written: '',
      code,
      reason: '',
    });
    const unread = unreadFiles(
      (['ignored', 'variable', 'not-parsable', 'unreadable-file'] as const).map(skip),
    );
    expect(unread.map(({ code }) => code)).toEqual(['not-parsable', 'unreadable-file']);
    expect(verdict(['unread'], { kind: 'own', tag: '22', ...PERIOD }, unread)).toBe('fail');
    expect(verdict(VERIFY_FAIL_ON, { kind: 'own', tag: '22', ...PERIOD }, unread)).toBe('pass');
  });
});

import { describe, expect, it } from 'vitest';

import type { PinSkip } from '../../../../src/pin/decide/pin-plan.ts';
import { writeText } from '../../../../src/pin/pull-request/proposal.ts';
import type { Proposal, TextOptions } from '../../../../src/pin/pull-request/proposal.ts';
import { sampleDiff } from '../../../support/samples/sample-diff.ts';
import { sampleDigest, sampleMove } from '../../../support/samples/sample-plan.ts';
import { SAMPLE_LINKS, sampleTexts, vulnerabilities } from '../../../support/samples/sample-pull-request.ts';

/** The text of a pull request beside which one reference stays. */
async function textWith(code: PinSkip['code'], reason: string): ReturnType<typeof writeText> {
  const skipped = [{ file: 'web/Dockerfile', line: 2, written: 'cgr.dev/acme/node:22', code, reason }];
  return textOf({ skipped });
}

async function textOf(
  changes: Partial<Proposal>,
  options: Partial<TextOptions> = {},
  commit: Parameters<typeof writeText>[2] = { author: '' },
): ReturnType<typeof writeText> {
  const proposal = {
    key: '',
    branch: 'mooring/pins',
    files: [],
    plan: '',
    moves: [sampleMove()],
    skipped: [],
  };
  return writeText({ ...proposal, ...changes }, sampleTexts(options), commit);
}

describe('pin/pull-request/proposal', () => {
  it.each([
    ['lookup-failed', 'no answer: 1 try in 0.0 s', 'no answer: 1 try in 0.1 s'],
    ['would-go-back', 'the build of 2026-11-14 is older', 'the build of 2026-11-15 is older'],
  ] as const)(
    'writes no text again since a reason (%s) reads differently today',
    async (code, one, other) => {
      const [before, after] = [await textWith(code, one), await textWith(code, other)];
      expect(after.hash).toBe(before.hash);
      expect(after.body.replaceAll('\u2011', '-')).toContain(other);
    },
  );

  it('writes no text again for another run, version, commit, distance, impact or fast lane', async () => {
    const from = sampleDigest('0');
    const move = sampleMove({ from, builds: 1, days: 2 });
    const links = {
      files: SAMPLE_LINKS.files,
      run: 'https://github.com/acme/shop/actions/runs/4712',
      documentation: { serverUrl: 'https://github.com', repository: 'YOUR_ORG_NAME/mooring', ref: 'v1.2.3' },
    };
    const advisories = {
      kind: 'known',
      resolved: vulnerabilities('CVE-2026-1001'),
      introduced: [],
      stillOpen: [],
    } as const;
    const fastLane = { fixes: advisories.resolved, by: undefined, ageMs: 3_600_000, minAgeMs: 7_200_000 };
    const later = sampleMove({ from, builds: 2, days: 3, fastLane });
    const before = await textOf({ moves: [move] }, {}, { author: '', id: 'a'.repeat(40) });
    const after = await textOf(
      { moves: [later] },
      { links },
      { author: '', id: 'b'.repeat(40), judged: [{ ...later, advisories, diff: sampleDiff() }] },
    );
    expect(after.hash).toBe(before.hash);
    expect(after.title).toContain('(fixes CVE-2026-1001)');
    for (const part of [
      '/runs/4712',
      'v1.2.3',
      '1 hour old',
      'same packages',
      'b'.repeat(40),
      'newer by 2 builds, 3 days',
    ]) {
      expect(after.body).toContain(part);
      expect(before.body).not.toContain(part);
    }
    const back = sampleMove({ from, builds: -1, days: -2 });
    expect((await textOf({ moves: [back] })).hash).not.toBe(before.hash);
  });

  it('writes it again when something else stays, or for another reason', async () => {
    const hashes = [
      await textWith('lookup-failed', 'no answer'),
      await textWith('held', 'waits for the loader'),
      await textWith('held', 'waits for the tests'),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(3);
  });
});

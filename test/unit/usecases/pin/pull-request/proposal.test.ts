import { describe, expect, it } from 'vitest';

import type { PinSkip } from '../../../../../src/domain/pin/pin-plan.ts';
import { writeText } from '../../../../../src/usecases/pin/pull-request/proposal.ts';
import { sampleMove } from '../../../../support/samples/sample-plan.ts';

/** The text of a pull request beside which one reference stays. */
async function textWith(code: PinSkip['code'], reason: string): ReturnType<typeof writeText> {
  const skipped = [{ file: 'web/Dockerfile', line: 2, written: 'cgr.dev/acme/node:22', code, reason }];
  const proposal = { key: '', branch: 'mooring/pins', files: [], plan: '', moves: [sampleMove()], skipped };
  return writeText(proposal, { title: '', body: '' }, { author: '' });
}

describe('usecases/pull-request/proposal', () => {
  it.each([
    ['lookup-failed', 'no answer: 1 try in 0.0 s', 'no answer: 1 try in 0.1 s'],
    ['would-go-back', 'the build of 2026-11-14 is older', 'the build of 2026-11-15 is older'],
  ] as const)(
    'writes no text again since a reason (%s) reads differently today',
    async (code, one, other) => {
      const [before, after] = [await textWith(code, one), await textWith(code, other)];
      expect(after.hash).toBe(before.hash);
      expect(after.body).toContain(other);
    },
  );

  it('writes it again when something else stays, or for another reason', async () => {
    const hashes = [
      await textWith('lookup-failed', 'no answer'),
      await textWith('held', 'waits for the loader'),
      await textWith('held', 'waits for the tests'),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(3);
  });
});

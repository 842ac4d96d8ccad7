import { describe, expect, it } from 'vitest';

import { doubtfulCode, verdictOf } from '../../../../src/bisect/decide/run-verdict.ts';
import type { VerdictRules } from '../../../../src/bisect/decide/run-verdict.ts';
import type { RunEnd } from '../../../../src/io/ports/probe-command.ts';

const RULES: VerdictRules = { onTimeout: 'bad', isBadIfKilled: false };

function exit(code: number): RunEnd {
  return { kind: 'exit', code };
}

describe('bisect/decide/run-verdict', () => {
  it.each([
    [0, 'good'],
    [1, 'bad'],
    [124, 'bad'],
    [125, 'skip'],
    [126, 'bad'],
    [127, 'bad'],
    [128, 'abort'],
    [137, 'abort'],
    [255, 'abort'],
    [-1, 'abort'],
    [3_221_225_786, 'abort'],
  ] as const)('reads status %i as git does', (code, verdict) => {
    expect(verdictOf(exit(code), RULES)).toBe(verdict);
  });

  it('takes a killed run as bad if requested, and no other signal', () => {
    const rules = { ...RULES, isBadIfKilled: true };
    expect(verdictOf(exit(137), rules)).toBe('bad');
    expect(verdictOf({ kind: 'signal', signal: 'SIGKILL' }, rules)).toBe('bad');
    expect(verdictOf({ kind: 'signal', signal: 'SIGSEGV' }, rules)).toBe('abort');
    expect(verdictOf({ kind: 'signal', signal: 'SIGKILL' }, RULES)).toBe('abort');
    expect(verdictOf(exit(143), rules)).toBe('abort');
  });

  it('takes a timeout as bad or as a skip', () => {
    expect(verdictOf({ kind: 'timeout' }, RULES)).toBe('bad');
    expect(verdictOf({ kind: 'timeout' }, { ...RULES, onTimeout: 'skip' })).toBe('skip');
  });

  it('skips builds that were not run', () => {
    expect(verdictOf({ kind: 'removed' }, RULES)).toBe('skip');
    expect(verdictOf({ kind: 'lost' }, RULES)).toBe('skip');
  });

  it('doubts 125 to 127 alone', () => {
    expect([0, 1, 124, 125, 126, 127, 128].map((code) => doubtfulCode(exit(code)))).toEqual([
      undefined,
      undefined,
      undefined,
      125,
      126,
      127,
      undefined,
    ]);
    expect(doubtfulCode({ kind: 'timeout' })).toBeUndefined();
  });
});

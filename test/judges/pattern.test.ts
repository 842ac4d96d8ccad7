import { describe, expect, it } from 'vitest';

import { readPattern } from '../../src/embedded-platform/iam/claim-pattern.ts';
import { haveJudge, judgeAll } from '../support/judges/judges.ts';
import { randomFrom } from '../support/oracle/random.ts';
import { randomPattern } from '../support/samples/patterns.ts';

const COUNT = 100_000;

/** What re2js refuses and Go accepts: `[:]` inside a class, and, as RE2 in C++ does, two groups of one name. */
const STRICTER = /\[:\]|\(\?P?<(\w+)>.*\(\?P?<\1>/s;

describe.runIf(haveJudge('judge'))("patterns of the platform and of Go's regexp", () => {
  it('are the same, and match the same texts', async () => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    process.stderr.write(`pattern.test.ts: seed ${seed}\n`);
    const random = randomFrom(seed);
    const samples = Array.from({ length: COUNT }, () => randomPattern(random));
    const requests = samples.map(({ pattern, subjects }) => ({ text: pattern, subjects }));
    const answers = await judgeAll('pattern', requests);
    const differing = samples.filter(({ pattern, subjects }, index) => {
      const answer = answers[index];
      const reading = readPattern(pattern);
      if (answer === undefined || 'error' in answer) return reading.kind === 'pattern';
      if (reading.kind === 'invalid') return !STRICTER.test(pattern);
      return subjects.some((subject, at) => reading.matches(subject) !== answer.matches[at]);
    });
    expect(differing.slice(0, 20)).toEqual([]);
    expect(answers.filter((answer) => 'matches' in answer).length).toBeGreaterThan(COUNT / 2);
  });
});

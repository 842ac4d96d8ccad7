import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { describeAnswerIssue } from '../../../../src/api/schema/answer-issue.ts';
import { TagHistory } from '../../../../src/api/registry/tag-history.ts';

describe('api/schema/answer-issue', () => {
  it.each<readonly [string, z.ZodType, unknown, string]>([
    ['a missing list', TagHistory, {}, 'the answer has no list "history"'],
    [
      'what a schema says itself',
      TagHistory,
      { history: [{}] },
      '"history.0" of the answer: not a UTC time with a digest',
    ],
    [
      'a union',
      z.object({ a: z.union([z.string(), z.number()]) }),
      { a: [] },
      '"a" of the answer has an unknown form',
    ],
    [
      'a pattern',
      z.object({ a: z.string().regex(/^\d$/) }),
      { a: 'x' },
      '"a" of the answer has an unknown form',
    ],
    ['a form without a name', z.object({ a: z.date() }), {}, 'the answer has no value "a"'],
  ])('says it in words: %s', (_, schema, answer, said) => {
    const { error } = schema.safeParse(answer);
    expect(error && describeAnswerIssue(error, answer)).toBe(said);
  });
});

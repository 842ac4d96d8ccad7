import { z } from 'zod';

import { FAIL_ON } from '../../domain/check/policy.ts';
import type { FailOn } from '../../domain/check/policy.ts';
import { COMMENT_MODES } from '../../domain/report/comment.ts';
import { nearestWord } from '../../domain/nearest-word.ts';
import { printable } from '../../domain/printable.ts';
import { Identity, Organization, PlaceInputs } from '../service-inputs.ts';

const FailOnList = z.string().transform((text, context): readonly FailOn[] => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
  return words.flatMap((word) => {
    const known = FAIL_ON.find((value) => value === word);
    if (known !== undefined) return [known];
    const nearest = nearestWord(word, FAIL_ON);
    const advice =
      nearest === undefined ? `known are none, ${FAIL_ON.join(', ')}` : `did you mean "${nearest}"?`;
    context.addIssue({ code: 'custom', message: `"${printable(word, 40)}" is not a rule; ${advice}` });
    return [];
  });
});

/** Where a view is written; empty where it is not, or where it has a place of its own. */
const OutputPath = z.string().refine((path) => !path.includes('\0'), 'must not contain NUL');

/** The inputs of the check action, as action.yml names them. A test holds the two together. */
export const CheckInputs = z.object({
  ...PlaceInputs,
  identity: Identity,
  organization: Organization,
  'fail-on': FailOnList,
  'report-path': OutputPath,
  'sarif-path': OutputPath,
  comment: z.enum(COMMENT_MODES, `must be one of ${COMMENT_MODES.join(', ')}`),
  'job-key': z.string(),
  'github-token': z.string(),
});
export type CheckInputs = z.infer<typeof CheckInputs>;

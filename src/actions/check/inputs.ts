import { z } from 'zod';

import { FAIL_ON, UNSCORED } from '../../domain/check/gate-policy.ts';
import type { GatePolicy } from '../../domain/check/gate-policy.ts';
import { RULES } from '../../domain/check/finding.ts';
import { readDuration } from '../../domain/duration.ts';
import { readInstant } from '../../domain/instant.ts';
import { COMMENT_MODES } from '../../domain/report/check/comment.ts';
import { RATINGS } from '../../domain/advisory/severity.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { Identity, Organization, PlaceInputs, WhenUnavailableInput } from '../service-inputs.ts';
import { ruleList, word } from '../word-inputs.ts';

/** What decides about findings: inputs of the action, and options of the command, by the same names; empty is not set. */
export const PolicyInputs = {
  'fail-on': ruleList(FAIL_ON),
  'warn-on': ruleList(RULES),
  'min-severity': word('severity', RATINGS),
  unscored: word('way', UNSCORED),
  strict: word('answer', ['true', 'false']).transform((text) =>
    text === undefined ? undefined : text === 'true',
  ),
  'max-detection-days': days(),
  'warn-before-days': days(),
  'fail-before-days': days(),
  'max-lag': optional('must be a length of time like 14d', readDuration),
};

/** What a run without a base of its own is compared with. */
export const ComparisonInputs = {
  since: optional('must be a UTC time like 2026-05-01T00:00:00Z', readInstant),
  baseline: z.string(),
};

/** The inputs of the check action, as action.yml names them. A test holds the two together. */
export const CheckInputs = z.object({
  ...PlaceInputs,
  ...PolicyInputs,
  ...ComparisonInputs,
  identity: Identity,
  organization: Organization,
  'when-unavailable': z.literal('').or(WhenUnavailableInput),
  'report-path': z.string(),
  'sarif-path': z.string(),
  'openvex-path': z.string(),
  comment: z.enum(COMMENT_MODES, `must be one of ${COMMENT_MODES.join(', ')}`),
  'job-key': z.string(),
  'github-token': z.string(),
});
export type CheckInputs = z.infer<typeof CheckInputs>;

type PolicyValues = z.infer<z.ZodObject<typeof PolicyInputs>>;

/** What is set, by the names of the policy; it wins over the settings of the repository. */
export function policyOf(inputs: PolicyValues): Partial<GatePolicy> {
  return withoutUndefined({
    failOn: inputs['fail-on'],
    warnOn: inputs['warn-on'],
    minSeverity: inputs['min-severity'],
    unscored: inputs.unscored,
    strict: inputs.strict,
    maxDetectionDays: inputs['max-detection-days'],
    warnBeforeDays: inputs['warn-before-days'],
    failBeforeDays: inputs['fail-before-days'],
    maxLag: inputs['max-lag'],
  });
}

function days(): z.ZodType<number | undefined> {
  return optional('must be a whole number of days', (text) =>
    /^\d{1,5}$/.test(text) ? Number(text) : undefined,
  );
}

function optional<Value>(
  message: string,
  read: (text: string) => Value | undefined,
): z.ZodType<Value | undefined> {
  return z.string().transform((text, context): Value | undefined => {
    if (text === '') return undefined;
    const value = read(text);
    if (value === undefined) context.addIssue({ code: 'custom', message });
    return value;
  });
}

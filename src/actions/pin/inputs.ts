import { z } from 'zod';

import { branchNameProblem } from '../../domain/pull-request/branch-name.ts';
import { GROUPINGS } from '../../domain/pull-request/grouping.ts';
import { BODY_WORDS, templateProblem, TITLE_WORDS } from '../../domain/pull-request/template.ts';
import { Identity, PlaceInputs, WhenUnavailableInput } from '../service-inputs.ts';
import { Names, RuleInputs } from './rule-inputs.ts';

const Flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

const BranchName = z.string().check((context) => {
  const problem = branchNameProblem(context.value);
  if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: context.value });
});

function template(words: readonly string[]): z.ZodString {
  return z.string().check((context) => {
    const problem = templateProblem(context.value, words);
    if (problem !== undefined)
      context.issues.push({ code: 'custom', message: problem, input: context.value });
  });
}

/** Logins of people and names of teams, with or without the sign that mentions them. */
const Logins = Names.transform((names) => names.map((name) => name.replace(/^@/, '')));

/** The inputs of the pin action, as pin/action.yml names them. A test holds the two together. */
export const PinInputs = z.object({
  ...PlaceInputs,
  identity: z.literal('').or(Identity),
  'when-unavailable': WhenUnavailableInput,
  ...RuleInputs,
  group: z.literal('').or(z.enum(GROUPINGS, `must be ${GROUPINGS.join(', ')}`)),
  'dry-run': Flag,
  'github-token': z.string(),
  base: z.literal('').or(BranchName),
  branch: BranchName,
  title: template(TITLE_WORDS),
  body: template(BODY_WORDS),
  labels: Names,
  reviewers: Logins,
  'team-reviewers': Logins,
  assignees: Logins,
  draft: Flag,
  advisories: Flag,
});
export type PinInputs = z.infer<typeof PinInputs>;

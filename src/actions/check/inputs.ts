import { z } from 'zod';

import { FAIL_ON } from '../../domain/check/policy.ts';
import type { FailOn } from '../../domain/check/policy.ts';
import { MooringError } from '../../domain/errors.ts';
import { nearestWord } from '../../domain/nearest-word.ts';
import { printable } from '../../domain/printable.ts';
import type { Runner } from '../../ports/runner.ts';

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

/** The inputs of the check action, as action.yml names them. A test holds the two together. */
export const CheckInputs = z.object({
  identity: z
    .string()
    .regex(
      /^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/,
      'must be the uid of an identity: 40 hex digits, "/", 16 hex digits',
    ),
  organization: z
    .string()
    .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization as references spell it'),
  'fail-on': FailOnList,
  'report-path': z.string(),
  registry: z.string(),
  'registry-url': z.string(),
  'api-url': z.string(),
  'issuer-url': z.string(),
  'token-url': z.string(),
  'github-token': z.string(),
  'timeout-seconds': z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
    .transform(Number),
});
export type CheckInputs = z.infer<typeof CheckInputs>;

/** Reads and checks every input. Throws `config_input_invalid` with all that is wrong, one line each. */
export function readCheckInputs(runner: Runner): CheckInputs {
  const raw = Object.fromEntries(Object.keys(CheckInputs.shape).map((name) => [name, runner.input(name)]));
  const parsed = CheckInputs.safeParse(raw);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return raw[name] === '' ? `input ${name} is not set` : `input ${name}: ${issue.message}`;
  });
  throw new MooringError('config_input_invalid', problems.join('\n'));
}

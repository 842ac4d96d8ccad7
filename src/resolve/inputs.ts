import { z } from 'zod';

import { AgeInput } from '../tag-history/build-rules.ts';
import { Identity, PlaceInputs, TrustedRootInput, WhenUnavailableInput } from '../runner/service-inputs.ts';

/** One reference a line; blank lines are none. */
const References = z
  .string()
  .transform((text): readonly string[] =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .refine((references) => references.length > 0, 'must contain at least one reference, one per line');

/** How builds are chosen, by the names that the action and the command line have for it. */
export const RuleInputs = {
  'as-of': z.string(),
  'min-age': AgeInput,
  platform: z
    .string()
    .regex(
      /^(?:[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?)?$/,
      'must be a platform such as linux/arm64 or linux/arm/v7',
    ),
};

/** The inputs of the resolve action, as resolve/action.yml names them. A test holds the two together. */
export const ResolveInputs = z.object({
  ...PlaceInputs,
  ...TrustedRootInput,
  ...RuleInputs,
  reference: References,
  identity: z.literal('').or(Identity),
  'when-unavailable': WhenUnavailableInput,
});
export type ResolveInputs = z.infer<typeof ResolveInputs>;

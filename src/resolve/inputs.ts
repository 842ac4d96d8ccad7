import { z } from 'zod';

import {
  IdentityInput,
  PlaceInputs,
  TrustedRootInput,
  WhenUnavailableInput,
} from '../runner/service-inputs.ts';
import { RuleInputs } from '../tag-history/build-rules.ts';

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

/** The inputs of the resolve action, as resolve/action.yml names them. A test holds the two together. */
export const ResolveInputs = z.object({
  ...PlaceInputs,
  ...TrustedRootInput,
  ...RuleInputs,
  reference: References,
  identity: z.literal('').or(IdentityInput),
  'when-unavailable': WhenUnavailableInput,
});

export type ResolveInputs = z.infer<typeof ResolveInputs>;

import { z } from 'zod';

import { Identity, WhenUnavailableInput } from '../runner/service-inputs.ts';
import { BisectInputs } from './inputs.ts';

/** The inputs of the bisect action, as bisect/action.yml names them. A test holds the two together. */
export const BisectActionInputs = BisectInputs.omit({
  state: true,
  replay: true,
  'log-dir': true,
  plan: true,
  verdicts: true,
}).extend({
  reference: z.string().min(1, 'must be the reference of a tag'),
  run: z.string().min(1, 'must be a Bash script'),
  'github-token': z.string(),
  identity: z.literal('').or(Identity),
  'when-unavailable': WhenUnavailableInput,
});

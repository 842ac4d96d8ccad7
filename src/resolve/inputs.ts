import {
  IdentityInput,
  PlaceInputs,
  TrustedRootInput,
  WhenUnavailableInput,
} from '../runner/service-inputs.ts';
import { orEmpty, wrongInput } from '../values/input.ts';
import type { InputValues, WrongInput } from '../values/input.ts';
import { RuleInputs } from '../tag-history/build-rules.ts';

/** One reference a line; blank lines are none. */
const References = (text: string): readonly string[] | WrongInput => {
  const references = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return references.length > 0 ? references : wrongInput('must contain at least one reference, one per line');
};

/** The inputs of the resolve action, as resolve/action.yml names them. A test holds the two together. */
export const ResolveInputs = {
  ...PlaceInputs,
  ...TrustedRootInput,
  ...RuleInputs,
  reference: References,
  identity: orEmpty(IdentityInput),
  'when-unavailable': WhenUnavailableInput,
};

export type ResolveInputs = InputValues<typeof ResolveInputs>;

import { choiceOf, trueOrFalse, matching, orEmpty } from '../values/input.ts';
import type { InputValues } from '../values/input.ts';
import { PURPOSES } from './decide/purpose.ts';
import { IdentityInput, PlaceInputs } from '../runner/service-inputs.ts';

const RoleName = matching(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,62}$/, 'must be the name of a role');

/** `organization/image`, as in references after the host. */
const ImagePath = matching(
  /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)+$/,
  'must be organization/image, without host and tag',
);

/** The inputs of the identity action, as identity/action.yml names them. A test compares the two. */
export const IdentityInputs = {
  ...PlaceInputs,
  identity: IdentityInput,
  mode: choiceOf(['require', 'create'], 'must be require or create'),
  'on-drift': choiceOf(['fail', 'update'], 'must be fail or update'),
  purpose: choiceOf(['', ...PURPOSES], `must be ${PURPOSES.join(', ')}, or empty`),
  environment: matching(/^[^\r\n]{0,255}$/, 'must be the name of an environment'),
  role: orEmpty(RoleName),
  'allow-role': orEmpty(RoleName),
  'pin-ref': trueOrFalse,
  'verify-image': orEmpty(ImagePath),
  'expect-organization': matching(
    /^(?:[0-9a-f]{40})?$/,
    'must be the uid of an organization: 40 hex digits; a group below it has no registry',
  ),
};
export type IdentityInputs = InputValues<typeof IdentityInputs>;

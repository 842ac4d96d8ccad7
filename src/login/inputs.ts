import { choiceOf, trueOrFalse, matching, orEmpty } from '../values/input.ts';
import type { InputValues } from '../values/input.ts';
import { IdentityInput, PlaceInputs, WhenUnavailableInput } from '../runner/service-inputs.ts';

/** The inputs of the login action, as login/action.yml names them. A test compares the two. */
export const LoginInputs = {
  ...PlaceInputs,
  identity: orEmpty(IdentityInput),
  'expect-organization': orEmpty(
    matching(/^[0-9a-f]{40}$/, 'must be the uid of an organization: 40 hex digits'),
  ),
  'when-unavailable': WhenUnavailableInput,
  scope: choiceOf(['job', 'isolated'], 'must be job or isolated'),
  refresh: trueOrFalse,
  'export-token': choiceOf(
    ['none', 'registry', 'api', 'libraries', 'apk'],
    'must be none, registry, api, libraries or apk',
  ),
};
export type LoginInputs = InputValues<typeof LoginInputs>;

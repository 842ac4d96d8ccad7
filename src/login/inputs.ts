import { z } from 'zod';

import { IdentityInput, PlaceInputs, WhenUnavailableInput } from '../runner/service-inputs.ts';

const Flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

/** The inputs of the login action, as login/action.yml names them. A test compares the two. */
export const LoginInputs = z.object({
  ...PlaceInputs,
  identity: z.literal('').or(IdentityInput),
  'expect-organization': z.union([
    z.literal(''),
    z.string().regex(/^[0-9a-f]{40}$/, 'must be the uid of an organization: 40 hex digits'),
  ]),
  'when-unavailable': WhenUnavailableInput,
  scope: z.enum(['job', 'isolated'], 'must be job or isolated'),
  refresh: Flag,
  'export-token': z.enum(['none', 'registry', 'api'], 'must be none, registry or api'),
});
export type LoginInputs = z.infer<typeof LoginInputs>;

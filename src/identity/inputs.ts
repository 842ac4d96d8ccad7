import { z } from 'zod';

import { PURPOSES } from './decide/purpose.ts';
import { IdentityInput, PlaceInputs } from '../runner/service-inputs.ts';

const RoleName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,62}$/, 'must be the name of a role');

/** `organization/image`, as in references after the host. */
const ImagePath = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)+$/,
    'must be organization/image, without host and tag',
  );

/** The inputs of the identity action, as identity/action.yml names them. A test compares the two. */
export const IdentityInputs = z.object({
  ...PlaceInputs,
  identity: IdentityInput,
  mode: z.enum(['require', 'create'], 'must be require or create'),
  'on-drift': z.enum(['fail', 'update'], 'must be fail or update'),
  purpose: z.enum(['', ...PURPOSES], `must be ${PURPOSES.join(', ')}, or empty`),
  environment: z.string().regex(/^[^\r\n]{0,255}$/, 'must be the name of an environment'),
  role: z.union([z.literal(''), RoleName], 'must be the name of a role'),
  'allow-role': z.union([z.literal(''), RoleName], 'must be the name of a role'),
  'pin-ref': z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true'),
  'verify-image': z.union([z.literal(''), ImagePath], 'must be organization/image, without host and tag'),
  'expect-organization': z
    .string()
    .regex(
      /^(?:[0-9a-f]{40})?$/,
      'must be the uid of an organization: 40 hex digits; a group below it has no registry',
    ),
});
export type IdentityInputs = z.infer<typeof IdentityInputs>;

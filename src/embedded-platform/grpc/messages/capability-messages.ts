import { CAPABILITY_VALUES } from '../../../api/iam/capability-values.ts';
import type { MessagePackage } from './message-package.ts';

/** The number of every capability, also of those that cannot be granted. */
export const capabilityMessages = {
  name: 'chainguard.capabilities',
  enums: {
    Capability: {
      UNKNOWN: 0,
      CAP_INTERNAL: 2,
      CAP_REPO_INTERNAL_ADMIN: 1617,
      ...Object.fromEntries(Object.values(CAPABILITY_VALUES)),
    },
  },
} as const satisfies MessagePackage;

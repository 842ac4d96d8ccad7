import { advisoryMessages } from './advisory-messages.ts';
import { capabilityMessages } from './capability-messages.ts';
import { eventMessages } from './event-messages.ts';
import { filterMessages } from './filter-messages.ts';
import { groupMessages } from './group-messages.ts';
import { identityMessages } from './identity-messages.ts';
import { identityProviderMessages } from './identity-provider-messages.ts';
import { libraryMessages } from './library-messages.ts';
import { membershipMessages } from './membership-messages.ts';
import type { MessagePackage } from './message-package.ts';
import { pingMessages } from './ping-messages.ts';
import { registryMessages } from './registry-messages.ts';
import { reportMessages } from './report-messages.ts';
import { roleMessages } from './role-messages.ts';
import { signInMessages } from './sign-in-messages.ts';
import { statusMessages } from './status-messages.ts';
import { vulnerabilityMessages } from './vulnerability-messages.ts';
import { versionOnePackages } from '../../version-one/packages.ts';

const VERSION_TWO: readonly MessagePackage[] = [
  advisoryMessages,
  capabilityMessages,
  eventMessages,
  filterMessages,
  groupMessages,
  identityMessages,
  identityProviderMessages,
  libraryMessages,
  membershipMessages,
  pingMessages,
  registryMessages,
  reportMessages,
  roleMessages,
  signInMessages,
  statusMessages,
  vulnerabilityMessages,
];

/**
 * The wire form of the whole API over gRPC. Several parts can have the same package, and a part can use the messages of
 * any other. Only the embedded platform imports it: the actions speak REST.
 */
export const MESSAGE_PACKAGES: readonly MessagePackage[] = [
  ...VERSION_TWO,
  ...versionOnePackages(VERSION_TWO),
];

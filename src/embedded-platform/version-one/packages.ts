import { methodsByRow } from '../grpc/messages/message-names.ts';
import type { MessageMethod, MessagePackage } from '../grpc/messages/message-package.ts';
import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { versionOneAdvisoryMessages } from './messages/advisory-messages.ts';
import { versionOneEventMessages } from './messages/event-messages.ts';
import { versionOneGroupMessages } from './messages/group-messages.ts';
import { versionOneIdentityMessages } from './messages/identity-messages.ts';
import { versionOneIdentityProviderMessages } from './messages/identity-provider-messages.ts';
import { versionOneLibraryMessages } from './messages/library-messages.ts';
import { versionOneMembershipMessages } from './messages/membership-messages.ts';
import { versionOneImageMessages } from './messages/image-messages.ts';
import { versionOneSbomMessages } from './messages/sbom-messages.ts';
import { versionOnePingMessages } from './messages/ping-messages.ts';
import { versionOneRegistryMessages } from './messages/registry-messages.ts';
import { versionOneReportMessages } from './messages/report-messages.ts';
import { versionOneRoleBindingMessages } from './messages/role-binding-messages.ts';
import { versionOneVulnerabilityMessages } from './messages/vulnerability-messages.ts';
import { VERSION_ONE_ROWS } from './rows.ts';
import type { VersionOneRow } from './rows.ts';

const MESSAGES: readonly MessagePackage[] = [
  versionOneAdvisoryMessages,
  versionOneEventMessages,
  versionOneGroupMessages,
  versionOneIdentityMessages,
  versionOneIdentityProviderMessages,
  versionOneImageMessages,
  versionOneLibraryMessages,
  versionOneMembershipMessages,
  versionOnePingMessages,
  versionOneRegistryMessages,
  versionOneReportMessages,
  versionOneRoleBindingMessages,
  versionOneSbomMessages,
  versionOneVulnerabilityMessages,
];

const ROUTES: Readonly<Record<string, Route>> = routes;

/** Returns the wire form of v1 over gRPC, with the parts of v2 that declare the events of the same operations. */
export function versionOnePackages(versionTwo: readonly MessagePackage[]): readonly MessagePackage[] {
  const known = methodsByRow(versionTwo);
  const services = [...Map.groupBy(VERSION_ONE_ROWS, ({ packageName }) => packageName)].map(
    ([name, rows]): MessagePackage => ({
      name,
      services: Object.fromEntries(
        [...Map.groupBy(rows, ({ service }) => service)].map(([service, own]) => [
          service,
          Object.fromEntries(own.map((row) => [row.method, { ...row.declared, ...eventOf(row, known) }])),
        ]),
      ),
    }),
  );
  return [...MESSAGES, ...services];
}

/** Returns the event of a method, which is of the same type as that of v2 (service-rules.md#events). */
function eventOf(
  { target }: VersionOneRow,
  known: ReturnType<typeof methodsByRow>,
): Pick<MessageMethod, 'event' | 'audience' | 'extensions'> {
  if (target === 'updateTag') return { event: 'platform.registry.tag.updated' };
  const { rpc = '' } = ROUTES[target] ?? {};
  const { event, audience, extensions } = known.get(rpc)?.method ?? {};
  if (event === undefined) return {};
  return {
    event,
    ...(audience === undefined ? {} : { audience }),
    ...(extensions === undefined ? {} : { extensions }),
  };
}

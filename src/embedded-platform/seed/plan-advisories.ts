import type { AdvisoryEvent } from '../../api/advisory/advisory.ts';
import type { AdvisorySeed, EventSeed } from './advisory-seed.ts';
import type { OrganizationSeed } from './seed.ts';
import { readSeedTime } from './seed-time.ts';
import { assertNever } from '../../values/errors.ts';
import { formatInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { derivedChildUid, derivedRootUid } from '../resources/uid.ts';
import { plannedResource } from './planned.ts';
import type { Planned, SeedPath, PlannedResource } from './planned.ts';

/** Returns an organization's advisories. */
export function planAdvisories(
  organization: OrganizationSeed,
  path: SeedPath,
  now: Instant,
): readonly Planned[] {
  const parent = organization.uid ?? derivedRootUid(organization.name);
  return organization.advisories.map((advisory, index) =>
    planAdvisory(advisory, parent, [...path, 'advisories', index], now),
  );
}

function planAdvisory(advisory: AdvisorySeed, parent: string, path: SeedPath, now: Instant): Planned {
  const { advisoryId, artifactName, artifactType, architecture, componentName, aliases, severities } =
    advisory;
  const uid =
    advisory.uid ??
    derivedChildUid(
      parent,
      'advisory',
      advisoryId,
      artifactName,
      architecture ?? '',
      componentName ?? '',
      ...(advisory.componentLocation === undefined ? [] : [advisory.componentLocation]),
    );
  const events = advisory.events.map((event, index) => toEvent(event, derivedChildUid(uid, `${index}`), now));
  const times = advisory.events.map((event) => timeOf(event.at, now));
  return plannedResource('advisory', path, {
    uid,
    parent,
    name: advisoryId,
    facet: artifactName,
    body: {
      artifactName,
      artifactType,
      origin: advisory.origin ?? artifactName,
      artifactArchitecture: architecture,
      legacyAdvisoryId: advisory.legacyAdvisoryId,
      author: advisory.author,
      componentName,
      componentType: advisory.componentType,
      componentLocation: advisory.componentLocation,
      aliases,
      severities,
      events,
      deleteTime:
        advisory.deletedAt === undefined ? undefined : formatInstant(timeOf(advisory.deletedAt, now)),
    },
    createTime: times.length === 0 ? now : toInstant(Math.min(...times)),
    updateTime: times.length === 0 ? now : toInstant(Math.max(...times)),
  });
}

function toEvent(event: EventSeed, uid: string, now: Instant): AdvisoryEvent {
  return {
    uid,
    createTime: formatInstant(timeOf(event.at, now)),
    reviewState: `REVIEW_STATE_${event.state.toUpperCase().replaceAll('-', '_')}`,
    author: event.author,
    reviewer: event.reviewer,
    ...kindField(event),
  };
}

/** Returns the one field of an event that says what it is (advisory-rules.md#advisory-events). */
function kindField(event: EventSeed): Partial<AdvisoryEvent> {
  const { kind, note, artifactVersion } = event;
  switch (kind) {
    case 'detection':
      return { detection: artifactVersion === undefined ? { manual: {} } : { scanv1: { artifactVersion } } };
    case 'true-positive':
      return { truePositiveDetermination: { note } };
    case 'false-positive':
      return { falsePositiveDetermination: { type: event.type, note } };
    case 'fixed':
      return { fixed: { fixedVersion: event.fixedVersion ?? '', note } };
    case 'pending-upstream-fix':
      return { pendingUpstreamFix: { note } };
    case 'fix-not-planned':
      return { fixNotPlanned: { note } };
    case 'analysis-not-planned':
      return { analysisNotPlanned: { note } };
    case 'patched':
      return { patched: { patchedVersions: event.patchedVersions, note } };
    default:
      return assertNever(kind);
  }
}

/** The schema has validated the text. */
function timeOf(text: string, now: Instant): Instant {
  return readSeedTime(text, now) ?? now;
}

/** Plans the vulnerability metadata for the aliases of the organization's advisories. */
export function planVulnerabilities(
  organization: OrganizationSeed,
  path: SeedPath,
  now: Instant,
): readonly PlannedResource[] {
  const parent = organization.uid ?? derivedRootUid(organization.name);
  const named = organization.advisories.flatMap((advisory, index) =>
    advisory.aliases.map((alias) => ({ alias, advisory, path: [...path, 'advisories', index] })),
  );
  return [...Map.groupBy(named, ({ alias }) => alias)].map(([alias, all]) =>
    plannedResource('vulnerability', all[0]?.path ?? path, {
      uid: derivedChildUid(parent, 'vulnerability', alias),
      parent,
      name: alias,
      body: {
        summary: `${alias} in ${[...new Set(all.map(({ advisory }) => advisory.artifactName))].join(', ')}`,
        severities: all.find(({ advisory }) => advisory.severities.length > 0)?.advisory.severities ?? [],
      },
      createTime: now,
      updateTime: now,
    }),
  );
}

import type { LibrarySeed, OrganizationSeed } from './seed.ts';
import { readSeedTime } from './seed-time.ts';
import { toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { derivedArtifactUid, derivedChildUid, derivedRootUid } from '../resources/uid.ts';
import { plannedResource } from './planned.ts';
import type { PlannedResource, SeedPath } from './planned.ts';

/** Returns an organization's libraries with their versions. */
export function planLibraries(
  organization: OrganizationSeed,
  path: SeedPath,
  now: Instant,
): readonly PlannedResource[] {
  const parent = organization.uid ?? derivedRootUid(organization.name);
  return organization.libraries.flatMap((library, index) =>
    planLibrary(library, parent, [...path, 'libraries', index], now),
  );
}

function planLibrary(
  library: LibrarySeed,
  parent: string,
  path: SeedPath,
  now: Instant,
): readonly PlannedResource[] {
  const uid = derivedArtifactUid(parent, library.ecosystem, library.name);
  // Text that the schema has let through is a time.
  const versions = library.versions.map((one) => ({ ...one, time: readSeedTime(one.at, now) ?? now }));
  const latest = versions.reduce((last, one) => (one.time >= last.time ? one : last));
  const artifact = plannedResource('artifact', path, {
    uid,
    parent,
    name: library.name,
    facet: `ECOSYSTEM_${library.ecosystem.toUpperCase()}`,
    body: {
      description: library.description,
      ecosystem: `ECOSYSTEM_${library.ecosystem.toUpperCase()}`,
      latestVersion: latest.version,
      versionCount: versions.length,
      cudaVersions: versions.flatMap(({ cudaVersion }) => (cudaVersion === undefined ? [] : [cudaVersion])),
      remediated: versions.some(({ remediated }) => remediated),
    },
    createTime: toInstant(Math.min(...versions.map(({ time }) => time))),
    updateTime: latest.time,
  });
  const planned = versions.map(({ version, sizeBytes, time }, index) =>
    plannedResource('artifactVersion', [...path, 'versions', index], {
      uid: derivedChildUid(uid, 'artifactVersion', version),
      parent: uid,
      name: library.name,
      body: { version, sizeBytes: String(sizeBytes) },
      createTime: time,
      updateTime: time,
    }),
  );
  return [artifact, ...planned];
}

import type { z } from 'zod';

import { EolTag } from '../../api/registry/eol-tag.ts';
import type { MainPackageVersion } from '../../api/registry/eol-tag.ts';
import { formatInstant, toInstant } from '../../values/instant.ts';
import { visibleGroups } from '../access/authorization.ts';
import { authenticate } from '../access/visible-resource.ts';
import { notFound } from '../requests/refusal.ts';
import { pathValue } from '../requests/route-call.ts';
import type { Handler } from '../requests/route-call.ts';

/** Months for which a tag can be built after the end of life of its package; the service does not document them. */
const GRACE_PERIOD_MONTHS = 6;

type PackageVersion = z.infer<typeof MainPackageVersion>;

/**
 * Returns the versions of a package that the end-of-life data of visible tags have, apart by whether their end of life is
 * over. Throws NOT_FOUND if no tag is for the package.
 */
export const getPackageVersionMetadata: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { store, clock } = services;
  const within = visibleGroups(caller, { kind: 'tag', capabilities: ['version.list'] }, store);
  const name = pathValue(call, 'uid');
  const found = store.resources.list({ kind: 'tag', within }).flatMap(({ updateTime, body }) => {
    const { mainPackageName, mainPackageVersion } = EolTag.partial().parse(body['eol'] ?? {});
    return mainPackageName === name && mainPackageVersion
      ? [{ updateTime, version: mainPackageVersion }]
      : [];
  });
  if (found.length === 0) throw notFound('Package', name);
  const versions = [...new Map(found.map(({ version }) => [version.version, version])).values()];
  const latest = found
    .flatMap(({ version }) => version.latestVersion ?? [])
    .sort(byNumbers)
    .at(-1);
  const isOver = ({ eolDate }: PackageVersion): boolean =>
    eolDate !== undefined && Date.parse(eolDate) <= clock.now();
  return {
    eolVersions: versions.filter(isOver).map(toMessage),
    versions: versions.filter((version) => !isOver(version)).map(toMessage),
    latestVersion: latest,
    lastUpdatedTimestamp: formatInstant(toInstant(Math.max(...found.map(({ updateTime }) => updateTime)))),
    gracePeriodMonths: GRACE_PERIOD_MONTHS,
  };
};

/** The message has no date for long-term support. */
function toMessage({ lts, ...version }: PackageVersion): PackageVersion {
  return { ...version, lts: lts === true || typeof lts === 'string' };
}

function byNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

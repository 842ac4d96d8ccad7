import { ResolvedVulnerabilitiesQuery } from '../../../api/advisory/advisory-document.ts';
import type { ImageRef, ResolvedVulnerabilities } from '../../../api/advisory/advisory-document.ts';
import { Advisory } from '../../../api/advisory/advisory.ts';
import { routes } from '../../../api/routes.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { visibleGroups } from '../../access/authorization.ts';
import { findBuiltImage } from '../../registry/built-image.ts';
import { readQuery } from '../../requests/read-request.ts';
import { invalidArgument } from '../../requests/refusal.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { toAdvisory } from '../../resources/wire.ts';
import type { Store } from '../../store/store.ts';
import { advisoriesAbout } from './vulnerability-matches.ts';

/**
 * Returns the vulnerabilities resolved on each day of a period, both ends included: those of the named images, or all
 * that the caller sees if there are none (advisory-rules.md#resolved-vulnerabilities).
 */
const listResolvedVulnerabilities: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capabilities } = routes.listResolvedVulnerabilities;
  const { store } = services;
  const within = visibleGroups(caller, { kind: 'advisory', capabilities }, store);
  const { startTime, endTime, imageRefs } = readQuery(ResolvedVulnerabilitiesQuery, call);
  if (Date.parse(startTime) > Date.parse(endTime))
    throw invalidArgument('endTime', 'must not be before startTime');
  const advisories =
    imageRefs === undefined
      ? visibleAdvisories(within, store)
      : imageRefs.flatMap((ref) => advisoriesOfImages(ref, within, store));
  const resolutions = advisories
    .flatMap(resolutionsOf)
    .filter(
      ({ time }) => Date.parse(time) >= Date.parse(startTime) && Date.parse(time) <= Date.parse(endTime),
    );
  const days = Map.groupBy(resolutions, ({ time }) => `${time.slice(0, 10)}T00:00:00.000Z`);
  return { resolvedVulnsReports: [...days].sort(byDate).map(([date, all]) => toReport(date, all)) };
};

/** Handler of `/advisory/v2/images/resolvedVulns`. */
export const resolvedVulnerabilityHandlers = { listResolvedVulnerabilities } satisfies Handlers;

interface Resolution {
  readonly time: string;
  readonly advisory: Advisory;
}

type Report = ResolvedVulnerabilities['resolvedVulnsReports'][number];

function visibleAdvisories(within: readonly string[], { resources }: Store): readonly Advisory[] {
  return resources.list({ kind: 'advisory', within }).map((resource) => Advisory.parse(toAdvisory(resource)));
}

/** Returns the advisories about the images that the tags point to; none for those that the caller cannot see. */
function advisoriesOfImages(
  { repo, tags }: ImageRef,
  within: readonly string[],
  store: Store,
): readonly Advisory[] {
  const { resources } = store;
  const names = tags.length === 0 ? ['latest'] : tags;
  return resources.list({ kind: 'repo', within, names: [repo] }).flatMap((one) =>
    resources.list({ kind: 'tag', childrenOf: one.uid, names }).flatMap(({ body }) => {
      const build = findBuiltImage(one, String(body['digest']), store);
      return build === undefined ? [] : advisoriesAbout(build, store);
    }),
  );
}

function resolutionsOf(advisory: Advisory): readonly Resolution[] {
  if (advisory.deleteTime !== undefined) return [];
  return advisory.events
    .filter(({ fixed, falsePositiveDetermination }) => (fixed ?? falsePositiveDetermination) !== undefined)
    .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
    .map(({ createTime }) => ({ time: createTime, advisory }));
}

/** Returns the report of a day: an advisory that was resolved twice is one vulnerability. */
function toReport(date: string, resolutions: readonly Resolution[]): Report {
  const advisories = new Map(resolutions.map(({ advisory }) => [advisory.uid, advisory]));
  return {
    date,
    resolvedVulns: [...advisories.values()].map(({ advisoryId, aliases, severities }) => ({
      id: advisoryId,
      aliases,
      cvssSeverities: severities,
    })),
  };
}

function byDate([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

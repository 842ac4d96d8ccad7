import { ResolvedVulnerabilitiesQuery } from '../../../contract/advisory/advisory-document.ts';
import type { ResolvedVulnerabilities } from '../../../contract/advisory/advisory-document.ts';
import { Advisory } from '../../../contract/advisory/advisory.ts';
import { routes } from '../../../contract/routes.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { visibleGroups } from '../../access/authorization.ts';
import { readQuery } from '../../requests/read-request.ts';
import { invalidArgument } from '../../requests/refusal.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { toAdvisory } from '../../resources/wire.ts';

/**
 * Returns the vulnerabilities resolved on each day of a period, both ends included. The service does not
 * document which fixes it counts: here those of all advisories visible to the caller, by the day of the
 * approved fix event.
 */
const listResolvedVulnerabilities: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capabilities } = routes.listResolvedVulnerabilities;
  const within = visibleGroups(caller, { kind: 'advisory', capabilities }, services.store);
  const { startTime, endTime } = readQuery(ResolvedVulnerabilitiesQuery, call);
  if (Date.parse(startTime) > Date.parse(endTime))
    throw invalidArgument('endTime', 'must not be before startTime');
  const fixes = services.store.resources
    .list({ kind: 'advisory', within })
    .flatMap((resource) => fixesOf(Advisory.parse(toAdvisory(resource))))
    .filter(
      ({ time }) => Date.parse(time) >= Date.parse(startTime) && Date.parse(time) <= Date.parse(endTime),
    );
  const days = Map.groupBy(fixes, ({ time }) => `${time.slice(0, 10)}T00:00:00.000Z`);
  return { resolvedVulnsReports: [...days].sort(byDate).map(([date, all]) => toReport(date, all)) };
};

/** Handler of `/advisory/v2/images/resolvedVulns`. */
export const resolvedVulnerabilityHandlers = { listResolvedVulnerabilities } satisfies Handlers;

interface Fix {
  readonly time: string;
  readonly advisory: Advisory;
}

type Report = ResolvedVulnerabilities['resolvedVulnsReports'][number];

function fixesOf(advisory: Advisory): readonly Fix[] {
  return advisory.events
    .filter(({ fixed, reviewState }) => fixed !== undefined && reviewState === 'REVIEW_STATE_APPROVED')
    .map(({ createTime }) => ({ time: createTime, advisory }));
}

/** Returns an advisory that was fixed twice on a day is resolved once. */
function toReport(date: string, fixes: readonly Fix[]): Report {
  const advisories = new Map(fixes.map(({ advisory }) => [advisory.uid, advisory]));
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

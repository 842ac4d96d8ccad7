import type { AdvisoryClient } from '../api/client/platform/advisory-client.ts';
import type { VulnerabilityClient } from '../api/client/platform/vulnerability-client.ts';
import type { AdvisoryDocument } from '../api/advisory/advisory-document.ts';
import type { Advisory as AdvisoryRecord } from '../api/advisory/advisory.ts';
import type { Advisory } from './decide/advisory.ts';
import type { AdvisoryEvent } from './decide/advisory-timeline.ts';
import type { Fetched } from '../values/fetched.ts';
import { severityOf, worstSeverity } from '../values/severity.ts';
import type { ScoreVector, Severity, StatedSeverity } from '../values/severity.ts';
import { mapLimit, IN_FLIGHT, once } from '../values/concurrency.ts';
import { settle, known } from '../values/fetched.ts';

/** Names per call, so that few calls have a second page (advisory-rules.md#advisory-queries). */
const NAMES_PER_CALL = 25;

/** Vulnerabilities per call: a page of them, and an address of some 4 KB (advisory-rules.md#published-advisories). */
const IDS_PER_CALL = 200;

type AdvisoriesByName = ReadonlyMap<string, Fetched<readonly Advisory[]>>;

/** The clients for advisories; without `signedIn`, a run gets the published ones only. */
export interface AdvisorySources {
  readonly signedIn: { readonly vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'> } | undefined;
  readonly published: Pick<AdvisoryClient, 'listDocuments' | 'listMetadata'>;
}

/** Fetches the advisories on artifacts of these names that the run has access to. */
export function fetchAdvisoriesOn(
  names: readonly string[],
  { published, signedIn }: AdvisorySources,
): Promise<AdvisoriesByName> {
  return signedIn === undefined
    ? fetchPublishedAdvisories(names, published)
    : fetchAdvisories(names, signedIn.vulnerabilities);
}

/** Returns the advisories on artifacts of these names, and perhaps of others. */
export type AdvisoriesOn = (names: readonly string[]) => Promise<AdvisoriesByName>;

/** Returns a function that fetches the advisories on each name once in a run. */
export function rememberAdvisories(
  vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'>,
): AdvisoriesOn {
  const requested = new Map<string, Promise<AdvisoriesByName>>();
  return async (names) => {
    const missing = [...new Set(names)].filter((name) => !requested.has(name)).sort();
    const fetched = fetchAdvisories(missing, vulnerabilities);
    for (const name of missing) requested.set(name, fetched);
    const answers = await Promise.all(new Set(names.flatMap((name) => requested.get(name) ?? [])));
    return new Map(answers.flatMap((answer) => Array.from(answer)));
  };
}

/** Fetches the advisories on artifacts of these names, in calls of several names each. */
export async function fetchAdvisories(
  names: readonly string[],
  vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'>,
): Promise<AdvisoriesByName> {
  const scorer = createScorer();
  const entries = await mapLimit(dealOut(names, NAMES_PER_CALL), IN_FLIGHT, async (chunk) => {
    const query = { artifactNames: chunk };
    const advisories = await settle(vulnerabilities.allAdvisories(query, { convert: toUnscored }));
    if (advisories.kind === 'unknown') return chunk.map((name) => [name, advisories] as const);
    const scoreOf = await scorer(advisories.value.flatMap(({ severities }) => severities));
    const scored = advisories.value.map(({ severities, ...advisory }) =>
      Object.assign(advisory, { severity: severityOf(severities, scoreOf) }),
    );
    const byName = Map.groupBy(scored, ({ artifactName }) => artifactName);
    return chunk.map((name) => [name, known(byName.get(name) ?? [])] as const);
  });
  return new Map(entries.flat());
}

/**
 * Returns a function that gives what computes the scores of severities. It loads the calculator, which is as large as all
 * other modules of advisories together, if one of them is a vector.
 */
function createScorer(): (stated: readonly StatedSeverity[]) => Promise<ScoreVector> {
  const load = once(async () => (await import('./decide/cvss-score.ts')).rememberScores());
  return async (stated) => (stated.some(({ score }) => score.includes(':')) ? load() : () => undefined);
}

/**
 * Fetches the published advisories, in one unauthenticated call per name, and then their severities, which documents do
 * not have (advisory-rules.md#published-advisories). If severities could not be fetched, the advisories that lack one are
 * unscored, and their names have the problem.
 */
export async function fetchPublishedAdvisories(
  names: readonly string[],
  published: Pick<AdvisoryClient, 'listDocuments' | 'listMetadata'>,
): Promise<AdvisoriesByName> {
  const answers = await mapLimit(names, IN_FLIGHT, async (name) => {
    return [name, await settle(published.listDocuments({ id: name }))] as const;
  });
  const documents = answers.flatMap(([, answer]) => (answer.kind === 'known' ? answer.value : []));
  const aliases = documents.flatMap(({ advisories }) => advisories.flatMap((one) => one.aliases));
  const ids = [...new Set(aliases)].filter((alias) => /^(?:CVE|GHSA)-/.test(alias)).sort();
  const severities = await fetchSeverities(ids, published);
  return new Map(
    answers.map(([name, answer]) => [
      name,
      answer.kind === 'unknown'
        ? answer
        : withSeverities(answer.value.filter(({ id }) => id === name).flatMap(advisoriesOf), severities),
    ]),
  );
}

type Severities = ReadonlyMap<string, Fetched<Severity>>;

/** Fetches the severities of vulnerabilities; one without metadata is unscored. */
async function fetchSeverities(
  ids: readonly string[],
  published: Pick<AdvisoryClient, 'listMetadata'>,
): Promise<Severities> {
  const scorer = createScorer();
  const entries = await mapLimit(chunksOf(ids, IDS_PER_CALL), IN_FLIGHT, async (chunk) => {
    const metadata = await settle(Array.fromAsync(published.listMetadata({ ids: chunk })));
    if (metadata.kind === 'unknown') return chunk.map((id) => [id, metadata] as const);
    const scoreOf = await scorer(metadata.value.flatMap(({ severities }) => severities));
    return metadata.value.map(({ id, severities }) => [id, known(severityOf(severities, scoreOf))] as const);
  });
  return new Map(entries.flat());
}

/** The severity of an advisory is the worst of its vulnerability under all of its names. */
function withSeverities(
  advisories: readonly Advisory[],
  severities: Severities,
): Fetched<readonly Advisory[]> {
  const answers = advisories.map(({ aliases }) => aliases.flatMap((alias) => severities.get(alias) ?? []));
  const scored = advisories.map((advisory, index) => {
    const stated = answers[index]?.flatMap((one) => (one.kind === 'known' ? one.value : [])) ?? [];
    return Object.assign({}, advisory, { severity: worstSeverity([advisory.severity, ...stated]) });
  });
  const [problem] = answers.flat().flatMap((one) => (one.kind === 'unknown' ? one.problem : []));
  return { ...known(scored), ...(problem === undefined ? {} : { problem }) };
}

/** Deals the names out, so that names in sequence, which are often alike in advisories, are in different calls. */
function dealOut(names: readonly string[], size: number): readonly (readonly string[])[] {
  const calls = Math.ceil(names.length / size);
  return Array.from({ length: calls }, (_, call) => names.filter((_name, index) => index % calls === call));
}

function chunksOf(items: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Keeps only what is judged or reported: of thousands of advisories, the rest would be most of the memory of a run. */
function toUnscored(record: AdvisoryRecord): Omit<Advisory, 'severity'> & Pick<AdvisoryRecord, 'severities'> {
  const { uid, advisoryId, aliases, artifactName, artifactType, artifactArchitecture, deleteTime } = record;
  const scan = record.events.findLast(({ detection }) => detection?.scanv1?.component)?.detection?.scanv1;
  const component =
    toComponent(record.componentName, record.componentType, record.componentLocation) ??
    toComponent(scan?.component, scan?.componentType, scan?.componentLocation);
  return {
    uid,
    advisoryId,
    aliases,
    artifactName,
    artifactType,
    artifactArchitecture,
    deleteTime,
    events: record.events.map(toEvent),
    severities: record.severities,
    ...component,
  };
}

function toEvent(event: AdvisoryRecord['events'][number]): AdvisoryEvent {
  const version = event.detection?.scanv1?.artifactVersion;
  return {
    createTime: event.createTime,
    reviewState: event.reviewState,
    detection: event.detection && (version === undefined ? {} : { scanv1: { artifactVersion: version } }),
    truePositiveDetermination: event.truePositiveDetermination,
    falsePositiveDetermination: event.falsePositiveDetermination,
    fixed: event.fixed,
    pendingUpstreamFix: event.pendingUpstreamFix,
    fixNotPlanned: event.fixNotPlanned,
    analysisNotPlanned: event.analysisNotPlanned,
    patched: event.patched,
  };
}

/** Published advisories have been approved, and have no severity and no architecture. */
function advisoriesOf({ id: artifactName, advisories }: AdvisoryDocument): readonly Advisory[] {
  return advisories.map(({ id, aliases, events }) => {
    const scan = events.findLast(({ detection }) => detection?.scanv1?.componentName)?.detection?.scanv1;
    return {
      uid: id,
      advisoryId: id,
      artifactName,
      aliases,
      severity: { rating: 'unscored', score: null },
      events: events.map(({ timestamp, ...event }) => {
        const approved = { createTime: timestamp, reviewState: 'REVIEW_STATE_APPROVED' };
        return Object.assign(approved, event);
      }),
      ...toComponent(scan?.componentName, scan?.componentType, scan?.componentLocation),
    };
  });
}

/** The service writes empty texts for what an advisory does not name. */
function toComponent(
  name: string = '',
  type: string = '',
  location: string = '',
): Pick<Advisory, 'component'> | undefined {
  if (name === '') return undefined;
  return {
    component: { name, ...(type === '' ? {} : { type }), ...(location === '' ? {} : { location }) },
  };
}

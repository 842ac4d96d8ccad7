import type { AdvisoryClient } from '../../../client/platform/advisory-client.ts';
import type { VulnerabilityClient } from '../../../client/platform/vulnerability-client.ts';
import type { AdvisoryDocument } from '../../../contract/advisory/advisory-document.ts';
import type { Advisory as AdvisoryRecord } from '../../../contract/advisory/advisory.ts';
import type { Advisory } from '../../../domain/advisory/advisory.ts';
import type { Fetched } from '../../../domain/check/evidence.ts';
import { severityOf } from '../../../domain/advisory/severity.ts';
import type { ScoreVector } from '../../../domain/advisory/severity.ts';
import { rememberScores } from '../../../formats/cvss-score.ts';
import { mapLimit, IN_FLIGHT } from '../../concurrency.ts';
import { settle, known } from './settle.ts';

/** Names per call, so that its address stays short (advisory-rules.md#advisory-queries). */
const NAMES_PER_CALL = 50;

type AdvisoriesByName = ReadonlyMap<string, Fetched<readonly Advisory[]>>;

/** Fetches the advisories on artifacts of these names, in calls of several names each. */
export async function fetchAdvisories(
  names: readonly string[],
  vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'>,
): Promise<AdvisoriesByName> {
  const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) =>
    names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL),
  );
  const scoreOf = rememberScores();
  const entries = await mapLimit(chunks, IN_FLIGHT, async (chunk) => {
    const records = await settle(vulnerabilities.allAdvisories({ artifactNames: chunk }));
    if (records.kind === 'unknown') return chunk.map((name) => [name, records] as const);
    const byName = Map.groupBy(records.value, ({ artifactName }) => artifactName);
    return chunk.map(
      (name) => [name, known((byName.get(name) ?? []).map((one) => toAdvisory(one, scoreOf)))] as const,
    );
  });
  return new Map(entries.flat());
}

/** Fetches the published advisories, in one unauthenticated call per name (advisory-rules.md#published-advisories). */
export async function fetchPublishedAdvisories(
  names: readonly string[],
  published: Pick<AdvisoryClient, 'listDocuments'>,
): Promise<AdvisoriesByName> {
  const entries = await mapLimit(names, IN_FLIGHT, async (name) => {
    const documents = await settle(published.listDocuments({ id: name }));
    return [
      name,
      documents.kind === 'unknown' ? documents : known(documents.value.flatMap(advisoriesOf)),
    ] as const;
  });
  return new Map(entries);
}

function toAdvisory({ severities, ...record }: AdvisoryRecord, scoreOf: ScoreVector): Advisory {
  return { ...record, severity: severityOf(severities, scoreOf) };
}

/** Published advisories have been approved, and have no severity and no architecture. */
function advisoriesOf({ id: artifactName, advisories }: AdvisoryDocument): readonly Advisory[] {
  return advisories.map(({ id, aliases, events }) => ({
    uid: id,
    advisoryId: id,
    artifactName,
    aliases,
    severity: { rating: 'unscored', score: null },
    events: events.map(({ timestamp, ...event }) => {
      const approved = { createTime: timestamp, reviewState: 'REVIEW_STATE_APPROVED' };
      return Object.assign(approved, event);
    }),
  }));
}

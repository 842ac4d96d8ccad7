import type { AdvisoryClient } from '../../../client/platform/advisory-client.ts';
import type { VulnerabilityClient } from '../../../client/platform/vulnerability-client.ts';
import type { AdvisoryDocument } from '../../../contract/advisory/advisory-document.ts';
import type { Advisory as AdvisoryRecord } from '../../../contract/advisory/advisory.ts';
import type { Advisory } from '../../../domain/advisory/advisory.ts';
import type { Fetched } from '../../../domain/check/evidence.ts';
import { severityOf } from '../../../domain/advisory/severity.ts';
import { baseScore } from '../../../formats/cvss-score.ts';
import { mapLimit, IN_FLIGHT } from '../../concurrency.ts';
import { settle, known } from './settle.ts';

/** Names per call, so that its address stays short (advisory-rules.md#advisory-queries). */
const NAMES_PER_CALL = 50;

type AnswersByName = ReadonlyMap<string, Fetched<readonly Advisory[]>>;

/** Asks for the advisories on artifacts of these names: so many names a call, each once. */
export async function fetchAdvisories(
  names: readonly string[],
  vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'>,
): Promise<AnswersByName> {
  const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) =>
    names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL),
  );
  const answers = await mapLimit(chunks, IN_FLIGHT, async (chunk) => {
    const records = await settle(vulnerabilities.allAdvisories({ artifactNames: chunk }));
    if (records.kind === 'unknown') return chunk.map((name) => [name, records] as const);
    const byName = Map.groupBy(records.value, ({ artifactName }) => artifactName);
    return chunk.map(
      (name) => [name, known((byName.get(name) ?? []).map((one) => toAdvisory(one)))] as const,
    );
  });
  return new Map(answers.flat());
}

/**
 * The same for nobody in particular: what is published, one call a name
 * (advisory-rules.md#published-advisories).
 */
export async function fetchPublishedAdvisories(
  names: readonly string[],
  published: Pick<AdvisoryClient, 'listDocuments'>,
): Promise<AnswersByName> {
  const answers = await mapLimit(names, IN_FLIGHT, async (name) => {
    const documents = await settle(published.listDocuments({ id: name }));
    return [
      name,
      documents.kind === 'unknown' ? documents : known(documents.value.flatMap(advisoriesOf)),
    ] as const;
  });
  return new Map(answers);
}

function toAdvisory({ severities, ...record }: AdvisoryRecord): Advisory {
  return { ...record, severity: severityOf(severities, baseScore) };
}

/** What is published has been approved; it carries no severity and no architecture. */
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

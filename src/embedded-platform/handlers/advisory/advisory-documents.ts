import {
  AdvisoryDocumentQuery,
  VulnerabilityMetadataQuery,
} from '../../../api/advisory/advisory-document.ts';
import type {
  AdvisoryDocument,
  DocumentEvent,
  VulnerabilityMetadata,
} from '../../../api/advisory/advisory-document.ts';
import { Advisory } from '../../../api/advisory/advisory.ts';
import type { AdvisoryEvent } from '../../../api/advisory/advisory.ts';
import { publicGroups } from '../../access/authorization.ts';
import { listPage } from '../../resources/list-page.ts';
import { readQuery } from '../../requests/read-request.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { advisoryConditions } from '../../store/body-conditions.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';
import { toAdvisory } from '../../resources/wire.ts';

/**
 * The published advisories, for everybody: those of the public organizations, with their approved events. A document is
 * about an origin, with all its subpackages; it has only the advisories of the vulnerabilities that were requested, and
 * without any there is no document.
 */
const listAdvisoryDocuments: Handler = async (call, { store }) => {
  const { id, cves } = readQuery(AdvisoryDocumentQuery, call);
  const published = store.resources
    .list({ kind: 'advisory', within: publicGroups(store), also: advisoryConditions({ origin: id }) })
    .filter(({ body }) => body['deleteTime'] === undefined)
    .filter(({ body }) => cves === undefined || aliasesOf(body).some((alias) => cves.includes(alias)));
  const byOrigin = Map.groupBy(published, ({ body }) => String(body['origin']));
  return { documents: [...byOrigin].map(([name, advisories]) => toDocument(name, advisories, store)) };
};

/** Returns metadata of the vulnerabilities that published advisories are about, to every caller. */
const listVulnerabilityMetadata: Handler = async (call, services) => {
  const query = readQuery(VulnerabilityMetadataQuery, call);
  const ids = [...(query.ids ?? []), ...(query.id === undefined ? [] : [query.id])];
  const names = ids.length === 0 ? undefined : ids;
  const within = publicGroups(services.store);
  const page = listPage(query, { kind: 'vulnerability', within, names }, services);
  return { vulnerabilityMetadata: page.resources.map(toMetadata), ...page.envelope };
};

/** Handlers of the published advisories, which require no authentication. */
export const advisoryDocumentHandlers = {
  listAdvisoryDocuments,
  listVulnerabilityMetadata,
} satisfies Handlers;

function toMetadata({ name, body }: Resource): VulnerabilityMetadata {
  return { id: name, severities: [], references: [], ...body };
}

function toDocument(id: string, advisories: readonly Resource[], store: Store): AdvisoryDocument {
  return {
    id,
    advisories: advisories.map((resource) => {
      const { advisoryId, aliases, events } = Advisory.parse(toAdvisory(resource));
      const packageNamespace = store.resources.get('group', resource.parent)?.name;
      return { id: advisoryId, aliases, packageNamespace, events: events.flatMap(toEvents) };
    }),
  };
}

/** None for what is not approved, and for the kinds that documents do not have. */
function toEvents(event: AdvisoryEvent): readonly DocumentEvent[] {
  const {
    uid: _uid,
    author: _author,
    reviewer: _reviewer,
    reviewState,
    createTime,
    patched,
    ...kind
  } = event;
  if (reviewState !== 'REVIEW_STATE_APPROVED' || patched !== undefined) return [];
  return [{ timestamp: createTime, ...kind }];
}

function aliasesOf(body: Resource['body']): readonly string[] {
  return Array.isArray(body['aliases']) ? body['aliases'].map(String) : [];
}

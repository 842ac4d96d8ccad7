import { EVENT_TYPES } from '../../api/advisory/advisory.ts';
import type { AdvisoryListQuery } from '../../api/advisory/advisory.ts';
import { given } from './resource-filter.ts';
import type { Condition } from './resource-filter.ts';
import type { ArtifactListQuery } from '../../api/registry/library.ts';

/** Fields of an advisory that are one of the values that a filter lists. */
const FIELDS = [
  ['legacyAdvisoryIds', 'legacyAdvisoryId'],
  ['artifactTypes', 'artifactType'],
  ['artifactArchitectures', 'artifactArchitecture'],
  ['componentNames', 'componentName'],
  ['componentTypes', 'componentType'],
  ['componentLocations', 'componentLocation'],
] as const satisfies readonly (readonly [keyof AdvisoryListQuery, string])[];

/** Fields of an event of which any event of the advisory has one of the values that a filter lists. */
const EVENT_FIELDS = [
  ['eventReviewStates', 'reviewState'],
  ['eventAuthors', 'author'],
  ['eventReviewers', 'reviewer'],
] as const satisfies readonly (readonly [keyof AdvisoryListQuery, string])[];

/** Returns the filters of a query that look into the body of an advisory (advisory-rules.md#advisory-filters). */
export function advisoryConditions(query: Partial<AdvisoryListQuery>): readonly Condition[] {
  return [
    ...FIELDS.flatMap(([filter, field]) =>
      given(query[filter], (values) => ({
        sql: `json_extract(body, '$.${field}') IN (SELECT value FROM json_each(?))`,
        values: [JSON.stringify(values)],
      })),
    ),
    ...EVENT_FIELDS.flatMap(([filter, field]) => given(query[filter], (values) => anyEvent(field, values))),
    ...given(query.aliases, hasAlias),
    ...given(query.origin, (origin) => ({ sql: "json_extract(body, '$.origin') = ?", values: [origin] })),
    ...given(query.excludeEventAuthors, (authors) => negated(anyEvent('author', authors))),
    ...given(query.eventTypes, (types) => hasEventType(types.map((type) => EVENT_TYPES[type]))),
    ...given(query.latestEventType, (type) => latestEventIs(EVENT_TYPES[type])),
    ...given(query.query, contains),
  ];
}

function negated({ sql, values }: Condition): Condition {
  return { sql: `NOT (${sql})`, values };
}

function hasAlias(aliases: readonly string[]): Condition {
  return {
    sql: `EXISTS (SELECT 1 FROM json_each(body, '$.aliases')
      WHERE value IN (SELECT value FROM json_each(?)))`,
    values: [JSON.stringify(aliases)],
  };
}

/** Among the values of a `json_each`, `value` is the event as JSON. */
function anyEvent(field: string, values: readonly string[]): Condition {
  return {
    sql: `EXISTS (SELECT 1 FROM json_each(body, '$.events')
      WHERE json_extract(value, '$.${field}') IN (SELECT value FROM json_each(?)))`,
    values: [JSON.stringify(values)],
  };
}

function hasEventType(fields: readonly string[]): Condition {
  const ofType = fields.map((field) => `json_type(value, '$.${field}') IS NOT NULL`).join(' OR ');
  return { sql: `EXISTS (SELECT 1 FROM json_each(body, '$.events') WHERE ${ofType})`, values: [] };
}

/**
 * Returns the latest by time; later in the list on a tie. Times of events are all written the same way and sort as
 * text.
 */
function latestEventIs(field: string): Condition {
  return {
    sql: `(SELECT json_type(value, '$.${field}') FROM json_each(body, '$.events')
      WHERE json_extract(value, '$.reviewState') = 'REVIEW_STATE_APPROVED'
      ORDER BY json_extract(value, '$.createTime') DESC, key DESC LIMIT 1) IS NOT NULL`,
    values: [],
  };
}

/**
 * The service does not document the searched fields; here they are the advisory, artifact and component names and the
 * aliases.
 */
function contains(text: string): Condition {
  const texts = ['name', 'facet', "json_extract(body, '$.componentName')", "json_extract(body, '$.aliases')"];
  return {
    sql: texts.map((column) => `instr(lower(coalesce(${column}, '')), ?) > 0`).join(' OR '),
    values: texts.map(() => text.toLowerCase()),
  };
}

/** Returns the filters of a query that look into an artifact; what its versions are like is kept in its body. */
export function artifactConditions(query: ArtifactListQuery): readonly Condition[] {
  return [
    ...given(query.query, (text) => ({ sql: 'instr(lower(name), ?) > 0', values: [text.toLowerCase()] })),
    ...given(query.cudaVersion, (version) => ({
      sql: `EXISTS (SELECT 1 FROM json_each(body, '$.cudaVersions') WHERE value = ?)`,
      values: [version],
    })),
    // False is the default, which is no filter.
    ...given(query.remediated === true ? 1 : undefined, (isRemediated) => ({
      sql: `json_extract(body, '$.remediated') = ?`,
      values: [isRemediated],
    })),
  ];
}

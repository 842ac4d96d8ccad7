import type { ArtifactListQuery } from '../../contract/registry/library.ts';
import type { Condition } from './resource-filter.ts';

/** The filters of a query that look into an artifact; what its versions are like is kept in its body. */
export function artifactConditions(query: ArtifactListQuery): readonly Condition[] {
  return [
    ...given(query.query, (text) => ({ sql: 'instr(lower(name), ?) > 0', values: [text.toLowerCase()] })),
    ...given(query.cudaVersion, (version) => ({
      sql: `EXISTS (SELECT 1 FROM json_each(body, '$.cudaVersions') WHERE value = ?)`,
      values: [version],
    })),
    ...given(query.remediated, (isRemediated) => ({
      sql: `json_extract(body, '$.remediated') = ?`,
      values: [isRemediated ? 1 : 0],
    })),
  ];
}

function given<Value>(
  value: Value | undefined,
  toCondition: (value: Value) => Condition,
): readonly Condition[] {
  return value === undefined ? [] : [toCondition(value)];
}

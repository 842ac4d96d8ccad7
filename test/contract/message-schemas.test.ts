import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { SEVERITIES } from '../../src/api/advisory/version-one.ts';
import { ORGANIZATION_STATUSES } from '../../src/api/iam/group.ts';
import { SCIM_CREDENTIAL_STATES } from '../../src/api/iam/scim.ts';
import type { MessagePackage } from '../../src/embedded-platform/grpc/messages/message-package.ts';
import { MESSAGE_PACKAGES } from '../../src/embedded-platform/grpc/messages/message-packages.ts';
import { GRACE_STATUSES, TAG_STATUSES } from '../../src/api/registry/eol-tag.ts';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { toCamelCase } from '../../src/embedded-platform/requests/body-form.ts';
import { differences, fieldsOf, fullName, queryFieldsOf } from './message-differences.ts';

/** What the service declares of each field: whether requests or responses lack it. */
const { messages } = z
  .object({
    messages: z.record(z.string(), z.record(z.string(), z.object({ behavior: z.string().optional() }))),
  })
  .parse(JSON.parse(readFileSync('test/golden/grpc-v2.json', 'utf8')));

function isDeclared(message: string, field: string, behavior: 'OUTPUT_ONLY' | 'INPUT_ONLY'): boolean {
  return messages[message]?.[field]?.behavior?.includes(behavior) === true;
}

const parts: readonly MessagePackage[] = MESSAGE_PACKAGES;

const methods = Object.values<Route>(routes).flatMap((row) => {
  const [, packageName = '', service = '', method = ''] = /^(.+)\.(\w+)\/(\w+)$/.exec(row.rpc ?? '') ?? [];
  const name = `chainguard.platform.${packageName}`;
  return parts.flatMap((part) => {
    const entry = part.name === name ? part.services?.[service]?.[method] : undefined;
    return entry === undefined
      ? []
      : [{ row, entry, message: (type: string) => fullName(type, `${name}.X`) }];
  });
});
type Method = (typeof methods)[number];

function requestDifferences({ row, entry, message }: Method): readonly string[] {
  const request = message(entry.request);
  const { body } = entry;
  const values = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value);
  const inPath = new Set(values.map((value) => entry.path?.[value] ?? value));
  const mayLack = (owner: string, field: string): boolean =>
    (owner === request && inPath.has(field)) || isDeclared(owner, field, 'OUTPUT_ONLY');
  if (body === '*') return differences(row.body ?? NOTHING, fieldsOf(request), mayLack);
  const query = row.form === true ? row.body : row.query;
  const resource = body === undefined ? undefined : fieldsOf(request).get(toCamelCase(body))?.field[1];
  return [
    ...differences(query ?? NOTHING, queryFieldsOf(request, body), mayLack),
    ...(resource === undefined ? [] : differences(row.body ?? NOTHING, fieldsOf(message(resource)), mayLack)),
  ];
}

const NOTHING = z.object({});

function responseDifferences({ row, entry, message }: Method): readonly string[] {
  if (entry.response === 'google.protobuf.Empty') return [];
  return differences(row.response, fieldsOf(message(entry.response)), (owner, field) =>
    isDeclared(owner, field, 'INPUT_ONLY'),
  );
}

/** Differences in requests, by their reason. */
const IN_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  'REST narrows every list by place (service-rules.md#list-parameters)': [
    'advisory.v2.ListVulnerabilityMetadataRequest',
    'iam.v2.ListTermsAcceptancesRequest',
    'libraries.v2.ListArtifactVersionsRequest',
    'libraries.v2.ListArtifactsRequest',
  ].flatMap((message) =>
    ['ancestorsOf', 'childrenOf', 'descendantsOf', 'ids', 'inRoot'].map(
      (field) => `${message} uidp.${field}: not in the message`,
    ),
  ),
  'only staff of the service can set it (service-rules.md#groups)': [
    'iam.v2.Group verified: not in the schema',
  ],
  'exactly one configuration must be set, and there is only one kind': [
    'iam.v2.IdentityProvider oidc: must be optional',
  ],
  'a page is small': ['registry.EolTagFilter pageSize: number is not int64'],
  'nobody can grant them': [
    'iam.v2.Role capabilities: CAP_INTERNAL is refused',
    'iam.v2.Role capabilities: CAP_REPO_INTERNAL_ADMIN is refused',
  ],
};

/** The counts of lists, whose presence the messages leave open. */
const LISTS = methods
  .map(({ entry, message }) => message(entry.response))
  .filter((name) => fieldsOf(name).get('totalCount')?.field[2] === 'optional')
  .map((name) => `${name.replace('chainguard.platform.', '')} totalCount: must be optional`);

/** Differences in responses, by their reason. */
const IN_RESPONSES: Readonly<Record<string, readonly string[]>> = {
  'the specification has them on REST (service-rules.md#common-fields)': [
    'events.v2.Subscription createTime: not in the message',
    'events.v2.Subscription updateTime: not in the message',
    'registry.v2.Tag createTime: not in the message',
  ],
  'secrets are not shown': ['iam.v2.IdentityProvider.OIDC clientSecret: not in the schema'],
  'a refresh token comes in a message of its own': ['oidc.RawToken refreshToken: not in the schema'],
  'every list has it (service-rules.md#list-responses)': [...LISTS],
  'some answers of the service have a date (api/registry/eol-tag.ts)': [
    'registry.PackageVersion lts: union is not bool',
  ],
  'details of scans and builds, which nothing here reads or stores': [
    ...['advisory.v2.Fixed', 'vulnerabilities.v2.AdvisoryEvent.Fixed'].flatMap((message) =>
      ['grypeDbBuilt', 'grypeDbChecksum', 'scannerVersion'].map(
        (field) => `${message} ${field}: not in the schema`,
      ),
    ),
    'registry.PackageVersion versionSource: not in the schema',
    'tenant.Package2 description: not in the schema',
    'tenant.Package2 license: not in the schema',
    'tenant.VulnReport rawVulnReport: not in the schema',
    'tenant.VulnReport vulnerabilityDbLastBuildTime: not in the schema',
    ...['advisories', 'cpeUri', 'cvss', 'description', 'relatedUrls', 'relatedVulnerabilities'].map(
      (field) => `tenant.VulnerabilityRecord ${field}: not in the schema`,
    ),
  ],
};

function expected(reasons: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.values(reasons).flat().sort();
}

describe('the schemas of rows and the messages of their methods', () => {
  it('have the same fields, with the same types, in requests', () => {
    expect([...new Set(methods.flatMap(requestDifferences))].sort()).toEqual(expected(IN_REQUESTS));
  });

  it('have the same fields, with the same types, in responses', () => {
    expect([...new Set(methods.flatMap(responseDifferences))].sort()).toEqual(expected(IN_RESPONSES));
  });

  it.each([
    ['iam.v2.OrgStatus', ORGANIZATION_STATUSES],
    ['iam.v2.IdentityProvider.SCIM.CredentialState', SCIM_CREDENTIAL_STATES],
    ['registry.EolTagStatus', TAG_STATUSES],
    ['registry.EolGracePeriodStatus', GRACE_STATUSES],
    ['registry.Vulnerability.Severity', SEVERITIES],
  ])('have the same values of %s', (name, values) => {
    const found = parts.flatMap((part) => {
      const one = part.enums?.[`chainguard.platform.${name}`.slice(part.name.length + 1)];
      return one !== undefined && `chainguard.platform.${name}`.startsWith(`${part.name}.`)
        ? Object.keys(one)
        : [];
    });
    expect(found.sort()).toEqual([...values].sort());
  });
});

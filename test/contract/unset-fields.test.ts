import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../src/api/client/platform/iam/iam-client.ts';
import { createRegistryManagementClient } from '../../src/api/client/platform/registry-management-client.ts';
import { MESSAGE_PACKAGES } from '../../src/embedded-platform/grpc/messages/message-packages.ts';
import { JSON_NAMES } from '../../src/embedded-platform/grpc/messages/message-package.ts';
import type { MessageField } from '../../src/embedded-platform/grpc/messages/message-package.ts';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { withoutUnset } from '../../src/api/schema/unset-fields.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { startMemoryPlatform } from '../support/platform/memory-platform.ts';

interface Message {
  readonly name: string;
  readonly packageName: string;
  readonly fields: Readonly<Record<string, MessageField>>;
}

const messages = new Map<string, Message>(
  MESSAGE_PACKAGES.flatMap(({ name: packageName, messages: own = {} }) =>
    Object.entries(own).map(([message, fields]) => {
      const name = `${packageName}.${message}`;
      return [name, { name, packageName, fields }] as const;
    }),
  ),
);

/** Each enum by its full name, with the name of its 0. */
const enums = new Map<string, string>(
  MESSAGE_PACKAGES.flatMap(({ name, enums: own = {} }) =>
    Object.entries(own).map(([type, values]) => {
      const [zero = ''] = Object.entries(values).find(([, number]) => number === 0) ?? [];
      return [`${name}.${type}`, zero] as const;
    }),
  ),
);

/** Each method as a row names it, with the full name of its response. */
const responses = new Map<string, string>(
  MESSAGE_PACKAGES.flatMap(({ name, services = {} }) =>
    Object.entries(services).flatMap(([service, methods]) =>
      Object.entries(methods).map(
        ([method, { response }]) =>
          [
            `${`${name}.${service}`.replace('chainguard.platform.', '')}/${method}`,
            `${name}.${response}`,
          ] as const,
      ),
    ),
  ),
);

/**
 * Fields that are set whenever their message is: the service declares most of them required, makes a record of a time at
 * that time, and a response with a token has the token.
 */
const ALWAYS_SET: Readonly<Record<string, unknown>> = {
  'oidc.RawToken.token': 'a.b.c',
  'oidc.TokenPair.token': { token: 'a.b.c', expiry: null },
  'oidc.TokenPair.refresh_token': { token: 'a.b.c', refreshToken: '', expiry: null },
  'iam.v2.AccountAssociation.Amazon.account': '123456789012',
  'iam.v2.AccountAssociation.Azure.tenant_id': 'tenant',
  'iam.v2.AccountAssociation.Google.project_id': 'project',
  'iam.v2.AccountAssociation.Google.project_number': '7',
  'iam.v2.GenerateScimTokenResponse.token': 'token',
  'iam.v2.RegenerateScimTokenResponse.token': 'token',
  'iam.v2.Identity.StaticKeys.issuer': 'https://issuer.example.com',
  'iam.v2.Identity.StaticKeys.subject': 'subject',
  'iam.v2.Identity.StaticKeys.issuer_keys': '{}',
  'iam.v2.IdentityProvider.OIDC.issuer': 'https://issuer.example.com',
  'iam.v2.IdentityProvider.OIDC.client_id': 'client',
  'registry.v2.SyncConfig.source': 'source',
  'registry.v2.CustomOverlay.Accounts.Group.groupname': 'group',
  'registry.v2.CustomOverlay.Accounts.User.username': 'user',
  'registry.v2.CustomOverlay.Certificates.AdditionalEntry.name': 'name',
  'registry.v2.CustomOverlay.Certificates.AdditionalEntry.content': 'content',
  'registry.v2.CustomOverlay.ImageContents.RuntimeKeyringEntry.name': 'name',
  'registry.v2.CustomOverlay.ImageContents.RuntimeKeyringEntry.content': 'content',
  'registry.VulnCountReport.date': '2026-11-20T00:00:00Z',
  'advisory.v2.DocumentEvent.timestamp': '2026-11-20T00:00:00Z',
  'advisory.v2.ResolvedVulnsReport.date': '2026-11-20T00:00:00Z',
  'vulnerabilities.v2.AdvisoryEvent.create_time': '2026-11-20T00:00:00Z',
};

/** Fields whose being set matters, and which the service always sets (service-rules.md#list-responses). */
const ALWAYS_WRITTEN: ReadonlySet<string> = new Set(['total_count']);

/** Returns a message as the service writes it with nothing set; `isNested` if its messages are set, with nothing in them. */
function unsetMessage({ name, packageName, fields }: Message, isNested: boolean): object {
  const written = Object.entries(fields).filter(
    ([field, [, , occurrence]]) =>
      occurrence === undefined || occurrence === 'repeated' || isNested || ALWAYS_WRITTEN.has(field),
  );
  return Object.fromEntries(
    written.map(([field, [, type, occurrence]]) => {
      const fullName = `${name}.${field}`;
      const jsonName =
        JSON_NAMES[fullName] ?? field.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
      const inner = messages.get(`${packageName}.${type}`) ?? messages.get(type);
      const value =
        inner === undefined || !isNested ? unsetValue(type, packageName) : unsetMessage(inner, isNested);
      if (occurrence === 'repeated') return [jsonName, inner !== undefined && isNested ? [value] : []];
      return [jsonName, ALWAYS_SET[fullName.replace('chainguard.platform.', '')] ?? value];
    }),
  );
}

/** Returns the default value of a type in JSON; null for a message (proto3 JSON). */
function unsetValue(type: string, packageName: string): unknown {
  if (type === 'string' || type === 'bytes') return '';
  if (type === 'bool') return false;
  if (type.startsWith('map<')) return {};
  if (/^(?:int64|uint64)$/.test(type)) return '0';
  if (/^(?:int32|uint32|float|double)$/.test(type)) return 0;
  return enums.get(`${packageName}.${type}`) ?? enums.get(type) ?? null;
}

/** Rows of the API with a response of fields. */
const rows = Object.entries(routes as Readonly<Record<string, Route>>).flatMap(
  ([name, { rpc, response }]) => {
    const message = messages.get(responses.get(rpc ?? '') ?? '');
    return message === undefined ? [] : [[name, response, message] as const];
  },
);

describe('a response in which nothing is set', () => {
  it.each(rows)('is read by the schema of %s', (_, response, message) => {
    for (const isNested of [false, true]) {
      const written = unsetMessage(message, isNested);
      const { error } = response.safeParse(withoutUnset(written, response));
      expect(error?.issues.map(({ path, message: why }) => `${path.join('.')}: ${why}`) ?? []).toEqual([]);
    }
  });
});

describe('the client', () => {
  it('reads empty texts and null as absent', async () => {
    const memory = await startMemoryPlatform();
    const unset = { digest: '', deprecated: false, bundles: [], createTime: null, updateTime: null };
    memory.answer(/\/registry\/v2\/tags$/, 200, {
      tags: [{ uid: 'a/b', name: 'latest', ...unset }],
      nextPageToken: '',
      totalCount: '1',
      skipped: 0,
    });
    const { listTags } = createRegistryManagementClient(await memory.signIn(IDENTITY));
    const [page, ...others] = await Array.fromAsync(listTags().pages());
    expect(others).toEqual([]);
    expect(page).toMatchObject({ totalCount: 1, skipped: 0, nextPageToken: undefined });
    expect(page?.items).toEqual([{ uid: 'a/b', name: 'latest', deprecated: false, bundles: [] }]);
  });

  it('keeps the values of maps and of fields that it requires', async () => {
    const memory = await startMemoryPlatform();
    const match = { issuer: 'i', subject: '', audience: '', claims: { ref: '' }, claimPatterns: {} };
    memory.answer(/\/iam\/v2\/identities\/a$/, 200, {
      uid: 'a',
      name: '',
      lastSeenTime: null,
      claimMatch: match,
    });
    const { identities } = createIamClient(await memory.signIn(IDENTITY));
    expect(await identities.get('a')).toEqual({
      uid: 'a',
      name: '',
      claimMatch: { issuer: 'i', claims: { ref: '' }, claimPatterns: {} },
    });
  });
});

import { describe, expect, it } from 'vitest';

import { typesByName } from '../../../../src/embedded-platform/grpc/messages/message-names.ts';
import { MESSAGE_PACKAGES } from '../../../../src/embedded-platform/grpc/messages/message-packages.ts';
import { queryInVersionTwo } from '../../../../src/embedded-platform/version-one/query.ts';
import { VERSION_ONE_ROWS } from '../../../../src/embedded-platform/version-one/rows.ts';
import { toVersionOne, toVersionTwo } from '../../../../src/embedded-platform/version-one/translate.ts';
import type { FieldViolation } from '../../../../src/embedded-platform/requests/refusal.ts';

const ENUMS = typesByName(MESSAGE_PACKAGES, ({ enums }) => enums);

const name = (message: string): string => `chainguard.platform.${message}`;

function there(value: unknown, message: string): unknown {
  return toVersionTwo(value, name(message), []);
}

/** The names of an enum's values. */
function valuesOf(type: string): readonly string[] {
  return Object.keys(ENUMS.get(name(type)) ?? {});
}

describe('a message of v1', () => {
  it('has the names of v2 in v2, in either spelling and at any depth', () => {
    const value = {
      id: 'a',
      last_seen: '2026-01-01T00:00:00Z',
      createdAt: '2026-01-02T00:00:00Z',
      static: { issuer: 'i', issuer_keys: 'k', expiration: '2027-01-01T00:00:00Z' },
    };
    expect(there(value, 'iam.Identity')).toEqual({
      uid: 'a',
      lastSeenTime: '2026-01-01T00:00:00Z',
      createTime: '2026-01-02T00:00:00Z',
      staticKeys: { issuer: 'i', issuerKeys: 'k', expirationTime: '2027-01-01T00:00:00Z' },
    });
  });

  it('loses what it does not have and what is null, and keeps the keys of maps', () => {
    const claims = { id: 'a', created_at: 'b', static: 'c' };
    const value = { shoeSize: 44, lastSeen: null, claimMatch: { issuer: 'i', claims, x: 1 } };
    expect(there(value, 'iam.Identity')).toEqual({ claimMatch: { issuer: 'i', claims } });
    expect(toVersionOne({ claimMatch: { claims } }, name('iam.Identity'))).toEqual({
      claimMatch: { claims },
    });
  });

  it('is unchanged if it is none, for the schemas to refuse', () => {
    expect(there('text', 'iam.Identity')).toBe('text');
    expect(there({ claimMatch: 5, name: 7 }, 'iam.Identity')).toEqual({ claimMatch: 5, name: 7 });
    expect(there({ capabilities: ['?', 5, 'repo.list'] }, 'iam.Role')).toEqual({
      capabilities: ['?', 5, 'CAP_REPO_LIST'],
    });
  });

  it('violates in both spellings', () => {
    const faults: FieldViolation[] = [];
    toVersionTwo({ lastSeen: 'a', last_seen: 'b' }, name('iam.Identity'), faults);
    expect(faults).toEqual([{ field: 'lastSeen', description: 'is given as lastSeen and as last_seen' }]);
  });

  it('has its own names for accounts of an overlay', () => {
    const accounts = { run_as: 'x', users: [{ userName: 'u', uid: 5 }], groups: [{ groupName: 'g' }] };
    expect(there(accounts, 'registry.ApkoConfig.Accounts')).toEqual({
      runAs: 'x',
      users: [{ username: 'u', uid: 5 }],
      groups: [{ groupname: 'g' }],
    });
  });
});

describe('an enum of v1', () => {
  it.each([
    {
      type: 'registry.CatalogTier',
      of: 'registry.Repo',
      field: 'catalogTier',
      other: 'registry.v2.CatalogTier',
    },
    {
      type: 'iam.ServicePrincipal',
      of: 'iam.Identity',
      field: 'servicePrincipal',
      other: 'iam.v2.ServicePrincipal',
    },
    { type: 'iam.OrgKind', of: 'iam.Group', field: 'kind', other: 'iam.v2.OrgKind' },
  ])('has the values of v2 by their names: $type', ({ type, of, field, other }) => {
    const values = valuesOf(type);
    expect(values.length).toBeGreaterThan(4);
    const translated = values.map((value) => there({ [field]: value }, of) as Record<string, string>);
    expect(new Set(translated.map((one) => one[field]))).toEqual(new Set(valuesOf(other)));
    expect(translated.map((one) => toVersionOne(one, name(of)))).toEqual(
      values.map((value) => ({ [field]: value })),
    );
  });
});

describe('a query of v1', () => {
  const query = (message: string, ...pairs: readonly (readonly [string, string])[]): object => {
    const given = Map.groupBy(pairs, ([key]) => key);
    const parameters = new Map([...given].map(([key, all]) => [key, all.map(([, value]) => value)]));
    return Object.fromEntries(queryInVersionTwo(parameters, name(message), []));
  };

  it('keeps the parameters of its message only', () => {
    const kept = query(
      'iam.GroupFilter',
      ['name', 'x'],
      ['offset', '1'],
      ['uidp.children_of', 'y'],
      ['x.y', 'z'],
    );
    expect(kept).toEqual({ name: ['x'], 'uidp.childrenOf': ['y'] });
    expect(query('ping.PingRequest', ['uidp.ids', 'x'])).toEqual({});
  });

  it('includes the tags that are not excluded', () => {
    expect(query('registry.TagFilter', ['excludeDates', 'true'], ['updated_since', 'x'])).toMatchObject({
      updatedSince: ['x'],
      includeDates: ['false'],
      includeEpochs: ['true'],
      includeReferrers: ['true'],
    });
  });
});

describe('the rows of v1', () => {
  it('have a name each, and the values of the path of v2', () => {
    const names = VERSION_ONE_ROWS.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    const rows = new Map(VERSION_ONE_ROWS.map((row) => [row.name, row]));
    expect(rows.get('createRoleV1')?.route.path).toBe('/iam/v1/roles/{parent}');
    expect(rows.get('createRoleV1')?.declared.path).toEqual({ parent: 'parent_id' });
    expect(rows.get('listTagHistory')?.declared.path).toEqual({ uid: 'parent_id' });
  });
});

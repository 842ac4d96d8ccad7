import { describe, expect, it } from 'vitest';

import { routes } from '../../../../src/api/routes.ts';
import { withUnpopulated } from '../../../../src/embedded-platform/requests/unpopulated-fields.ts';

const CREATED = '2026-05-01T00:00:00.000Z';

describe('fields that an answer leaves out', () => {
  it('have the default value of their type, in the order of the message', () => {
    const group = { uid: 'a', name: 'b', createTime: CREATED };
    expect(JSON.stringify(withUnpopulated(group, routes.getGroup))).toBe(
      JSON.stringify({
        uid: 'a',
        name: 'b',
        description: '',
        resourceLimits: {},
        verified: false,
        createTime: CREATED,
        updateTime: null,
        kind: 'ORG_KIND_UNSPECIFIED',
        status: 'ORG_STATUS_UNSPECIFIED',
      }),
    );
  });

  it('are added in lists and nested messages too, before fields that the message lacks', () => {
    const tag = { createTime: CREATED, uid: 'a', name: 'b', digest: 'c' };
    expect(withUnpopulated({ tags: [tag], totalCount: '1' }, routes.listTags)).toEqual({
      tags: [{ ...tag, updateTime: null, deprecated: false, bundles: [] }],
      nextPageToken: '',
      totalCount: '1',
      skipped: 0,
    });
  });

  it('are added in the values of maps', () => {
    const github = { appInstallations: { 7: { installations: [{ name: 'x' }] } } };
    expect(withUnpopulated({ github }, routes.getAccountAssociation)).toMatchObject({
      amazon: null,
      github: { appInstallations: { 7: { installations: [{ name: 'x', installationId: '0' }] } } },
    });
  });

  it('stay absent if they are optional or one of several', () => {
    const match = { issuer: 'i', subject: 's' };
    expect(withUnpopulated({ uid: 'a', claimMatch: match }, routes.getIdentity)).toEqual({
      uid: 'a',
      name: '',
      description: '',
      email: '',
      emailUnverified: '',
      company: '',
      lastSeenTime: null,
      createTime: null,
      updateTime: null,
      claimMatch: { ...match, claims: {}, claimPatterns: {} },
    });
    expect(withUnpopulated({}, routes.listGroups)).toEqual({ groups: [], nextPageToken: '', skipped: 0 });
  });

  it.each(['exchangeToken', 'exchangeTokenByQuery'] as const)('are added to the token of %s', (name) => {
    expect(withUnpopulated({ token: 't' }, routes[name])).toEqual({
      token: 't',
      refreshToken: '',
      expiry: null,
    });
  });

  it('keep the JSON name of a field that has its own', () => {
    expect(withUnpopulated({ sync_config: { source: 's' } }, routes.getRepo)).toMatchObject({
      sync_config: { source: 's', uniqueTags: false, expirationTime: null },
    });
  });

  it('are not known of answers that are no message', () => {
    const history = { history: [] };
    expect(withUnpopulated(history, routes.getTagHistory)).toBe(history);
  });
});

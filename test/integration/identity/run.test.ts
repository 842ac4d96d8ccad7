import { describe, expect, it } from 'vitest';

import { CAPABILITIES } from '../../../src/api/iam/capability.ts';
import { BOOTSTRAP_CAPABILITIES } from '../../../src/identity/decide/create-commands.ts';
import { PURPOSE_RULES } from '../../../src/identity/decide/purpose.ts';
import { readSubjectPattern } from '../../../src/sign-in/claim-doctor/subject-pattern.ts';
import { EVENT_PATTERN } from '../../../src/sign-in/claim-doctor/claim-match.ts';
import type { HttpRequest } from '../../../src/api/http.ts';
import type { IdentityResult } from '../../../src/identity/decide/report.ts';
import {
  BOOTSTRAP,
  countCalls,
  GITHUB,
  GROUP,
  killedAt,
  racing,
  startIdentityWorld,
  ticking,
} from '../../support/platform/identity-world.ts';

const IDENTITIES = '/iam/v2/identities/';
const MATCH = {
  issuer: GITHUB,
  subject: 'repo:acme/shop:ref:refs/heads/main',
  audience: 'platform.test',
  claims: { repository_id: '8800', repository_owner_id: '9900' },
  claimPatterns: { event_name: EVENT_PATTERN },
};

/** What marks an identity that Mooring created. */
const managed = { description: `managed-by=mooring v=1 fp=${'0'.repeat(64)}` };
const WITHOUT_DELETE = BOOTSTRAP_CAPABILITIES.filter((name) => name !== 'identity.delete');

function uidOf(result: IdentityResult): string {
  if (result.kind !== 'ready') throw new Error(`not ready: ${JSON.stringify(result)}`);
  return result.uid;
}

/** Everything that was sent as a body, as data. */
function bodiesOf(requests: readonly HttpRequest[]): readonly unknown[] {
  return requests
    .filter(({ method, url }) => ['POST', 'PATCH'].includes(method) && url.includes('/iam/'))
    .map(({ body }) => JSON.parse(body ?? '{}') as unknown);
}

describe('findOrCreateIdentity', () => {
  it('makes the identity of this workflow, binds one role at the root group, and proves it', async () => {
    const world = await startIdentityWorld();
    const result = await world.run();
    const [identity, ...others] = await world.identities();
    expect(others).toEqual([]);
    expect(identity).toMatchObject({
      name: expect.stringMatching(/^mooring-acme-shop-main-[0-9a-f]{8}$/) as string,
      description: expect.stringMatching(/^managed-by=mooring v=1 fp=[0-9a-f]{64}$/) as string,
      claimMatch: MATCH,
    });
    expect(result).toMatchObject({
      kind: 'ready',
      decision: 'created',
      uid: identity?.uid,
      role: 'registry.pull',
      warnings: [],
      siblings: [],
    });
    const [binding] = await Array.fromAsync(world.iam.roleBindings.list({ identity: uidOf(result) }));
    expect([binding?.group?.uid, binding?.role?.name]).toEqual([GROUP, 'registry.pull']);
  });

  it('P1: changes nothing when it runs again', async () => {
    const world = await startIdentityWorld();
    const first = uidOf(await world.run());
    const writes = (): number =>
      world.memory.requests.filter(({ method, url }) => method !== 'GET' && url.includes('/iam/')).length;
    const before = writes();
    for (let run = 0; run < 3; run += 1) {
      expect(await world.run()).toMatchObject({ kind: 'ready', decision: 'reused', uid: first });
    }
    expect([writes() - before, (await world.identities()).length, await world.bindings()]).toEqual([0, 1, 1]);
  });

  it.each([
    ['with the documented role', BOOTSTRAP_CAPABILITIES, 1],
    ['without the capability to delete what they created', WITHOUT_DELETE, undefined],
  ])('P2: eight runs at the same time end on the same identity, %s', async (_, capabilities, left) => {
    const world = await startIdentityWorld({ capabilities });
    const results = await Promise.all(racing(world.memory, 8).map((send) => world.run({ send })));
    const uids = new Set(results.map(uidOf));
    expect(countCalls(world.memory.requests, 'POST', IDENTITIES)).toBeGreaterThan(1); // they did race
    expect(uids.size).toBe(1);
    expect(await world.bindings()).toBe(1);
    if (left !== undefined) expect((await world.identities()).length).toBe(left);
    expect([...uids]).toEqual([uidOf(await world.run())]);
  });

  it('P2: deletes what earlier runs left without a role, or names the capability that this needs', async () => {
    const twins = Array.from({ length: 3 }, (_, index) => ({
      name: `twin ${index}`,
      ...managed,
      claimMatch: MATCH,
    }));
    const world = await startIdentityWorld({ identities: twins });
    const [used] = (await world.identities()).map(({ uid }) => uid).sort();
    expect(await world.run({ mode: 'require' })).toMatchObject({ kind: 'unbound' });
    expect((await world.identities()).length).toBe(3);
    expect(await world.run()).toMatchObject({ decision: 'reused', uid: used, warnings: [] });
    expect((await world.identities()).map(({ uid }) => uid)).toEqual([used]);
    const weak = await startIdentityWorld({ identities: twins, capabilities: WITHOUT_DELETE });
    const [first, ...more] = (await weak.identities()).map(({ uid }) => uid).sort();
    expect(await weak.run()).toMatchObject({
      uid: first,
      warnings: [
        `3 identities exist for the same claims; the oldest is used: ${[first, ...more].join(', ')}. Not all of the others could be deleted: that requires the capability identity.delete.`,
      ],
    });
  });

  it('P2: says that the list does not contain what it created', async () => {
    const world = await startIdentityWorld({
      faults: [{ route: 'listIdentities', nth: '*', kind: 'stale', lagMs: 60_000 }],
    });
    const warning = expect.stringContaining('did not contain the new identity within 30 seconds') as string;
    expect(await world.run()).toMatchObject({ decision: 'created', warnings: [warning] });
  });

  it('P2: with a list that is two seconds behind, one more run ends on one identity', async () => {
    const world = await startIdentityWorld({
      faults: [{ route: 'listIdentities', nth: '*', kind: 'stale', lagMs: 2_000 }],
    });
    const results = await Promise.all(
      Array.from({ length: 8 }, () => world.run({ send: ticking(world.memory) })),
    );
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'ready'));
    world.memory.clock.advance(10_000);
    const chosen = uidOf(await world.run());
    expect(uidOf(await world.run())).toBe(chosen);
    for (const { claimMatch } of await world.identities()) expect(claimMatch).toEqual(MATCH);
    const oldest = [...(await world.identities())].sort((a, b) => (a.uid < b.uid ? -1 : 1));
    expect(oldest.map(({ uid }) => uid)).toContain(chosen);
  });

  describe.each([
    ['the connection is cut', { kind: 'cut' }],
    ['the answer is cut in the middle', { kind: 'truncate' }],
    ['no answer ever comes', { kind: 'hang' }],
    ['a gateway answers 503', { status: 503, body: 'busy' }],
    ['a gateway answers 500 in HTML', { kind: 'html', status: 500 }],
    ['a proxy answers 200 in HTML', { kind: 'html' }],
    ['429 comes back', { status: 429, body: {} }],
    ['409 comes back', { status: 409, body: { code: 6, message: 'Already exists' } }],
  ])('P3: when %s', (_, fault) => {
    it.each(['createIdentity', 'createRoleBinding'])('after %s was done, it is done once', async (route) => {
      const world = await startIdentityWorld({ faults: [{ route, nth: 1, applied: true, ...fault }] });
      expect(await world.run()).toMatchObject({ kind: 'ready', decision: 'created' });
      const posts = countCalls(world.memory.requests, 'POST', IDENTITIES);
      expect([posts, (await world.identities()).length, await world.bindings()]).toEqual([1, 1, 1]);
    });

    it.each(['createIdentity', 'createRoleBinding'])(
      'before %s was done, it is done again',
      async (route) => {
        if ('kind' in fault && fault.kind === 'truncate') return; // a true answer that is cut: it was done
        const world = await startIdentityWorld({ faults: [{ route, nth: 1, ...fault }] });
        expect(await world.run()).toMatchObject({ kind: 'ready' });
        expect([(await world.identities()).length, await world.bindings()]).toEqual([1, 1]);
      },
    );

    it('again and again, there are two attempts and no more', async () => {
      const world = await startIdentityWorld({
        faults: [{ route: 'createIdentity', nth: 1, times: 9, ...fault }],
      });
      await world.run().catch(() => undefined);
      expect(countCalls(world.memory.requests, 'POST', IDENTITIES)).toBeLessThanOrEqual(2);
      expect((await world.identities()).length).toBeLessThanOrEqual(1);
    });
  });

  it('P3: looks three times, after 1, 2 and 4 seconds, before it sends again', async () => {
    const world = await startIdentityWorld({ faults: [{ route: 'createIdentity', nth: 1, kind: 'cut' }] });
    await world.run();
    expect(world.memory.clock.pauses.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
  });

  it('P3: a lost answer and a list that is behind do not make a second identity', async () => {
    const world = await startIdentityWorld({
      faults: [
        { route: 'createIdentity', nth: 1, kind: 'cut', applied: true },
        { route: 'listIdentities', nth: '*', kind: 'stale', lagMs: 2_000 },
      ],
    });
    expect(await world.run()).toMatchObject({ kind: 'ready' });
    expect((await world.identities()).length).toBe(1);
  });

  it('P4: sends no pattern but that of the events, which is anchored by itself', async () => {
    const world = await startIdentityWorld({
      faults: [{ route: 'createIdentity', nth: 1, kind: 'cut' }],
    });
    await world.run({ pinRef: true });
    const bodies = JSON.stringify(bodiesOf(world.memory.requests));
    expect(bodies).not.toMatch(/issuerPattern|subjectPattern|audiencePattern/);
    expect(bodies.match(/"claimPatterns":\{[^}]*\}/g)).toEqual(
      Array.from({ length: 2 }, () => `"claimPatterns":{"event_name":"^(push|schedule|workflow_dispatch)$"}`),
    );
  });

  it('P4: for a purpose, sends a pattern of subjects of one form, which is anchored by itself', async () => {
    const world = await startIdentityWorld();
    await world.run({ purpose: 'login' });
    const bodies = JSON.stringify(bodiesOf(world.memory.requests));
    expect(bodies).not.toMatch(/issuerPattern|audiencePattern|"subject"/);
    const [identity] = await world.identities();
    expect(readSubjectPattern(identity?.claimMatch?.subjectPattern ?? '')).toEqual({
      repositories: ['acme/shop', 'acme@9900/shop@8800'],
      contexts: ['ref:refs/heads/main'],
    });
  });

  it('P5: deletes no identity that Mooring did not create, that has a role, or that has other claims', async () => {
    const twin = (name: string, changes = {}): object => ({ name, claimMatch: MATCH, ...changes });
    const world = await startIdentityWorld({
      identities: [
        twin('from terraform'),
        twin('in use', { ...managed, bindings: [{ role: 'registry.pull' }] }),
        { name: 'other', ...managed, claimMatch: { ...MATCH, subject: 'x' } },
      ],
    });
    const result = await world.run();
    expect(result).toMatchObject({ kind: 'ready', decision: 'reused' });
    if (result.kind !== 'ready') return;
    expect(result.warnings).toEqual([
      expect.stringMatching(
        /^2 identities exist for the same claims.*, .*If no job uses the others, delete them\.$/,
      ),
    ]);
    expect(countCalls(world.memory.requests, 'DELETE', '/')).toBe(0);
    expect((await world.identities()).length).toBe(3);
  });

  it('P7: whatever request it is killed at, the next run repairs what is left', async () => {
    const whole = await startIdentityWorld();
    await whole.run();
    const requests = whole.memory.requests.length;
    expect(requests).toBeGreaterThan(8);
    for (const isApplied of [false, true]) {
      for (let last = 1; last <= requests; last += 1) {
        const world = await startIdentityWorld();
        await world.run({ send: killedAt(last, isApplied, world.memory.send) }).catch(() => undefined);
        expect(await world.run(), `killed at request ${last}`).toMatchObject({ kind: 'ready' });
        expect([(await world.identities()).length, await world.bindings()]).toEqual([1, 1]);
      }
    }
  });

  it('waits for a binding that has not spread yet, and only after it made one', async () => {
    const world = await startIdentityWorld({
      // The second exchange is the first one as the new identity.
      faults: [
        { route: 'exchangeToken', nth: 2, times: 2, status: 403, body: { code: 7, message: 'not yet' } },
      ],
    });
    expect(await world.run()).toMatchObject({ kind: 'ready', decision: 'created' });
    expect(world.memory.clock.pauses).toEqual([2_000, 4_000]);
    const steady = await startIdentityWorld({
      identities: [{ name: 'ready made', claimMatch: MATCH, bindings: [{ role: 'registry.pull' }] }],
      faults: [{ route: 'exchangeToken', nth: 2, times: 9, status: 403, body: { code: 7, message: 'no' } }],
    });
    await expect(steady.run()).rejects.toMatchObject({ code: 'auth_rejected' });
    expect(steady.memory.clock.pauses).toEqual([]);
  });

  it('does not say ready where the identity cannot see the image', async () => {
    const world = await startIdentityWorld();
    await expect(world.run({ image: { organization: 'acme', name: 'nothing' } })).rejects.toThrow(
      /acme\/nothing/,
    );
  });
});

describe('findOrCreateIdentity, with what is there already', () => {
  it('reuses an identity that others made, by its claims alone', async () => {
    const world = await startIdentityWorld({
      identities: [{ name: 'from terraform', claimMatch: { ...MATCH, audience: undefined } }],
    });
    const [there] = await world.identities();
    expect(await world.run()).toMatchObject({ kind: 'ready', decision: 'reused', uid: there?.uid });
  });

  it('finds it on the second page of a long list, and never makes it again', async () => {
    const many = Array.from({ length: 450 }, (_, index) => ({
      name: `other ${index}`,
      claimMatch: { ...MATCH, subject: `repo:acme/shop-${index}:ref:refs/heads/main` },
    }));
    const world = await startIdentityWorld({ identities: [...many, { name: 'zz', claimMatch: MATCH }] });
    expect(await world.run()).toMatchObject({ kind: 'ready', decision: 'reused', name: 'zz' });
  });

  it('warns of a role beside the wanted one, and does not take it away', async () => {
    const world = await startIdentityWorld({
      identities: [{ name: 'broad', claimMatch: MATCH, bindings: [{ role: 'owner' }] }],
    });
    const result = await world.run();
    expect(result).toMatchObject({ warnings: [expect.stringContaining('also bound to owner')] });
    expect(await world.bindings()).toBe(2);
  });

  it('reports an identity created for this repository under another subject', async () => {
    const world = await startIdentityWorld({
      identities: [
        {
          name: 'mooring-acme-shop-old',
          ...managed,
          claimMatch: { ...MATCH, subject: 'repo:acme/old:ref:refs/heads/main' },
        },
        { name: 'by hand', claimMatch: { ...MATCH, subject: 'repo:acme/old:ref:refs/heads/main' } },
      ],
    });
    const result = await world.run();
    expect(result).toMatchObject({ decision: 'created', siblings: [{ name: 'mooring-acme-shop-old' }] });
    expect((await world.identities()).length).toBe(3);
  });

  async function drifted(claimMatch: object, description?: string) {
    const made = await startIdentityWorld();
    await made.run();
    const [identity] = await made.identities();
    await made.iam.identities.update(identity?.uid ?? '', {
      claimMatch,
      ...(description === undefined ? {} : { description }),
    });
    return made;
  }

  it.each([
    ['fails with every difference', {}],
    ['also if an update is requested, but is less restrictive', { onDrift: 'update' as const }],
  ])('drift: %s', async (_, changes) => {
    const world = await drifted({ ...MATCH, subject: 'repo:acme/shop:pull_request' });
    expect(await world.run(changes)).toMatchObject({
      kind: 'drifted',
      drift: {
        differences: [{ field: 'subject', found: 'repo:acme/shop:pull_request', wanted: MATCH.subject }],
      },
    });
    expect(countCalls(world.memory.requests, 'PATCH', '/')).toBe(0);
  });

  it('drift: restores what was removed, if requested', async () => {
    const world = await drifted({ issuer: MATCH.issuer, subject: MATCH.subject });
    const role = (await Array.fromAsync(world.iam.roles.list({ name: 'bootstrap' })))[0];
    await world.iam.roles.update(role?.uid ?? '', {
      capabilities: [...BOOTSTRAP_CAPABILITIES, 'identity.update'].map(
        (name) => CAPABILITIES[name as keyof typeof CAPABILITIES],
      ),
    });
    expect(await world.run({ onDrift: 'update' })).toMatchObject({ kind: 'ready', decision: 'updated' });
    expect((await world.identities()).map(({ claimMatch }) => claimMatch)).toEqual([MATCH]);
    const patch = world.memory.requests.find(({ method }) => method === 'PATCH');
    expect(patch?.url).toContain('updateMask=claimMatch%2Cdescription');
  });

  it('drift: keeps what a user has taken over', async () => {
    const world = await drifted({ issuer: MATCH.issuer, subject: MATCH.subject }, 'ours now');
    expect(await world.run({ onDrift: 'update' })).toMatchObject({
      kind: 'drifted',
      drift: { isManaged: false },
    });
    expect(countCalls(world.memory.requests, 'PATCH', '/')).toBe(0);
  });
});

describe('findOrCreateIdentity, for a purpose', () => {
  const { name, capabilities } = PURPOSE_RULES.check.role;
  const role = { name, capabilities };
  const check = { purpose: 'check', role: role.name, image: undefined } as const;
  const inEnvironment = { claims: { environment: 'images', sub: 'repo:acme/shop:environment:images' } };
  const bootstrap = {
    claimMatch: { issuer: GITHUB, subjectPattern: 'repo:acme/shop:.*' },
    bindings: [{ role: 'bootstrap' }],
  };

  it('signs in as the identity if it accepts the job itself, and otherwise reads it back', async () => {
    const world = await startIdentityWorld({ roles: [role], bootstrap });
    expect(await world.run({ ...check, ...inEnvironment })).toMatchObject({
      kind: 'ready',
      decision: 'created',
      role: 'mooring-check',
      isSignedIn: false,
      warnings: [],
    });
    expect(await world.run({ ...check, mode: 'require' })).toMatchObject({
      kind: 'ready',
      decision: 'reused',
      isSignedIn: true,
    });
    const image = { organization: 'acme', name: 'python' };
    expect(await world.run({ ...check, ...inEnvironment, image })).toMatchObject({
      warnings: [expect.stringContaining('Access to the image was not verified') as string],
    });
  });

  it('reports an identity of the same purpose for another default branch, and none of other purposes', async () => {
    const world = await startIdentityWorld({ roles: [role] });
    await world.run({ purpose: 'login' });
    await world.run({ ...check });
    const run = { eventName: 'push', repositoryId: '8800', defaultBranch: 'trunk' };
    const result = await world.run({ ...check, claims: { ref: 'refs/heads/main' }, run });
    expect(result.kind).toBe('refused'); // the job is not on that branch
    const renamed = await startIdentityWorld({ roles: [role], bootstrap });
    await renamed.run({ ...check });
    await renamed.run({ purpose: 'login' });
    expect(await renamed.run({ ...check, claims: { ref: 'refs/heads/trunk' }, run })).toMatchObject({
      kind: 'ready',
      decision: 'created',
      siblings: [{ name: expect.stringMatching(/-check-/) as string }],
    });
  });

  it.each([
    [
      'is missing',
      [],
      /no role mooring-check$/,
      /chainctl iam roles create mooring-check --parent=\w+ --capabilities=account_associations/,
    ],
    [
      'lacks a capability',
      [{ ...role, capabilities: role.capabilities.slice(1) }],
      /lacks account_associations\.list/,
      /chainctl iam roles update mooring-check/,
    ],
    [
      'can write',
      [{ ...role, capabilities: [...role.capabilities, 'tag.create'] }],
      /can do more than read: tag\.create/,
      /all end in/,
    ],
  ] as const)('is refused if its role %s', async (_, roles, reason, remedy) => {
    const world = await startIdentityWorld({ roles });
    const result = await world.run(check);
    if (result.kind !== 'refused') expect.fail(JSON.stringify(result));
    expect(result.refusals[0]?.reason).toMatch(reason);
    expect(result.refusals[0]?.remedy).toMatch(remedy);
    expect(await world.identities()).toEqual([]);
  });

  it('is refused if an identity for pull requests has another role that can write', async () => {
    const world = await startIdentityWorld({ roles: [role] });
    const identityUid = uidOf(await world.run(check));
    const [editor] = await Array.fromAsync(world.iam.roles.list({ name: 'editor' }));
    await world.iam.roleBindings.create(GROUP, { identityUid, roleUid: editor?.uid ?? '' });
    for (const mode of ['create', 'require'] as const) {
      expect(await world.run({ ...check, mode })).toMatchObject({
        kind: 'refused',
        refusals: [{ reason: expect.stringContaining('the role editor can do more') as string }],
      });
    }
  });
});

describe('findOrCreateIdentity, in the mode that changes nothing', () => {
  const writes = (requests: readonly HttpRequest[]): number => bodiesOf(requests).length;

  it('says what is missing', async () => {
    const world = await startIdentityWorld();
    expect(await world.run({ mode: 'require' })).toMatchObject({
      kind: 'missing',
      plan: { claimMatch: MATCH },
    });
    expect(writes(world.memory.requests)).toBe(0);
  });

  it('says that the role is missing', async () => {
    const world = await startIdentityWorld({ identities: [{ name: 'bare', claimMatch: MATCH }] });
    expect(await world.run({ mode: 'require' })).toMatchObject({ kind: 'unbound', role: 'registry.pull' });
    expect(writes(world.memory.requests)).toBe(0);
  });

  it('proves the identity of a job that only pulls, without listing', async () => {
    const world = await startIdentityWorld({ bootstrap: { bindings: [{ role: 'registry.pull' }] } });
    expect(await world.run({ mode: 'require' })).toMatchObject({
      kind: 'ready',
      decision: 'reused',
      uid: BOOTSTRAP,
      warnings: [expect.stringContaining('cannot list identities')],
    });
  });
});

describe('findOrCreateIdentity refuses', () => {
  it.each(['pull_request', 'pull_request_target', 'workflow_run', 'issue_comment', 'issues', ''])(
    'the event %j before any call',
    async (eventName) => {
      const world = await startIdentityWorld();
      const run = { eventName, repositoryId: '8800', defaultBranch: 'main' };
      expect(await world.run({ run })).toMatchObject({ kind: 'refused', refusals: [{}] });
      expect(world.memory.requests).toEqual([]);
    },
  );

  it.each(['owner', 'editor', 'limited_owner', 'registry.pull_token_creator'])(
    'the role %s before any call, allowed or not',
    async (role) => {
      const world = await startIdentityWorld();
      expect(await world.run({ role, allowRole: role })).toMatchObject({ kind: 'refused' });
      expect(world.memory.requests).toEqual([]);
    },
  );

  it.each([
    ['a tag', { ref: 'refs/tags/v1' }, 'the tag v1'],
    ['a merge queue', { ref: 'refs/heads/gh-readonly-queue/main/pr-1' }, 'merge queue'],
    ['another branch', { ref: 'refs/heads/feature' }, 'not the default branch main'],
    ['a pattern', { sub: 'repo:acme/shop:environment:*' }, 'contains "*"'],
    ['hyphen ids', { sub: 'repo:acme-9900/shop-8800:ref:refs/heads/main' }, 'can be forged'],
    [
      'another repository',
      { sub: 'repo:acme/other:ref:refs/heads/main' },
      'does not start with this repository',
    ],
    ['no repository', { sub: 'repository_owner:acme' }, 'does not start with this repository'],
    ['every pull request', { sub: 'repo:acme/shop:pull_request' }, 'every pull request'],
    ['a token of another event', { event_name: 'pull_request_target' }, 'pull_request_target'],
    ['a token of another repository', { repository_id: '1' }, 'for another repository'],
    ['a token without ids', { repository_owner_id: '' }, 'no repository and owner ids'],
    ['an issuer over plain http', { iss: 'http://token.actions.githubusercontent.com' }, 'not an https URL'],
  ])('%s, and sends the platform no request', async (_, claims, why) => {
    const world = await startIdentityWorld();
    const result = await world.run({ claims });
    expect(result.kind).toBe('refused');
    expect(JSON.stringify(result)).toContain(why.replaceAll('"', '\\"'));
    expect(world.memory.requests.length).toBe(1); // GitHub's token, from which it is told
    expect((await world.identities()).length).toBe(0);
  });

  it('a caller that cannot look, before it makes anything', async () => {
    const world = await startIdentityWorld({
      bootstrap: { bindings: [{ role: 'registry.pull_token_creator' }] },
    });
    await expect(world.run()).rejects.toMatchObject({
      code: 'auth_forbidden',
      hint: expect.stringContaining('identity.list') as string,
    });
    expect(bodiesOf(world.memory.requests)).toEqual([]);
  });

  it('a role of the organization that is not allowed explicitly, or that writes', async () => {
    const roles = [
      { name: 'readers', capabilities: ['tag.list', 'repo.list'] },
      { name: 'writers', capabilities: ['tag.list', 'tag.create'] },
    ];
    const world = await startIdentityWorld({ roles });
    expect(await world.run({ role: 'readers' })).toMatchObject({ kind: 'refused' });
    expect(await world.run({ role: 'writers', allowRole: 'writers' })).toMatchObject({
      kind: 'refused',
      refusals: [{ reason: expect.stringContaining('can do more than read') as string }],
    });
    expect(await world.run({ role: 'nobody', allowRole: 'nobody' })).toMatchObject({ kind: 'refused' });
    expect((await world.identities()).length).toBe(0);
    expect(await world.run({ role: 'readers', allowRole: 'readers', image: undefined })).toMatchObject({
      kind: 'ready',
    });
  });

  it('to work from below the root group', async () => {
    const world = await startIdentityWorld();
    const identity = `${GROUP}/${'1'.repeat(16)}/${'2'.repeat(16)}`;
    expect(await world.run({ identity })).toMatchObject({ kind: 'refused' });
    expect(world.memory.requests).toEqual([]);
  });
});

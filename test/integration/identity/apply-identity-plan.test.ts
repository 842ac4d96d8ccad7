import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { assertionAudience } from '../../../src/api/client/transport/endpoints.ts';
import { createCaller } from '../../../src/api/client/transport/call.ts';
import type { Call } from '../../../src/api/client/transport/call.ts';
import { routes } from '../../../src/api/routes.ts';
import { Secret } from '../../../src/values/secret.ts';
import { PURPOSE_RULES, PURPOSES } from '../../../src/identity/decide/purpose.ts';
import type { IdentityScope, Purpose, RepositoryFacts } from '../../../src/identity/decide/purpose.ts';
import { acceptedSamples, rejectedSamples } from '../../../src/identity/decide/sample-claims.ts';
import type { Sample } from '../../../src/identity/decide/sample-claims.ts';
import type { SetupResult } from '../../../src/identity/decide/setup.ts';
import type { HttpSend } from '../../../src/api/http.ts';
import { planIdentities } from '../../../src/identity/plan-identities.ts';
import { applyIdentityPlan } from '../../../src/identity/apply-identity-plan.ts';
import type { SetupOptions } from '../../../src/identity/apply-identity-plan.ts';
import { exchangeForAudiences } from '../../../src/sign-in/sign-in.ts';
import {
  countCalls,
  GITHUB,
  GROUP,
  killedAt,
  racing,
  startIdentityWorld,
} from '../../support/platform/identity-world.ts';
import type { IdentityWorld } from '../../support/platform/identity-world.ts';

const FACTS: RepositoryFacts = {
  issuer: GITHUB,
  owner: 'acme',
  name: 'shop',
  repositoryId: '8800',
  ownerId: '9900',
  defaultBranch: 'main',
};

interface Changes extends Partial<Pick<SetupOptions, 'mode' | 'onDrift'>> {
  readonly purposes?: readonly Purpose[];
  readonly scope?: IdentityScope;
  readonly facts?: Partial<RepositoryFacts>;
  readonly call?: Call;
}

/** Sets identities up as the owner of an organization with an API token. */
async function setUp(world: IdentityWorld, changes: Changes = {}): Promise<SetupResult> {
  const { memory } = world;
  const { purposes = PURPOSES, scope = 'repository', call = memory.call } = changes;
  const audience = assertionAudience(memory.endpoints);
  const facts = { ...FACTS, ...changes.facts };
  return applyIdentityPlan({
    iam: createIamClient({ call, token: new Secret(memory.platform.line.adminToken) }),
    plan: await planIdentities(facts, { purposes, scope, organization: GROUP, audience }),
    mode: changes.mode ?? 'apply',
    onDrift: changes.onDrift ?? 'fail',
    pause: (milliseconds) => memory.clock.sleep(milliseconds),
  });
}

function decisions({ roles, identities }: SetupResult): readonly string[] {
  return [
    ...roles.map(({ role, decision }) => `${role.name} ${decision}`),
    ...identities.map(
      ({ access, decision, binding }) => `${access.purpose} ${decision}, binding ${binding ?? 'none'}`,
    ),
  ];
}

/** Whether the platform exchanges a token with these claims for one of the identity. */
async function isExchanged(world: IdentityWorld, identity: string, { claims }: Sample): Promise<boolean> {
  const { call, clock, endpoints, oidcRequest } = world.memory;
  const { expiresAt: _, aud: __, ...texts } = claims;
  const set = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined);
  try {
    const options = { call, clock, endpoints, identity, onSecret: () => undefined };
    await exchangeForAudiences([endpoints.apiUrl], { ...options, ...oidcRequest(Object.fromEntries(set)) });
    return true;
  } catch {
    return false;
  }
}

describe('applyIdentityPlan', () => {
  it('creates roles, identities and bindings, and changes nothing when it runs again', async () => {
    const world = await startIdentityWorld();
    const created = await setUp(world);
    expect(decisions(created)).toEqual([
      'mooring-check created',
      'mooring-pin created',
      'registry.pull reused',
      'check created, binding created',
      'pin created, binding created',
      'login created, binding created',
    ]);
    const writes = (): number =>
      world.memory.requests.filter(({ method, url }) => method !== 'GET' && url.includes('/iam/')).length;
    const before = writes();
    const again = await setUp(world);
    expect(decisions(again)).toEqual(decisions(created).map((one) => one.replaceAll('created', 'reused')));
    expect([writes() - before, again.identities.map(({ uid }) => uid)]).toEqual([
      0,
      created.identities.map(({ uid }) => uid),
    ]);
    expect(again.identities.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it.each(
    PURPOSES.flatMap((purpose) =>
      (['repository', 'owner'] as const).map((scope) => [purpose, scope] as const),
    ),
  )(
    'for %s of a %s, the platform accepts every listed event and rejects every other token',
    async (purpose, scope) => {
      const world = await startIdentityWorld();
      const { identities } = await setUp(world, { purposes: [purpose], scope });
      const uid = identities[0]?.uid ?? '';
      const options = { facts: FACTS, purpose, scope, audience: assertionAudience(world.memory.endpoints) };
      for (const sample of acceptedSamples(options))
        expect(await isExchanged(world, uid, sample), sample.title).toBe(true);
      for (const sample of rejectedSamples(options))
        expect(await isExchanged(world, uid, sample), sample.title).toBe(false);
    },
  );

  it('in a preview, sends no request that changes anything', async () => {
    const world = await startIdentityWorld();
    const preview = await setUp(world, { mode: 'preview' });
    expect(world.memory.requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(await world.identities()).toEqual([]);
    expect(decisions(preview)).toEqual(decisions(await setUp(world)));
  });

  it('with an environment, accepts only its jobs', async () => {
    const world = await startIdentityWorld();
    const facts = { ...FACTS, environment: 'images: prod' };
    const { identities } = await setUp(world, { facts });
    for (const { access, uid = '' } of identities) {
      const options = {
        facts,
        purpose: access.purpose,
        scope: 'repository',
        audience: 'platform.test',
      } as const;
      const [sample] = acceptedSamples(options);
      const [outside] = acceptedSamples({ ...options, facts: FACTS });
      if (sample === undefined || outside === undefined) throw new Error('no sample');
      expect(await isExchanged(world, uid, sample), access.purpose).toBe(true);
      expect(await isExchanged(world, uid, outside), access.purpose).toBe(false);
      const elsewhere = { ...sample, claims: { ...sample.claims, ref: 'refs/heads/other' } };
      expect(await isExchanged(world, uid, elsewhere)).toBe(access.purpose === 'check');
    }
  });

  it('rejects facts that GitHub cannot have returned', async () => {
    const world = await startIdentityWorld();
    for (const facts of [{ owner: 'a/b' }, { name: '' }, { repositoryId: 'x' }, { defaultBranch: 'a b*' }]) {
      await expect(setUp(world, { facts })).rejects.toMatchObject({ code: 'config_identity_refused' });
    }
    expect(world.memory.requests).toEqual([]);
  });
});

/** Counts roles of Mooring, identities and their bindings. */
async function counts(world: IdentityWorld): Promise<readonly number[]> {
  const roles = await Array.fromAsync(world.iam.roles.list({ childrenOf: GROUP }));
  const own = roles.filter(({ name }) => name.startsWith('mooring-'));
  return [own.length, (await world.identities()).length, await world.bindings()];
}

describe('applyIdentityPlan creates nothing twice', () => {
  it('by several runs at the same time', async () => {
    const world = await startIdentityWorld();
    const { clock, endpoints } = world.memory;
    const results = await Promise.all(
      racing(world.memory, 4).map((send) =>
        setUp(world, { call: createCaller({ send, clock, endpoints, routes }) }),
      ),
    );
    const uids = results.map(({ identities }) => identities.map(({ uid }) => uid));
    expect(new Set(uids.map((one) => one.join())).size).toBe(1);
    expect(countCalls(world.memory.requests, 'POST', '/iam/v2/identities/')).toBeGreaterThan(3); // they did race
    expect(await counts(world)).toEqual([2, 3, 3]);
  });

  describe.each(['createRole', 'createIdentity', 'createRoleBinding'])('by %s', (route) => {
    it.each([
      ['a cut connection', { kind: 'cut' }],
      ['a hanging response', { kind: 'hang' }],
      ['a 503', { status: 503, body: 'busy' }],
      ['HTML', { kind: 'html' }],
    ])('after %s, done or not', async (_, fault) => {
      for (const applied of [true, false]) {
        const world = await startIdentityWorld({ faults: [{ route, nth: 1, applied, ...fault }] });
        const result = await setUp(world);
        expect(result.identities.map(({ decision }) => decision)).toEqual(['created', 'created', 'created']);
        expect(await counts(world)).toEqual([2, 3, 3]);
      }
    });
  });

  it('after it was killed at any request', async () => {
    const whole = await startIdentityWorld();
    await setUp(whole, { purposes: ['check'] });
    const requests = whole.memory.requests.length;
    expect(requests).toBeGreaterThan(8);
    for (const isApplied of [false, true]) {
      for (let last = 1; last <= requests; last += 1) {
        const world = await startIdentityWorld();
        const { clock, endpoints, send } = world.memory;
        const call = createCaller({ send: killedAt(last, isApplied, send), clock, endpoints, routes });
        await setUp(world, { purposes: ['check'], call }).catch(() => undefined);
        await setUp(world, { purposes: ['check'] });
        expect(await counts(world), `killed at request ${last}`).toEqual([1, 1, 1]);
      }
    }
  });
});

describe('applyIdentityPlan, if something differs', () => {
  const { role } = PURPOSE_RULES.check;

  it.each([
    ['lacks a capability', role.capabilities.slice(1), 'drifted', /lacks account_associations\.list/],
    ['has another one that reads', [...role.capabilities, 'groups.list'], 'drifted', /also has groups\.list/],
    ['can write', [...role.capabilities, 'tag.create'], 'refused', /can do more than read: tag\.create/],
  ] as const)('binds nothing to a role that %s', async (_, capabilities, decision, reason) => {
    const world = await startIdentityWorld({ roles: [{ name: role.name, capabilities }] });
    for (const mode of ['preview', 'apply'] as const) {
      const result = await setUp(world, { purposes: ['check'], mode });
      expect(result.roles[0]?.decision).toBe(decision);
      expect(result.identities[0]).toMatchObject({ decision: 'refused', uid: undefined });
      expect(result.identities[0]?.refusals[0]?.reason).toMatch(reason);
    }
    expect(await counts(world)).toEqual([1, 0, 0]);
  });

  it('refuses an identity for pull requests that is also bound to a role that can write', async () => {
    const world = await startIdentityWorld();
    const { identities } = await setUp(world);
    const [editor] = await Array.fromAsync(world.iam.roles.list({ name: 'editor' }));
    for (const { uid: identityUid = '' } of identities)
      await world.iam.roleBindings.create(GROUP, { identityUid, roleUid: editor?.uid ?? '' });
    for (const mode of ['preview', 'apply'] as const) {
      const [check, pin] = (await setUp(world, { mode })).identities;
      expect(check).toMatchObject({
        decision: 'refused',
        refusals: [{ reason: expect.stringContaining('the role editor can do more than read') as string }],
      });
      expect(pin).toMatchObject({
        decision: 'reused',
        warnings: [expect.stringContaining('also has the role editor') as string],
      });
    }
  });

  it('reports a changed claim match, and restores it only if that narrows it', async () => {
    const world = await startIdentityWorld();
    const created = await setUp(world, { purposes: ['check'] });
    const { uid = '', access } = created.identities[0] ?? {};
    const wider = { ...access?.identity.claimMatch, claims: { repository_owner_id: FACTS.ownerId } };
    await world.iam.identities.update(uid, { claimMatch: wider });
    expect((await setUp(world, { purposes: ['check'] })).identities[0]).toMatchObject({
      decision: 'drifted',
      drift: { differences: [{ field: 'claims.repository_id', found: undefined, wanted: '8800' }] },
    });
    const update = { purposes: ['check'], onDrift: 'update' } as const;
    expect((await setUp(world, { ...update, mode: 'preview' })).identities[0]?.decision).toBe('updated');
    expect((await setUp(world, update)).identities[0]).toMatchObject({ decision: 'updated', uid });
    expect((await setUp(world, update)).identities[0]?.decision).toBe('reused');
    const other = { ...access?.identity.claimMatch, subjectPattern: '^repo:(acme/shop):(environment:x)$' };
    await world.iam.identities.update(uid, { claimMatch: other });
    expect((await setUp(world, update)).identities[0]?.decision).toBe('drifted');
  });

  it('reuses what chainctl created with claim patterns', async () => {
    const world = await startIdentityWorld();
    const plan = await planIdentities(FACTS, {
      purposes: ['check'],
      scope: 'repository',
      organization: GROUP,
      audience: assertionAudience(world.memory.endpoints),
    });
    const { claims = {}, claimPatterns, ...rest } = plan.accesses[0]?.identity.claimMatch ?? {};
    const patterns = Object.entries(claims).map(([name, value]) => [name, `^${value}$`] as const);
    const claimMatch = { ...rest, claimPatterns: { ...claimPatterns, ...Object.fromEntries(patterns) } };
    const made = await world.iam.identities.create(GROUP, { name: 'by chainctl', claimMatch });
    expect((await setUp(world, { purposes: ['check'] })).identities[0]).toMatchObject({
      decision: 'reused',
      uid: made.uid,
      binding: 'created',
    });
  });

  it('throws if the service stores something else than it was given', async () => {
    const world = await startIdentityWorld();
    const { clock, endpoints, send } = world.memory;
    const forgetful: HttpSend = async (request) =>
      request.method === 'POST' && request.url.includes('/iam/v2/identities/')
        ? send({ ...request, body: (request.body ?? '').replace('pull_request|', '') })
        : send(request);
    const call = createCaller({ send: forgetful, clock, endpoints, routes });
    await expect(setUp(world, { purposes: ['check'], call })).rejects.toMatchObject({
      code: 'platform_unexpected_answer',
      message: expect.stringContaining('another claim match') as string,
    });
  });
});

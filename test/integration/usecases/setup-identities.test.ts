import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../src/client/platform/iam/iam-client.ts';
import { assertionAudience } from '../../../src/client/transport/endpoints.ts';
import type { Call } from '../../../src/client/transport/call.ts';
import { Secret } from '../../../src/domain/secret.ts';
import { PURPOSES } from '../../../src/domain/identity/purpose.ts';
import type { IdentityScope, Purpose, RepositoryFacts } from '../../../src/domain/identity/purpose.ts';
import { acceptedSamples, rejectedSamples } from '../../../src/domain/identity/sample-claims.ts';
import type { Sample } from '../../../src/domain/identity/sample-claims.ts';
import type { SetupResult } from '../../../src/domain/identity/setup.ts';
import { planIdentities } from '../../../src/usecases/identity/plan-identities.ts';
import { applyIdentityPlan } from '../../../src/usecases/identity/setup-identities.ts';
import type { SetupOptions } from '../../../src/usecases/identity/setup-identities.ts';
import { exchangeForAudiences } from '../../../src/usecases/sign-in/sign-in.ts';
import { GITHUB, GROUP, startIdentityWorld } from '../../support/platform/identity-world.ts';
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
});

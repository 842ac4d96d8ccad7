import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import type { Identity } from '../../../src/api/iam/identity.ts';
import { BOOTSTRAP_CAPABILITIES } from '../../../src/identity/decide/create-commands.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { HttpRequest, HttpSend } from '../../../src/api/http.ts';
import type { IdentityResult } from '../../../src/identity/decide/report.ts';
import { findOrCreateIdentity } from '../../../src/identity/run.ts';
import type { IdentityOptions } from '../../../src/identity/run.ts';
import { connect, startMemoryPlatform } from './memory-platform.ts';
import type { MemoryPlatform } from './memory-platform.ts';

export const GROUP = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';
export const BOOTSTRAP = `${GROUP}/${'b0'.repeat(8)}`;
export const GITHUB = 'https://token.actions.githubusercontent.com';
const SUBJECT = 'repo:acme/shop:ref:refs/heads/main';

/** The claims of a job on the default branch; the rest is what the embedded endpoint gives. */
export const PUSH: Readonly<Record<string, string>> = {
  repository: 'acme/shop',
  repository_id: '8800',
  repository_owner_id: '9900',
  event_name: 'push',
  ref: 'refs/heads/main',
};

export interface IdentityWorld {
  readonly memory: MemoryPlatform;
  /** Everything, as the administrator sees it. */
  readonly iam: IamClient;
  /** One run of the use case; `send` stands in for the network of that run alone. */
  run(changes?: RunChanges): Promise<IdentityResult>;
  /** The identities that a run has made or used, without the bootstrap one. */
  identities(): Promise<readonly Identity[]>;
  /** How many bindings they have together. */
  bindings(): Promise<number>;
}

export interface RunChanges extends Partial<Omit<IdentityOptions, 'requestUrl' | 'requestToken'>> {
  readonly claims?: Readonly<Record<string, string>>;
}

interface WorldChanges {
  readonly faults?: readonly object[];
  readonly capabilities?: readonly string[];
  readonly identities?: readonly object[];
  readonly roles?: readonly object[];
  readonly bootstrap?: object;
  readonly groups?: readonly object[];
}

/** An organization with one image and the bootstrap identity, which holds the least role that the README gives it. */
export async function startIdentityWorld(changes: WorldChanges = {}): Promise<IdentityWorld> {
  const memory = await startMemoryPlatform({
    organizations: [organization(changes)],
    github: { issuer: GITHUB, subject: 'legacy', claims: PUSH },
    faults: changes.faults ?? [],
  });
  // A connection of its own, so that its requests are not counted.
  const { call } = connect(memory.platform, memory.clock);
  const iam = createIamClient({ call, token: new Secret(memory.platform.line.adminToken) });
  const identities = async (): Promise<readonly Identity[]> =>
    (await Array.fromAsync(iam.identities.list({ childrenOf: GROUP }))).filter(
      ({ uid }) => uid !== BOOTSTRAP,
    );
  return {
    memory,
    iam,
    identities,
    run: (changed) => findOrCreateIdentity(optionsOf(memory, changed)),
    bindings: async () => {
      const uids = new Set((await identities()).map(({ uid }) => uid));
      const all = await Array.fromAsync(iam.roleBindings.list({ descendantsOf: GROUP }));
      return all.filter(({ identity }) => uids.has(identity?.uid ?? '')).length;
    },
  };
}

function organization(changes: WorldChanges): object {
  return {
    name: 'acme',
    uid: GROUP,
    roles: [
      { name: 'bootstrap', capabilities: changes.capabilities ?? BOOTSTRAP_CAPABILITIES },
      ...(changes.roles ?? []),
    ],
    identities: [
      {
        name: 'bootstrap',
        uid: BOOTSTRAP,
        claimMatch: { issuer: GITHUB, subject: SUBJECT },
        bindings: [{ role: 'bootstrap' }],
        ...changes.bootstrap,
      },
      ...(changes.identities ?? []),
    ],
    groups: changes.groups ?? [],
    repos: [{ name: 'python', tags: [{ name: '3.13', history: [{ at: 'now-1d' }] }] }],
  };
}

function optionsOf(memory: MemoryPlatform, { claims = {}, ...changes }: RunChanges = {}): IdentityOptions {
  const { clock, endpoints, send } = memory;
  return {
    send,
    clock,
    endpoints,
    identity: BOOTSTRAP,
    ...memory.oidcRequest(claims),
    onSecret: () => undefined,
    run: { eventName: 'push', repositoryId: '8800', defaultBranch: 'main' },
    mode: 'create',
    onDrift: 'fail',
    purpose: undefined,
    environment: undefined,
    role: 'registry.pull',
    allowRole: '',
    pinRef: false,
    image: { organization: 'acme', name: 'python' },
    ...changes,
  };
}

/** Time passes with every request: no two things are made in the same millisecond. */
export function ticking({ send, clock }: MemoryPlatform): HttpSend {
  return (request) => {
    clock.advance(1);
    return send(request);
  };
}

/** How often a method was called on a path of the platform. */
export function countCalls(requests: readonly HttpRequest[], method: string, path: string): number {
  return requests.filter(
    (request) => request.method === method && new URL(request.url).pathname.startsWith(path),
  ).length;
}

const IDENTITY_LIST = /\/iam\/v2\/identities(?:\?|$)/;

/** The networks of so many runs that race: the first list of identities of each ends when all of them have theirs. */
export function racing(memory: MemoryPlatform, runs: number): readonly HttpSend[] {
  const { promise: allHaveLooked, resolve } = Promise.withResolvers<undefined>();
  let looked = 0;
  return Array.from({ length: runs }, () => {
    const send = ticking(memory);
    let hasLooked = false;
    return async (request) => {
      const response = await send(request);
      if (hasLooked || request.method !== 'GET' || !IDENTITY_LIST.test(request.url)) return response;
      hasLooked = true;
      looked += 1;
      if (looked === runs) resolve(undefined);
      await allHaveLooked;
      return response;
    };
  });
}

/** A network that ends with the process: at its `last` request, before or after the service got it. */
export function killedAt(last: number, isApplied: boolean, send: HttpSend): HttpSend {
  let count = 0;
  return async (request) => {
    count += 1;
    if (count < last) return send(request);
    if (count === last && isApplied) await send(request);
    throw new Error('killed');
  };
}

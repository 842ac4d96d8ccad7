import { describe, expect, it } from 'vitest';

import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { Secret } from '../../src/values/secret.ts';
import { ACME, NOBODY } from '../integration/embedded-platform/test-platform.ts';
import { METHODS } from '../support/grpc/facts.ts';
import { expectSame, WALKS } from '../support/grpc/faces.ts';
import { CALLS } from '../support/platform/every-call.ts';
import type { ChangeCall } from '../support/platform/every-client.ts';

type CalledName = keyof typeof CALLS;

/** Callers of these are people that an identity provider vouches for; an identity finds nothing. */
const FOR_PEOPLE: ReadonlySet<CalledName> = new Set(['lookupGroup', 'requestGroupAccess']);

/** The refusal of the last call over gRPC; both faces refuse it alike. */
async function refusalOf(name: CalledName, change: ChangeCall): Promise<unknown> {
  const calls = await expectSame(CALLS[name], (called, ...rest) =>
    called === name ? change(called, ...rest) : rest[0],
  );
  expect(calls.at(-1)).toMatchObject({ isRefusal: true });
  return calls.at(-1)?.answer;
}

const reason = (text: string, method: string): object => ({
  // v1 declares no details.
  details: method.includes('.v2.')
    ? expect.arrayContaining([expect.objectContaining({ reason: text })])
    : expect.toBeOneOf([undefined, []]),
});

const rowOf = (name: CalledName): Route => routes[name];

describe.each(WALKS)('%s', (method, name) => {
  it('answers as over REST', async () => {
    const calls = await expectSame(CALLS[name]);
    expect(calls.at(-1)).toMatchObject({ method, isRefusal: FOR_PEOPLE.has(name) });
  });
});

describe.each(WALKS.filter(([, name]) => rowOf(name).credential === 'platform'))('%s', (method, name) => {
  it('refuses a wrong token as over REST', async () => {
    const refusal = await refusalOf(name, (_, parts) => ({ ...parts, credential: new Secret('x.y.z') }));
    expect(refusal).toMatchObject({ code: 16, ...reason('UNAUTHENTICATED', method) });
  });
});

describe.each(WALKS.filter(([, name]) => rowOf(name).capabilities !== undefined))('%s', (method, name) => {
  it('refuses a caller without the capability as over REST', async () => {
    const refusal = await refusalOf(name, async (_, parts, test) => ({
      ...parts,
      credential: new Secret(await test.tokenOf(NOBODY)),
    }));
    expect(refusal).toMatchObject({ code: 7, ...reason('PERMISSION_DENIED', method) });
  });
});

const OF_ONE_RESOURCE = /\/v2\/.*\{(?:uid|parent)\}/;

describe.each(WALKS.filter(([, name]) => OF_ONE_RESOURCE.test(rowOf(name).path)))('%s', (method, name) => {
  it('refuses what is not there as over REST', async () => {
    const { path } = rowOf(name);
    // A template without `**` has one path component for the uid.
    const absent =
      METHODS.get(method)?.http.includes('=**') === true ? `${ACME}/${'0'.repeat(16)}` : '0'.repeat(40);
    const refusal = await refusalOf(name, (_, parts) => ({
      ...parts,
      path: { ...parts.path, [path.includes('{uid}') ? 'uid' : 'parent']: absent },
    }));
    expect(refusal).toMatchObject({ code: 5, ...reason('NOT_FOUND', method) });
  });
});

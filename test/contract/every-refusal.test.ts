import { describe, expect, it } from 'vitest';

import type { CallParts } from '../../src/api/client/transport/request.ts';
import { Failure } from '../../src/api/schema/failure.ts';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { Secret } from '../../src/values/secret.ts';
import { limitedToken } from '../integration/embedded-platform/tokens/exchange-asks.ts';
import { ACME, NOBODY, OWNER } from '../integration/embedded-platform/test-platform.ts';
import type { TestPlatform } from '../integration/embedded-platform/test-platform.ts';
import { CALLS } from '../support/platform/every-call.ts';
import { openWorld } from '../support/platform/every-client.ts';

type CalledName = keyof typeof CALLS;

const TABLE: readonly (readonly [CalledName, Route])[] = (Object.keys(CALLS) as readonly CalledName[]).map(
  (name) => [name, routes[name]],
);

/** The routes of the platform's API that want a sign-in and for which `isMeant`. */
const platformRoutes = (isMeant: (route: Route) => boolean): typeof TABLE =>
  TABLE.filter(([, route]) => route.credential === 'platform' && isMeant(route));

const isVersionTwo = ({ path }: Route): boolean => /^\/\w+\/v2\//.test(path);

/** Calls a route by the client's method, with something changed about that one request; gives the error and the body. */
async function refusalOf(
  name: CalledName,
  change: (parts: CallParts, test: TestPlatform) => CallParts | Promise<CallParts>,
): Promise<{ readonly error: unknown; readonly failure: Failure }> {
  const world = await openWorld((called, parts, test) => (called === name ? change(parts, test) : parts));
  const error: unknown = await CALLS[name](world).then(
    () => expect.fail(`${name} was not refused`),
    (reason: unknown) => reason,
  );
  expect(world.called.at(-1)).toBe(name);
  const body = world.answers.at(-1)?.body ?? new Uint8Array();
  return { error, failure: Failure.parse(JSON.parse(new TextDecoder().decode(body))) };
}

/** The words of the hint for a route's capabilities. */
function hintOf(capabilities: readonly string[]): RegExp {
  const nouns = capabilities.length === 1 ? 'capability' : 'capabilities';
  return new RegExp(
    `^Add the ${nouns} ${capabilities.join(' and ')} to .*--add-capabilities=${capabilities.join(',')}\`\\.$`,
  );
}

/** The typed details of a body, by the last word of their type. */
function detailsOf({ details = [] }: Failure): Readonly<Record<string, object>> {
  return Object.fromEntries(details.map((detail) => [detail['@type'].split('.').at(-1) ?? '', detail]));
}

describe('through the client, a request', () => {
  it.each(platformRoutes(() => true))('without a good token is refused: %s', async (name, route) => {
    const { error, failure } = await refusalOf(name, (parts) => ({
      ...parts,
      credential: new Secret('x.y.z'),
    }));
    expect(error).toMatchObject({ code: 'auth_rejected' });
    expect(failure.code).toBe(16);
    // v1 declares no details (service-rules.md#v1).
    if (!isVersionTwo(route)) expect(failure.details).toEqual([]);
    else expect(detailsOf(failure)['ErrorInfo']).toMatchObject({ reason: 'UNAUTHENTICATED' });
  });

  it.each(platformRoutes(({ capabilities }) => capabilities !== undefined))(
    'of a caller without the capability is rejected, by its name: %s',
    async (name, { capabilities }) => {
      const { error, failure } = await refusalOf(name, async (parts, test) => ({
        ...parts,
        credential: new Secret(await test.tokenOf(NOBODY)),
      }));
      expect(error).toMatchObject({
        code: 'auth_forbidden',
        message: expect.stringContaining(`missing capability ${capabilities?.[0] ?? ''}`),
        hint: expect.stringMatching(hintOf(capabilities ?? [])),
      });
      expect(failure.code).toBe(7);
    },
  );

  it.each(platformRoutes(({ capabilities }) => capabilities !== undefined))(
    'of an owner with a token that is limited to another capability is rejected, by its name: %s',
    async (name, { capabilities }) => {
      const { failure } = await refusalOf(name, async (parts, test) => ({
        ...parts,
        credential: new Secret(await limitedToken(test, OWNER, [['cap', 'version.list']])),
      }));
      expect(failure).toMatchObject({
        code: 7,
        message: expect.stringContaining(`missing capability ${capabilities?.[0] ?? ''}`),
      });
    },
  );

  it.each(platformRoutes((route) => isVersionTwo(route) && /\{(?:uid|parent)\}/.test(route.path)))(
    'for what is not there is not found, with its type and name: %s',
    async (name, { path }) => {
      const absent = `${ACME}/${'0'.repeat(16)}`;
      const { error, failure } = await refusalOf(name, (parts) => ({
        ...parts,
        path: { ...parts.path, [path.includes('{uid}') ? 'uid' : 'parent']: absent },
      }));
      expect(error).toMatchObject({ code: 'platform_not_found' });
      expect(failure.code).toBe(5);
      expect(detailsOf(failure)['ResourceInfo']).toMatchObject({
        resourceType: expect.stringMatching(/^[A-Z]\w+$/),
        resourceName: absent,
      });
    },
  );

  it.each(platformRoutes(({ method, query }) => method === 'PATCH' && query !== undefined))(
    'without a mask and with an unknown field names it: %s',
    async (name) => {
      const { error, failure } = await refusalOf(name, (parts) => ({
        ...parts,
        query: {},
        body: { ...parts.body, shoeSize: 44 },
      }));
      expect(error).toMatchObject({ code: 'platform_invalid_request' });
      expect(failure).toMatchObject({ code: 3, message: 'Invalid argument: shoeSize: is not a known field' });
      expect(detailsOf(failure)).toMatchObject({
        ErrorInfo: { reason: 'INVALID_ARGUMENT' },
        BadRequest: { fieldViolations: [{ field: 'shoeSize', description: 'is not a known field' }] },
      });
    },
  );
});

/** The List endpoints: what all of them share (service-rules.md#lists). */
const LISTS = platformRoutes((route) => isVersionTwo(route) && hasPages(route));

function hasPages({ query }: Route): boolean {
  return (
    query?.safeParse({ pageSize: 'many' }).error?.issues.some(({ path }) => path[0] === 'pageSize') === true
  );
}

describe('through the client, a list', () => {
  it('is one of many', () => {
    expect(LISTS.length).toBeGreaterThan(12);
  });

  it.each(LISTS)('is refused for a page that cannot be: %s', async (name) => {
    for (const page_size of ['many', '-1', '1.5', '1e3', '0x10']) {
      // oxlint-disable-next-line no-await-in-loop -- each is a world of its own
      const { error, failure } = await refusalOf(name, (parts) => ({
        ...parts,
        query: { ...parts.query, page_size },
      }));
      expect(error).toMatchObject({ code: 'platform_invalid_request' });
      expect(detailsOf(failure)['BadRequest']).toMatchObject({ fieldViolations: [{ field: 'page_size' }] });
    }
  });

  it.each(LISTS)('begins again where its page token is older than three days: %s', async (name) => {
    const [fresh, old] = [await listAfterDays(name, false), await listAfterDays(name, true)];
    expect(old).toEqual(fresh);
  });
});

/** What a list gives after three days: asked from the beginning, or with a token of the time before. */
async function listAfterDays(name: CalledName, withOldToken: boolean): Promise<unknown> {
  const old: string[] = [];
  const world = await openWorld((called, { query, credential, ...parts }, { platform }) => ({
    ...parts,
    query: called === name && old.length > 0 ? { ...query, page_token: old.pop() } : { ...query },
    ...(credential === undefined ? {} : { credential: new Secret(platform.line.adminToken) }),
  }));
  const { test } = world;
  const first = await test.ask('/registry/v2/repos?page_size=1', { token: test.platform.line.adminToken });
  expect(first.json.nextPageToken).toMatch(/^[\w-]+$/);
  test.clock.advance(3 * 86_400_000 + 1);
  if (withOldToken) old.push(first.json.nextPageToken);
  const listed = await CALLS[name](world);
  expect(old).toEqual([]);
  return listed;
}

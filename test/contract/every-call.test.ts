import { afterEach, describe, expect, it } from 'vitest';

import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { CALLS, NEVER_FOUND } from '../support/platform/every-call.ts';
import { openBothProtocols } from '../support/platform/both-protocols.ts';
import type { BothProtocols } from '../support/platform/both-protocols.ts';
import { openWorld } from '../support/platform/every-client.ts';
import { ROUTES_WITHOUT_METHOD } from './routes-without-method.ts';

async function finish(name: string, call: Promise<unknown>): Promise<void> {
  if (NEVER_FOUND.has(name)) await expect(call).rejects.toMatchObject({ code: 'platform_not_found' });
  else await call;
}

/** The calls whose JSON body has named fields. */
const WITH_BODY = Object.entries(CALLS).filter(([name]) => {
  const route: Route = routes[name as keyof typeof CALLS];
  return route.body !== undefined && route.form !== true && !NEVER_FOUND.has(name);
});

describe('every route', () => {
  it.each(Object.entries(CALLS))('%s is called by a method of the client', async (name, use) => {
    const world = await openWorld();
    await finish(name, use(world));
    expect(world.called).toContain(name);
  });

  it.each(WITH_BODY)('%s ignores an unknown field of its body', async (name, use) => {
    const world = await openWorld((called, parts) =>
      called === name ? { ...parts, body: { ...parts.body, shoeSize: 44 } } : parts,
    );
    await use(world);
    expect(world.called.at(-1)).toBe(name);
    expect(world.answers.at(-1)).toMatchObject({ status: 200 });
  });

  it('is one of them, or is left out for a reason', () => {
    const named = [...Object.keys(CALLS), ...Object.keys(ROUTES_WITHOUT_METHOD)];
    expect(named.sort()).toEqual(Object.keys(routes).sort());
    expect(Object.values(ROUTES_WITHOUT_METHOD).filter((reason) => reason.length < 20)).toEqual([]);
  });
});

describe('every route over sockets', () => {
  const opened: BothProtocols[] = [];

  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });

  it.each(Object.entries(CALLS))('%s has the same answer over HTTP/2 and HTTP/1.1', async (name, use) => {
    const world = await openWorld(undefined, async ({ platform }) => {
      const both = await openBothProtocols(platform);
      opened.push(both);
      return both.send;
    });
    await finish(name, use(world));
    expect(world.called).toContain(name);
    for (const { overHttp1, overHttp2 } of opened.flatMap(({ compared }) => compared))
      expect(overHttp2).toEqual(overHttp1);
  });
});

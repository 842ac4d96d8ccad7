import { describe, expect, it } from 'vitest';

import { routes } from '../../src/contract/routes.ts';
import { CALLS } from '../support/platform/every-call.ts';
import { openWorld } from '../support/platform/every-client.ts';
import { ROUTES_WITHOUT_METHOD } from './routes-without-method.ts';

describe('every route', () => {
  it.each(Object.entries(CALLS))('%s is called by a method of the client', async (name, use) => {
    const world = await openWorld();
    await use(world);
    expect(world.called).toContain(name);
  });

  it('is one of them, or is left out for a reason', () => {
    const named = [...Object.keys(CALLS), ...Object.keys(ROUTES_WITHOUT_METHOD)];
    expect(named.sort()).toEqual(Object.keys(routes).sort());
    expect(Object.values(ROUTES_WITHOUT_METHOD).filter((reason) => reason.length < 20)).toEqual([]);
  });
});

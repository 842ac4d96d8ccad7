import { describe, expect, it } from 'vitest';

import { upstreamOf } from '../../../../src/config/policy/pin-settings.ts';

describe('config/policy/pin-settings', () => {
  it.each([
    ['an image below a path that mirrors a host', 'cg/acme/node', { host: 'cgr.dev', path: 'acme/node' }],
    // It was asked for at the host "cgr.de".
    ['an image at that path itself', 'cg', { host: 'mirror.test', path: 'cg' }],
    ['an image beside it', 'cgx/node', { host: 'mirror.test', path: 'cgx/node' }],
  ])('finds the upstream of %s', (_, path, upstream) => {
    const mirrors = [{ mirror: 'mirror.test/cg', upstream: 'cgr.dev' }];
    expect(upstreamOf(mirrors, { host: 'mirror.test', path })).toEqual(upstream);
  });
});

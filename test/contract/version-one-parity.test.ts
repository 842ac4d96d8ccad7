import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { withUnpopulated } from '../../src/embedded-platform/requests/unpopulated-fields.ts';
import { VERSION_ONE_ROWS } from '../../src/embedded-platform/version-one/rows.ts';
import { startTestPlatform } from '../integration/embedded-platform/test-platform.ts';
import { callInMemory } from '../support/grpc/in-memory-call.ts';
import type { Json } from '../support/grpc/messages.ts';
import { REGISTRY_WORLD } from '../support/platform/registry-world.ts';

/** What some requests have to say. */
const REQUESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lookupIdentityV1: { issuer: 'https://issuer.test', subject: 'me' },
  listResolvedVulnerabilitiesV1: { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' },
  listVulnReportsV1: { digest: `sha256:${'0'.repeat(64)}` },
};

const READS = VERSION_ONE_ROWS.filter(
  ({ route: { method, path } }) => method === 'GET' && !path.includes('{'),
);

/** Returns a value with times as instants: over REST they have three digits after the seconds. */
function comparable(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(one) ? Date.parse(one) : one,
  );
}

describe.each(READS.map((row) => ({ row, name: row.name })))('$name', ({ row: { name, route } }) => {
  it('answers alike over REST and gRPC', async () => {
    const test = await startTestPlatform(REGISTRY_WORLD);
    const request = REQUESTS[name] ?? {};
    const query = new URLSearchParams(request).toString();
    const reply = await test.ask(`${route.path}?${query}`, { token: test.platform.line.adminToken });
    expect(reply.status).toBe(200);
    const { code, json } = await callInMemory(test.platform, route.rpc ?? '', request);
    expect(code).toBe(0);
    expect(comparable(withUnpopulated(json, route))).toEqual(comparable(reply.json as Json));
  });
});

const { services } = z
  .object({ services: z.record(z.string(), z.record(z.string(), z.object({ http: z.string() }))) })
  .parse(JSON.parse(readFileSync('test/golden/grpc-v1.json', 'utf8')));
const ANSWERED = new Set(VERSION_ONE_ROWS.map(({ route }) => route.rpc));
const LEFT_OUT = Object.entries(services).flatMap(([service, methods]) =>
  Object.entries(methods)
    .map(([method, { http }]) => [`${service.replace('chainguard.platform.', '')}/${method}`, http] as const)
    .filter(([method]) => !ANSWERED.has(method)),
);

describe('a method of v1 that is left out', () => {
  it.each(LEFT_OUT)('is refused on both faces: %s', async (rpc, http) => {
    const test = await startTestPlatform(REGISTRY_WORLD);
    expect((await callInMemory(test.platform, rpc, {})).code).toBe(12);
    const [method = '', path = ''] = http.replace(/\{.*?\}/g, 'none').split(' ');
    const reply = await test.ask(path, {
      method: method as 'GET',
      token: test.platform.line.adminToken,
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect([reply.status, reply.json]).toEqual([404, expect.objectContaining({ code: 5, details: [] })]);
  });
});

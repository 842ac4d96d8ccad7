import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { serverRoutes } from '../../src/embedded-platform/server-routes.ts';

const { services } = z
  .object({ services: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(JSON.parse(readFileSync('test/golden/grpc-v1.json', 'utf8')));

const methods = Object.entries(services).flatMap(([service, own]) =>
  Object.keys(own).map((method) => `${service.replace('chainguard.platform.', '')}/${method}`),
);

const answered = new Set([...serverRoutes.values()].flatMap(({ rpc }) => rpc ?? []));

/** The methods that the page says are not implemented, by the service at the start of their item. */
const text = readFileSync('docs/embedded-platform.md', 'utf8');
const [, section = ''] = /### Not implemented\n([\s\S]*?)\n## /.exec(text) ?? [];
const leftOut = new Set(
  section.split(/\n +- /).flatMap((item) => {
    const [service = '', ...names] = [...item.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
    return names.map((name) => `${service}/${name}`);
  }),
);

describe('the methods of v1', () => {
  it.each(methods)('are answered, or left out by name: %s', (method) => {
    // Of this service, the page names the only one that is answered.
    const isNamed = leftOut.has(method) && method !== 'vulnerabilities.v1.Advisories/List';
    expect(answered.has(method) ? !isNamed : isNamed).toBe(true);
  });

  it('are 74', () => {
    expect(methods.filter((method) => answered.has(method))).toHaveLength(74);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { CAPABILITIES, INTERNAL_CAPABILITIES } from '../../src/api/iam/capability.ts';
import type { Route } from '../../src/api/route.ts';
import { serverRoutes } from '../../src/embedded-platform/server-routes.ts';

/** What the service declares for a method: the capabilities that it requires, or in a word that it requires none. */
const Declared = z.object({
  auth: z.union([z.enum(['none', 'token', 'undeclared']), z.array(z.string()).min(1)]),
});

const Facts = z.object({ services: z.record(z.string(), z.record(z.string(), Declared)) });

const rows = new Map([...serverRoutes.values()].map((route) => [route.rpc, route] as const));

function methodsOf(file: string): readonly (readonly [string, z.infer<typeof Declared>['auth']])[] {
  const { services } = Facts.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(services).flatMap(([service, own]) =>
    Object.entries(own).map(
      ([method, { auth }]) => [`${service}/${method}`.replace('chainguard.platform.', ''), auth] as const,
    ),
  );
}

const methods = [
  ...methodsOf('test/golden/grpc-v2.json'),
  // The platform answers a part of v1.
  ...methodsOf('test/golden/grpc-v1.json').filter(([method]) => rows.has(method)),
];

const WIRE_NAMES = { ...CAPABILITIES, ...INTERNAL_CAPABILITIES };

/** What a row requires, in the words of the declaration. */
function requirement({ credential, capabilities }: Route): string | readonly string[] {
  if (capabilities !== undefined) return capabilities.map((one) => WIRE_NAMES[one]).sort();
  if (credential === 'platform') return 'token';
  return credential === 'none' ? 'none' : 'undeclared';
}

describe('the row of a method', () => {
  it.each(methods)('requires what the service declares: %s', (method, auth) => {
    const row = rows.get(method);
    expect(row && requirement(row)).toEqual(typeof auth === 'string' ? auth : auth.toSorted());
  });
});

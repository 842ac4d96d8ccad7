import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { LEFT_OUT_OPERATIONS } from './left-out-operations.ts';

/** Method and path of every operation that the service publishes: of v2, and of v1 where v2 has no equivalent. */
const published = z
  .array(z.string())
  .parse(JSON.parse(readFileSync('test/golden/openapi-operations.json', 'utf8')));

/** How a path value is called is nobody's business but ours. */
function nameless(operation: string): string {
  return operation.replace(/\{[\w.]+\}/g, '{}');
}

const covered = new Set(
  Object.values(routes as Readonly<Record<string, Route>>).map(({ method, path }) =>
    nameless(`${method} ${path}`),
  ),
);

describe('the route table', () => {
  it.each(published.filter((operation) => LEFT_OUT_OPERATIONS[operation] === undefined))(
    'covers %s',
    (operation) => {
      expect(covered).toContain(nameless(operation));
    },
  );

  it.each(Object.entries(LEFT_OUT_OPERATIONS))('leaves %s out', (operation, reason) => {
    expect(published).toContain(operation);
    expect(covered).not.toContain(nameless(operation));
    expect(reason).not.toBe('');
  });
});

import { describe, expect, it } from 'vitest';

import type { CheckReport } from '../../../src/domain/check/report.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

const FOUR = ['curl:8', 'go:1.25', 'node:22', 'postgres:17']
  .map((image) => `FROM REGISTRY/acme/${image}\n`)
  .join('');

/** The distinct causes of the findings, and the rules of findings without one. */
function causesOf({ findings }: CheckReport) {
  const causes = findings.flatMap(({ cause }) => cause ?? []);
  const rules = findings.flatMap(({ cause, rule }) => (cause === undefined ? [rule] : []));
  return { causes: [...new Map(causes.map((one) => [one.key, one])).values()], rules: new Set(rules) };
}

describe('usecases/check: findings with one cause', () => {
  it('four images on a host that is unavailable', async () => {
    const memory = await startMemoryPlatform();
    memory.answer(/^\/token$/, 503, { errors: [] });
    const report = await checkMemory(memory, { head: { Dockerfile: FOUR } });
    const host = new URL(memory.endpoints.tokenUrl).host;
    expect(report.findings.filter(({ rule }) => rule === 'not-checked')).toHaveLength(8);
    expect(causesOf(report)).toEqual({
      causes: [
        {
          kind: 'unreachable-host',
          key: `platform_unavailable|${host}`,
          title: `${host} is unavailable`,
          message: expect.stringMatching(
            new RegExp(`^Requests to ${host} failed after \\d+ tries: status 503`),
          ),
          remedy: 'The service is unavailable. Retry later.',
        },
      ],
      rules: new Set(['unpinned']),
    });
  });

  it('a role without a capability', async () => {
    const memory = await startMemoryPlatform();
    memory.answer(/\/vulnerabilities\/v2\/advisories/, 403, { code: 7, message: 'Permission denied' });
    const { causes } = causesOf(await checkMemory(memory, { head: { Dockerfile: FOUR } }));
    expect(causes).toEqual([
      {
        kind: 'missing-capability',
        key: 'capability|advisories.list',
        title: 'Missing capability advisories.list',
        message: "The role of this run's token lacks the capability advisories.list.",
        remedy:
          "Add the capability advisories.list to the token's role: `chainctl iam roles update ROLE --add-capabilities=advisories.list`.",
      },
    ]);
  });

  it('a role that cannot pull', async () => {
    const memory = await startMemoryPlatform();
    memory.answer(/^\/token$/, 403, { errors: [] });
    const { causes } = causesOf(await checkMemory(memory, { head: { Dockerfile: FOUR } }));
    expect(causes).toMatchObject([{ kind: 'denied-images', title: 'No access to the images of acme' }]);
  });

  it('private images of an unauthenticated run', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { Dockerfile: FOUR }, principal: 'anonymous' });
    expect(causesOf(report)).toMatchObject({ causes: [{ kind: 'unauthenticated' }] });
    expect(report.verdict).toBe('warn');
  });

  it('none for an image that only it concerns', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { Dockerfile: 'FROM REGISTRY/acme/node:17\n' } });
    expect(causesOf(report).causes).toEqual([]);
  });
});

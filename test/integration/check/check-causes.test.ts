import { describe, expect, it } from 'vitest';

import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { acmeWith } from '../../support/platform/seed-file.ts';

const FOUR = ['curl:8', 'go:1.25', 'node:22', 'postgres:17']
  .map((image) => `FROM REGISTRY/acme/${image}\n`)
  .join('');

/** The distinct causes of the findings, and the rules of findings without one. */
function causesOf({ findings }: CheckReport) {
  const causes = findings.flatMap(({ cause }) => cause ?? []);
  const rules = findings.flatMap(({ cause, rule }) => (cause === undefined ? [rule] : []));
  return { causes: [...new Map(causes.map((one) => [one.key, one])).values()], rules: new Set(rules) };
}

describe('check: findings with one cause', () => {
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

describe('check: the organization', () => {
  const check = async (organization: string, dockerfile = FOUR) => {
    const memory = await startMemoryPlatform();
    const checked = checkMemory(memory, { head: { Dockerfile: dockerfile }, organization });
    const outcome = await checked.catch((error: unknown) => error);
    const paths = memory.requests.map(({ url }) => new URL(url).pathname);
    return { outcome, asked: paths.filter((path) => path.startsWith('/v2/')).length };
  };

  it('is a configuration error if misspelt, before any request for an image', async () => {
    const { outcome, asked } = await check('acmee');
    expect(outcome).toMatchObject({
      code: 'config_wrong_organization',
      message: 'the organization is set to "acmee", but the image references name acme (4 references)',
      hint: 'Set `organization` to acme.',
    });
    expect(asked).toBe(0);
  });

  it('is a configuration error if the registry refuses all images of the other one', async () => {
    const { outcome } = await check('contoso');
    expect(outcome).toMatchObject({
      code: 'config_wrong_organization',
      message: 'the organization is set to "contoso", but the image references name acme (4 references)',
      hint: 'Set `organization` to acme, and use credentials for it.',
    });
  });

  it('does not matter for images of the public organization', async () => {
    const { outcome } = await check('contoso', 'FROM REGISTRY/chainguard/static:latest\n');
    expect(outcome).toMatchObject({ images: [{ newest: expect.stringMatching(/^sha256:/) }] });
  });

  it('does not matter for images that everyone can pull', async () => {
    const repos = [{ name: 'app', tags: [{ name: '1', history: [{ at: 'now-1d' }] }] }];
    const { organizations } = acmeWith([]);
    const memory = await startMemoryPlatform({
      organizations: [...organizations, { name: 'open', public: 'all-tags', repos }],
    });
    const report = await checkMemory(memory, { head: { Dockerfile: 'FROM REGISTRY/open/app:1\n' } });
    expect(report.images).toMatchObject([{ newest: expect.stringMatching(/^sha256:/) }]);
  });

  it('can have company: a second one is one warning with its own run as the fix', async () => {
    const { outcome } = await check('acme', `${FOUR}FROM REGISTRY/contoso/a:1\nFROM REGISTRY/contoso/b:1\n`);
    const { causes } = causesOf(outcome as CheckReport);
    expect(causes).toMatchObject([
      {
        kind: 'other-organization',
        title: 'Images of contoso require its credentials',
        message: 'This run is signed in to acme and has no access to the images of contoso.',
        remedy: 'Check them in another run, with `organization` set to contoso and its credentials.',
      },
    ]);
    const unchecked = (outcome as CheckReport).findings.filter(({ rule }) => rule === 'not-checked');
    expect(new Set(unchecked.map(({ level }) => level))).toEqual(new Set(['warning']));
  });

  it('blocks if one reference misspells it', async () => {
    const { outcome } = await check('acme', `${FOUR}FROM REGISTRY/acmee/a:1\n`);
    expect(outcome).toMatchObject({ verdict: 'fail' });
    expect(causesOf(outcome as CheckReport).causes).toMatchObject([
      { kind: 'wrong-organization', remedy: 'Did you mean acme? Correct the references.' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';

import type { CheckReport } from '../../../src/check/report/check-report.ts';
import type { FailOn } from '../../../src/config/policy/policy-options.ts';
import { acmeWith } from '../../support/platform/seed-file.ts';
import { checkMemory, found } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { placedFindings } from '../../support/views/placed-findings.ts';

const failOn: readonly FailOn[] = ['end-of-life', 'new-advisory', 'not-checked'];

function check(memory: MemoryPlatform, head: Files, base?: Files): Promise<CheckReport> {
  return checkMemory(memory, { head, inputs: { failOn }, ...(base === undefined ? {} : { base }) });
}

describe('check', () => {
  it('calls an advisory new on head only, judged on one answer for both', async () => {
    const memory = await startMemoryPlatform();
    const postgres = 'FROM REGISTRY/acme/postgres:17\n';
    const report = await check(
      memory,
      { 'a/Dockerfile': postgres, 'b/Dockerfile': 'FROM REGISTRY/acme/curl:8\n' },
      { Dockerfile: postgres },
    );
    expect(found(report)).toEqual([
      'error advisory new b/Dockerfile',
      'error advisory new b/Dockerfile',
      'warning advisory pre-existing a/Dockerfile',
      'notice unpinned pre-existing a/Dockerfile',
      'notice unpinned new b/Dockerfile',
    ]);
    expect(report.verdict).toBe('fail');
  });

  it('calls nothing new that only moved', async () => {
    const memory = await startMemoryPlatform();
    const curl = 'FROM REGISTRY/acme/curl:8\n';
    const report = await check(memory, { 'new/place/Dockerfile': `\n\n${curl}` }, { Dockerfile: curl });
    expect(report.findings.map(({ novelty }) => novelty)).toEqual(Array(3).fill('pre-existing'));
    expect(report.verdict).toBe('warn');
  });

  it('reports whether an image is part of the final image of its Dockerfile', async () => {
    const memory = await startMemoryPlatform();
    const stages =
      'FROM REGISTRY/acme/curl:8 AS build\nFROM REGISTRY/acme/node:22\nCOPY --from=build /a /a\n';
    const compose = 'services: { web: { image: "REGISTRY/acme/node:22" } }\n';
    const { images } = await check(memory, { Dockerfile: stages, 'compose.yaml': compose });
    expect(images.map(({ places }) => places.map(({ file, isFinal }) => [file, isFinal]))).toEqual([
      [['Dockerfile', false]],
      [
        ['Dockerfile', true],
        ['compose.yaml', undefined],
      ],
    ]);
  });

  it('sends every query once, however often a reference is written', async () => {
    // The name in signatures, so that their payloads are known.
    const memory = await startMemoryPlatform({}, 'https://cgr.dev');
    const two = 'FROM REGISTRY/acme/python:3.13-dev AS build\nFROM REGISTRY/acme/python:3.13\n';
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`s${index}/Dockerfile`, two]));
    const report = await check(memory, files, { Dockerfile: two });
    const asked = memory.requests
      .map(({ url }) => new URL(url).pathname.replace(/[0-9a-f]{40}.*/, ''))
      .sort();
    expect(placedFindings(report)).toHaveLength(40);
    expect(asked).toEqual([
      '/_github/oidc/token',
      // The signers of the organization.
      '/iam/v2/accountAssociations',
      '/registry/v1/eoltags',
      // The policies of the first build: they are refused.
      '/registry/v1/repos/',
      '/registry/v2/repos',
      '/registry/v2/tags',
      '/registry/v2/tags',
      '/sts/exchange',
      '/sts/exchange',
      '/token',
      '/v2/acme/python/_chainguard/history/3.13',
      '/v2/acme/python/_chainguard/history/3.13-dev',
      '/v2/acme/python/blobs/sha256:',
      '/v2/acme/python/blobs/sha256:',
      '/v2/acme/python/manifests/3.13',
      '/v2/acme/python/manifests/3.13-dev',
      // For each build its SBOM, and its signature.
      ...Array.from({ length: 4 }, () => '/v2/acme/python/manifests/sha256-'),
      // The first build without referrers shows where the signature of the other one is.
      '/v2/acme/python/referrers/sha256:',
      '/vulnerabilities/v2/advisories',
    ]);
  });

  it('pages a history of 1,400 builds by time, and finds its last build', async () => {
    const history = { from: 'now-350d', every: '6h', count: 1_400 };
    const memory = await startMemoryPlatform(
      acmeWith([{ name: 'static', tags: [{ name: 'latest', history }] }]),
    );
    const report = await check(memory, { Dockerfile: 'FROM REGISTRY/acme/static:latest\n' });
    expect(report.images).toMatchObject([{ newestBuiltAt: '2026-11-20T06:00:00.000Z' }]);
    const pages = memory.requests.filter(({ url }) => url.includes('/history/'));
    expect(pages.map(({ url }) => new URL(url).searchParams.has('start'))).toEqual([false, true]);
  });

  it('requests a public image without a password, and a private one with a password', async () => {
    const memory = await startMemoryPlatform();
    const from = 'FROM REGISTRY/chainguard/static:latest\nFROM REGISTRY/acme/curl:8\n';
    await check(memory, { Dockerfile: from });
    const asked = memory.requests.filter(({ url }) => new URL(url).pathname === '/token');
    const withPassword = asked.map(({ url, headers }) => [
      new URL(url).searchParams.get('scope'),
      headers['authorization'] !== undefined,
    ]);
    expect(withPassword).toEqual([
      ['repository:chainguard/static:pull', false],
      ['repository:acme/curl:pull', true],
    ]);
  });

  it.each([
    ['a tag that does not exist', 'FROM REGISTRY/acme/node:17\n', 'end-of-life', /:17 does not exist/],
    ['an image that does not exist', 'FROM REGISTRY/acme/perl:5\n', 'not-checked', /lists no repository/],
  ])('makes %s a finding that fails', async (_, dockerfile, rule, message) => {
    const files = { Dockerfile: dockerfile };
    const report = await checkMemory(await startMemoryPlatform(), { head: files, base: {} });
    const [worst] = report.findings;
    expect([worst?.rule, worst?.level]).toEqual([rule, 'error']);
    expect(worst?.message).toMatch(message);
    expect(report.verdict).toBe('fail');
  });

  it('continues when one image cannot be queried: the others are checked', async () => {
    const memory = await startMemoryPlatform();
    memory.answer(/\/acme\/curl\/_chainguard\/history\//, 403, { errors: [] });
    const report = await check(memory, {
      Dockerfile: 'FROM REGISTRY/acme/curl:8\nFROM REGISTRY/acme/go:1.25\n',
    });
    const newest = report.images.map(({ newest: digest }) => digest !== null);
    expect(new Set(newest)).toEqual(new Set([false, true]));
    expect(report.findings.filter(({ rule }) => rule === 'not-checked')).toHaveLength(1);
  });

  it('warns without access to the dates of tags, and names the capability', async () => {
    const body = { code: 7, message: 'Permission denied' };
    const faults = [{ route: 'listEolTags', nth: '*', kind: 'status', status: 403, body }];
    const report = await check(await startMemoryPlatform({ faults }), {
      Dockerfile: 'FROM REGISTRY/acme/go:1.25\n',
    });
    expect(report.verdict).toBe('warn');
    expect(report.findings).toMatchObject([
      {
        rule: 'end-of-life',
        level: 'warning',
        title: 'Tag 1.25 has no accessible end-of-life date',
        cause: { kind: 'missing-capability', title: 'Missing capability tag.list' },
        remedy:
          "Add the capability tag.list to the token's role: `chainctl iam roles update ROLE --add-capabilities=tag.list`.",
      },
      { rule: 'unpinned' },
    ]);
  });

  it.each([
    ['signed', 'legacy', 'Tag 1 is in its grace period'],
    ['signed', 'bundle', 'Tag 1 is in its grace period'],
    ['not validly signed', 'bad-attestation', 'Tag 1 is past its end of life'],
  ])('reads a grace period from its attestation without access to the dates, %s as %s', async (...given) => {
    const [, signatures, title] = given;
    const body = { code: 7, message: 'Permission denied' };
    const faults = [{ route: 'listEolTags', nth: '*', kind: 'status', status: 403, body }];
    const eol = { mainPackageVersion: { eolDate: '2026-10-01' }, tagStatus: 'TAG_IN_GRACE' };
    const tags = [{ name: '1', deprecated: true, eol, history: [{ at: 'now-1d' }] }];
    const memory = await startMemoryPlatform({ ...acmeWith([{ name: 'app', signatures, tags }]), faults });
    const report = await check(memory, { Dockerfile: 'FROM REGISTRY/acme/app:1\n' });
    expect(report.findings.find(({ rule }) => rule === 'end-of-life')?.title).toBe(title);
  });

  it('never says to move to a tag that is no better', async () => {
    const history = [{ at: 'now-1d' }];
    const mainPackageVersion = { eolDate: '2027-05-01' };
    const tags = [
      { name: '1', deprecated: true, history },
      { name: '2', eol: { mainPackageVersion: { ...mainPackageVersion, eolBroken: true } }, history },
      { name: '3', eol: { mainPackageVersion, graceStatus: 'GRACE_BROKEN' }, history },
      { name: '4', eol: { mainPackageVersion: { eolDate: 'some day' } }, history },
      { name: '5', eol: { mainPackageVersion: { eolDate: '2026-11-19' } }, history },
      { name: '6', eol: { mainPackageVersion }, history },
    ];
    const memory = await startMemoryPlatform(acmeWith([{ name: 'app', tags }]));
    const report = await check(memory, {
      Dockerfile: 'FROM REGISTRY/acme/app:1\nFROM REGISTRY/acme/app:9\n',
    });
    expect(report.images.map(({ endOfLife }) => endOfLife?.successor)).toEqual(['6', '6']);
  });

  it.each(['linked', 'inline'])(
    'judges packages by their own name, else by their origin, whatever the layout of the SBOM: %s',
    async (sbom) => {
      const packages = ['libcrypto3', 'libssl3'].map((name) => ({
        name,
        version: '3.0-r1',
        origin: 'openssl',
      }));
      const truePositive = [{ at: 'now-9d', kind: 'true-positive' }];
      const advisories = [
        { advisoryId: 'CGA-1', artifactName: 'openssl', aliases: ['CVE-2026-1'], events: truePositive },
        {
          advisoryId: 'CGA-2',
          artifactName: 'libssl3',
          aliases: ['CVE-2026-1'],
          events: [{ at: 'now-20d', kind: 'false-positive' }],
        },
        {
          advisoryId: 'CGA-3',
          artifactName: 'libssl3',
          artifactType: 'wheel',
          aliases: ['CVE-2026-2'],
          events: [{ at: 'now-20d', kind: 'false-positive' }],
        },
      ];
      const repo = { name: 'app', packages, sbom, tags: [{ name: '1', history: [{ at: 'now-1d' }] }] };
      const memory = await startMemoryPlatform(acmeWith([repo], advisories));
      const report = await check(memory, { Dockerfile: 'FROM REGISTRY/acme/app:1\n' });
      const matched = report.findings.flatMap(({ advisory: one }) =>
        one === undefined ? [] : [[one.id, one.advisoryId, one.package?.name, one.status].join(' ')],
      );
      expect(matched).toEqual(['CVE-2026-1 CGA-1 libcrypto3 affected', 'CVE-2026-2 CGA-3 libssl3 unknown']);
    },
  );

  it('judges the platforms with an SBOM, and names the others', async () => {
    const packages = [{ name: 'openssl', version: '3.0-r1', arch: 'x86_64' }];
    const tags = [{ name: '1', history: [{ at: 'now-1d' }], packages }];
    const events = [{ at: 'now-9d', kind: 'true-positive' }];
    const memory = await startMemoryPlatform(
      acmeWith(
        [{ name: 'app', tags }],
        [{ advisoryId: 'CGA-1', artifactName: 'openssl', aliases: ['CVE-2026-1'], events }],
      ),
    );
    const settings = 'check:\n  platforms: [linux/amd64, linux/arm64, linux/s390x]\n';
    const files = { '.github/mooring.yml': settings, Dockerfile: 'FROM REGISTRY/acme/app:1\n' };
    const report = await check(memory, files);
    const image = `${memory.platform.line.registry}/acme/app:1`;
    expect(report.findings).toMatchObject([
      { advisory: { id: 'CVE-2026-1', platforms: ['linux/amd64'] } },
      {
        rule: 'not-judged',
        message: `No SBOM for ${image} on linux/arm64; no advisories were matched there.`,
      },
      { rule: 'not-judged', message: `${image} is not built for linux/s390x.` },
      { rule: 'unpinned' },
    ]);
    const missing = ['linux/arm64', 'linux/s390x'];
    expect(report.images).toMatchObject([
      {
        packages: { source: 'attestation', platforms: ['linux/amd64'], missing },
        openAdvisories: null,
        judgedBy: 'sbom',
      },
    ]);
    expect(report.coverage?.missingPlatforms).toEqual(missing.map((platform) => ({ platform, images: 1 })));
  });

  it('distinguishes a denied image from a missing one', async () => {
    const faults = [{ route: 'getManifest', nth: '*', kind: 'status', status: 403, body: { errors: [] } }];
    const report = await check(await startMemoryPlatform({ faults }), {
      Dockerfile: 'FROM REGISTRY/acme/go:1.25\n',
    });
    expect(report.findings).toMatchObject([
      { rule: 'not-checked', level: 'warning', title: 'Signature could not be checked' },
      {
        rule: 'not-judged',
        level: 'warning',
        message: expect.stringContaining(
          '(access to the image denied); advisories were matched by image name',
        ),
        remedy: 'Give this run access to the image.',
      },
      { rule: 'unpinned' },
    ]);
    expect(report).toMatchObject({ verdict: 'warn', images: [{ judgedBy: 'name', openAdvisories: null }] });
  });
});

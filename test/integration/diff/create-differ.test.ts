import { describe, expect, it } from 'vitest';

import { createCaller } from '../../../src/api/client/transport/call.ts';
import { contentOf } from '../../../src/api/client/oci/image-content.ts';
import type { ImageContent } from '../../../src/api/client/oci/image-content.ts';
import type { OciImage } from '../../../src/api/client/oci/oci-authorization.ts';
import { createRegistryContentClient } from '../../../src/api/client/oci/registry-content-client.ts';
import { createPlatformClient } from '../../../src/api/client/platform/platform-client.ts';
import { createVersionOneClient } from '../../../src/api/client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../../../src/api/client/platform/vulnerability-client.ts';
import { createRegistryClient } from '../../../src/api/client/registry/registry-client.ts';
import { createRegistryTokens } from '../../../src/api/client/registry/registry-tokens.ts';
import { SPDX_PREDICATE } from '../../../src/api/advisory/spdx.ts';
import { MEDIA_TYPES } from '../../../src/api/registry/oci.ts';
import { routes } from '../../../src/api/routes.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { Secret } from '../../../src/values/secret.ts';
import { rememberAdvisories } from '../../../src/advisories/fetch-advisories.ts';
import { createDiffer } from '../../../src/diff/create-differ.ts';
import type { DiffBuilds, WantedDiff } from '../../../src/diff/create-differ.ts';
import type { BuildDiff } from '../../../src/diff/decide/build-diff.ts';
import type { Fetched } from '../../../src/values/fetched.ts';
import { createTagSource } from '../../../src/tag-history/tag-source.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { movingImages, SHELL } from '../../support/platform/moving-image.ts';
import { sampleDigest } from '../../support/samples/sample-plan.ts';
import { IDENTITY } from '../../support/samples/shop.ts';
import { startMemoryRegistry } from '../../support/signing/memory-registry.ts';
import type { MemoryRegistry } from '../../support/signing/memory-registry.ts';
import { envelopeAbout, pushBundle } from '../../support/signing/sign-in-memory.ts';

const REGISTRY = 'cgr.dev';
const { organizations, builds } = movingImages({ shell: SHELL, bare: { before: [], after: [] } });
const others = startMemoryRegistry().client;

type DiffPair = (wanted: WantedDiff) => Promise<Fetched<BuildDiff>>;

function oneOf(diffBuilds: DiffBuilds): DiffPair {
  return async (wanted) => {
    const [result] = await diffBuilds([wanted]);
    return result?.diff ?? expect.fail('no result');
  };
}

interface Comparing {
  readonly diff: DiffPair;
  /** The paths that were requested. */
  readonly requested: () => readonly string[];
}

/** A differ over the embedded platform, signed in unless `isAnonymous`. */
async function startPlatform(
  seed: Readonly<Record<string, unknown>> = {},
  { isAnonymous = false } = {},
): Promise<Comparing> {
  const { clock, endpoints, platform, requests, send } = await startMemoryPlatform({
    organizations,
    ...seed,
  });
  const call = createCaller({ routes, send, clock, endpoints });
  const issue = async (audience: string): Promise<Secret> =>
    new Secret(await platform.issueToken({ identity: IDENTITY, audience }));
  const token = await issue(platform.line.apiUrl);
  const password = await issue(platform.line.registry);
  const before = requests.length;
  const tokens = createRegistryTokens({
    call,
    clock,
    onSecret: () => undefined,
    passwordFor: () => password,
  });
  const content = createRegistryContentClient({ call, tokens });
  const signedIn = {
    platform: createPlatformClient({ call, token }),
    versionOne: createVersionOneClient({ call, token }),
    organizationUid: undefined,
  };
  const diffBuilds = createDiffer({
    contentOf: ({ path }) => contentOf(content, { organization: 'acme', name: path.replace('acme/', '') }),
    signedIn: isAnonymous ? undefined : signedIn,
    advisoriesOn: isAnonymous ? undefined : rememberAdvisories(createVulnerabilityClient({ call, token })),
    source: createTagSource({
      registry: createRegistryClient({ call, tokens }),
      content,
      registryHost: REGISTRY,
      others,
    }),
    registryHost: REGISTRY,
  });
  const diff = oneOf(diffBuilds);
  return { diff, requested: () => requests.slice(before).map(({ url }) => new URL(url).pathname) };
}

function move(name: string, changes: Partial<WantedDiff> = {}): WantedDiff {
  const { from, to } = builds[name] ?? { from: sampleDigest('1'), to: sampleDigest('1') };
  const image = { host: REGISTRY, path: `acme/${name}` };
  return { image, tag: '1', from, to, platforms: ['linux/amd64'], ...changes };
}

/** Of a diff that is known, on its first platform. */
async function known(diff: Promise<Fetched<BuildDiff>>) {
  const fetched = await diff;
  if (fetched.kind === 'unknown') throw new Error(fetched.problem.message);
  const [platform] = fetched.value.platforms;
  const packages = platform?.packages;
  const changes = packages?.kind === 'known' ? packages.changes : [];
  return {
    diff: fetched.value,
    platform,
    changes: changes.map(({ kind, type, name, from, to }) => [
      kind,
      `${type} ${name}`,
      from.concat(to).join(' '),
    ]),
  };
}

describe('a diff of two builds of the platform', () => {
  it('lists packages, distance and advisories in at most 12 requests and a token, without a layer', async () => {
    const { diff, requested } = await startPlatform();
    const { diff: found, changes, platform } = await known(diff(move('shell')));
    expect(found).toMatchObject({
      verdict: 'changed',
      relation: 'same-tag',
      distance: { builds: 1, days: 10 },
      gonePlatforms: [],
      newPlatforms: [],
      advisories: {
        kind: 'known',
        resolved: [{ id: 'CVE-2026-1001' }],
        introduced: [{ id: 'CVE-2026-1002' }],
      },
    });
    expect(found.distance).toEqual({ builds: 1, days: 10 });
    expect(changes).toEqual([
      ['removed', 'apk old-tls', '1.0.0-r0'],
      ['added', 'apk new-tls', '2.0.0-r0'],
      ['added', 'apk tzdata', '2026a-r0'],
      ['rebuilt', 'apk busybox', '1.37.0-r1 1.37.0-r2'],
      ['rebuilt', 'apk libcrypto3', '3.5.4-r0 3.5.4-r1'],
    ]);
    const tokens = requested().filter((path) => path.startsWith('/token'));
    expect([tokens.length, requested().length - tokens.length]).toEqual([1, 12]);
    const layers = [...(platform?.layers.pulled ?? []), ...(platform?.layers.shared ?? [])];
    expect(layers).not.toEqual([]);
    for (const { digest } of layers) expect(requested().join()).not.toContain(digest);
  });

  it('is the same build as itself', async () => {
    const { diff } = await startPlatform();
    const to = builds['shell']?.from ?? sampleDigest('1');
    expect((await known(diff(move('shell', { to })))).diff).toMatchObject({
      verdict: 'identical',
      distance: { builds: 0, days: 0 },
    });
  });

  it('has no advisories without a token, and requests none', async () => {
    const { diff, requested } = await startPlatform({}, { isAnonymous: true });
    const { diff: found } = await known(diff(move('shell')));
    expect([found.verdict, found.advisories]).toEqual(['changed', undefined]);
    expect(requested().filter((path) => path.startsWith('/vulnerabilities'))).toEqual([]);
  });

  it('has neither distance nor times for digests without a tag', async () => {
    const { diff } = await startPlatform();
    const { diff: found } = await known(diff(move('shell', { tag: undefined })));
    expect([found.distance, found.from.builtAt]).toEqual([undefined, undefined]);
  });

  it('says that packages are unknown without an SBOM', async () => {
    const { diff } = await startPlatform();
    const { diff: found, platform } = await known(diff(move('bare')));
    expect(platform?.packages).toMatchObject({ kind: 'unknown', lacksSbom: true });
    expect(found.advisories).toMatchObject({ kind: 'unknown' });
  });

  it('compares no platform that a build lacks', async () => {
    const { diff } = await startPlatform();
    const { diff: found } = await known(diff(move('shell', { platforms: ['linux/s390x'] })));
    expect([found.verdict, found.platforms]).toEqual(['unknown', []]);
  });

  it.each([
    ['a build is not found', {}, { to: sampleDigest('7') }, 'platform_not_found'],
    [
      'a configuration is refused',
      { faults: [{ route: 'getBlob', nth: 1, times: 9, kind: 'status', status: 503, body: {} }] },
      {},
      'platform_unavailable',
    ],
  ])('is unknown if %s', async (_name, seed, changes, code) => {
    const { diff } = await startPlatform(seed);
    expect(await diff(move('shell', changes))).toMatchObject({ kind: 'unknown', problem: { code } });
  });
});

interface Pushed {
  readonly platforms?: readonly string[];
  readonly config?: object | string;
  readonly purls?: readonly string[];
}

/** Pushes an image with a configuration and an SBOM of these purls, for each platform. */
function push(registry: MemoryRegistry, { platforms = ['amd64'], config = {}, purls }: Pushed): Digest {
  const manifests = platforms.map((architecture) => {
    const body = { os: 'linux', architecture, created: purls?.join(), config };
    const blob = registry.blob(JSON.stringify(body), MEDIA_TYPES.config);
    const digest = registry.manifest([], { config: blob });
    const packages = purls?.map((referenceLocator) => ({
      name: 'any',
      externalRefs: [{ referenceType: 'purl', referenceLocator }],
    }));
    const predicate = { spdxVersion: 'SPDX-2.3', packages };
    const dsseEnvelope = envelopeAbout(digest, SPDX_PREDICATE, { predicate });
    if (purls !== undefined) pushBundle(registry, digest, { dsseEnvelope, predicateType: SPDX_PREDICATE });
    return { mediaType: MEDIA_TYPES.manifest, digest, size: 1, platform: { os: 'linux', architecture } };
  });
  return registry.index(manifests);
}

/** Compares two images of a registry without histories. */
async function compare(
  from: Pushed,
  to: Pushed,
  { platforms = ['linux/amd64'], alone = false } = {},
): Promise<Awaited<ReturnType<typeof known>>> {
  const registry = startMemoryRegistry();
  const ofImage = (image: OciImage): ImageContent => contentOf(registry.client, image);
  const diffBuilds = createDiffer({
    contentOf: ofImage,
    signedIn: undefined,
    advisoriesOn: undefined,
    source: { tag: async () => Promise.reject(new Error('no history to request')) },
    registryHost: REGISTRY,
  });
  const image = { host: 'registry.test', path: 'team/app' };
  const [before, after] = [push(registry, from), push(registry, to)];
  const only = async (index: Digest): Promise<Digest> => {
    const { manifest } = await ofImage(image).manifest(index);
    return ('manifests' in manifest && manifest.manifests[0]?.digest) || index;
  };
  const [own, other] = alone ? [await only(before), await only(after)] : [before, after];
  return known(oneOf(diffBuilds)({ image, tag: '1', from: own, to: other, platforms }));
}

describe('a diff of two builds of another registry', () => {
  const PYPI = 'pkg:pypi/requests@2.31.0';

  it('lists packages of every ecosystem, and neither layers nor sources', async () => {
    const { changes } = await compare(
      {
        purls: [
          'pkg:npm/%40babel/core@7.0.0',
          'pkg:maven/org.apache/log4j@2.0',
          'pkg:deb/debian/curl@8.0?arch=amd64',
          'pkg:oci/image@sha256:1',
          'pkg:github/acme/app@1',
          PYPI,
        ],
      },
      { purls: [PYPI, 'pkg:oci/image@sha256:2', 'pkg:github/acme/app@2', 'pkg:pypi/requests@2.32.0'] },
    );
    expect(changes).toEqual([
      ['removed', 'deb curl', '8.0'],
      ['removed', 'maven org.apache:log4j', '2.0'],
      ['removed', 'npm @babel/core', '7.0.0'],
      ['added', 'pypi requests', '2.32.0'],
    ]);
  });

  it('lists changes of the configuration, of which Docker writes null for what is not set', async () => {
    const { platform } = await compare(
      { purls: [PYPI], config: { User: 'nonroot', Entrypoint: ['/app'], Volumes: null, Env: ['A=1'] } },
      { purls: [PYPI], config: { User: '', Entrypoint: null, ExposedPorts: { '80/tcp': {} }, Env: ['A=1'] } },
    );
    expect(platform?.verdict).toBe('changed');
    expect(platform?.config.map(({ field, name }) => [field, name])).toEqual(
      expect.arrayContaining([
        ['user', undefined],
        ['entrypoint', undefined],
        ['port', '80/tcp'],
      ]),
    );
    expect(platform?.dangers.map(({ danger }) => danger)).toContain('runs-as-root');
  });

  it('is a rebuild if packages and configuration are equal', async () => {
    const { diff } = await compare({ purls: [PYPI] }, { purls: [PYPI, PYPI.toUpperCase()] });
    expect(diff.verdict).not.toBe('identical');
    const same = await compare({ purls: [PYPI, 'pkg:github/a/b@1'] }, { purls: [PYPI, 'pkg:github/a/b@2'] });
    expect(same.diff.verdict).toBe('rebuilt');
  });

  it('compares images without an index by the platform of their configuration', async () => {
    const { diff } = await compare({ purls: [PYPI] }, { purls: ['pkg:pypi/flask@1'] }, { alone: true });
    expect(diff.platforms.map(({ platform }) => platform)).toEqual(['linux/amd64']);
    expect(diff.verdict).toBe('changed');
  });

  it('names the platforms that only one of them has', async () => {
    const { diff } = await compare(
      { purls: [PYPI], platforms: ['amd64', 'arm64'] },
      { purls: [PYPI], platforms: ['amd64', 'riscv64'] },
    );
    expect([diff.gonePlatforms, diff.newPlatforms]).toEqual([['linux/arm64'], ['linux/riscv64']]);
  });

  it('is unknown if a configuration is malformed', async () => {
    await expect(compare({ config: 'none', purls: [PYPI] }, { purls: [PYPI] })).rejects.toThrow(
      'its configuration is not that of an image',
    );
  });
});

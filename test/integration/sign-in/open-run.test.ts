import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Run, RunOptions } from '../../../src/sign-in/open-run.ts';
import { findTagsOfDigest } from '../../../src/tag-history/find-tags-of-digest.ts';
import type { Digest } from '../../../src/values/digest.ts';
import type { ImageReference } from '../../../src/values/image-reference.ts';
import { DAY_MS, toInstant } from '../../../src/values/instant.ts';
import { pinKey } from '../../../src/tag-history/decide/pin-origin.ts';
import { DEFAULT_PIN_SETTINGS } from '../../../src/config/policy/pin-settings.ts';
import type { PinSettings } from '../../../src/config/policy/pin-settings.ts';
import type { Resolution } from '../../../src/resolve/decide/resolution.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { HttpRequest, HttpSend } from '../../../src/api/http.ts';
import { resolveReferences } from '../../../src/resolve/resolve-references.ts';
import type { ResolveOptions } from '../../../src/resolve/resolve-references.ts';
import { verifyPins } from '../../../src/tag-history/verify-pins.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { openMemoryRun } from '../../support/platform/memory-run.ts';
import { exampleSeed } from '../../support/platform/seed-file.ts';
import { IDENTITY } from '../../support/samples/shop.ts';
import type { BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import { SAMPLE_TRUST, sampleVerifyBuild } from '../../support/samples/sample-trust.ts';

const MIRROR = 'mirror.test';

interface World extends Pick<Run, 'source' | 'verify'> {
  readonly memory: MemoryPlatform;
  readonly requests: readonly HttpRequest[];
  /** Every token and password that was told of for masking. */
  readonly secrets: readonly string[];
  resolve(
    texts: readonly string[],
    settings?: Partial<PinSettings>,
    wish?: Partial<Pick<ResolveOptions, 'asOf' | 'platform' | 'signatures'>>,
  ): Promise<readonly Resolution[]>;
}

/**
 * Two registries as a run has them: the platform's by its own tokens, and a mirror of it, of which docker has the login.
 * The mirror lacks what was built in the last ten days.
 */
async function start(
  who: 'signed-in' | 'anonymous' = 'signed-in',
  faultsOfMirror: readonly object[] = [],
): Promise<World> {
  const memory = await startMemoryPlatform();
  const kept = { organizations: [{ ...ACME, repos: [oldNode()] }], faults: faultsOfMirror };
  const mirror = await startMemoryPlatform(kept, `https://${MIRROR}`);
  const requests: HttpRequest[] = [];
  const send: HttpSend = (request) => {
    requests.push(request);
    const { host } = new URL(request.url);
    if (host === MIRROR) return mirror.send(request);
    expect(host).toBe(memory.endpoints.registry);
    return memory.send(request);
  };
  const token = async ({ platform }: MemoryPlatform, audience: string): Promise<string> =>
    platform.issueToken({ identity: IDENTITY, audience });
  const folder = mkdtempSync(join(tmpdir(), 'mooring-docker-'));
  const auth = btoa(`_token:${await token(mirror, MIRROR)}`);
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ auths: { [MIRROR]: { auth } } }));
  const isSignedIn = who === 'signed-in';
  const { endpoints } = memory;
  const apiToken = isSignedIn ? new Secret(await token(memory, endpoints.apiUrl)) : undefined;
  // The sign-in masks this one.
  const secrets: string[] = apiToken === undefined ? [] : [apiToken.reveal()];
  const registryToken = isSignedIn ? new Secret(await token(memory, endpoints.registry)) : undefined;
  const opened = openMemoryRun(memory, {
    send,
    access: { apiToken, registryToken },
    onSecret: (secret) => secrets.push(secret.reveal()),
    variables: { DOCKER_CONFIG: folder },
    directory: folder,
  });
  const platform = await opened.platform();
  return {
    ...opened,
    verify: { ...opened.verify, ...(platform && { tagsOfDigest: findTagsOfDigest(platform.platform) }) },
    memory,
    requests,
    secrets,
    resolve: async (texts, settings = {}, wish = {}) => {
      const { references } = await resolveReferences(
        texts.map((text) => text.replace('REGISTRY', endpoints.registry)),
        {
          source: opened.source,
          settings: { ...DEFAULT_PIN_SETTINGS, ...settings },
          now: memory.clock.now(),
          asOf: undefined,
          platform: undefined,
          ...wish,
        },
      );
      return references;
    },
  };
}

/** The same organization as that of the example, with the one identity that both tokens are of. */
const ACME = {
  name: 'acme',
  uid: IDENTITY.split('/')[0],
  identities: [
    {
      name: 'shop pull requests',
      uid: IDENTITY,
      claimMatch: {
        issuer: 'https://token.actions.githubusercontent.com',
        subject: 'repo:acme/shop:pull_request',
      },
      bindings: [{ role: 'registry.pull' }],
    },
  ],
};

/** The node:22 of the example, up to ten days ago. */
function oldNode(): object {
  const node = exampleSeed().organizations.flatMap(({ repos }) =>
    repos.filter(({ name }) => name === 'node'),
  );
  return { ...node[0], tags: [{ name: '22', history: { from: 'now-300d', every: '1d', count: 290 } }] };
}

function digestIn(resolution: Resolution | undefined): Digest {
  return resolution?.kind === 'resolved' ? resolution.digest : expect.fail(JSON.stringify(resolution));
}

describe('sign-in/open-run', () => {
  it('queries the platform with its tokens and the mirror with the Docker login, and masks every secret', async () => {
    const { memory, requests, resolve, secrets } = await start();
    const [own, mirrored] = await resolve(['REGISTRY/acme/node:22', `${MIRROR}/acme/node:22`]);
    expect(own).toMatchObject({ kind: 'resolved', builtAt: toInstant(memory.clock.now() - DAY_MS) });
    expect(mirrored).toMatchObject({ kind: 'resolved', builtAt: undefined, behind: undefined });
    const sent = requests.flatMap(({ url, headers }) => {
      const { host } = new URL(url);
      const [, credential] = (headers['authorization'] ?? '').split(' ');
      return credential === undefined ? [] : [{ host, credential }];
    });
    for (const host of [MIRROR, memory.endpoints.registry]) {
      const ofHost = new Set(sent.filter((one) => one.host === host).map(({ credential }) => credential));
      const ofOther = sent.filter((one) => one.host !== host);
      // The platform's API also got its token: it names the organization that the registry token is for.
      expect(ofHost.size).toBe(host === MIRROR ? 2 : 3);
      expect(ofOther.filter(({ credential }) => ofHost.has(credential))).toEqual([]);
    }
    const bearers = requests.flatMap(
      ({ headers }) => /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? [],
    );
    expect(bearers.filter((token) => !secrets.includes(token))).toEqual([]);
  });

  it('fetches each history once, for resolving and for verifying', async () => {
    const { memory, requests, resolve, verify } = await start();
    const digest = digestIn((await resolve(['REGISTRY/acme/node:22', 'REGISTRY/acme/node:22']))[0]);
    const reference: ImageReference = {
      host: memory.endpoints.registry,
      path: 'acme/node',
      tag: '22',
      digest,
    };
    const origins = await verifyPins([reference], verify);
    expect(origins.get(pinKey(reference))).toMatchObject({ kind: 'own', tag: '22', until: undefined });
    expect(requests.filter(({ url }) => url.includes('/history/'))).toHaveLength(1);
  });

  it('knows from the platform which tag a digest belongs to, and looks at no other', async () => {
    const { memory, requests, resolve, verify } = await start();
    const digest = digestIn((await resolve(['REGISTRY/acme/node:20']))[0]);
    const reference: ImageReference = {
      host: memory.endpoints.registry,
      path: 'acme/node',
      tag: '22',
      digest,
    };
    const origins = await verifyPins([reference], verify);
    expect(origins.get(pinKey(reference))).toMatchObject({ kind: 'other-tag', tag: '20' });
    const histories = requests.filter(({ url }) => url.includes('/history/'));
    expect(histories.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual(['20', '22']);
  });

  it('hides private images from an unauthenticated run, and names what can read them', async () => {
    const { resolve, verify } = await start('anonymous');
    expect(verify.tagsOfDigest).toBeUndefined();
    expect(await resolve(['REGISTRY/acme/node:22', 'REGISTRY/chainguard/static'])).toMatchObject([
      {
        kind: 'unresolved',
        code: 'lookup-failed',
        hint: expect.stringContaining('MOORING_REGISTRY_TOKEN') as string,
      },
      { kind: 'resolved', tag: 'latest' },
    ]);
  });

  it('does not guess at the age of what a registry without a history has', async () => {
    const { memory, resolve } = await start();
    const image = [`${MIRROR}/acme/node:22`];
    const aged = { minAgeMs: DAY_MS };
    const past = { asOf: toInstant(memory.clock.now() - DAY_MS) };
    const answers = await Promise.all([
      resolve(image, aged),
      resolve(image, { ...aged, unknownAge: 'accept' }),
      resolve(image, {}, past),
    ]);
    expect(answers.flat().map((one) => (one.kind === 'resolved' ? one.kind : one.code))).toEqual([
      'age-unknown',
      'resolved',
      'no-history',
    ]);
  });

  it('knows the platform of a single manifest of either registry', async () => {
    const { memory, resolve, source } = await start();
    const images = ['REGISTRY/acme/node:22', `${MIRROR}/acme/node:22`];
    const arms = (await resolve(images, {}, { platform: 'linux/arm64' })).map(digestIn);
    for (const [index, host] of [memory.endpoints.registry, MIRROR].entries()) {
      const digest = arms[index] ?? expect.fail('one digest for each registry');
      // oxlint-disable-next-line no-await-in-loop -- two of them
      expect(await source.platforms({ host, path: 'acme/node' }, digest)).toEqual({
        kind: 'known',
        value: [{ digest, platform: { os: 'linux', architecture: 'arm64' } }],
      });
    }
  });

  it('gives the manifest of a platform of either registry', async () => {
    const { resolve } = await start();
    const images = ['REGISTRY/acme/node:22', `${MIRROR}/acme/node:22`];
    const indexes = (await resolve(images)).map(digestIn);
    const arms = (await resolve(images, {}, { platform: 'linux/arm64' })).map(digestIn);
    const amds = (await resolve(images, {}, { platform: 'linux/amd64' })).map(digestIn);
    expect(new Set([...indexes, ...arms, ...amds]).size).toBe(6);
    expect(await resolve(images, {}, { platform: 'linux/mips' })).toMatchObject([
      { code: 'no-platform' },
      { code: 'no-platform' },
    ]);
  });

  describe('with a map of mirrors', () => {
    const mapTo = (upstream: string) => ({
      mirrors: [{ mirror: `${MIRROR}/acme`, upstream: `${upstream}/acme` }],
    });

    it('names a build by the mirror only when the mirror has it', async () => {
      const { memory, resolve } = await start();
      const map = mapTo(memory.endpoints.registry);
      expect(await resolve([`${MIRROR}/acme/node:22`], map)).toMatchObject([
        {
          kind: 'unresolved',
          code: 'mirror-lacks',
          reason: expect.stringContaining(`${MIRROR}/acme/node`) as string,
        },
      ]);
    });

    it('takes the history of the upstream and the name of the mirror', async () => {
      const { memory, requests, resolve } = await start();
      const aged = { ...mapTo(memory.endpoints.registry), minAgeMs: 12 * DAY_MS };
      const [mirrored, upstream] = await resolve([`${MIRROR}/acme/node:22`, 'REGISTRY/acme/node:22'], aged);
      const digest = digestIn(upstream);
      expect(mirrored).toMatchObject({
        reference: `${MIRROR}/acme/node:22@${digest}`,
        image: `${MIRROR}/acme/node`,
        builtAt: toInstant(memory.clock.now() - 12 * DAY_MS),
        behind: { builds: 11, days: 11 },
      });
      const atMirror = requests.filter(
        ({ url }) => new URL(url).host === MIRROR && url.includes('/manifests/'),
      );
      expect(atMirror.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
        `HEAD /v2/acme/node/manifests/${digest}`,
      ]);
    });

    it.each([403, 503])('does not name it when the mirror answers %d', async (status) => {
      const { memory, resolve } = await start('signed-in', [
        { route: 'headManifest', nth: '*', status, body: {} },
      ]);
      const aged = { ...mapTo(memory.endpoints.registry), minAgeMs: 12 * DAY_MS };
      expect(await resolve([`${MIRROR}/acme/node:22`], aged)).toMatchObject([
        { kind: 'unresolved', code: 'lookup-failed' },
      ]);
    });
  });

  it('does not resolve to a build that is not verified, and says why and what to do', async () => {
    const { memory, resolve } = await start();
    const registryHost = memory.endpoints.registry;
    const outcome = async (trust: BuildTrust, mode: 'require' | 'report'): Promise<string> => {
      const { verifyBuild } = sampleVerifyBuild({ [`${registryHost}/acme/node`]: trust });
      const signatures = { verifyBuild, mode, registryHost };
      const [one] = await resolve(['REGISTRY/acme/node:22'], {}, { signatures });
      if (one?.kind !== 'unresolved') return one?.trust?.kind ?? 'no signature';
      expect(one.reason).toMatch(/^build sha256:[0-9a-f]{12} /);
      return `${one.code}: ${one.hint}`;
    };
    const outcomes: Record<string, readonly string[]> = {};
    for (const [kind, trust] of Object.entries(SAMPLE_TRUST))
      // oxlint-disable-next-line no-await-in-loop -- one world for all outcomes
      outcomes[kind] = [await outcome(trust, 'require'), await outcome(trust, 'report')];
    expect(outcomes).toMatchInlineSnapshot(`
      {
        "bad-signature": [
          "bad-signature: Do not use this build, and report it to its publisher.",
          "bad-signature: Do not use this build, and report it to its publisher.",
        ],
        "no-known-signer": [
          "no-known-signer: Add the signer of this image to \`trust.signers\` in .github/mooring.yml.",
          "no-known-signer",
        ],
        "not-checked": [
          "lookup-failed: Retry later.",
          "not-checked",
        ],
        "not-verifiable": [
          "not-verifiable: Update Mooring, or set \`trusted-root\`.",
          "not-verifiable",
        ],
        "signed-as-other": [
          "signed-as-other: Check that the reference names the right image.",
          "signed-as-other",
        ],
        "unsigned": [
          "unsigned: Signatures can appear some minutes after a build: retry later, or set \`min-age\`.",
          "unsigned",
        ],
        "verified": [
          "verified",
          "verified",
        ],
        "wrong-signer": [
          "wrong-signer: Do not use this build. If you trust its signer, add it to \`trust.signers\` in .github/mooring.yml.",
          "wrong-signer: Do not use this build. If you trust its signer, add it to \`trust.signers\` in .github/mooring.yml.",
        ],
      }
    `);
  });

  it('verifies the index of a platform manifest, at the upstream of a mirror', async () => {
    const { memory, resolve } = await start();
    const host = memory.endpoints.registry;
    const { verifyBuild, asked } = sampleVerifyBuild();
    const settings = { mirrors: [{ mirror: MIRROR, upstream: host }], minAgeMs: 20 * DAY_MS };
    const signatures = { verifyBuild, mode: 'require', registryHost: host } as const;
    const [whole] = await resolve([`${MIRROR}/acme/node:22`], settings, { signatures });
    const platform = 'linux/arm64';
    const [manifest] = await resolve([`${MIRROR}/acme/node:22`], settings, { signatures, platform });
    expect(digestIn(manifest)).not.toBe(digestIn(whole));
    const index = `${host}/acme/node@${digestIn(whole)}`;
    expect(asked).toEqual([index, index]);
  });
});

describe('the registry token', () => {
  const PULLED = ['acme/own', 'other/app', 'chainguard/app'] as const;
  const VIEWER = `${IDENTITY.slice(0, 40)}/${'d1'.repeat(8)}`;
  const PULLER = `${IDENTITY.slice(0, 40)}/${'d2'.repeat(8)}`;

  /** The images for whose token a run sent its own; each is refused or public, and all are requested. */
  async function pulledWith(who: string, changes: { readonly hasApiToken: boolean } & Partial<RunOptions>) {
    const tags = [{ name: '1', history: [{ at: 'now-3d' }] }];
    const identities = Object.entries({ viewer: VIEWER, puller: PULLER }).map(([role, uid]) => ({
      name: role,
      uid,
      claimMatch: { issuer: 'https://token.actions.githubusercontent.com', subject: role },
      bindings: [{ role }],
    }));
    const organizations = [
      {
        name: 'acme',
        uid: IDENTITY.slice(0, 40),
        repos: [{ name: 'own', tags }],
        roles: [{ name: 'puller', capabilities: ['repo.list'] }],
        identities,
      },
      { name: 'other', repos: [{ name: 'app', tags }] },
      { name: 'chainguard', public: true, repos: [{ name: 'app', tags }] },
    ];
    const memory = await startMemoryPlatform({ organizations });
    const { endpoints, platform } = memory;
    const issue = async (audience: string): Promise<Secret> =>
      new Secret(await platform.issueToken({ identity: who, audience }));
    const { hasApiToken, ...options } = changes;
    const requests: HttpRequest[] = [];
    const { registry } = openMemoryRun(memory, {
      send: (request) => {
        requests.push(request);
        return memory.send(request);
      },
      access: {
        apiToken: hasApiToken ? await issue(platform.line.apiUrl) : undefined,
        registryToken: await issue(endpoints.registry),
      },
      ...options,
    });
    for (const path of PULLED) {
      const [organization = '', name = ''] = path.split('/');
      await Promise.allSettled([registry.tagHistory({ organization, name }, '1')]);
    }
    const tokens = requests.filter(({ url }) => new URL(url).pathname === '/token');
    expect(tokens).toHaveLength(PULLED.length);
    const withToken = tokens.filter(({ headers }) => headers['authorization'] !== undefined);
    return {
      images: withToken.map(({ url }) => /repository:(\S+):pull/.exec(decodeURIComponent(url))?.[1]),
      groups: requests.filter(({ url }) => new URL(url).pathname === '/iam/v2/groups').length,
    };
  }

  it('is sent for images of the own organization only, which is requested once', async () => {
    expect(await pulledWith(VIEWER, { hasApiToken: true })).toEqual({ images: ['acme/own'], groups: 1 });
  });

  it('is sent for images of the given organization only, without a request', async () => {
    const organization = { name: 'acme', uid: IDENTITY.slice(0, 40) };
    const pulled = await pulledWith(VIEWER, { hasApiToken: true, organization });
    expect(pulled).toEqual({ images: ['acme/own'], groups: 0 });
  });

  it.each([
    ['whose role cannot list groups', { hasApiToken: true }, 1],
    ['without an API token', { hasApiToken: false }, 0],
  ])('of a run %s is sent for all images but public ones', async (_, options, groups) => {
    expect(await pulledWith(PULLER, options)).toEqual({ images: ['acme/own', 'other/app'], groups });
  });
});

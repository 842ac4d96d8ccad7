import { describe, expect, it } from 'vitest';

import { createOciRegistryClient } from '../../../src/api/client/oci/oci-registry-client.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { DAY_MS, toInstant } from '../../../src/values/instant.ts';
import type { PinWish } from '../../../src/pin/decide/decide-pin.ts';
import type { TagHistory } from '../../../src/values/tag-history.ts';
import type { BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { planPins } from '../../../src/pin/plan-pins.ts';
import type { PlannedPins } from '../../../src/pin/plan-pins.ts';
import { createTagSource } from '../../../src/tag-history/tag-source.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { digestOf } from '../../support/samples/sample-check.ts';
import { textTree } from '../../support/samples/text-tree.ts';
import { rewriteGroup } from '../../../src/pin/pull-request/propose-pins.ts';
import { carryOver } from '../../../src/pin/pull-request/keep-proposed.ts';
import type { ProposePinsOptions } from '../../../src/pin/pull-request/propose-pins.ts';
import type { PinSignatures } from '../../../src/signatures/decide-signed.ts';
import {
  SAMPLE_SIGNER,
  sampleSignature,
  SAMPLE_TRUST,
  sampleVerifyBuild,
} from '../../support/samples/sample-trust.ts';

interface World {
  readonly memory: MemoryPlatform;
  /** Builds of a tag of the organization acme, oldest first. */
  history(image: string, tag: string): Promise<TagHistory>;
  plan(
    files: Readonly<Record<string, string>>,
    wish?: Partial<PinWish>,
    only?: (name: string) => boolean,
    signatures?: Omit<PinSignatures, 'registryHost'>,
  ): Promise<PlannedPins & Pick<ProposePinsOptions, 'tree' | 'settings' | 'wish'>>;
}

/** A repository on the example's platform. REGISTRY in its files is the platform's registry, MIRROR the same as another. */
async function start(changes: Readonly<Record<string, unknown>> = {}): Promise<World> {
  const memory = await startMemoryPlatform(changes);
  const { registry, content } = await memory.registryClients();
  const others = createOciRegistryClient({
    send: async (request) => {
      // The mirror has what the platform's registry has, at a host of its own.
      const url = request.url.replace(
        'https://mirror.test/v2/cgr/',
        `${memory.endpoints.registryUrl}/v2/chainguard/`,
      );
      if (url.startsWith('https://mirror.test/')) return { status: 200, headers: {}, body: new Uint8Array() };
      const { registryTokens } = await tokens();
      return memory.send({ ...request, url, headers: { ...request.headers, authorization: registryTokens } });
    },
    clock: memory.clock,
    loginFor: async () => undefined,
    tokenHosts: [],
    onSecret: () => undefined,
  });

  async function tokens(): Promise<{ readonly registryTokens: string }> {
    const answer = await memory.send({
      method: 'GET',
      url: `${memory.endpoints.tokenUrl}/token?scope=repository:chainguard/static:pull`,
      headers: {},
      timeoutMs: 1_000,
      maxBytes: 100_000,
    });
    const { token } = JSON.parse(new TextDecoder().decode(answer.body)) as { readonly token: string };
    return { registryTokens: `Bearer ${token}` };
  }

  const source = createTagSource({ registry, content, registryHost: memory.endpoints.registry, others });
  return {
    memory,
    history: (name, tag) => registry.tagHistory({ organization: 'acme', name }, tag),
    plan: async (files, wish, only, signatures) => {
      const named = Object.entries(files).map(
        ([path, text]) => [path, text.replaceAll('REGISTRY', memory.endpoints.registry)] as const,
      );
      const tree = textTree(Object.fromEntries(named));
      const run = {
        tree,
        settings: (await loadConfig(tree)).pin,
        wish: { asOf: undefined, rollBack: undefined, ...wish },
      };
      const now = memory.clock.now();
      const { registry: registryHost } = memory.endpoints;
      const verified = signatures && { signatures: async () => ({ ...signatures, registryHost }) };
      return { ...(await planPins({ ...run, now, source, ...(only && { only }), ...verified })), ...run };
    },
  };
}

function textsOf({ files }: PlannedPins): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ path, after }) => [path, new TextDecoder().decode(after)]));
}

function digestAt(history: TagHistory, index: number): Digest {
  return history.at(index)?.digest ?? expect.fail('the history is too short');
}

const codes = ({ plan }: PlannedPins): readonly string[] => plan.skipped.map(({ code }) => code);

describe('pin/plan-pins', () => {
  it('pins what is not pinned, byte for byte the same elsewhere', async () => {
    const { plan, history, memory } = await start();
    const newest = (await history('node', '22')).at(-1);
    const planned = await plan({ 'api/Dockerfile': '# the api\r\nFROM REGISTRY/acme/node:22 AS base\r\n' });
    expect(planned.plan).toEqual({
      moves: [
        {
          file: 'api/Dockerfile',
          line: 2,
          written: `${memory.endpoints.registry}/acme/node:22`,
          image: `${memory.endpoints.registry}/acme/node`,
          tag: '22',
          upstream: expect.objectContaining({ host: memory.endpoints.registry, path: 'acme/node' }),
          platforms: ['linux/amd64'],
          from: undefined,
          to: newest?.digest,
          builtAt: newest?.at,
          builds: undefined,
          days: undefined,
        },
      ],
      skipped: [],
    });
    expect(textsOf(planned)).toEqual({
      'api/Dockerfile': `# the api\r\nFROM ${memory.endpoints.registry}/acme/node:22@${newest?.digest} AS base\r\n`,
    });
  });

  it('moves a pin forward to the newest build that is old enough, and says how far', async () => {
    const { plan, history } = await start();
    const builds = await history('node', '22');
    const pinned = digestAt(builds, -11);
    const planned = await plan({
      Dockerfile: `FROM REGISTRY/acme/node:22@${pinned}\n`,
      '.github/mooring.yml': 'pin: { min-age: 3d }\n',
    });
    const [move] = planned.plan.moves;
    expect(move).toMatchObject({ from: pinned, builds: 8, days: 8 });
    expect(builds.findIndex(({ digest }) => digest === move?.to)).toBe(builds.length - 3);
  });

  it('makes only the requested updates', async () => {
    const { plan } = await start();
    const planned = await plan({
      'a/Dockerfile': 'FROM REGISTRY/acme/node:22\nFROM REGISTRY/acme/go:1.25\n',
      'b/Dockerfile': 'FROM REGISTRY/acme/node:22\n',
    });
    const node = planned.plan.moves.filter(({ image }) => image.endsWith('/node'));
    const files = await rewriteGroup(node, { ...planned, planned });
    expect(files.map(({ path }) => path)).toEqual(['a/Dockerfile', 'b/Dockerfile']);
    expect(new TextDecoder().decode(files[0]?.after)).toMatch(/node:22@sha256:.*\nFROM [^@]*go:1\.25\n$/);
    expect(await rewriteGroup([], { ...planned, planned })).toEqual([]);
  });

  it('plans nothing, and warns, if `only` matches no image', async () => {
    const { plan } = await start();
    const files = { Dockerfile: 'FROM REGISTRY/acme/node:22\n' };
    const { plan: planned, warnings } = await plan(files, undefined, (name) => name.endsWith('/python'));
    expect([planned.moves, warnings]).toEqual([[], [expect.stringMatching(/^only: no image/)]]);
    expect((await plan(files, undefined, (name) => name.endsWith('/node'))).warnings).toEqual([]);
  });

  it('changes nothing in what it has planned before', async () => {
    const { plan, memory } = await start();
    const settings = { '.github/mooring.yml': 'pin: { min-age: 3d }\n' };
    const once = textsOf(await plan({ Dockerfile: 'FROM REGISTRY/acme/node:22\n', ...settings }));
    const twice = await plan({ ...once, ...settings });
    expect(twice.files).toEqual([]);
    expect(codes(twice)).toEqual(['current']);
    expect(once['Dockerfile']).toContain(memory.endpoints.registry);
  });

  it('never moves a pin back, unless the run is as of a date', async () => {
    const { plan, history, memory } = await start();
    const builds = await history('node', '22');
    const file = { Dockerfile: `FROM REGISTRY/acme/node:22@${digestAt(builds, -1)}\n` };
    const settings = { '.github/mooring.yml': 'pin: { min-age: 30d }\n' };
    expect(codes(await plan({ ...file, ...settings }))).toEqual(['would-go-back']);
    const asOf = toInstant(memory.clock.now() - 20 * DAY_MS);
    const planned = await plan(file, { asOf });
    const [move] = planned.plan.moves;
    const expected = builds.findLast(({ at }) => at <= asOf);
    expect(move).toMatchObject({ to: expected?.digest, builtAt: expected?.at });
    expect(move?.builds).toBeLessThan(0);
  });

  it('rolls back by steps, and only the images that were named', async () => {
    const { plan, history } = await start();
    const [node, go] = [await history('node', '22'), await history('go', '1.25')];
    const planned = await plan(
      {
        Dockerfile: `FROM REGISTRY/acme/node:22@${digestAt(node, -1)}\nFROM REGISTRY/acme/go:1.25@${digestAt(go, -1)}\n`,
      },
      { rollBack: { kind: 'steps', steps: 2 } },
      (name) => name.endsWith('/acme/node:22'),
    );
    expect(planned.plan.moves).toMatchObject([{ tag: '22', to: digestAt(node, -3), builds: -2 }]);
  });

  it('queries a tag once, however often it is written, and writes one digest (row 54)', async () => {
    const { plan, memory } = await start();
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`${index}/Dockerfile`, 'FROM REGISTRY/acme/node:22\n']),
    );
    const before = memory.requests.length;
    const planned = await plan(files);
    expect(new Set(planned.plan.moves.map(({ to }) => to)).size).toBe(1);
    expect(planned.files).toHaveLength(20);
    expect(memory.requests.length - before).toBe(2);
  });

  it('holds and denies by the configuration file, each with its reason', async () => {
    const { plan, history } = await start();
    const builds = await history('go', '1.25');
    const planned = await plan({
      Dockerfile: `FROM REGISTRY/acme/node:22\nFROM REGISTRY/acme/go:1.25\n`,
      '.github/mooring.yml': `pin:
  hold: [{ image: '*/acme/node', reason: waits for the new loader }]
  deny: [{ digest: '${digestAt(builds, -1)}', reason: breaks TLS }]
`,
    });
    expect(planned.plan.moves).toMatchObject([{ tag: '1.25', to: digestAt(builds, -2) }]);
    expect(planned.plan.skipped).toMatchObject([{ code: 'held', reason: 'waits for the new loader' }]);
  });

  it('does not leave a digest whose place in the history is not known', async () => {
    const { plan } = await start();
    expect(codes(await plan({ Dockerfile: `FROM REGISTRY/acme/node:22@${digestOf('f')}\n` }))).toEqual([
      'not-in-history',
    ]);
  });

  it('continues without images that cannot be queried', async () => {
    const { plan, memory } = await start();
    memory.answer(/\/acme\/node\/_chainguard\/history\//, 403, {});
    const planned = await plan({
      Dockerfile: 'FROM REGISTRY/acme/node:22\n',
      'b/Dockerfile': 'FROM REGISTRY/acme/go:1.25\n',
    });
    expect(planned.plan.moves).toHaveLength(1);
    expect(codes(planned)).toEqual(['lookup-failed']);
  });

  it('takes a history without builds for no answer, and keeps what is open', async () => {
    const { plan, memory } = await start();
    memory.answer(/\/acme\/node\/_chainguard\/history\//, 200, { history: [] });
    const planned = await plan({
      Dockerfile: 'FROM REGISTRY/acme/node:22\n',
      'b/Dockerfile': 'FROM REGISTRY/acme/go:1.25\n',
    });
    expect(planned.plan.skipped).toMatchObject([
      {
        file: 'Dockerfile',
        code: 'lookup-failed',
        reason: expect.stringContaining('node:22: the registry returned an empty history'),
      },
    ]);
    const text = `FROM ${memory.endpoints.registry}/acme/node:22`;
    const before = new TextEncoder().encode(`${text}\n`);
    const after = new TextEncoder().encode(`${text}@${digestOf('a')}\n`);
    expect(await carryOver([{ path: 'Dockerfile', before, after }], { ...planned, planned })).toMatchObject([
      { tag: '22', to: digestOf('a'), isKept: true },
    ]);
  });

  it('cannot pin the tags of a lockstep set of which one has no build', async () => {
    const { plan, memory } = await start();
    memory.answer(/\/acme\/node\/_chainguard\/history\/22$/, 200, { history: [] });
    const planned = await plan({
      Dockerfile: 'FROM REGISTRY/acme/node:22-dev AS base\nFROM REGISTRY/acme/node:22\n',
    });
    expect(codes(planned)).toEqual(['lookup-failed', 'lookup-failed']);
  });

  it('carries over an earlier edit of a reference that cannot be queried', async () => {
    const digest = digestOf('a');
    // There is no such image here, so that its registry tells nothing about it.
    const file = 'FROM REGISTRY/acme/hidden:22 AS base\nFROM REGISTRY/acme/go:1.25\n';
    async function carried(
      edit: (text: string) => readonly [before: string, after: string],
      { settings = '', wish = {} }: { settings?: string; wish?: Partial<PinWish> } = {},
    ): Promise<readonly unknown[] | undefined> {
      const { plan, memory } = await start();
      const planned = await plan({ Dockerfile: file, '.github/mooring.yml': settings }, wish);
      const text = file.replaceAll('REGISTRY', memory.endpoints.registry);
      const [before, after] = edit(text).map((one) => new TextEncoder().encode(one));
      if (before === undefined || after === undefined) return [];
      const moves = await carryOver([{ path: 'Dockerfile', before, after }], { ...planned, planned });
      if (moves === undefined) return undefined;
      for (const { path, after: whole } of await rewriteGroup(moves, { ...planned, planned }))
        expect([path, new TextDecoder().decode(whole)]).toEqual([
          'Dockerfile',
          text.replace('hidden:22', `hidden:22@${digest}`),
        ]);
      return moves.map(({ tag, from, to, isKept }) => [tag, from, to, isKept]);
    }
    const pinned = (text: string): string =>
      text.replace('hidden:22', `hidden:22@${digest}`).replace('go:1.25', `go:1.25@${digest}`);
    const kept = [['22', undefined, digest, true]];
    expect(await carried((text) => [text, pinned(text)])).toEqual(kept);
    // Other lines of the file may be new since; the reference is known by what it is.
    expect(await carried((text) => [`# old\n\n${text}`, `# old\n\n${pinned(text)}`])).toEqual(kept);
    const other = (text: string): string => text.replace('hidden:22', `hidden:22@${digestOf('b')}`);
    expect(await carried((text) => [other(text), pinned(text)])).toEqual([]);
    expect(await carried((text) => [text, text])).toEqual([]);
    const settings = `pin: { deny: [{ digest: '${digest}', reason: breaks TLS }] }\n`;
    expect(await carried((text) => [text, pinned(text)], { settings })).toEqual([]);
    const wish = { rollBack: { kind: 'steps', steps: 1 } } as const;
    // Whether an earlier run wished the same is not known: neither its moves nor their absence is right.
    expect(await carried((text) => [text, pinned(text)], { wish })).toBeUndefined();
    expect(await carried((text) => [text, text], { wish })).toEqual([]);
  });

  it('keeps the tags of one image in one Dockerfile on builds of one night', async () => {
    const tags = [
      { name: 'latest', history: [{ at: 'now-50h' }, { at: 'now-26h' }, { at: 'now-2h' }] },
      { name: 'latest-dev', history: [{ at: 'now-51h' }, { at: 'now-27h' }] },
    ];
    const { plan, history } = await start({
      organizations: [
        {
          name: 'acme',
          uid: '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102',
          identities: [
            {
              name: 'shop',
              uid: '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102/a1b2c3d4e5f60718',
              claimMatch: { issuer: 'https://token.actions.githubusercontent.com', subject: 'x' },
              bindings: [{ role: 'registry.pull' }],
            },
          ],
          repos: [{ name: 'app', tags }],
        },
      ],
    });
    const [runtime, builder] = [await history('app', 'latest'), await history('app', 'latest-dev')];
    const together = await plan({
      Dockerfile: 'FROM REGISTRY/acme/app:latest-dev AS build\nFROM REGISTRY/acme/app\n',
    });
    expect(together.plan.moves.map(({ to }) => to)).toEqual([digestAt(builder, -1), digestAt(runtime, -2)]);
    const ahead = await plan({
      Dockerfile: `FROM REGISTRY/acme/app:latest-dev@${digestAt(builder, 0)} AS build\nFROM REGISTRY/acme/app:latest@${digestAt(runtime, -1)}\n`,
    });
    expect(ahead.plan.moves).toEqual([]);
    expect(codes(ahead)).toEqual(['lockstep', 'would-go-back']);
  });

  it('looks up at the upstream and writes the mirror, once the mirror has it', async () => {
    const { plan } = await start();
    const settings = {
      '.github/mooring.yml': 'pin: { registry-map: { mirror.test/cgr: REGISTRY/chainguard } }\n',
    };
    const planned = await plan({ Dockerfile: 'FROM mirror.test/cgr/static\n', ...settings });
    expect(planned.plan.moves).toMatchObject([{ image: 'mirror.test/cgr/static', tag: 'latest' }]);
    expect(textsOf(planned)['Dockerfile']).toMatch(/^FROM mirror\.test\/cgr\/static:latest@sha256:/);
  });

  it('does not write a digest that the mirror lacks', async () => {
    const { plan } = await start({
      faults: [{ route: 'headManifest', nth: '*', status: 404, body: {} }],
    });
    const settings = {
      '.github/mooring.yml': 'pin: { registry-map: { mirror.test/cgr: REGISTRY/chainguard } }\n',
    };
    const planned = await plan({ Dockerfile: 'FROM mirror.test/cgr/static\n', ...settings });
    expect(planned.plan.moves).toEqual([]);
    expect(codes(planned)).toEqual(['mirror-lacks']);
  });

  it('verifies each selected build, at the upstream of a mirror, and proposes it with its signature', async () => {
    const { plan, memory } = await start();
    const host = memory.endpoints.registry;
    const { verifyBuild, asked } = sampleVerifyBuild({ [`${host}/acme/go`]: SAMPLE_TRUST.unsigned });
    const planned = await plan(
      {
        Dockerfile: 'FROM mirror.test/cgr/static\nFROM REGISTRY/acme/go:1.25\n',
        '.github/mooring.yml': 'pin: { registry-map: { mirror.test/cgr: REGISTRY/chainguard } }\n',
      },
      {},
      undefined,
      { verifyBuild, mode: 'report' },
    );
    const [mirrored, own] = planned.plan.moves;
    expect([mirrored?.trust, own?.trust]).toEqual([SAMPLE_TRUST.verified, SAMPLE_TRUST.unsigned]);
    expect(asked.toSorted()).toEqual([
      `${host}/acme/go@${own?.to}`,
      `${host}/chainguard/static@${mirrored?.to}`,
    ]);
  });

  it('holds an update whose build is not verified, with its whole lockstep set', async () => {
    const { plan, memory, history } = await start();
    const host = memory.endpoints.registry;
    const runtime = (await history('node', '22')).at(-1)?.digest ?? '';
    const file = {
      Dockerfile: 'FROM REGISTRY/acme/node:22-dev AS base\nFROM REGISTRY/acme/node:22\n',
      'other/Dockerfile': 'FROM REGISTRY/acme/go:1.25\n',
    };
    const heldFor = async (
      trust: BuildTrust,
      mode: PinSignatures['mode'],
    ): Promise<readonly [code: string, reason: string][]> => {
      const { verifyBuild } = sampleVerifyBuild({ [runtime]: trust });
      const { plan: made, files } = await plan(file, {}, undefined, { verifyBuild, mode });
      expect(made.moves.map(({ image }) => image)).toEqual([`${host}/acme/go`]);
      expect(files.map(({ path }) => path)).toEqual(['other/Dockerfile']);
      return made.skipped.map(({ code, reason }) => [code, reason]);
    };
    expect(await heldFor(SAMPLE_TRUST['wrong-signer'], 'report')).toEqual([
      ['lockstep', expect.stringContaining('in lockstep with tag 22, which was skipped: build sha256:')],
      ['wrong-signer', expect.stringContaining('is signed by https://github.com/mallory/')],
    ]);
    expect(await heldFor(SAMPLE_TRUST['not-checked'], 'require')).toEqual([
      ['lookup-failed', expect.stringContaining('was not checked')],
      ['lookup-failed', expect.stringContaining('was not checked')],
    ]);
  });

  it('needs a known signer under require only for images of the platform that none is remembered for', async () => {
    const { plan, memory } = await start();
    const name = `${memory.endpoints.registry}/acme/go`;
    const files = { Dockerfile: 'FROM REGISTRY/acme/go:1.25\n' };
    const seen = sampleSignature();
    const verifyBuild = async (): Promise<BuildTrust> => ({ kind: 'no-known-signer', found: seen });
    const planned = async (remembers: readonly string[]): Promise<PlannedPins> => {
      const remember: PinSignatures['remember'] = ([build]) =>
        remembers.map((image) => {
          const digest = build?.digest ?? digestOf('a');
          return { image, signer: SAMPLE_SIGNER, seen: Object.assign({ image, digest }, seen) };
        });
      return plan(files, {}, undefined, { verifyBuild, mode: 'require', remember });
    };
    expect(codes(await planned([]))).toEqual(['no-known-signer']);
    expect(codes(await planned([`${name}-other`]))).toEqual(['no-known-signer']);
    const remembered = await planned([name]);
    expect(remembered.files.map(({ path }) => path)).toEqual(['Dockerfile', '.github/mooring.yml']);
    expect(remembered.warnings).toEqual([
      expect.stringContaining('The change of .github/mooring.yml makes Mooring trust it.'),
    ]);
    expect(remembered.plan).toMatchObject({ moves: [{ trust: { kind: 'no-known-signer' } }], skipped: [] });
    expect(remembered.remembered).toMatchObject([
      { image: name, seen: { digest: remembered.plan.moves[0]?.to } },
    ]);
  });

  it('pins to the current digest of a tag without history, but not if a minimum age is set', async () => {
    const { plan } = await start();
    const file = { Dockerfile: 'FROM mirror.test/cgr/static\n' };
    expect((await plan(file)).plan.moves).toMatchObject([{ builtAt: undefined, builds: undefined }]);
    const aged = { ...file, '.github/mooring.yml': 'pin: { min-age: 3d }\n' };
    expect(codes(await plan(aged))).toEqual(['age-unknown']);
    const accepted = { ...file, '.github/mooring.yml': 'pin: { min-age: 3d, unknown-age: accept }\n' };
    expect((await plan(accepted)).plan.moves).toHaveLength(1);
    expect(codes(await plan(file, { asOf: toInstant(0) }))).toEqual(['no-history']);
  });

  it('says which digest follows no tag, and which place cannot hold one', async () => {
    const { plan } = await start();
    const planned = await plan({
      Dockerfile: `FROM REGISTRY/acme/node@${digestOf('f')}\n`,
      'b/Dockerfile': 'ARG TAG=22\nFROM REGISTRY/acme/node:${TAG}\n',
    });
    expect(codes(planned)).toEqual(['digest-alone', 'not-editable']);
  });
});

import { describe, expect, it } from 'vitest';

import type { HttpRequest } from '../../../src/api/http.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { planPins } from '../../../src/pin/plan-pins.ts';
import type { PlannedPins } from '../../../src/pin/plan-pins.ts';
import { resolveReferences } from '../../../src/resolve/resolve-references.ts';
import { verifyTree } from '../../../src/verify/run.ts';
import { pinVerdict, VERIFY_FAIL_ON } from '../../../src/verify/decide/verification.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { openMemoryRun } from '../../support/platform/memory-run.ts';
import { textTree } from '../../support/samples/text-tree.ts';

/** How the embedded platform signs each image, and the outcome. */
const IMAGES = {
  legacy: 'verified',
  bundle: 'verified',
  'bundle-rekor-v1': 'verified',
  both: 'verified',
  none: 'unsigned',
  'wrong-identity': 'wrong-signer',
  'bad-signature': 'bad-signature',
  'other-digest': 'bad-signature',
  'no-log-entry': 'bad-signature',
  'unknown-authority': 'not-verifiable',
  'other-name': 'signed-as-other',
} as const;

interface Run {
  readonly planned: PlannedPins;
  readonly requests: readonly HttpRequest[];
  /** The outcome of an update by image: that of its signatures, or the code of its skip. */
  readonly outcomes: Readonly<Record<string, string | undefined>>;
  /** Whether each image resolves. */
  readonly resolved: Readonly<Record<string, string>>;
  /** The rule of each pin of the planned files, and the verdict about them. */
  readonly verified: Readonly<Record<string, string | undefined>>;
  readonly verdict: string;
}

/** Plans, resolves and verifies one reference to each image, without any token. */
async function run(
  signatures: 'require' | 'report' | 'off',
  {
    faults = [],
    images = Object.keys(IMAGES),
  }: { faults?: readonly object[]; images?: readonly string[] } = {},
): Promise<Run> {
  const tags = [{ name: '1', history: [{ at: 'now-3d' }] }];
  const repos = images.map((name) => ({ name, signatures: name, tags }));
  const memory = await startMemoryPlatform({
    organizations: [{ name: 'chainguard', public: 'all-tags', repos }],
    faults,
  });
  const { clock } = memory;
  // Images are signed under the name of the real registry.
  const endpoints = { ...memory.endpoints, registry: 'cgr.dev' };
  const reference = (name: string): string => `${endpoints.registry}/chainguard/${name}:1`;
  const files = {
    Dockerfile: images.map((name) => `FROM ${reference(name)}\n`).join(''),
    'root.json': await memory.platform.trustedRoot(),
    '.github/mooring.yml': `trust: { signatures: ${signatures}, trusted-root: root.json }\n`,
  };
  const requests: HttpRequest[] = [];
  const {
    signatures: open,
    source,
    verify,
  } = openMemoryRun(
    { ...memory, endpoints },
    {
      send: async (request: HttpRequest) => {
        requests.push(request);
        return memory.send(request);
      },
    },
  );
  const tree = textTree(files);
  const { pin: settings, trust: config } = await loadConfig(tree);
  const opened = await open({ config, tree, trustedRoot: '', onWarning: () => undefined });
  const now = clock.now();
  const planned = await planPins({ tree, now, settings, source, signatures: async () => opened });
  const { moves, skipped } = planned.plan;
  const sent = [...requests];
  const pinned = await planPins({ tree, now, settings, source });
  const after = pinned.files.map(
    ({ path, after: bytes }) => [path, new TextDecoder().decode(bytes)] as const,
  );
  const verification = await verifyTree({
    tree: textTree(Object.fromEntries(after)),
    now,
    verify,
    mirrors: [],
    failOn: VERIFY_FAIL_ON,
    verifyBuild: opened?.verifyBuild,
    mode: config.signatures === 'require' ? 'require' : 'report',
  });
  const { references } = await resolveReferences(images.map(reference), {
    source,
    settings,
    now,
    asOf: undefined,
    platform: undefined,
    signatures: opened,
  });
  const nameOf = (written: string): string => /([^/]+):1/.exec(written)?.[1] ?? '';
  return {
    planned,
    requests: sent,
    outcomes: Object.fromEntries([
      ...moves.map(({ written, trust }) => [nameOf(written), trust?.kind] as const),
      ...skipped.map(({ written, code }) => [nameOf(written), `skipped: ${code}`] as const),
    ]),
    resolved: Object.fromEntries(
      references.map((one) => [nameOf(one.written), one.kind === 'resolved' ? 'resolved' : one.code]),
    ),
    verified: Object.fromEntries(verification.pins.map(({ image, rule }) => [nameOf(image.written), rule])),
    verdict: pinVerdict(verification),
  };
}

const ALWAYS_HELD: ReadonlySet<string> = new Set(['wrong-signer', 'bad-signature']);

describe('builds with real signatures', () => {
  it('pins and resolves only what is not forged under report, and verifies all', async () => {
    const { outcomes, resolved, verified, verdict } = await run('report');
    const held = (kind: string): boolean => ALWAYS_HELD.has(kind);
    expect(outcomes).toEqual(mapped((kind) => (held(kind) ? `skipped: ${kind}` : kind)));
    expect(resolved).toEqual(mapped((kind) => (held(kind) ? kind : 'resolved')));
    expect(verified).toEqual(mapped(ruleOf));
    expect(verdict).toBe('fail');
  });

  it('pins and resolves only what is signed under require', async () => {
    const { outcomes, resolved, planned } = await run('require');
    expect(outcomes).toEqual(mapped((kind) => (kind === 'verified' ? kind : `skipped: ${kind}`)));
    expect(resolved).toEqual(mapped((kind) => (kind === 'verified' ? 'resolved' : kind)));
    const [file] = planned.files.map(({ after }) => new TextDecoder().decode(after));
    expect(file?.match(/@sha256:/g)).toHaveLength(4);
  });

  it('passes where everything is signed, in both modes', async () => {
    const images = ['legacy', 'bundle', 'bundle-rekor-v1', 'both'];
    const required = await run('require', { images });
    expect([required.verdict, (await run('report', { images })).verdict]).toEqual(['pass', 'pass']);
  });

  it('sends at most three requests for the signatures of an image, and none if they are turned off', async () => {
    const images = ['legacy', 'bundle', 'both'];
    const [off, on] = [await run('off', { images }), await run('require', { images })];
    expect(Object.values(off.outcomes)).toEqual([undefined, undefined, undefined]);
    const more = on.requests.length - off.requests.length;
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThanOrEqual(3 * images.length);
  });

  it.each([403, 500])(
    'keeps the old digest under require if the registry refuses with %i',
    async (status) => {
      const faults = [{ route: 'listReferrers', nth: '*', status, body: {} }];
      const { outcomes } = await run('require', { images: ['bundle'], faults });
      expect(outcomes).toEqual({ bundle: 'skipped: lookup-failed' });
      expect((await run('report', { images: ['bundle'], faults })).outcomes).toEqual({
        bundle: 'not-checked',
      });
    },
  );
});

/** A value for each image, by its outcome. */
function mapped<Value>(value: (kind: (typeof IMAGES)[keyof typeof IMAGES]) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(IMAGES).map(([name, kind]) => [name, value(kind)]));
}

function ruleOf(kind: string): string | undefined {
  if (kind === 'verified') return undefined;
  if (kind === 'signed-as-other') return 'bad-signature';
  return kind === 'not-verifiable' ? 'not-checked' : kind;
}

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import type { GatePolicy } from '../../../src/config/policy/gate-policy.ts';
import type { Verdict } from '../../../src/check/decide/finding.ts';
import type { HttpResponse } from '../../../src/api/http.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import type { MemoryCheck } from '../../support/platform/check-memory.ts';
import { filesOf, IMAGE_NAMES, startEvidenceWorld } from '../../support/platform/evidence-world.ts';
import type { EvidenceWorld, Line } from '../../support/platform/evidence-world.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';

const line: fc.Arbitrary<Line> = fc.record({
  file: fc.constantFrom('Dockerfile', 'web/Dockerfile'),
  image: fc.constantFrom(...IMAGE_NAMES),
  build: fc.constantFrom<Line['build'][]>(0, 1, 'tag'),
});

const tree = fc.array(line, { minLength: 1, maxLength: 3 });

/** The lines of head; the base has some of them changed, and others, or there is no base. */
const repository = fc
  .record({
    head: tree,
    base: fc.option(
      fc.record({ changed: fc.array(fc.nat({ max: 2 })), added: fc.array(line, { maxLength: 2 }) }),
    ),
    builds: fc.array(fc.constantFrom<Line['build'][]>(0, 1, 'tag'), { minLength: 3, maxLength: 3 }),
  })
  .map(({ head, base, builds }) => ({
    head,
    base: base && [
      ...head.map((one, index) =>
        base.changed.includes(index) ? { ...one, build: builds[index] ?? one.build } : one,
      ),
      ...base.added,
    ],
  }));

const inputs = fc.constantFrom<Partial<GatePolicy>[]>(
  {},
  { failOn: ['advisory', 'end-of-life'] },
  { strict: true, minSeverity: 'critical' },
  { failOn: ['new-advisory'] },
  { onlyFixable: true, underInvestigation: 'fail' },
  { unscored: 'ignore', maxOpenDays: { high: 5 }, budget: { high: 0 } },
);

const principals = fc.constantFrom('identity', 'anonymous');

/** Evidence to remove: by other responses to some requests, or by a base whose files are lost. */
type Removal =
  | {
      readonly kind: 'sbom' | 'platform' | 'manifest' | 'history' | 'token';
      /** The number of the line, of head or base, that it is about. */
      readonly line: number;
      readonly status: 403 | 404 | 503;
    }
  | {
      readonly kind: 'advisories' | 'advisory-page' | 'severities' | 'eol' | 'tags' | 'repos';
      readonly status: 403 | 503;
    }
  | { readonly kind: 'unreadable-base' };

const removals: fc.Arbitrary<Removal> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('sbom', 'platform', 'platform', 'manifest', 'history', 'token'),
      line: fc.nat({ max: 7 }),
      status: fc.constantFrom(403, 404, 503),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('advisories', 'advisory-page', 'severities', 'eol', 'tags', 'repos'),
      status: fc.constantFrom(403, 503),
    }),
  },
  fc.constant<Removal>({ kind: 'unreadable-base' }),
);

const someRemovals = fc.array(removals, { minLength: 1, maxLength: 2 });

let known: EvidenceWorld;
beforeAll(async () => {
  known = await startEvidenceWorld();
});

/** The requests that a removal is about: each is a path with its query. */
function removedPaths(removal: Extract<Removal, { status: number }>, lines: readonly Line[]): RegExp {
  const { image = '', build = 'tag' } = 'line' in removal ? (lines[removal.line % lines.length] ?? {}) : {};
  switch (removal.kind) {
    case 'advisories':
      return /^\/(vulnerabilities\/v2\/advisories|advisory\/v2\/documents)/;
    case 'severities':
      return /^\/advisory\/v2\/metadata/;
    case 'advisory-page':
      return /^\/vulnerabilities\/v2\/advisories.*page_?token=/i;
    case 'eol':
      return /^\/registry\/v1\/eoltags/;
    case 'tags':
      return /^\/registry\/v2\/tags/;
    case 'repos':
      return /^\/registry\/v2\/repos/;
    case 'history':
      return new RegExp(`/${image}/_chainguard/history/`);
    case 'token':
      return new RegExp(`^/token.*${image}`);
    case 'sbom':
      return new RegExp(`/${image}/(referrers/|manifests/sha256-)|/rawsbom`);
    case 'platform':
    case 'manifest': {
      const [index = '', , arm = ''] = known.digests.get(image)?.[build === 'tag' ? 1 : build] ?? [];
      if (removal.kind === 'manifest') return new RegExp(`/manifests/${index}|/manifests/1$`);
      const dashed = arm.replace(':', '-');
      return new RegExp(`/referrers/${arm}|/manifests/${dashed}|/${index}/rawsbom.*arch=arm64`);
    }
  }
}

function withoutEvidence(memory: MemoryPlatform, removal: Removal, lines: readonly Line[]): MemoryPlatform {
  if (!('status' in removal)) return memory;
  const pattern = removedPaths(removal, lines);
  const { kind, status } = removal;
  return {
    ...memory,
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!pattern.test(pathname + search)) return memory.send(request);
      const isMissingSbom = (kind === 'sbom' || kind === 'platform') && status === 404;
      if (isMissingSbom && pathname.endsWith('/rawsbom')) return answer(200, {});
      return answer(status, { code: 5, message: 'gone', errors: [{ code: 'UNKNOWN', message: 'gone' }] });
    },
  };
}

function answer(status: number, body: object): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) };
}

const LOST = { kind: 'unavailable', reason: 'a test', hint: 'Fetch it.', isChange: true } as const;

describe('removing evidence', () => {
  it('never makes a check pass that failed or warned', async () => {
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(
        repository,
        inputs,
        principals,
        someRemovals,
        async ({ head, base }, policy, principal, lost) => {
          const given: MemoryCheck = {
            head: filesOf(head, known),
            ...(base === null ? {} : { base: filesOf(base, known) }),
            inputs: policy,
            principal,
          };
          const { verdict } = await checkMemory(known.memory, given);
          const isBaseLost = lost.some(({ kind }) => kind === 'unreadable-base');
          const lines = [...head, ...(base ?? [])];
          const left = lost.reduce((all, one) => withoutEvidence(all, one, lines), known.memory);
          const { verdict: after } = await checkMemory(left, {
            ...given,
            ...(isBaseLost ? { base: LOST } : {}),
          });
          const change = `${verdict} to ${after}`;
          seen[change] = (seen[change] ?? 0) + 1;
          if (verdict !== 'pass') expect<Verdict>(after).not.toBe('pass');
        },
      ),
      { numRuns: 200 },
    );
    expect(seen['pass to pass'] ?? 0).toBeGreaterThan(0);
    expect(seen['fail to fail'] ?? 0).toBeGreaterThan(0);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import type { GatePolicy } from '../../../src/config/policy/gate-policy.ts';
import { MooringError } from '../../../src/values/errors.ts';
import type { Verdict } from '../../../src/check/decide/finding.ts';
import type { HttpResponse, HttpSend } from '../../../src/api/http.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import type { MemoryCheck } from '../../support/platform/check-memory.ts';
import { DAMAGES, damagedAt, targetOf } from '../../support/platform/damaged-answer.ts';
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
  /** Damages the answers to one of the requests of the run. */
  | { readonly kind: 'answer'; readonly request: number; readonly damage: number }
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
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      request: fc.nat({ max: 999 }),
      damage: fc.nat({ max: DAMAGES.length - 1 }),
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

/** What a run is about: its lines, and what it requests if nothing is removed. */
interface Run {
  readonly lines: readonly Line[];
  readonly targets: readonly string[];
}

function withoutEvidence(memory: MemoryPlatform, removal: Removal, { lines, targets }: Run): MemoryPlatform {
  if (removal.kind === 'answer') {
    const target = targets[removal.request % targets.length] ?? '';
    return damagedAt(memory, target, DAMAGES[removal.damage] ?? expect.fail('no such damage'));
  }
  if (!('status' in removal)) return memory;
  const pattern = removedPaths(removal, lines);
  const { kind, status } = removal;
  return {
    ...memory,
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!pattern.test(pathname + search)) return memory.send(request);
      const isMissingSbom = (kind === 'sbom' || kind === 'platform') && status === 404;
      if (isMissingSbom && pathname.endsWith('/rawsbom')) return answer(200, { rawSbom: '' });
      return answer(status, { code: 5, message: 'gone', errors: [{ code: 'UNKNOWN', message: 'gone' }] });
    },
  };
}

function answer(status: number, body: object): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) };
}

const LOST = { kind: 'unavailable', reason: 'a test', hint: 'Fetch it.', isChange: true } as const;

/** Checks with all evidence. Returns the verdict, and every request that led to it. */
async function checkWhole(
  given: MemoryCheck,
): Promise<{ readonly verdict: Verdict; readonly targets: readonly string[] }> {
  const targets = new Set<string>();
  const send: HttpSend = async (request) => {
    targets.add(targetOf(request));
    return known.memory.send(request);
  };
  const { verdict } = await checkMemory({ ...known.memory, send }, given);
  return { verdict, targets: [...targets] };
}

/** Returns the verdict; a run that ends with an error, such as one that cannot sign in, fails. */
async function verdictOf(memory: MemoryPlatform, given: MemoryCheck): Promise<Verdict> {
  try {
    return (await checkMemory(memory, given)).verdict;
  } catch (error) {
    if (error instanceof MooringError) return 'fail';
    throw error;
  }
}

/** One reason each to fail or to warn: an advisory, one of another platform, no SBOM, an end of life, one to come. */
const REASONS: readonly (readonly [Line['image'], Line['build']])[] = [
  ['fixed', 0],
  ['arm', 1],
  ['investigated', 1],
  ['unlisted', 1],
  ['ended', 'tag'],
  ['ending', 'tag'],
];

describe('removing evidence', () => {
  it.each(REASONS)('never makes %s:%s pass, whichever answer is damaged', async (image, build) => {
    const given: MemoryCheck = { head: filesOf([{ file: 'Dockerfile', image, build }], known) };
    const { verdict, targets } = await checkWhole(given);
    expect(verdict).not.toBe('pass');
    expect(targets.length).toBeGreaterThan(5);
    const offset = REASONS.findIndex(([name]) => name === image) * 3;
    for (const [index, target] of targets.entries()) {
      for (const one of [0, 2, 5, 7].map((step) => index + offset + step)) {
        const damage = DAMAGES[one % DAMAGES.length] ?? expect.fail('no such damage');
        const after = await verdictOf(damagedAt(known.memory, target, damage), given);
        expect([target, after]).not.toEqual([target, 'pass']);
      }
    }
  });

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
          const { verdict, targets } = await checkWhole(given);
          const isBaseLost = lost.some(({ kind }) => kind === 'unreadable-base');
          const run = { lines: [...head, ...(base ?? [])], targets };
          const left = lost.reduce((all, one) => withoutEvidence(all, one, run), known.memory);
          const after = await verdictOf(left, {
            ...given,
            ...(isBaseLost ? { base: LOST } : {}),
          });
          const change = `${verdict} to ${after}`;
          seen[change] = (seen[change] ?? 0) + 1;
          if (verdict !== 'pass') expect<Verdict>(after).not.toBe('pass');
        },
      ),
      { numRuns: 120 },
    );
    expect(seen['pass to pass'] ?? 0).toBeGreaterThan(0);
    expect(seen['fail to fail'] ?? 0).toBeGreaterThan(0);
  });
});

import { createHash } from 'node:crypto';

import { nextStep } from '../../../src/bisect/decide/next-step.ts';
import type { BisectPlan, BisectResult, BisectRun, Candidate } from '../../../src/bisect/decide/session.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import type { BuildDiff } from '../../../src/diff/decide/build-diff.ts';
import type { ComparedBuild } from '../../../src/diff/decide/build-facts.ts';
import { DAY_MS, parseInstant, toInstant } from '../../../src/values/instant.ts';
import type { BisectFindings } from '../../../src/bisect/views/bisect-words.ts';
import { progressLine } from '../../../src/bisect/views/progress-line.ts';
import { sampleDiff, samplePackage, samplePlatform } from './sample-diff.ts';
import { sampleDigest } from './sample-plan.ts';

const FIRST = parseInstant('2026-10-08T02:11:00Z');

/** Nightly builds, oldest first. */
const CANDIDATES: readonly Candidate[] = ['0', '1', '2', '3', '4', '5', '6', '7'].map((digit, day) => ({
  digest: sampleDigest(digit),
  at: toInstant(FIRST + day * DAY_MS),
}));

/** A build of the sample session, by its number from 1 on. */
export function sampleCandidate(number: number): Candidate {
  const [candidate] = CANDIDATES.slice(number - 1);
  if (candidate === undefined) throw new Error(`there is no build ${number}`);
  return candidate;
}

/** A run on a build, by its number, with whatever a test says about it. */
export function sampleRun(number: number, changes: Partial<BisectRun> = {}): BisectRun {
  const isBad = number > 5;
  return {
    digest: sampleCandidate(number).digest,
    verdict: isBad ? 'bad' : 'good',
    end: { kind: 'exit', code: isBad ? 1 : 0 },
    reason: 'search',
    ms: 4_200,
    at: toInstant(FIRST + 30 * DAY_MS),
    host: 'laptop',
    ...changes,
  };
}

const PLAN: BisectPlan = {
  image: 'cgr.dev/acme/python',
  tag: '3.13',
  platform: undefined,
  find: 'first-bad',
  candidates: CANDIDATES,
  isOlderEndKnown: true,
  command: ['docker', 'run', '--rm', '{image}', 'python', '-c', 'import ssl'],
  repeat: 1,
  badIf: 'all',
  maxRuns: 40,
};

const SEARCHED: readonly BisectRun[] = [
  sampleRun(8, { reason: 'bad-end' }),
  sampleRun(1, { reason: 'good-end' }),
  sampleRun(4),
  sampleRun(6),
  sampleRun(5),
];

const OPENSSL = samplePlatform({
  packages: {
    kind: 'known',
    changes: [
      samplePackage('upgraded', 'libcrypto3', ['3.5.2-r0', '3.5.3-r0'], { origin: 'openssl' }),
      samplePackage('upgraded', 'libssl3', ['3.5.2-r0', '3.5.3-r0'], { origin: 'openssl' }),
    ],
    unchanged: { apk: 88 },
  },
});

/** A session with its result, found unless a test says otherwise. */
export function sampleFindings({
  plan = {},
  runs = SEARCHED,
  ...changes
}: Partial<Omit<BisectFindings, 'session'>> & {
  readonly plan?: Partial<BisectPlan>;
  readonly runs?: readonly BisectRun[];
} = {}): BisectFindings {
  return {
    session: { plan: { ...PLAN, ...plan }, runs },
    result: { kind: 'found', older: sampleCandidate(5), newer: sampleCandidate(6) },
    tail: [],
    notes: [],
    diff: undefined,
    ...changes,
  };
}

const PAIR = { older: sampleCandidate(5), newer: sampleCandidate(8) };
const RESOLVED = ['CVE-2026-1111', 'CVE-2026-1112'].map((id) => ({
  id,
  packages: ['openssl'],
  severity: { rating: 'high', score: 7.5 } as const,
}));

/** The result that sessions can have without a pair of builds. */
function withoutPair(result: BisectResult, runs = SEARCHED.slice(0, 2)): BisectFindings {
  return sampleFindings({ result, runs });
}

function named({ digest, at }: Candidate): ComparedBuild {
  return { image: PLAN.image, tag: PLAN.tag, digest, builtAt: at };
}

const FIXED = { verdict: 'good', end: { kind: 'exit', code: 0 } } as const;
const FAULTY = { verdict: 'bad', end: { kind: 'exit', code: 1 } } as const;

/** A session of every kind of result, by name. */
export function sampleSessions(): Readonly<Record<string, BisectFindings>> {
  const removed = sampleRun(6, { verdict: 'skip', end: { kind: 'removed' } });
  const failed = sampleRun(7, { verdict: 'skip', end: { kind: 'exit', code: 125 } });
  const broken = sampleRun(1, { end: { kind: 'exit', code: 127 }, verdict: 'abort' });
  const [build] = [sampleCandidate(1)];
  return {
    found: sampleFindings({
      diff: sampleDiff({
        from: named(sampleCandidate(5)),
        to: named(sampleCandidate(6)),
        distance: { builds: 1, days: 1 },
        platforms: [OPENSSL],
        advisories: { kind: 'known', resolved: RESOLVED, introduced: [], stillOpen: [] },
      }),
      notes: ['The checks passed at 0123456789ab, which pins sha256:000000000000.'],
    }),
    fixed: sampleFindings({
      plan: { find: 'first-good' },
      runs: [sampleRun(8, FIXED), sampleRun(1, FAULTY), sampleRun(5, FAULTY), sampleRun(6, FIXED)],
    }),
    range: sampleFindings({
      runs: [...SEARCHED, removed, failed],
      result: {
        kind: 'range',
        ...PAIR,
        untested: [
          { ...sampleCandidate(6), end: removed.end },
          { ...sampleCandidate(7), end: failed.end },
        ],
      },
    }),
    flaky: sampleFindings({
      result: { kind: 'flaky', older: sampleCandidate(5), newer: sampleCandidate(6) },
    }),
    'good-end-bad': withoutPair({ kind: 'no-ends', why: 'good-end-bad', build }),
    'bad-end-good': withoutPair({ kind: 'no-ends', why: 'bad-end-good', build }, SEARCHED.slice(0, 1)),
    'oldest-bad': withoutPair({ kind: 'no-ends', why: 'oldest-bad', build }),
    'oldest-good': withoutPair({ kind: 'no-ends', why: 'oldest-good', build }),
    'untested-end': withoutPair({ kind: 'no-ends', why: 'untested-end', build }),
    'one-build': withoutPair({ kind: 'no-ends', why: 'one-build', build }, []),
    'command-broken': {
      ...withoutPair({ kind: 'aborted', why: 'command-broken', runs: [broken] }),
      tail: ['docker: unknown command', 'Run `docker --help`'],
    },
    'three-skips': withoutPair({ kind: 'aborted', why: 'three-skips', runs: [failed] }),
    signal: withoutPair({
      kind: 'aborted',
      why: 'signal',
      runs: [sampleRun(4, { verdict: 'abort', end: { kind: 'signal', signal: 'SIGTERM' } })],
    }),
    'too-many-runs': withoutPair({ kind: 'aborted', why: 'too-many-runs', runs: [] }),
  };
}

/** A search in 90 nightly builds as documentation shows it: the lines about its runs, and its result. */
export function nightlySearch(): { readonly lines: readonly string[]; readonly findings: BisectFindings } {
  const first = parseInstant('2026-08-19T02:11:00Z');
  const candidates = Array.from({ length: 90 }, (_, day): Candidate => {
    const hash = createHash('sha256').update(`nightly build ${day}`).digest('hex');
    return { digest: parseDigest(`sha256:${hash}`), at: toInstant(first + day * DAY_MS) };
  });
  const plan = { ...PLAN, candidates, command: ['./smoke', '{image}'] };
  const runs: BisectRun[] = [];
  const lines: string[] = [];
  for (;;) {
    const step = nextStep({ plan, runs });
    if (step.kind === 'done')
      return {
        lines,
        findings: sampleFindings({ plan, runs, result: step.result, diff: nightlyDiff(step.result) }),
      };
    const { build, reason } = step;
    const result = candidates.indexOf(build) < 60 ? FIXED : FAULTY;
    const run = { ...sampleRun(1, result), digest: build.digest, reason, ms: 4_200 + runs.length * 130 };
    runs.push(run);
    lines.push(progressLine(plan, run, nextStep({ plan, runs })));
  }
}

function nightlyDiff(result: BisectResult): BuildDiff | undefined {
  if (!('older' in result)) return undefined;
  return sampleDiff({
    from: named(result.older),
    to: named(result.newer),
    distance: { builds: 1, days: 1 },
    platforms: [OPENSSL],
    advisories: { kind: 'known', resolved: RESOLVED.slice(1), introduced: [], stillOpen: [] },
  });
}

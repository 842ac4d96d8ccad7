import { createAssessor } from '../../../src/check/decide/assessed-images.ts';
import { noveltyAtPlace, packageChangesAt } from '../../../src/check/compare/compare-places.ts';
import { compareSides } from '../../../src/check/compare/place-comparison.ts';
import { resolvedSince, sideOfTree } from '../../../src/check/compare/compared-base.ts';
import { NO_SBOM } from '../../../src/sbom/decide/image-packages.ts';
import { observe } from '../../../src/check/decide/observe.ts';
import { DEFAULT_POLICIES, policyForPlace } from '../../../src/config/policy/gate-policy.ts';
import { weigh } from '../../../src/check/decide/weigh.ts';
import { buildReport } from '../../../src/check/report/build-report.ts';
import type { Observation } from '../../../src/check/decide/finding.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import {
  advisory,
  evidence,
  digestOf,
  historyOf,
  judgedBy,
  known,
  refused,
  scanned,
  tagEvidence,
  tagLifecycle,
  use,
} from './sample-check.ts';
import { SYNCER, verifiedBy } from './sample-signers.ts';

/** A report with a finding of nearly every rule, new and carried over, made as the use case makes one. */
export function sampleReport(): CheckReport {
  const history = historyOf({ 1: 'a', 10: 'b', 18: 'c' });
  const references = ['python:3.13', 'node:18', `nginx:1.29@${digestOf('a')}`].map(
    (name) => `cgr.dev/acme/${name}`,
  );
  const facts = evidence(
    {
      'cgr.dev/acme/node:18': tagEvidence(history, true, '20'),
      'cgr.dev/acme/python:3.13': tagEvidence(history),
      'cgr.dev/acme/nginx:1.29': tagEvidence(history),
      'cgr.dev/acme/go:1.20': tagEvidence(history, true),
      'cgr.dev/acme/secret:1': { history: refused, lifecycle: known(tagLifecycle()) },
    },
    {
      node: known([]),
      python: known([advisory('python', 'CVE-2026-0001', [15, 'detection'], [16, 'true-positive'])]),
      nginx: known([advisory('nginx', 'CVE-2026-0002', [5, 'detection'], [16, 'fixed'])]),
      secret: known([]),
      go: known([]),
    },
    { [`cgr.dev/acme/nginx:1.29@${digestOf('a')}`]: known({ source: 'name', reason: NO_SBOM }) },
  );
  const given = { ...facts, signatures: new Map(references.map((one) => [one, verifiedBy(SYNCER)])) };
  const failOn = ['end-of-life', 'new-advisory', 'not-checked'] as const;
  const how = judgedBy(given, { ...DEFAULT_POLICIES, inputs: { failOn } });
  const nginx = use('web/Dockerfile', 7, `cgr.dev/acme/nginx:1.29@${digestOf('a')}`);
  const head = {
    ...scanned(
      use('api/Dockerfile', 1, 'cgr.dev/acme/python:3.13'),
      use('receipts/Dockerfile', 2, 'cgr.dev/acme/node:18'),
      use('tools/Dockerfile', 1, 'cgr.dev/acme/secret:1'),
      use('tools/Dockerfile', 4, 'docker.io/library/busybox:1.37'),
      nginx,
    ),
    unread: [
      {
        file: 'odd|name/Dockerfile',
        line: 3,
        written: '${BASE}',
        code: 'build-arg' as const,
        scope: 'reference' as const,
        reason: 'The value of BASE comes from --build-arg.',
      },
    ],
  };
  const before = scanned(nginx, use('old/Dockerfile', 3, `cgr.dev/acme/go:1.20@${digestOf('b')}`));
  const had = observe(before, how);
  const observed = observe(head, how);
  const comparison = compareSides(sideOfTree(head, observed, how), sideOfTree(before, had, how));
  const noveltyOf = (one: Observation) => noveltyAtPlace(one, comparison);
  const baseline = {
    kind: 'compared' as const,
    noveltyOf,
    packageChangesOf: (one: Observation) => packageChangesAt(one, comparison),
    isUpdate: () => false,
  };
  return buildReport({
    scanned: head,
    files: 5,
    evidence: given,
    assess: createAssessor(given),
    findings: weigh(observed, baseline, (one) => policyForPlace(how.policies, one)),
    resolved: resolvedSince(comparison),
    notes: [],
    mode: 'signed-in',
    comparedWith: { kind: 'base', commit: 'b'.repeat(40) },
    policies: how.policies,
    platforms: how.platforms,
    registry: how.registry,
    signatures: how.signatures,
    now: how.now,
  });
}

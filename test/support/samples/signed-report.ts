import type { ReportedImage } from '../../../src/check/report/reported-image.ts';
import { DEFAULT_GATE_CONFIG } from '../../../src/config/policy/gate-policy.ts';
import type { GateConfig, GatePolicy } from '../../../src/config/policy/gate-policy.ts';
import type { ComparedBase } from '../../../src/check/compare/compared-base.ts';
import type { RunAccess } from '../../../src/check/decide/evidence.ts';
import { judge } from '../../../src/check/decide/judge.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { formatImage } from '../../../src/values/image-reference.ts';
import type { BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import { DEFAULT_TRUST_CONFIG } from '../../../src/signatures/decide/trust-settings.ts';
import type { SignatureMode } from '../../../src/signatures/decide/trust-settings.ts';
import { evidence, historyOf, known, now, sbomOf, scanned, tagEvidence, use } from './sample-check.ts';
import { EXPECTED, PUBLIC, signatureOf, signedBy, STRANGER, SYNCER, verifiedBy } from './sample-signers.ts';

/** Trust by reference. */
type Trusts = Readonly<Record<string, BuildTrust>>;

interface SignedRun {
  readonly mode?: SignatureMode;
  readonly access?: RunAccess;
  /** The builds of the base; those of head if absent. */
  readonly base?: Trusts;
  /** What head is compared with; a commit with `base` if absent. */
  readonly comparedWith?: ComparedBase;
  /** `fail-on`; the default one if absent. */
  readonly failOn?: GatePolicy['failOn'];
  readonly exceptions?: GateConfig['exceptions'];
  /** The references whose SBOM is unverified. */
  readonly unverifiedSboms?: readonly string[];
}

/** The report on builds without any other problem than their signatures: one line of a Dockerfile each. */
export function signedReport(trusts: Trusts, run: SignedRun = {}): CheckReport {
  const references = Object.keys(trusts);
  const linesOf = (all: readonly string[]) =>
    scanned(...all.map((reference, index) => use('Dockerfile', index + 1, reference)));
  const head = linesOf(references);
  const tags = head.uses.map(({ reference }) => [
    `${formatImage(reference)}:${reference.tag}`,
    tagEvidence(historyOf({ 18: 'a' })),
  ]);
  const unverifiedSboms = [
    { platform: 'linux/amd64', reason: 'its signature is by another signer', isUsed: true },
  ];
  const packages = (run.unverifiedSboms ?? []).map((reference) => [
    reference,
    known({ ...sbomOf({ name: 'curl' }), unverifiedSboms }),
  ]);
  const facts = evidence(Object.fromEntries(tags), {}, Object.fromEntries(packages));
  const isWithoutTree = run.comparedWith !== undefined && run.comparedWith.kind !== 'tree';
  return judge(
    {
      base: run.comparedWith ?? { kind: 'tree', commit: '17285efe'.repeat(5) },
      config: {
        check: { ...DEFAULT_GATE_CONFIG, exceptions: run.exceptions ?? [] },
        state: 'applied',
        trust: { ...DEFAULT_TRUST_CONFIG, signatures: run.mode ?? 'report' },
      },
      head: { ...head, files: 1 },
      before: isWithoutTree ? undefined : linesOf(Object.keys(run.base ?? trusts)),
      addedComments: 0,
    },
    {
      evidence: { ...facts, signatures: new Map(Object.entries({ ...run.base, ...trusts })) },
      now,
      access: run.access ?? { mode: 'signed-in', organization: 'acme' },
    },
    { inputs: run.failOn === undefined ? {} : { failOn: run.failOn }, registry: 'cgr.dev' },
  ).report;
}

const UNKNOWN_LOG = {
  kind: 'not-verifiable',
  reason: 'its log is not in the trust root, which is of 2026-09-22',
  remedy: 'Update Mooring, or set `trusted-root`.',
} as const;

/** A report with every outcome, all of them new. */
export function everyOutcome(): CheckReport {
  return signedReport(
    {
      'cgr.dev/acme/python:3.13': signedBy(STRANGER),
      'cgr.dev/acme/node:22': signedBy(PUBLIC),
      'cgr.dev/acme/redis:8': { kind: 'bad-signature', reason: 'the log entry is of another artifact' },
      'cgr.dev/acme/nginx:1.29': { kind: 'unsigned', expected: EXPECTED },
      'cgr.dev/acme/curl:8': UNKNOWN_LOG,
      'cgr.dev/acme/git:2': UNKNOWN_LOG,
      'cgr.dev/acme/go:1.25': {
        kind: 'signed-as-other',
        signedAs: 'cgr.dev/acme/rust',
        ...signatureOf(SYNCER),
      },
      'cgr.dev/acme/postgres:17': verifiedBy(SYNCER),
      'cgr.dev/chainguard/static:latest': verifiedBy(PUBLIC),
      'cgr.dev/globex/app:1': { kind: 'no-known-signer', found: signatureOf(STRANGER) },
      'docker.io/library/busybox:1.37': { kind: 'no-known-signer', found: undefined },
    },
    { base: {}, unverifiedSboms: ['cgr.dev/acme/postgres:17'] },
  );
}

/** The signature of a reported image in a state, without a signer. */
export function reportedSignature(
  status: NonNullable<ReportedImage['signature']>['status'],
): NonNullable<ReportedImage['signature']> {
  return { status, signer: null, issuer: null, signedAt: null, logUrl: null, reason: null };
}

import type { BisectPlan, BisectResult, BisectRun, Candidate } from '../decide/session.ts';
import type { RunEnd } from '../../io/ports/probe-command.ts';
import type { Digest } from '../../values/digest.ts';
import { formatInstant } from '../../values/instant.ts';
import { diffReport } from '../../diff/views/diff-report.ts';
import type { DiffReport } from '../../diff/views/diff-report.ts';
import { jsonWithLists } from '../../text/json-lines.ts';
import { pairOf, remedyOf } from './bisect-words.ts';
import type { BisectFindings } from './bisect-words.ts';

/** A build of a session; `number` counts from 1, the oldest. */
export interface ReportedCandidate {
  readonly digest: Digest;
  readonly builtAt: string;
  readonly number: number;
}

/** A run, or why a build could not be tested; members that do not apply are null. */
export interface ReportedEnd {
  readonly end: RunEnd['kind'];
  readonly exitCode: number | null;
  readonly signal: string | null;
}

/** The result of a session, as `bisect --json` prints it. */
export interface BisectReport {
  readonly schema: 'mooring.bisect/v1';
  readonly status: BisectResult['kind'];
  readonly why: Extract<BisectResult, { why: unknown }>['why'] | null;
  readonly image: string;
  readonly tag: string;
  readonly platform: string | null;
  readonly find: BisectPlan['find'];
  readonly command: readonly string[];
  readonly builds: number;
  readonly good: ReportedCandidate | null;
  readonly bad: ReportedCandidate | null;
  readonly notes: readonly string[];
  readonly rollback: string | null;
  readonly deny: { readonly image: string; readonly from: string } | null;
  readonly diff: DiffReport | null;
  readonly untested: readonly (ReportedCandidate & { readonly end: ReportedEnd | null })[];
  readonly runs: readonly (Pick<BisectRun, 'digest' | 'verdict' | 'reason' | 'host'> &
    ReportedEnd & { readonly milliseconds: number; readonly endedAt: string })[];
}

/** The result as JSON text, each run on a line of its own. */
export function bisectJson(findings: BisectFindings): string {
  const { untested, runs, ...head } = bisectReport(findings);
  return `${jsonWithLists({ ...head }, { untested, runs })}\n`;
}

/** Returns the result as a value for JSON. */
export function bisectReport(findings: BisectFindings): BisectReport {
  const { session, result, notes, diff } = findings;
  const { image, tag, platform, find, command, candidates } = session.plan;
  const pair = pairOf(findings);
  const remedy = remedyOf(findings);
  const reported = ({ digest, at }: Candidate): ReportedCandidate => ({
    digest,
    builtAt: formatInstant(at),
    number: candidates.findIndex((one) => one.digest === digest) + 1,
  });
  return {
    schema: 'mooring.bisect/v1',
    status: result.kind,
    why: 'why' in result ? result.why : null,
    image,
    tag,
    platform: platform ?? null,
    find,
    command,
    builds: candidates.length,
    good: pair === undefined ? null : reported(pair.good),
    bad: pair === undefined ? null : reported(pair.bad),
    notes: [...notes, ...(remedy?.notes ?? [])],
    rollback: remedy?.rollback ?? null,
    deny: remedy?.deny ?? null,
    diff: diff === undefined ? null : diffReport(diff),
    untested: (result.kind === 'range' ? result.untested : []).map((build) => ({
      digest: build.digest,
      builtAt: formatInstant(build.at),
      number: reported(build).number,
      end: build.end === undefined ? null : reportedEnd(build.end),
    })),
    runs: session.runs.map(reportedRun),
  };
}

function reportedRun(run: BisectRun): BisectReport['runs'][number] {
  const { digest, verdict, reason, host, end, ms, at } = run;
  return { digest, verdict, reason, ...reportedEnd(end), milliseconds: ms, endedAt: formatInstant(at), host };
}

function reportedEnd(end: RunEnd): ReportedEnd {
  return {
    end: end.kind,
    exitCode: end.kind === 'exit' ? end.code : null,
    signal: end.kind === 'signal' ? end.signal : null,
  };
}

import type { BisectRun, Candidate } from '../decide/session.ts';
import type { RunEnd } from '../../io/ports/probe-command.ts';
import { formatInstant } from '../../values/instant.ts';
import { diffReport } from '../../diff/views/diff-report.ts';
import type { BisectReport } from '../report.ts';
import { jsonWithLists } from '../../text/json-lines.ts';
import { pairOf } from './bisect-words.ts';
import { remedyOf } from './remedy.ts';
import type { BisectFindings } from './bisect-words.ts';

type ReportedRun = BisectReport['runs'][number];

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
  const reported = ({ digest, at }: Candidate): NonNullable<BisectReport['good']> => ({
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

function reportedRun(run: BisectRun): ReportedRun {
  const { digest, verdict, reason, host, end, ms, at } = run;
  return { digest, verdict, reason, ...reportedEnd(end), milliseconds: ms, endedAt: formatInstant(at), host };
}

function reportedEnd(end: RunEnd): Pick<ReportedRun, 'end' | 'exitCode' | 'signal'> {
  return {
    end: end.kind,
    exitCode: end.kind === 'exit' ? end.code : null,
    signal: end.kind === 'signal' ? end.signal : null,
  };
}

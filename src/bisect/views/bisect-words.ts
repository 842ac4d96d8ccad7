import type { BisectResult, BisectRun, BisectSession, BuildPair, Candidate } from '../decide/session.ts';
import type { RunEnd } from '../../io/ports/probe-command.ts';
import type { BuildDiff } from '../../diff/decide/build-diff.ts';
import { shortDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { formatDay, formatInstant } from '../../values/instant.ts';
import { packageRows } from '../../diff/views/package-rows.ts';
import { changeText } from '../../diff/views/risks.ts';
import { count } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import type { BisectWarning } from '../decide/session-warnings.ts';

/** A session that has a result, with what is known about it. */
export interface BisectFindings {
  readonly session: BisectSession;
  readonly result: BisectResult;
  /** The last lines of output of the last run. */
  readonly tail: readonly string[];
  /** Sentences about ends that are hints (`FoundBuild.notes`), and about results to doubt (`warningText`). */
  readonly notes: readonly string[];
  /** The older and the newer build of the result, compared; undefined without a pair, or if nothing was compared. */
  readonly diff: BuildDiff | undefined;
}

/** The builds of a result by their verdict; undefined if it has none. */
export interface JudgedPair extends BuildPair {
  readonly good: Candidate;
  readonly bad: Candidate;
}

/** Returns the builds of a result by their verdict. */
export function pairOf({ session, result }: BisectFindings): JudgedPair | undefined {
  if (!('older' in result)) return undefined;
  const { older, newer } = result;
  const [good, bad] = session.plan.find === 'first-bad' ? [older, newer] : [newer, older];
  return { older, newer, good, bad };
}

/** Returns a build by its time and its place: `2026-10-14 02:11 UTC · 61 of 90`. */
export function builtText({ at, digest }: Candidate, { session }: BisectFindings): string {
  const { candidates } = session.plan;
  const number = candidates.findIndex((one) => one.digest === digest) + 1;
  return `${formatInstant(at).slice(0, 16).replace('T', ' ')} UTC · ${number} of ${candidates.length}`;
}

/** Returns the end of a run as a clause: `exit status 125`, `removed from the registry`. */
export function endText(end: RunEnd | undefined): string {
  switch (end?.kind) {
    case undefined:
      return 'not run';
    case 'exit':
      return `exit status ${end.code}`;
    case 'signal':
      return `ended by ${printable(end.signal, 20)}`;
    case 'timeout':
      return 'timed out';
    case 'removed':
      return 'removed from the registry';
    case 'lost':
      return 'its job did not report';
  }
}

/** `9 runs over 90 builds; 1 build skipped (removed from the registry)`. */
export function runsText({ session }: BisectFindings): string {
  const { runs, plan } = session;
  const skipped = new Map<Digest, BisectRun>(
    runs.flatMap((run) => (run.verdict === 'skip' ? [[run.digest, run] as const] : [])),
  );
  const reasons = Map.groupBy(skipped.values(), ({ end }) => endText(end));
  const why = [...reasons].map(([reason, some]) =>
    reasons.size === 1 ? reason : `${some.length} ${reason}`,
  );
  return [
    `${count(runs.length, 'run')} over ${count(plan.candidates.length, 'build')}`,
    ...(skipped.size === 0 ? [] : [`${count(skipped.size, 'build')} skipped (${why.join(', ')})`]),
  ].join('; ');
}

/** Returns what was found: `python:3.13 fails since 2026-10-18: openssl 3.5.2-r0 → 3.5.3-r0`. Not escaped. */
export function bisectHeadline(findings: BisectFindings): string {
  const { session, result, diff } = findings;
  const { image, tag, find } = session.plan;
  const name = `${image.slice(image.lastIndexOf('/') + 1)}:${tag}`;
  const pair = pairOf(findings);
  if (result.kind === 'no-ends') return `${name}: ${NO_ENDS[result.why][0]}`;
  if (pair === undefined) return `${name}: bisect aborted`;
  if (result.kind === 'flaky') return `${name}: the command is flaky`;
  const verb = find === 'first-bad' ? 'fails' : 'passes again';
  const [first] = result.kind === 'range' ? result.untested : [];
  const since =
    first === undefined
      ? formatDay(pair.newer.at)
      : `one of the builds of ${formatDay(first.at)} to ${formatDay(pair.newer.at)}`;
  const cause = diff === undefined ? '' : causeText(diff);
  return `${name} ${verb} since ${since}${cause === '' ? '' : `: ${cause}`}`;
}

/** Returns the only change of a diff, or its changes in short; empty if there are none that are known. */
function causeText(diff: BuildDiff): string {
  if (diff.verdict !== 'changed') return '';
  const [row, ...others] = diff.platforms.flatMap((platform) => packageRows(platform, diff, false));
  const isConfigured = diff.platforms.some(({ config }) =>
    config.some(({ isRoutine }) => isRoutine !== true),
  );
  if (row === undefined || others.length > 0 || isConfigured) return changeText(diff);
  const { name, from, to } = row;
  return to === '' ? `${name} removed` : `${name} ${from === '' ? `${to} added` : `${from} → ${to}`}`;
}

/** Returns what the result means, as sentences, and by how many runs it was found. `command` is the command as text. */
export function outcomeTexts(findings: BisectFindings, command: string): readonly string[] {
  const { result, session } = findings;
  const found = `Found in ${runsText(findings)}.`;
  switch (result.kind) {
    case 'found':
    case 'range': {
      const [first, then] = session.plan.find === 'first-bad' ? ['passes', 'fails'] : ['fails', 'passes'];
      const [older, newer] = [result.older, result.newer].map(({ at }) => formatDay(at));
      const next =
        result.kind === 'found'
          ? 'on the next one'
          : `on that of ${newer}; no build between them could be tested`;
      return [`${command} ${first} on the build of ${older} and ${then} ${next}.`, found];
    }
    case 'flaky':
      return [
        'The final check gave a different verdict than the search.',
        'Set `repeat` to run it several times on each build.',
      ];
    case 'no-ends':
      return [`${NO_ENDS[result.why][1]} That build is ${shortDigest(result.build.digest)}.`];
    case 'aborted':
      return abortedTexts(result, findings);
  }
}

type NoEnds = Extract<BisectResult, { kind: 'no-ends' }>['why'];

/** Why there is nothing to search, and what that means. */
const NO_ENDS: Readonly<Record<NoEnds, readonly [what: string, meaning: string]>> = {
  'good-end-bad': [
    'the good end fails too',
    'The cause is your test, repository or environment, not the image.',
  ],
  'bad-end-good': ['the bad end passes', 'There is nothing to bisect.'],
  'oldest-bad': ['the oldest known build is already bad', 'The failure is older than the history.'],
  'oldest-good': ['the oldest known build is already good', 'No older build is bad.'],
  'untested-end': ['an end could not be tested', 'Set `good` or `bad` to another build.'],
  'one-build': ['there is only one build', 'There is nothing to bisect.'],
};

function abortedTexts(
  { why, runs }: Extract<BisectResult, { kind: 'aborted' }>,
  { session }: BisectFindings,
): readonly string[] {
  const last = runs.at(-1);
  const end = endText(last?.end);
  switch (why) {
    case 'command-broken':
      return [`A good and a bad build ended the same way (${end}): the cause is the command, not the image.`];
    case 'three-skips':
      return [
        `Three builds in a row could not be tested${last?.reason === 'control' ? ', and a good build no longer passes' : ''} (${end}). See the output below.`,
      ];
    case 'signal':
      return [`The last run was inconclusive (${end}). Use --resume to continue.`];
    case 'too-many-runs':
      return [`No result after ${count(session.runs.length, 'run')}. Use --resume with a higher --max-runs.`];
  }
}

/** Returns a reason to doubt the result of a session as sentences. */
export function warningText(warning: BisectWarning): string {
  if (warning.kind === 'not-monotone') {
    const [older, newer] = [warning.older, warning.newer].map(({ digest }) => shortDigest(digest));
    return `The failure comes and goes: ${newer} is newer than ${older}, but has the verdict of the older end.`;
  }
  const { build, expected, wrong, runs, advice } = warning;
  const flaky = `The ${expected} end ${shortDigest(build.digest)} had a different verdict in ${wrong} of ${count(runs, 'run')}.`;
  if (advice === undefined) return `${flaky} Make the command reliable first.`;
  return `${flaky} Set \`repeat\` to ${advice.repeat} and \`bad-if\` to ${advice.badIf}.`;
}

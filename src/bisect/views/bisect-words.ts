import type { BisectResult, BisectRun, BisectSession, BuildPair, Candidate } from '../decide/session.ts';
import type { RunEnd } from '../../io/ports/probe-command.ts';
import type { BuildDiff } from '../../diff/decide/build-diff.ts';
import { shortDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { formatInstant } from '../../values/instant.ts';
import { count, sentenceList } from '../../text/plural.ts';
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

/** Returns a build by its time and its place: `built 2026-10-14 02:11 UTC (build 61 of 90)`. */
export function builtText({ at, digest }: Candidate, { session }: BisectFindings): string {
  const { candidates } = session.plan;
  const number = candidates.findIndex((one) => one.digest === digest) + 1;
  return `built ${minuteOf(at)} UTC (build ${number} of ${candidates.length})`;
}

function minuteOf(at: Candidate['at']): string {
  return formatInstant(at).slice(0, 16).replace('T', ' ');
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

/** `9 runs, 2 of them on the ends; 1 build skipped (removed from the registry)`. */
export function runsText({ session }: BisectFindings): string {
  const { runs } = session;
  const ofEnds = runs.filter(({ reason }) => reason === 'bad-end' || reason === 'good-end').length;
  const skipped = new Map<Digest, BisectRun>(
    runs.flatMap((run) => (run.verdict === 'skip' ? [[run.digest, run] as const] : [])),
  );
  const reasons = Map.groupBy(skipped.values(), ({ end }) => endText(end));
  const why = [...reasons].map(([reason, some]) =>
    reasons.size === 1 ? reason : `${some.length} ${reason}`,
  );
  return [
    `${count(runs.length, 'run')}${ofEnds === 0 ? '' : `, ${ofEnds} of them on the ends`}`,
    ...(skipped.size === 0 ? [] : [`${count(skipped.size, 'build')} skipped (${why.join(', ')})`]),
  ].join('; ');
}

/** Returns what the result means, as sentences; those of the pair of builds are in the lines about them. */
export function outcomeTexts(findings: BisectFindings): readonly string[] {
  const { result } = findings;
  switch (result.kind) {
    case 'found':
      return [];
    case 'range':
      return [
        `The ${findings.session.plan.find.replace('-', ' ')} build is one of these ${count(result.untested.length + 1, 'build')}; the others could not be tested.`,
      ];
    case 'flaky':
      return [
        'The final check gave a different verdict than the search: the command is flaky.',
        'Set `repeat` to run it several times on each build.',
      ];
    case 'no-ends':
      return noEndsTexts(result);
    case 'aborted':
      return abortedTexts(result, findings);
  }
}

function noEndsTexts({ why, build }: Extract<BisectResult, { kind: 'no-ends' }>): readonly string[] {
  const name = shortDigest(build.digest);
  switch (why) {
    case 'good-end-bad':
      return [
        `The good end fails too (${name}): the cause is your test, repository or environment, not the image.`,
      ];
    case 'bad-end-good':
      return [`The bad end passes (${name}), so there is nothing to bisect.`];
    case 'oldest-bad':
      return [`The oldest known build is already bad (${name}): the failure is older than the history.`];
    case 'oldest-good':
      return [`The oldest known build is already good (${name}): no older build is bad.`];
    case 'untested-end':
      return [`An end could not be tested (${name}). Set \`good\` or \`bad\` to another build.`];
    case 'one-build':
      return [`There is only one build (${name}), so there is nothing to bisect.`];
  }
}

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

/** The commands and rules that work around a failure, to copy. */
export interface Remedy {
  /** The command that pins the last good build; undefined if the newer build is the good one. */
  readonly rollback: string | undefined;
  /** The rule that skips every affected build; undefined if the newer build is the good one. */
  readonly deny: { readonly image: string; readonly from: string } | undefined;
  /** Sentences: first, that the failure is fixed; last, what a rollback brings back. */
  readonly notes: readonly string[];
}

/** Most vulnerabilities that a sentence names. */
const MOST_NAMED = 5;

/** Returns what to do about the failure; undefined if the result does not name the builds that have it. */
export function remedyOf(findings: BisectFindings): Remedy | undefined {
  const { result, session, diff } = findings;
  const pair = pairOf(findings);
  if (pair === undefined || result.kind === 'flaky') return undefined;
  const { image, tag, find } = session.plan;
  if (find === 'first-good') {
    if (result.kind === 'range') return undefined;
    const note = `Fixed since ${pair.good.digest}; no deny entry is needed.`;
    return { rollback: undefined, deny: undefined, notes: [note] };
  }
  const first = result.kind === 'range' ? (result.untested[0] ?? pair.bad) : pair.bad;
  const from = formatInstant(first.at).replace('.000Z', 'Z');
  const back = diff?.advisories?.kind === 'known' ? diff.advisories.resolved.map(({ id }) => id) : [];
  const more = back.length - MOST_NAMED;
  const named = sentenceList([...back.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  return {
    rollback: `mooring pin --rollback ${pair.good.digest} --only '${image}:${tag}' --write`,
    deny: { image: `${image}:${tag}`, from },
    notes:
      back.length === 0
        ? []
        : [
            `The last good build still has vulnerabilities that ${shortDigest(pair.bad.digest)} resolves: ${named}.`,
          ],
  };
}

/** Returns the rule as lines of `.github/mooring.yml`; names of images need no escapes. */
export function denyLines({ deny }: Remedy): readonly string[] {
  if (deny === undefined) return [];
  const { image, from } = deny;
  return [
    'pin:',
    '  deny: # add `until` once a build is good again',
    `    - image: '${image}'`,
    `      from: ${from}`,
    "      reason: 'fails since this build (found by bisect)'",
  ];
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

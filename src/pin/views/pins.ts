import { breakable, escapeMarkdown, link, table } from '../../text/markdown.ts';
import { formatInstant } from '../../values/instant.ts';
import { placeOf } from '../decide/pin-plan.ts';
import type { ChangedFile, PinMove, PinPlan, PinSkip } from '../decide/pin-plan.ts';
import { pinHeadline, renderSections } from './body.ts';
import { imageUpdates } from './image-update.ts';
import type { BodyParts } from './body.ts';
import { advisoryNotes } from './impact-text.ts';
import { distanceText, fastLaneText, targetOf } from './update-text.ts';
import type { PullRequestOutcome } from './outcome.ts';
import { unifiedDiff } from '../../text/unified-diff.ts';
import { sentence } from '../../text/sentence.ts';
import { jsonLines } from '../../text/json-lines.ts';
import { reportedSignature, signatureText } from '../../signatures/report/signature.ts';
import type { PinsReport } from '../report.ts';
import { count, joinParts, listText } from '../../text/plural.ts';

/** Returns a plan as log lines: one per update, then one per cause of skipped places. */
export function pinLines({ moves, skipped }: PinPlan): readonly string[] {
  return [
    ...moves.map((move) => {
      const signed = move.trust === undefined ? '' : signatureText(move.trust);
      const facts = [distanceText(move), fastLaneText(move.fastLane), signed];
      const known = joinParts(facts, '; ');
      const beside = known === '' ? '' : ` (${known})`;
      return `${move.file}:${move.line}  ${move.image}:${move.tag} → ${targetOf(move)}${beside}`;
    }),
    ...skipCauses(skipped).map(({ file, line, text }) => `${file}:${line}  ${text}`),
  ];
}

/** Returns one text for all places that are skipped for the same reason, with the first of them. */
export function skipCauses(
  skipped: readonly PinSkip[],
): readonly (Pick<PinSkip, 'file' | 'line' | 'code'> & { readonly text: string })[] {
  const causes = Map.groupBy(
    skipped.filter(({ code }) => code !== 'current'),
    ({ code, reason }) => JSON.stringify([code, reason]),
  );
  return [...causes.values()].flatMap((places) => {
    const [first] = places;
    if (first === undefined) return [];
    const { file, line, code, written, reason } = first;
    const where = listText(places, MOST_PLACES, (one) => `${one.file}:${one.line}`);
    const what = written === '' ? 'the file' : written;
    const subject = places.length === 1 ? what : `${count(places.length, 'place')} (${where})`;
    return [{ file, line, code, text: `${subject} skipped: ${reason}` }];
  });
}

const MOST_PLACES = 5;

/** Files that change as one unified diff, with everything in it that a runner or a terminal would obey broken up. */
export function diffLines(files: readonly ChangedFile[]): readonly string[] {
  return files.flatMap((file) => diffOf(file).split('\n').map(inert));
}

/** Files that change as a patch for git and patch, as they are: for a pipe or a file. */
export function patchText(files: readonly ChangedFile[]): string {
  return files.map((file) => `${diffOf(file)}\n`).join('');
}

function diffOf({ path, before, after }: ChangedFile): string {
  // A byte order mark belongs to the first line.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return unifiedDiff(path, before && decoder.decode(before), decoder.decode(after));
}

/** A runner obeys `::` even behind blanks, and `##[` anywhere; control characters would let a line hide another. */
function inert(line: string): string {
  return line
    .replace(/::/g, ':\u200b:')
    .replace(/##\[/g, '##\u200b[')
    .replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** GitHub drops a step summary of more than 1 MiB, whole; characters of several bytes are rare here. */
const SUMMARY_LIMIT = 300_000;

/** A run of the pin action, for its summary. */
export interface PinSummary extends Pick<BodyParts, 'rule' | 'links'> {
  readonly plan: PinPlan;
  readonly outcomes: readonly PullRequestOutcome[];
  /** The run was not to open a pull request. */
  readonly isDryRun: boolean;
}

/** Renders a run for its job summary: what became of the pull requests, then every update and every skipped reference. */
export function renderPinSummary({ plan, outcomes, isDryRun, ...options }: PinSummary): string {
  const judged = new Map(
    outcomes.flatMap(({ moves }) => moves.map((move) => [placeOf(move), move] as const)),
  );
  const moves = plan.moves.map((move) => judged.get(placeOf(move)) ?? move);
  const parts = {
    ...options,
    key: '',
    moves,
    skipped: plan.skipped,
    remarks: advisoryNotes(moves),
    elsewhere: 'the log',
  };
  const { what, quality } = pinHeadline(imageUpdates(moves), options.rule);
  const results = isDryRun ? 'Dry run: no files were written.' : outcomeTable(outcomes);
  const headline = joinParts([quality, results], '\n\n');
  const sections = { ...renderSections(parts, SUMMARY_LIMIT), headline };
  return `${joinParts([`## ${what || 'Nothing to update'}`, ...Object.values(sections)], '\n\n')}\n`;
}

function outcomeTable(outcomes: readonly PullRequestOutcome[]): string {
  const rows = outcomes.map(({ branch, number, operation, said, url }) => ({
    name: number === undefined ? '—' : link(`#${number}`, url),
    branch: `<code>${breakable(branch, 200)}</code>`,
    result: operation === 'created' || operation === 'updated' ? `✅ ${operation}` : escapeMarkdown(said),
  }));
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0)
    return only.name === '—' ? only.result : `Pull request ${only.name} on ${only.branch}: ${only.result}`;
  return table(
    ['Pull request', 'Branch', 'Result'],
    rows.map((row) => Object.values(row)),
  );
}

/** The moves as the output `pins` gives them. */
export function pinsOutput(moves: readonly PinMove[]): string {
  return JSON.stringify(moves.map(reportedMove));
}

/** A plan as a value for JSON. */
export function pinsReport(
  { moves, skipped }: PinPlan,
  { written, changedFiles }: Pick<PinsReport, 'written' | 'changedFiles'>,
): PinsReport {
  return {
    schema: 'mooring.pins/v1',
    written,
    changedFiles,
    moves: moves.map(reportedMove),
    skipped: skipped.map(({ file, line, written: text, code: why, reason }) => {
      return { file, line, written: text, reason: { code: why, sentence: sentence(reason) } };
    }),
  };
}

/** The report as JSON text: one object, each move and each skip on a line of its own. */
export function pinsJson({ schema, written, changedFiles, moves, skipped }: PinsReport): string {
  const head = `"schema":"${schema}","written":${written},"changedFiles":${JSON.stringify(changedFiles)}`;
  return `{${head},"moves":${jsonLines(moves)},"skipped":${jsonLines(skipped)}}\n`;
}

function reportedMove(move: PinMove): PinsReport['moves'][number] {
  const { file, line, written, image, tag, from, to, builtAt, builds, days, isKept } = move;
  const { endOfLife, fastLane, trust } = move;
  return {
    file,
    line,
    written,
    image,
    tag,
    ...(isKept === undefined ? {} : { isKept }),
    from: from ?? null,
    to,
    builtAt: builtAt === undefined ? null : formatInstant(builtAt),
    builds: builds ?? null,
    days: days ?? null,
    ...(endOfLife === undefined
      ? {}
      : { endOfLife: { reason: endOfLife.reason, successor: endOfLife.successor ?? null } }),
    ...(fastLane && { fastLane: { fixes: fastLane.fixes.map(({ id }) => id) } }),
    ...(trust === undefined ? {} : { signature: reportedSignature(trust) }),
  };
}

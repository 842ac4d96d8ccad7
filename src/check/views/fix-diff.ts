import type { Finding } from '../decide/finding.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import type { CheckReport } from '../report/check-report.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { CODE_COLUMNS, codeBlock } from '../../text/markdown.ts';
import { cutText, printable } from '../../text/printable.ts';
import { inOrderOfPlaces } from '../decide/weigh.ts';
import { createView, pathOf } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { LAPTOP, lineKey } from './view-context.ts';
import type { ProblemPlace } from './view-context.ts';
import { signerEntryLines } from '../../signatures/decide/signer-entry.ts';

/** The number of changes to show. */
const MOST_CHANGES = 10;

/** A place with the reference to write there. */
interface Fix {
  readonly rule: Rule;
  readonly place: ProblemPlace;
  readonly from: string;
  readonly to: string;
}

/** The lines whose text `fixDiff` needs. */
export function linesToFix(report: CheckReport): readonly ProblemPlace[] {
  const fixes = fixesOf(createView(report, LAPTOP)).slice(0, MOST_CHANGES);
  return fixes.map(({ place }) => place);
}

/**
 * The changes that fix the blocking problems, as a diff in a Markdown code block: of the lines in the files, or of the
 * references alone where a line is unknown or does not contain its reference. Long digests are shortened as far as needed.
 * Empty if no problem has such a fix.
 */
export function fixDiff(view: CheckView): string {
  const fixes = fixesOf(view);
  if (fixes.length === 0) return '';
  const lines = fixes.slice(0, MOST_CHANGES).flatMap(({ place, from, to }) => {
    const text = view.context.lines?.get(lineKey(place)) ?? '';
    const changed = replaceOnce(text, from, to);
    const [before, after] = changed === undefined ? [from, to] : [text.trim(), changed.trim()];
    return [`# ${printable(place.file, 70)}:${place.line}`, fitted(`- ${before}`), fitted(`+ ${after}`)];
  });
  const left = fixes.length - MOST_CHANGES;
  return codeBlock('diff', [...lines, ...(left > 0 ? [`# … and ${left} more`] : [])]);
}

/** Shortens the digests of a line that is too long for a page. */
function fitted(line: string): string {
  const short =
    line.length <= CODE_COLUMNS ? line : line.replaceAll(/(sha256:[0-9a-f]{12})[0-9a-f]{52}/g, '$1…');
  return cutText(short, CODE_COLUMNS);
}

/**
 * One fix per place, for its worst problem that has one. A build with the fix of a vulnerability can still be too far
 * behind: the newest build fixes both.
 */
function fixesOf(view: CheckView): readonly Fix[] {
  const blocking = view.problems.filter(({ level }) => level === 'error');
  const isFirst = firstOfPlaces();
  const fixes = blocking.flatMap(({ findings }) => {
    const fixable = findings.filter((one) => fixOf(view, one) !== undefined && isFirst(one));
    return inOrderOfPlaces(fixable).flatMap(({ finding, place }) => {
      const to = fixOf(view, finding);
      return to === undefined || place.file === ''
        ? []
        : [{ rule: finding.rule, place, from: finding.reference, to }];
    });
  });
  const byPlace = Map.groupBy(fixes, ({ place, from }) => `${lineKey(place)} ${from}`);
  return [...byPlace.values()].flatMap((group) => {
    const [worst] = group;
    const newest = group.find(({ rule }) => rule === 'too-far-behind');
    return (worst?.rule === 'end-of-life' ? worst : (newest ?? worst)) ?? [];
  });
}

/** Returns whether a finding is the first at its list of places, and the first that is too far behind: others change no fix. */
function firstOfPlaces(): (finding: Finding) => boolean {
  const known = new Map<unknown, Set<string>>();
  return ({ places, reference, rule, ...first }) => {
    const key = places ?? lineKey(first);
    const fixes = known.get(key) ?? new Set<string>();
    known.set(key, fixes);
    const { size } = fixes;
    return fixes.add(`${reference} ${rule === 'too-far-behind'}`).size > size;
  };
}

/** The reference to write at the places of a finding; undefined if no other one fixes it. */
function fixOf(view: CheckView, finding: Finding): string | undefined {
  const image = view.imageOf(finding);
  return image === undefined ? undefined : replacementOf(finding, image);
}

/** The reference that fixes a finding; undefined if that is not only a matter of the reference. */
function replacementOf({ advisory, endOfLife, rule }: Finding, image: ReportedImage): string | undefined {
  if (endOfLife !== undefined) return successorOf(endOfLife, image);
  if (advisory !== undefined) return advisory.fix?.kind === 'build' ? advisory.fix.reference : undefined;
  const isFixedByUpdate = rule === 'pin-required' || rule === 'too-far-behind';
  return isFixedByUpdate && image.newest !== null ? `${image.image}@${image.newest}` : undefined;
}

function successorOf(
  { successor, successorDigest }: NonNullable<Finding['endOfLife']>,
  { image }: ReportedImage,
): string | undefined {
  if (successor === null) return undefined;
  return `${pathOf(image)}:${successor}${successorDigest === undefined ? '' : `@${successorDigest}`}`;
}

/** Replaces a reference that a text contains exactly once, not as a part of a longer one; undefined otherwise. */
function replaceOnce(text: string, from: string, to: string): string | undefined {
  const start = text.indexOf(from);
  if (start === -1 || text.includes(from, start + 1)) return undefined;
  const [before, after] = [text.slice(0, start), text.slice(start + from.length)];
  if (/[\w./:@-]$/.test(before) || /^[\w.:@/-]/.test(after)) return undefined;
  return `${before}${to}${after}`;
}

/**
 * The lines of the configuration file that would trust the signers found instead of the expected ones, as a YAML code block;
 * empty without any. Only a code block shows them without characters that keep text from becoming links.
 */
export function signerLines(view: CheckView): string {
  const entries = view.problems.flatMap(({ findings: [{ signers }] }) => signers?.entry ?? []);
  const distinct = [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
  const lines = distinct
    .slice(0, MOST_CHANGES)
    .flatMap(({ image, ...signer }) => signerEntryLines({ image, signer: { kind: 'keyless', ...signer } }))
    .map((line) => `    ${line}`);
  return lines.length === 0 ? '' : codeBlock('yaml', ['trust:', '  signers:', ...lines]);
}

import { resolvedProblems } from '../decide/problems.ts';
import { problemTitle } from '../decide/problem-words.ts';
import { breakable, code, small, strong, tableHead, tableRow } from '../../text/markdown.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import { shortDigest } from '../../values/digest.ts';
import { shorten, shortName } from './check-view.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import type { Section } from './fit.ts';
import { imageGroupSection } from './image-groups.ts';
import { fixCell, imageCell, joinLines, placeLinks, problemCell } from './problem-cells.ts';
import { lineKey } from './view-context.ts';
import { allPlaces } from '../decide/placed.ts';
import { resolvedFindings, updatesOf } from '../report/place-lists.ts';
import type { CheckedEvent } from './view-context.ts';
import { ADJECTIVES, LEVEL_SIGNS } from './wording.ts';
import { byPlace } from '../../text/order.ts';

const HEAD = tableHead(['', 'Image', 'Problem', 'Fix']);

const BEFORE_MERGE: ReadonlySet<CheckedEvent> = new Set(['pull-request', 'merge-group', 'change']);

/** The number of problems that a reader takes in one by one. */
const MOST_OPEN = 10;

/** Whether the worst problems are too many for an open table; their images are shown instead. */
export function isLong(view: CheckView): boolean {
  return (view.report.verdict === 'fail' ? view.blocking : view.warnings).length > MOST_OPEN;
}

/** The blocking problems as an open table, or as images with a folded table. */
export function blockingSection(view: CheckView): readonly Section[] {
  const { blocking, warnings } = view;
  const title = BEFORE_MERGE.has(view.context.event) ? 'Fix before merging' : 'Fix first';
  if (!isLong(view))
    return tableOf(view, blocking, { before: `### ${title}`, head: HEAD, after: '', importance: 1 });
  if (blocking.length === 0) return [imageGroupSection(view, warnings, 'Fix first')];
  const folds = folded(`❌ All ${count(blocking.length, 'blocking problem')}`, HEAD);
  return [imageGroupSection(view, blocking, title), ...tableOf(view, blocking, { ...folds, importance: 1 })];
}

/** The warnings, new ones first: folded, but for the first list of a check that does not fail. */
export function warningSections(view: CheckView): readonly Section[] {
  const isBlocked = view.report.verdict === 'fail';
  const groups = [...Map.groupBy(view.warnings, ({ novelty }) => novelty)]
    .map(([novelty, problems]) => ({ adjective: ADJECTIVES[novelty], problems }))
    .toSorted((a, b) => Number(a.adjective !== 'new') - Number(b.adjective !== 'new'));
  return groups.flatMap(({ adjective, problems }, index) => {
    const title = `⚠️ ${count(problems.length, joinParts([adjective, 'warning'], ' '))} (not blocking)`;
    const isOpen = !isBlocked && index === 0 && !isLong(view);
    return tableOf(view, problems, { ...folded(title, HEAD, isOpen), importance: 3 });
  });
}

/** The notices, folded: unpinned images in a list of their own. */
export function noticeSections(view: CheckView): readonly Section[] {
  const isUnpinned = ({ rule, findings }: ShownProblem): boolean =>
    rule === 'unpinned' && findings[0].exception === undefined;
  const unpinned = view.notices.filter(isUnpinned);
  const others = view.notices.filter((one) => !isUnpinned(one));
  const title = `📌 ${count(unpinned.length, 'unpinned image')} — <code>mooring pin --write</code> adds the digests`;
  const pins: Section = {
    ...folded(title, tableHead(['Image', 'Newest build'])),
    entries: unpinned.map((problem) => unpinnedRow(view, problem)),
    importance: 5,
    noun: 'unpinned image',
  };
  const noteTitle = `ℹ️ ${count(others.length, 'note')}`;
  return [
    ...(unpinned.length === 0 ? [] : [pins]),
    ...tableOf(view, others, { ...folded(noteTitle, HEAD), importance: 5 }),
  ];
}

/** The builds that the change replaced, with their effect on vulnerabilities, folded. */
export function updateSection(view: CheckView): readonly Section[] {
  const updates = updatesOf(view.report);
  if (updates.length === 0) return [];
  const rows = updates.flatMap(({ carriedOver, direction, introduced, resolved, ...update }) => {
    const [from, to] = [update.from, update.to].map((reference) => breakable(shorten(view, reference), 300));
    const brought = introduced.map(({ id }) => id);
    const name = strong(breakable(shortName(view, update.to), 200));
    const cells = [
      joinLines([small(`${from ?? ''} → ${to ?? ''}`), direction === 'forward' ? '' : small(direction)]),
      idsText(resolved),
      idsText(brought),
      String(carriedOver),
    ];
    return allPlaces(update).map((place) => ({ place, name, cells }));
  });
  const entries = rows
    .toSorted((a, b) => byPlace(a.place, b.place))
    .map(({ cells, name, place }) =>
      tableRow([joinLines([name, ...placeLinks(view.context, [place])]), ...cells]),
    );
  const head = tableHead(['Image', 'Change', 'Resolves', 'Brings', 'Carried over']);
  return [{ ...folded(`🔄 ${count(rows.length, 'update')}`, head), entries, importance: 6, noun: 'update' }];
}

/** The number of vulnerabilities, and the first of them. */
function idsText(ids: readonly string[]): string {
  if (ids.length === 0) return '—';
  return joinLines([String(ids.length), small(breakable(listText(ids, MOST_IDS), 400))]);
}

/** The number of vulnerabilities to name. */
const MOST_IDS = 3;

/** The vulnerabilities that are only assumed to be fixed, folded. */
export function assumedSection(view: CheckView): readonly Section[] {
  const entries = view.report.images.flatMap(({ assumedFixes = [], image }) =>
    assumedFixes.map(({ fixedVersion, id, package: { name, version }, reason }) => {
      const fixed = fixedVersion ?? 'an earlier version';
      const why =
        reason === 'patched-before'
          ? `newer than ${fixed}, which is patched`
          : `fixed in ${fixed}, and reported again for a later version`;
      return tableRow([
        strong(breakable(shortName(view, image), 200)),
        breakable(id, 100),
        breakable(`${name} ${version}: ${why}`, 400),
      ]);
    }),
  );
  if (entries.length === 0) return [];
  const title = `ℹ️ ${count(entries.length, 'assumed fix', 'assumed fixes')} (not reported as open)`;
  const head = tableHead(['Image', 'Vulnerability', 'Reason']);
  return [{ ...folded(title, head), entries, importance: 5, noun: 'assumption' }];
}

/** The resolved problems, folded. */
export function resolvedSection(view: CheckView): readonly Section[] {
  const groups = resolvedProblems(resolvedFindings(view.report));
  if (groups.length === 0) return [];
  const entries = groups.map(([first, ...others]) => {
    const places = placesText([first, ...others].flatMap(allPlaces).map(lineKey));
    return tableRow([
      joinLines([strong(breakable(shortName(view, first.reference), 200)), small(breakable(places, 400))]),
      breakable(shorten(view, problemTitle([first, ...others])), 300),
    ]);
  });
  const title = `✅ ${count(groups.length, 'resolved problem')}`;
  const head = tableHead(['Image', 'Problem']);
  return [{ ...folded(title, head), entries, importance: 6, noun: 'resolved problem' }];
}

function placesText(places: readonly string[]): string {
  const [first = '', ...others] = new Set(places);
  return others.length === 0 ? first : `${first} and ${count(others.length, 'more place')}`;
}

/** The number of notices, for a view that leaves them out; empty without any. */
export function noticesText({ notices }: CheckView): string {
  return notices.length === 0 ? '' : count(notices.length, 'note');
}

function folded(title: string, head: string, isOpen = false): Pick<Section, 'before' | 'head' | 'after'> {
  return {
    before: `<details${isOpen ? ' open' : ''}><summary>${title}</summary>`,
    head,
    after: '</details>',
  };
}

function tableOf(
  view: CheckView,
  problems: readonly ShownProblem[],
  section: Omit<Section, 'entries' | 'noun'>,
): readonly Section[] {
  if (problems.length === 0) return [];
  const entries = problems.map((problem) =>
    tableRow([
      LEVEL_SIGNS[problem.level],
      imageCell(view, problem),
      problemCell(view, problem),
      fixCell(view, problem),
    ]),
  );
  return [{ ...section, entries, noun: 'problem' }];
}

function unpinnedRow({ context }: CheckView, { image, images: [first], places }: ShownProblem): string {
  const newest = image?.newest ?? null;
  return tableRow([
    joinLines([strong(breakable(first?.name ?? '', 200)), ...placeLinks(context, places)]),
    newest === null ? '—' : code(shortDigest(newest)),
  ]);
}

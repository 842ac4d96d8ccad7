import { resolvedProblems } from '../decide/problems.ts';
import { problemTitle } from '../decide/problem-words.ts';
import { breakable, code, small, strong, tableHead, tableRow } from '../../text/markdown.ts';
import { unbroken } from '../../text/unbroken.ts';
import { count, listText } from '../../text/plural.ts';
import { shortDigest } from '../../values/digest.ts';
import { isLong, shorten, shortName } from './check-view.ts';
import type { CheckView, ProblemGroup, ShownProblem } from './check-view.ts';
import { updatesText } from './counts.ts';
import type { Section } from './fit.ts';
import { imageGroupSection } from './image-groups.ts';
import { fixCell, imageCell, joinLines, placeLinks, problemCell } from './problem-cells.ts';
import { lineKey } from './view-context.ts';
import { allPlaces } from '../decide/placed.ts';
import { resolvedFindings, updatesOf } from '../report/place-lists.ts';
import { LEVEL_SIGNS } from './wording.ts';
import { byPlace } from '../../text/order.ts';

const HEAD = tableHead(['', 'Image', 'Problem', 'Fix']);

/** The worst problems as an open table, or as images with a folded table if they are many. */
export function openSections(view: CheckView): readonly Section[] {
  const [first] = view.groups;
  if (first === undefined) return [];
  if (!isLong(view)) return [problemTable(view, first.problems, { before: '', after: '', importance: 1 })];
  return [imageGroupSection(view, first.problems), foldedGroup(view, first, 'All ')];
}

/** The other lists of errors and warnings, folded. */
export function foldedSections(view: CheckView): readonly Section[] {
  return view.groups.slice(1).map((group) => foldedGroup(view, group));
}

function foldedGroup(view: CheckView, { noun, problems }: ProblemGroup, prefix = ''): Section {
  const level = problems[0]?.level ?? 'warning';
  const suffix = level === 'warning' ? ' (not blocking)' : '';
  const title = `${LEVEL_SIGNS[level]} ${prefix}${count(problems.length, noun)}${suffix}`;
  return problemTable(view, problems, { ...folded(title), importance: level === 'error' ? 1 : 3 });
}

/** The notices that no other part of a summary shows, folded: unpinned images in a list of their own. */
export function noticeSections(view: CheckView): readonly Section[] {
  const { others, unpinned } = noticesOf(view);
  const title = `📌 ${count(unpinned.length, 'unpinned image')}: <code>mooring pin --write</code> adds the digests`;
  const pins: Section = {
    ...folded(title),
    head: tableHead(['Image', 'Newest build']),
    entries: unpinned.map((problem) => unpinnedRow(view, problem)),
    importance: 5,
    noun: 'unpinned image',
  };
  const notes = folded(`ℹ️ ${count(others.length, 'note')}`);
  return [
    ...(unpinned.length === 0 ? [] : [pins]),
    ...(others.length === 0 ? [] : [problemTable(view, others, { ...notes, importance: 5 })]),
  ];
}

/** The notices in two lists, without those about what is behind or in another registry: every view counts these elsewhere. */
export function noticesOf({
  notices,
}: CheckView): Readonly<Record<'unpinned' | 'others', readonly ShownProblem[]>> {
  const lists = Map.groupBy(notices, ({ findings: [{ exception }], rule }) =>
    exception === undefined ? rule : undefined,
  );
  const unpinned = lists.get('unpinned') ?? [];
  const isElsewhere = new Set([
    ...unpinned,
    ...(lists.get('behind') ?? []),
    ...(lists.get('other-registry') ?? []),
  ]);
  return { unpinned, others: notices.filter((one) => !isElsewhere.has(one)) };
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
      tableRow([joinLines([name, placeLinks(view.context, [place])]), ...cells]),
    );
  const head = tableHead(['Image', 'Change', 'Resolves', 'Brings', 'Carried over']);
  return [{ ...folded(`🔄 ${updatesText(view)}`), head, entries, importance: 6, noun: 'update' }];
}

/** The number of vulnerabilities, and the first of them. */
function idsText(ids: readonly string[]): string {
  if (ids.length === 0) return '—';
  return joinLines([String(ids.length), small(unbroken(breakable(listText(ids, MOST_IDS), 400)))]);
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
  return [{ ...folded(title), head, entries, importance: 5, noun: 'assumption' }];
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
  return [{ ...folded(title), head, entries, importance: 6, noun: 'resolved problem' }];
}

function placesText(places: readonly string[]): string {
  const [first = '', ...others] = new Set(places);
  return others.length === 0 ? first : `${first} and ${count(others.length, 'more place')}`;
}

/** A section that a reader opens. */
export function folded(title: string): Pick<Section, 'before' | 'after'> {
  return { before: `<details><summary>${title}</summary>`, after: '</details>' };
}

function problemTable(
  view: CheckView,
  problems: readonly ShownProblem[],
  section: Pick<Section, 'before' | 'after' | 'importance'>,
): Section {
  const entries = problems.map((problem) => {
    const cells = [imageCell(view, problem), problemCell(view, problem), fixCell(view, problem)];
    return unbroken(tableRow([LEVEL_SIGNS[problem.level], ...cells]));
  });
  return { ...section, head: HEAD, entries, noun: 'problem' };
}

function unpinnedRow({ context }: CheckView, { image, images: [first], places }: ShownProblem): string {
  const newest = image?.newest ?? null;
  return tableRow([
    joinLines([strong(breakable(first?.name ?? '', 200)), placeLinks(context, places)]),
    newest === null ? '—' : code(shortDigest(newest)),
  ]);
}

import { count, joinParts } from '../../text/plural.ts';

/** A part of a text with a list: the texts around the entries, and the entries, most important first. */
export interface Section {
  readonly before: string;
  /** The head of the table of the entries; left out if none of them fits. */
  readonly head?: string;
  readonly entries: readonly string[];
  readonly after: string;
  /** Sections with a lower number are filled first. */
  readonly importance: number;
  /** The noun for an entry, for counting those left out. */
  readonly noun: string;
  /** The maximum number of entries, even if more would fit. */
  readonly most?: number;
}

/**
 * Joins the sections with blank lines, with as many whole entries as fit into the limit, in the order of importance, up to
 * the first that does not fit. Each section counts the entries left out. `size` measures a text in the unit of the limit
 * and is additive. The texts around the entries are always kept, so they must be short.
 */
export function fitSections(
  sections: readonly Section[],
  limit: number,
  size: (text: string) => number,
): string {
  const kept = keptEntries(sections, limit, size);
  return joinParts(
    sections.map((section) => render(section, kept.get(section) ?? 0)),
    '\n\n',
  );
}

function keptEntries(
  sections: readonly Section[],
  limit: number,
  size: (text: string) => number,
): ReadonlyMap<Section, number> {
  const kept = new Map<Section, number>();
  const around = sections.map(({ before, head = '', after, entries, noun }) => [
    before,
    head,
    moreText(entries.length, noun),
    after,
  ]);
  let used = around.flat().reduce((sum, text) => sum + size(text) + 2, 0);
  for (const section of sections.toSorted((a, b) => a.importance - b.importance)) {
    for (const [index, entry] of section.entries.slice(0, section.most).entries()) {
      used += size(entry) + 1;
      if (used > limit) return kept;
      kept.set(section, index + 1);
    }
  }
  return kept;
}

function render({ before, head = '', entries, after, noun }: Section, kept: number): string {
  const list = joinParts([kept === 0 ? '' : head, ...entries.slice(0, kept)], '\n');
  const left = entries.length - kept;
  return joinParts([before, list, left === 0 ? '' : moreText(left, noun), after], '\n\n');
}

function moreText(left: number, noun: string): string {
  return `… and ${count(left, `more ${noun}`)}; all are in the report.`;
}

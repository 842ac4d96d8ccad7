import type { Finding, ResolvedFinding } from '../decide/finding.ts';
import type { Placed, FilePlace } from '../decide/placed.ts';
import type { CheckReport, ReportedUpdate } from './check-report.ts';

/** The update of a build at one place or at several alike. */
export type Update = Placed<ReportedUpdate>;

/** The lists of places of a report, each once; its entries name them by number. */
export interface PlaceLists {
  /** Returns an entry with the number of its list instead of its places. */
  numbered<Entry extends Placed<FilePlace>>(
    entry: Entry,
  ): Omit<Entry, 'places'> & { readonly places?: number };
  /** Returns the lists in the order of their numbers. */
  all(): CheckReport['placeLists'];
}

/** Creates lists without a place. */
export function createPlaceLists(): PlaceLists {
  const numbers = new Map<readonly FilePlace[], number>();
  const byText = new Map<string, number>();
  const lists: (readonly FilePlace[])[] = [];
  const numberOf = (places: readonly FilePlace[]): number => {
    const text = numbers.has(places) ? '' : JSON.stringify(places);
    const number = numbers.get(places) ?? byText.get(text) ?? lists.push(places) - 1;
    if (text !== '') byText.set(text, number);
    numbers.set(places, number);
    return number;
  };
  return {
    numbered: ({ places, ...entry }) =>
      places === undefined ? entry : { ...entry, places: numberOf(places) },
    all: () => lists,
  };
}

/** Returns the findings of a report with their places. */
export function findingsOf({
  findings,
  placeLists,
}: Pick<CheckReport, 'findings' | 'placeLists'>): readonly Finding[] {
  return findings.map((one) => placed(one, placeLists));
}

/** Returns the resolved findings of a report with their places. */
export function resolvedFindings({ placeLists, resolved }: CheckReport): readonly ResolvedFinding[] {
  return resolved.map((one) => placed(one, placeLists));
}

/** Returns the updates of a report with their places. */
export function updatesOf({ placeLists, updates = [] }: CheckReport): readonly Update[] {
  return updates.map((one) => placed(one, placeLists));
}

function placed<Entry extends { readonly places?: number }>(
  { places, ...entry }: Entry,
  lists: CheckReport['placeLists'],
): Placed<Entry> {
  const list = places === undefined ? undefined : lists[places];
  return list === undefined ? entry : { ...entry, places: list };
}

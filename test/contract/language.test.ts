import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/** A term that must not occur in a text for people, and what to write instead. */
type Term = readonly [term: RegExp, write: string];

/** One term per concept: what was written before, and the term of the field. */
const TERMS: readonly Term[] = [
  [/bills? of materials/i, 'SBOM'],
  [/\b(?:time|days?) of grace\b/i, 'grace period'],
  [/\bnobody\b/i, 'unauthenticated, or a sentence with a subject'],
  [/\b(?:tells?|telling|told)\b/i, 'report, show, list, print, return'],
  [/\b(?:asks?|asked|asking)\b/i, 'query, request, fetch'],
  [/\bwhoever\b/i, 'the credentials or the user'],
  [/\bha(?:s|ve) to be dealt with\b/i, 'block'],
  [/\bto the letter\b/i, 'exactly'],
  [/\bis not well\b/i, 'is unavailable'],
  [/\bcomes? to nothing\b/i, 'cannot be resolved'],
  [/\bthe present\b/i, 'the current'],
  [/\bsomebody\b/i, 'a user, another process'],
  [/\blies on\b/i, 'is hosted on'],
  [/\bfolders?\b/i, 'directory'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\binstants?\b(?!\.ts)/, 'time, timestamp'],
  [/\bso (?:many|old)\b/i, 'minimum, at least'],
  [/\bfault of Mooring\b/i, 'bug in Mooring'],
  [/\bleft as it is\b/i, 'unchanged'],
  [/\bthere before\b/i, 'pre-existing'],
  [/\bmanifest list\b/i, 'image index'],
  [/\bmay not\b/i, 'cannot'],
  [/\bthe settings\b/i, 'the configuration file'],
  [/\bstrangers?\b/i, 'untrusted input'],
  [/\bis no gate\b|\bdebt with a date\b/i, 'what happens, without an aphorism'],
  [/\bfrom (?:the (?:first )?day|\d{4}-\d\d-\d\d)(?: of [\w' ]+)? on\b/i, 'starting on'],
  [/\bsince which\b/i, 'the first build on which it fails'],
  [/\/\*\*\s*(?:\n\s*\*\s*)?What /, 'a docstring that says what it takes and returns'],
];

/** Identifiers follow the same table. */
const NAMES: readonly Term[] = [
  [/\b(?:ask|tell|told|asked)(?=[A-Z(])|[a-z](?:Ask|Asked|Tell|Told)(?=[A-Z]|\b)/, 'fetch, query, report'],
  [/\b(?:Asked|Ask|Tell|Told)(?=[A-Z]|\b)/, 'Fetched, Reported'],
  [/\bnobody(?=[A-Z])|Nobody|NOBODY/, 'unauthenticated'],
  [/\bfolder(?=[A-Z])|[a-z]Folder|\bFolder[A-Z]/, 'directory'],
  [/(?<!ndOf)Life(?=[A-Z]|\b)|\blife(?=[A-Z])/, 'lifecycle'],
  [/\bfavours?\b|[a-z]Favours?/i, 'extras'],
];

/** The exceptions: generated files, data, licenses, and this table itself. */
const EXCEPTIONS =
  /^(?:dist\/|test\/golden\/(?:schemas|dockerfile|github)|package|LICENSE|test\/contract\/language)/;

/** Tracked files that people read. */
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:md|ts|yml|txt|json)$/.test(path))
  .filter((path) => !EXCEPTIONS.test(path));

/** The places of a text where a term stands, one line each. */
function violations(path: string, text: string, terms: readonly Term[]): readonly string[] {
  return terms.flatMap(([term, write]) =>
    [...text.matchAll(new RegExp(term, `${term.flags}g`))].map(({ 0: found, index }) => {
      const before = text.slice(0, index);
      const line = before.split('\n').length;
      return `${path}:${line} ${JSON.stringify(found.trim())}: write ${write}`;
    }),
  );
}

/** The titles of a test file, each on the line where it is written. */
function titles(text: string): string {
  const title = /^\s*(?:(?:it|test|describe)(?:\.\w+)*\(|\]\)\()\s*(['"`].*)$/;
  return text
    .split('\n')
    .map((line) => title.exec(line)?.[1] ?? '')
    .join('\n');
}

describe('the language of the project', () => {
  it('uses one term per concept in every text for people', () => {
    const found = files.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return violations(path, /^test\/.*\.ts$/.test(path) ? titles(text) : text, TERMS);
    });
    expect(found).toEqual([]);
  });

  it('uses the same terms in names', () => {
    const sources = files.filter((path) => /^src\/.*\.ts$/.test(path));
    expect(sources.flatMap((path) => violations(path, readFileSync(path, 'utf8'), NAMES))).toEqual([]);
  });

  it('finds a term where one stands', () => {
    const text = '/** What it is. */\nNobody is told.\n';
    expect(violations('a.ts', text, TERMS)).toEqual([
      'a.ts:2 "Nobody": write unauthenticated, or a sentence with a subject',
      'a.ts:2 "told": write report, show, list, print, return',
      'a.ts:1 "/** What": write a docstring that says what it takes and returns',
    ]);
    expect(violations('a.ts', 'askService(NOBODY)', NAMES)).toHaveLength(2);
  });
});

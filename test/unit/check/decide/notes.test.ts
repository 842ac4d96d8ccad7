import { describe, expect, it } from 'vitest';

import {
  noteOnIgnores,
  notesOnExceptions,
  notesOnUnknownBuilds,
} from '../../../../src/check/decide/notes.ts';

describe('check/decide/notes in the singular and the plural', () => {
  it.each([
    [1, '1 `mooring: ignore` comment added by this change takes effect after the merge.'],
    [2, '2 `mooring: ignore` comments added by this change take effect after the merge.'],
  ])('%i comments', (added, note) => {
    expect(noteOnIgnores(added)).toBe(note);
  });

  it('one exception', () => {
    expect(notesOnExceptions(['CVE-2026-1 (line 3)'])).toEqual([
      'Remove 1 exception from the configuration file if no longer needed: CVE-2026-1 (line 3).',
    ]);
  });
});

describe('check/decide/notes on builds of the base', () => {
  it('names several builds once, and leaves one to its finding', () => {
    const [one, other] = ['a', 'b'].map((digit) => ({
      reference: `cgr.dev/acme/node:22@sha256:${digit.repeat(64)}`,
    }));
    if (one === undefined || other === undefined) throw new Error('two builds');
    expect([notesOnUnknownBuilds([]), notesOnUnknownBuilds([one, one])]).toEqual([[], []]);
    expect(notesOnUnknownBuilds([other, one, other])).toEqual([
      '2 builds of the base unavailable, advisories not compared: cgr.dev/acme/node:22@sha256:aaaaaaaaaaaa…, cgr.dev/acme/node:22@sha256:bbbbbbbbbbbb….',
    ]);
  });
});

describe('check/decide/notes on exceptions', () => {
  it('names all unused exceptions in one line, and none if there are none', () => {
    expect(notesOnExceptions([])).toEqual([]);
    expect(notesOnExceptions(['CVE-2026-1 (line 3)', 'a\n::error::b (line 4)'])).toEqual([
      'Remove 2 exceptions from the configuration file if no longer needed: CVE-2026-1 (line 3), a : :error: :b (line 4).',
    ]);
  });
});

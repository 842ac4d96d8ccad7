import { describe, expect, it } from 'vitest';

import type { Fetched, ImagePackages } from '../../../../src/domain/check/evidence.ts';
import { NO_SBOM } from '../../../../src/domain/check/evidence.ts';
import {
  noteOnIgnores,
  notesOnExceptions,
  notesOnPackages,
  placesOfUnreadPackages,
} from '../../../../src/domain/check/notes.ts';
import { evidence, known, refused, scanned, use } from '../../../support/samples/sample-check.ts';

const byName = (reason: string): Fetched<ImagePackages> => known({ source: 'name', reason });
const read: Fetched<ImagePackages> = known({ source: 'attestation', platforms: [] });

function notes(packages: Readonly<Record<string, Fetched<ImagePackages>>>): readonly string[] {
  return notesOnPackages(evidence({}, {}, packages), new Set(['reported']));
}

const BY_NAME = 'no SBOM; advisories were matched by image name only:';

describe('domain/check/notes on SBOMs', () => {
  it('is one for all images without an SBOM, with the reasons', () => {
    const all = { a: byName(NO_SBOM), b: read, c: byName('too large'), d: byName(NO_SBOM), e: refused };
    expect(notes(all)).toEqual([`3 images have ${BY_NAME} a, c (too large), d.`]);
  });

  it('is in the singular for one image', () => {
    expect(notes({ a: byName(NO_SBOM) })).toEqual([`1 image has ${BY_NAME} a.`]);
  });

  it('leaves out an image that a finding reports', () => {
    expect(notes({ reported: byName('access to the image denied') })).toEqual([]);
  });

  it('names the platforms without an SBOM', () => {
    const missing = [
      { platform: 'linux/arm64', reason: NO_SBOM },
      { platform: 'linux/s390x', reason: 'not built for this platform' },
    ];
    const half: Fetched<ImagePackages> = known({ source: 'attestation', platforms: [], missing });
    expect(notes({ a: half, b: read, c: half })).toEqual([
      'No SBOM for a, c on linux/arm64; no advisories were matched there.',
      'No usable SBOM for a, c on linux/s390x (not built for this platform); no advisories were matched there.',
    ]);
  });

  it('names five and counts the rest', () => {
    const many = Object.fromEntries(Array.from('abcdefg', (name) => [name, byName('x')]));
    expect(notes(many)).toEqual([`7 images have ${BY_NAME} a (x), b (x), c (x), d (x), e (x) and 2 more.`]);
  });

  it('is silent if every image has an SBOM', () => {
    expect(notes({ a: read })).toEqual([]);
  });
});

describe('domain/check/notes in the singular and the plural', () => {
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

describe('domain/check/notes on exceptions', () => {
  it('treats images without all SBOMs as incomplete', () => {
    const missing = [{ platform: 'linux/arm64', reason: 'gone' }];
    const packages = {
      'cgr.dev/a/named:1': byName('gone'),
      'cgr.dev/a/half:1': known({ source: 'attestation', platforms: [], missing } as const),
      'cgr.dev/a/refused:1': refused,
      'cgr.dev/a/read:1': read,
    };
    const uses = [...Object.keys(packages), 'docker.io/library/other:1'].map((name) => use('f', 1, name));
    const places = placesOfUnreadPackages(scanned(...uses), evidence({}, {}, packages));
    expect(places.map(({ reference }) => reference)).toEqual([
      'cgr.dev/a/named:1',
      'cgr.dev/a/half:1',
      'cgr.dev/a/refused:1',
    ]);
  });

  it('names all unused exceptions in one line, and none if there are none', () => {
    expect(notesOnExceptions([])).toEqual([]);
    expect(notesOnExceptions(['CVE-2026-1 (line 3)', 'a\n::error::b (line 4)'])).toEqual([
      'Remove 2 exceptions from the configuration file if no longer needed: CVE-2026-1 (line 3), a : :error: :b (line 4).',
    ]);
  });
});

import { describe, expect, it } from 'vitest';

import type { Fetched, ImagePackages } from '../../../../src/domain/check/evidence.ts';
import {
  notesOnExceptions,
  notesOnPackages,
  placesOfUnreadPackages,
} from '../../../../src/domain/check/notes.ts';
import { evidence, known, refused, scanned, use } from '../../../support/samples/sample-check.ts';

const byName = (reason: string): Fetched<ImagePackages> => known({ source: 'name', reason });
const read: Fetched<ImagePackages> = known({ source: 'attestation', platforms: [] });

function notes(packages: Readonly<Record<string, Fetched<ImagePackages>>>): readonly string[] {
  return notesOnPackages(evidence({}, {}, packages));
}

const ENDING = 'advisories were compared with the name of the image alone.';

describe('usecases/notes', () => {
  it('says of which images the packages are not known, one note a reason', () => {
    expect(
      notes({ a: byName('gone'), b: read, c: byName('too large'), d: byName('gone'), e: refused }),
    ).toEqual([
      `The packages of a, d are not known (gone); ${ENDING}`,
      `The packages of c are not known (too large); ${ENDING}`,
    ]);
  });

  it('says on which platform they are not known, where others have theirs', () => {
    const missing = [
      { platform: 'linux/arm64', reason: 'it has no bill of materials' },
      { platform: 'linux/s390x', reason: 'it is not built for it' },
    ];
    const half: Fetched<ImagePackages> = known({ source: 'attestation', platforms: [], missing });
    expect(notes({ a: half, b: read, c: half })).toEqual([
      'The packages of a, c are not known on linux/arm64 (it has no bill of materials); nothing was compared there.',
      'The packages of a, c are not known on linux/s390x (it is not built for it); nothing was compared there.',
    ]);
  });

  it('names five, and counts the others', () => {
    const many = Object.fromEntries(Array.from('abcdefg', (name) => [name, byName('gone')]));
    expect(notes(many)).toEqual([`The packages of a, b, c, d, e and 2 more are not known (gone); ${ENDING}`]);
  });

  it('says nothing where all are known', () => {
    expect(notes({ a: read })).toEqual([]);
  });
});

describe('usecases/notes on exceptions', () => {
  it('holds for doubtful what nobody told all packages of', () => {
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

  it('names all in one line, and nothing where there is none', () => {
    expect(notesOnExceptions([])).toEqual([]);
    expect(notesOnExceptions(['CVE-2026-1 (line 3)', 'a\n::error::b (line 4)'])).toEqual([
      'In the settings, 2 exceptions cover nothing that was found; take out what is needed no more: CVE-2026-1 (line 3), a : :error: :b (line 4).',
    ]);
  });
});

import type { Advisory, AdvisoryEventKind } from '../../src/domain/advisory.ts';
import type { Answer, Answers, TagAnswer } from '../../src/domain/check/answers.ts';
import type { ImageUse, ScannedImages } from '../../src/domain/check/image-use.ts';
import { parseDigest } from '../../src/domain/digest.ts';
import type { Digest } from '../../src/domain/digest.ts';
import { readImageReference } from '../../src/domain/image-reference.ts';
import { parseInstant } from '../../src/domain/instant.ts';
import type { TagHistory } from '../../src/domain/tag-history.ts';

/** The digest whose 64 hex digits repeat one character. */
export function digestOf(character: string): Digest {
  return parseDigest(`sha256:${character.repeat(64)}`);
}

/** A history of builds at 06:00 UTC of the given days of November 2026, one digest character each: `{ 1: 'a' }`. */
export function historyOf(builds: Readonly<Record<number, string>>): TagHistory {
  return Object.entries(builds).map(([day, character]) => ({
    at: parseInstant(`2026-11-${day.padStart(2, '0')}T06:00:00Z`),
    digest: digestOf(character),
  }));
}

export function use(file: string, line: number, reference: string): ImageUse {
  const reading = readImageReference(reference);
  if (reading.kind === 'invalid') throw new Error(`${reference}: ${reading.why}`);
  return { file, line, reference: reading.reference };
}

export function scanned(...uses: readonly ImageUse[]): ScannedImages {
  return { uses, unread: [] };
}

export function known<Value>(value: Value): Answer<Value> {
  return { kind: 'known', value };
}

export const refused: Answer<never> = {
  kind: 'unknown',
  problem: {
    code: 'auth_forbidden',
    message: 'could not look: api.test, status 403',
    hint: 'Give it a role.',
  },
};

export function tagAnswer(history: TagHistory, deprecated = false, successor?: string): TagAnswer {
  return {
    history: known(history),
    endOfLife: known(deprecated ? { deprecated, successor } : { deprecated }),
  };
}

/** An advisory with events at 00:00 UTC of days of November 2026, in the order given. */
export function advisory(
  artifactName: string,
  cve: string,
  ...events: readonly (readonly [day: number, kind: AdvisoryEventKind, approved?: boolean])[]
): Advisory {
  return {
    uid: `uid-${cve}`,
    advisoryId: `CGA-${cve.slice(-4)}`,
    artifactName,
    aliases: [cve],
    withdrawn: false,
    events: events.map(([day, kind, approved = true]) => ({
      kind,
      approved,
      at: parseInstant(`2026-11-${String(day).padStart(2, '0')}T00:00:00Z`),
    })),
  };
}

export function answers(
  tags: Readonly<Record<string, TagAnswer>>,
  advisories: Readonly<Record<string, Answer<readonly Advisory[]>>> = {},
): Answers {
  return { tags: new Map(Object.entries(tags)), advisories: new Map(Object.entries(advisories)) };
}

export const now = parseInstant('2026-11-20T12:00:00Z');

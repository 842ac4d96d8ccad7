import type { DatabaseSync } from 'node:sqlite';

import { parseDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { textColumn } from './column.ts';

/** Where artifacts are: behind one of the two tags of the legacy form, or among the referrers. */
export const ARTIFACT_PLACES = ['sig', 'att', 'referrers'] as const;
export type ArtifactPlace = (typeof ARTIFACT_PLACES)[number];

/** The artifacts of a manifest in one place, which a part belongs to. */
export interface PartOrigin {
  readonly subject: Digest;
  readonly place: ArtifactPlace;
}

/** Origins of the signatures and attestations whose digests were returned to clients. */
export interface ArtifactStore {
  /** Notes that contents are parts of the artifacts of a manifest. */
  note(repo: string, origin: PartOrigin, parts: readonly { readonly digest: Digest }[]): void;
  /** The origin of a part, or undefined; of a part of several artifacts, the first one. */
  find(repo: string, part: Digest): PartOrigin | undefined;
}

/** Creates the store over an open database. */
export function createArtifactStore(database: DatabaseSync): ArtifactStore {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO artifact_part (repo, digest, subject, place) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT subject, place FROM artifact_part WHERE repo = ? AND digest = ?');
  return {
    note: (repo, { subject, place }, parts) => {
      for (const { digest } of parts) insert.run(repo, digest, subject, place);
    },
    find: (repo, part) => {
      const row = select.get(repo, part);
      const place = ARTIFACT_PLACES.find((one) => one === row?.['place']);
      if (row === undefined || place === undefined) return undefined;
      return { subject: parseDigest(textColumn(row, 'subject')), place };
    },
  };
}

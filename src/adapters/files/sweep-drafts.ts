import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isLeftover } from './draft-name.ts';

/** Removes the drafts that killed processes left in these folders. What cannot be removed stays, and does no harm. */
export function sweepDrafts(folders: readonly string[]): void {
  for (const folder of new Set(folders)) {
    try {
      for (const name of readdirSync(folder).filter(isLeftover)) rmSync(join(folder, name), { force: true });
    } catch {
      continue;
    }
  }
}

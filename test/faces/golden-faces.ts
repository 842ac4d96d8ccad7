import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Place } from './github-page.ts';

/** A golden file of Markdown that GitHub shows. */
export interface GoldenFace {
  /** As in `check/summary`. */
  readonly name: string;
  readonly markdown: string;
  readonly place: Place;
}

/** Returns every golden Markdown file, by name: `…summary.md` is a job summary, all others are comments or bodies. */
export function goldenFaces(): readonly GoldenFace[] {
  return globSync('test/golden/*/*.md')
    .filter((path) => basename(path) !== 'README.md')
    .sort()
    .map((path) => ({
      name: join(basename(dirname(path)), basename(path, '.md')),
      markdown: readFileSync(path, 'utf8'),
      place: path.endsWith('summary.md') ? 'summary' : 'comment',
    }));
}

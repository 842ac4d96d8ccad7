import { lineKey } from './views/view-context.ts';
import type { ProblemPlace } from './views/view-context.ts';
import type { FileTree } from '../io/ports/file-tree.ts';

/** Reads lines of files, by `lineKey`. A line of a file that cannot be read is absent. */
export async function readLines(
  tree: Pick<FileTree, 'read'>,
  places: readonly ProblemPlace[],
): Promise<ReadonlyMap<string, string>> {
  const files = [...new Set(places.map(({ file }) => file))];
  const texts = new Map<string, readonly string[]>();
  for (const reading of files.length === 0 ? [] : await tree.read(files)) {
    if ('bytes' in reading) texts.set(reading.path, new TextDecoder().decode(reading.bytes).split(/\r?\n/));
  }
  return new Map(
    places.flatMap((place) => {
      const text = texts.get(place.file)?.[place.line - 1];
      return text === undefined ? [] : [[lineKey(place), text]];
    }),
  );
}

import { readableText } from './byte-text.ts';
import type { FoundImage, FoundSkip } from './found.ts';
import type { DockerfileImage, DockerfileReading, SkippedReference } from './reading.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import { PositionFinder } from './text-position.ts';

/** What was found, in the order of the file and with its positions. */
export function listReferences(found: readonly (FoundImage | FoundSkip)[], text: string): DockerfileReading {
  const positions = new PositionFinder(text);
  const images: DockerfileImage[] = [];
  const skipped: SkippedReference[] = [];
  const words = found.map((item) => ({ item, word: withoutQuotes(item.word) }));
  words.sort((one, other) => one.word.offset - other.word.offset);
  for (const { item, word } of words) {
    const { line, column } = positions.find(word.offset);
    const written = readableText(word.text);
    if (item.kind === 'image') images.push(describeImage(item, { line, column, written }));
    else skipped.push({ line, column, written, code: item.code, reason: item.reason });
  }
  return { images, skipped };
}

function describeImage(
  image: FoundImage,
  { line, column, written }: Pick<DockerfileImage, 'line' | 'column' | 'written'>,
): DockerfileImage {
  return {
    line,
    column,
    written,
    kind: image.use,
    reference: image.reference,
    stage: image.stage,
    platform: image.platform === undefined ? undefined : readableText(image.platform.text),
    edit: image.edit,
  };
}

/** The word without one pair of quotes around the whole of it. */
function withoutQuotes(word: SourceText): SourceText {
  const { text } = word;
  const isQuoted =
    text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
  return isQuoted ? sliceSource(word, 1, text.length - 1) : word;
}

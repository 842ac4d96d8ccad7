import { readableText } from './byte-text.ts';
import type { FoundImage, FoundSkip } from './found.ts';
import type { DockerfileImage, DockerfileReading, SkippedReference } from './reading.ts';
import { offsetAt, sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import { PositionFinder } from './text-position.ts';

/** What was found, in the order of the file and with its positions. */
export function listReferences(found: readonly (FoundImage | FoundSkip)[], text: string): DockerfileReading {
  const positions = new PositionFinder(text);
  const images: DockerfileImage[] = [];
  const skipped: SkippedReference[] = [];
  const words = found.map((item) => ({ item, word: withoutQuotes(item.word) }));
  const inOrder = words.toSorted((one, other) => offsetAt(one.word, 0) - offsetAt(other.word, 0));
  for (const { item, word } of inOrder) {
    const place = { ...positions.find(offsetAt(word, 0)), written: readableText(word.text) };
    if (item.kind === 'skipped') skipped.push({ ...place, code: item.code, reason: item.reason });
    else images.push(describeImage(item, place));
  }
  return { images, skipped };
}

function describeImage(
  image: FoundImage,
  place: Pick<DockerfileImage, 'line' | 'column' | 'written'>,
): DockerfileImage {
  return {
    ...place,
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
  const isQuoted = /^(["']).*\1$/s.test(text) && text.length > 1;
  return isQuoted ? sliceSource(word, 1, text.length - 1) : word;
}

import { shortDigest } from '../../values/digest.ts';
import { fixedPlatform } from '../../references/decide/image-list.ts';
import { printable } from '../../text/printable.ts';
import { shellWord } from '../../text/shell-quoting.ts';
import type { VerifiedPin } from '../decide/verification.ts';

/**
 * Returns a warning for each digest that is the manifest of one platform, with the command that pins the image index of the same
 * build: elsewhere, such a pin runs the bytes of another platform, or not at all. A place whose file sets that platform has none.
 */
export function indexFixes(pins: readonly VerifiedPin[]): readonly string[] {
  const found = pins.flatMap(({ digest, image, origin }) =>
    origin.kind === 'platform-manifest' && fixedPlatform(image) !== origin.platform
      ? [{ digest, file: image.file, index: origin.index, platform: origin.platform }]
      : [],
  );
  return [...Map.groupBy(found, ({ digest, index }) => `${digest} ${index}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { digest, index, platform } = first;
    const files = [...new Set(same.map(({ file }) => shellWord(printable(file, 4_096))))].join(' ');
    return [
      `warning: ${shortDigest(digest)} covers ${printable(platform, 100)} only. To pin the image index of that build, run:`,
      `  perl -pi -e 's/${digest}/${index}/' -- ${files}`,
    ];
  });
}

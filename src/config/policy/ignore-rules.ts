import type { Instant } from '../../values/instant.ts';
import { effectiveTag, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';

/** A user's wish that images be left out: where both an image and a path are named, both have to fit. */
export interface IgnoreRule {
  readonly image: ((name: string) => boolean) | undefined;
  readonly path: ((path: string) => boolean) | undefined;
  readonly reason: string;
  /** From then on it counts no more. */
  readonly until: Instant | undefined;
}

/** One image in one file, to be judged by rules. */
export interface RuledImage {
  readonly file: string;
  readonly reference: ImageReference;
}

/** The first rule that leaves an image out at a time, or undefined. */
export function findIgnoreRule(
  rules: readonly IgnoreRule[],
  { file, reference }: RuledImage,
  now: Instant,
): IgnoreRule | undefined {
  return rules.find(
    ({ image, path, until }) =>
      (until === undefined || now < until) &&
      (path === undefined || path(file)) &&
      (image === undefined || namesOf(reference).some(image)),
  );
}

/** All the names that people call an image by: with and without its tag, and on Docker Hub without the host. */
export function namesOf(reference: ImageReference): readonly string[] {
  const full = formatImage(reference);
  const names = [full, full.replace(/^docker\.io\/(?:library\/)?/, '')];
  const tag = effectiveTag(reference);
  return tag === undefined ? names : names.flatMap((name) => [name, `${name}:${tag}`]);
}

/** Why the reference on a line is left out, by a comment on it or on the line above; undefined where none says so. */
type IgnoredLines = (line: number) => string | undefined;

const COMMENT = /(?:^|[ \t])(?:#|\/\/)[ \t]*mooring:[ \t]*ignore(?:=([^\n]*))?[ \t\r]*$/gm;

/** The reason that is reported if the comment gives none. */
const NO_REASON = 'a comment says so';

interface IgnoreComment {
  readonly reason: string;
  /** Nothing else stands on its line, so that it is about the next one. */
  readonly isAlone: boolean;
}

/**
 * Finds the comments `# mooring: ignore[=reason]` of a file; `//` begins a comment too, as in JSON and HCL. One behind a
 * value is about its own line only. Undefined for a file that has none.
 */
export function findIgnoreComments(text: string): IgnoredLines | undefined {
  if (!text.includes('mooring:')) return undefined;
  const comments = new Map<number, IgnoreComment>();
  let line = 1;
  let counted = 0;
  for (const { index, 1: reason = '' } of text.matchAll(COMMENT)) {
    for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', counted)) {
      line += 1;
      counted = at + 1;
    }
    const isAlone = text.slice(counted, index).trim() === '';
    comments.set(line, { reason: reason.trim() || NO_REASON, isAlone });
  }
  return (wanted) => {
    const above = comments.get(wanted - 1);
    return comments.get(wanted)?.reason ?? (above?.isAlone === true ? above.reason : undefined);
  };
}

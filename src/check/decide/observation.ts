import { canonicalReference, withoutDigest } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import { cutText } from '../../text/printable.ts';
import type { RunAccess } from './evidence.ts';
import type { Observation } from './finding.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';

/** The facts and rules by which one use of an image is judged. */
export interface Judging {
  readonly policy: GatePolicy;
  readonly now: Instant;
  readonly access: RunAccess;
}

/** The statement of an observation, without its place. */
export interface Statement extends Pick<
  Observation,
  | 'rule'
  | 'weight'
  | 'failsOnlyIf'
  | 'title'
  | 'message'
  | 'remedy'
  | 'cause'
  | 'advisory'
  | 'endOfLife'
  | 'pullPolicy'
  | 'signers'
> {
  /** The subject of its key, if that is not the whole reference. */
  readonly subject?: string;
}

/** The longest title, in UTF-16 units. */
export const LONGEST_TITLE = 70;

/** An observation about one use of an image. */
export function observed(use: ImageUse, { rule, weight, subject, title, ...facts }: Statement): Observation {
  const reference = canonicalReference(use.reference);
  return {
    rule,
    weight,
    key: `${rule}|${subject ?? reference}`,
    file: use.file,
    line: use.line,
    reference,
    title: cutText(title, LONGEST_TITLE),
    ...facts,
  };
}

/** The image of a use with its tag, for sentences: `cgr.dev/acme/node:22`. */
export function taggedImage({ reference }: ImageUse): string {
  return withoutDigest(canonicalReference(reference));
}

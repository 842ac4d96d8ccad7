import { canonicalReference, formatImage } from '../image-reference.ts';
import type { Fetched } from './evidence.ts';
import type { Observation, Rule, Weight } from './finding.ts';
import type { GatePolicy } from './gate-policy.ts';
import type { Instant } from '../instant.ts';
import type { ImageUse } from './image-use.ts';

/** What one use of an image is judged by. */
export interface Judging {
  readonly policy: GatePolicy;
  readonly now: Instant;
  /** `anonymous`: nobody is signed in. */
  readonly mode: 'signed-in' | 'anonymous';
}

/** What an observation says, apart from the place that it is about. */
export interface Said extends Pick<Observation, 'title' | 'message' | 'remedy'> {
  readonly rule: Rule;
  readonly weight: Weight;
  /** What it is about, where that is not the reference as a whole. */
  readonly subject?: string;
  /** What it is about within its file, whatever image the file names. */
  readonly inFile?: string;
}

/** An observation about one use of an image. */
export function observed(use: ImageUse, { rule, weight, subject, inFile, ...words }: Said): Observation {
  const reference = canonicalReference(use.reference);
  return {
    rule,
    weight,
    key: `${rule}|${subject ?? reference}`,
    ...(inFile === undefined ? {} : { fileKey: `${rule}|${inFile}` }),
    file: use.file,
    line: use.line,
    reference,
    ...words,
  };
}

/**
 * A question about a use that nobody answered: a finding of its own (architecture.md#no-false-pass). Where
 * nobody is signed in, what only somebody may ask is a warning: it could not have been asked, and nobody can
 * change that in such a run.
 */
export function notChecked(
  use: ImageUse,
  what: string,
  { problem }: Extract<Fetched<unknown>, { kind: 'unknown' }>,
  mode: Judging['mode'],
): Observation {
  const image = formatImage(use.reference);
  const isRefused = problem.code.startsWith('auth_') || problem.code === 'platform_not_found';
  const isOutOfReach = mode === 'anonymous' && isRefused;
  return observed(use, {
    rule: 'not-checked',
    weight: isOutOfReach ? 'warning' : 'blocking',
    subject: `${what}|${image}|${problem.code}`,
    title: `${what} could not be checked`,
    message: isOutOfReach ? `${image} is shown to nobody who is not signed in.` : `${problem.message}.`,
    remedy: isOutOfReach
      ? 'It is checked in runs that sign in, such as those of the merged change.'
      : problem.hint,
  });
}

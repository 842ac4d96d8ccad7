import { canonicalReference, formatImage } from '../image-reference.ts';
import type { Answer } from './answers.ts';
import type { Observation, Rule, Weight } from './finding.ts';
import type { ImageUse } from './image-use.ts';

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

/** A question about a use that nobody answered: a finding of its own (design.md §4 rule 1). */
export function notChecked(
  use: ImageUse,
  what: string,
  answer: Extract<Answer<unknown>, { kind: 'unknown' }>,
): Observation {
  return observed(use, {
    rule: 'not-checked',
    weight: 'blocking',
    subject: `${what}|${formatImage(use.reference)}|${answer.problem.code}`,
    title: `${what} could not be checked`,
    message: `${answer.problem.message}.`,
    remedy: answer.problem.hint,
  });
}

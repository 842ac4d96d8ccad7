import { namesOf } from '../listing/ignore.ts';
import type { IgnoreRule } from '../listing/ignore.ts';
import { readImageReference } from '../image-reference.ts';
import { DAY_MS } from '../instant.ts';
import type { Instant } from '../instant.ts';
import type { Finding, Observation, Rule } from './finding.ts';

/** A wish that some findings do not count, for a reason and for a time. All that is named has to fit. */
export interface Exception extends Pick<IgnoreRule, 'image' | 'path'> {
  readonly rule: Rule | undefined;
  /** A CVE, GHSA, or the service's own id. */
  readonly advisory: string | undefined;
  /** Name of an apk package. */
  readonly package: string | undefined;
  readonly reason: string;
  /** `YYYY-MM-DD`: the last day on which it counts, UTC. */
  readonly until: string;
  /** From then on it counts no more. */
  readonly ends: Instant;
  /** Where it stands in its file. */
  readonly file: string;
  readonly line: number;
}

/** Days before its end from which on an exception is told. */
const TELL_BEFORE_DAYS = 14;

/** The findings with those that an exception covers taken down to notices; one that has ended covers nothing. */
export function applyExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  now: Instant,
): readonly Finding[] {
  const current = exceptions.filter(({ ends }) => now < ends);
  if (current.length === 0) return findings;
  return findings.map((finding) => {
    const exception = current.find((one) => covers(one, finding));
    if (exception === undefined) return finding;
    const { reason, until } = exception;
    return { ...finding, level: 'notice', exception: { reason, until } };
  });
}

/** A place of which not all is known: what an exception is about may be there, unseen. */
export type DoubtfulPlace = Pick<Finding, 'file' | 'reference'>;

/** What only happens at times: its absence today says nothing of an exception for it. */
const AT_TIMES: ReadonlySet<Rule> = new Set(['not-checked', 'base-unavailable', 'settings']);

/** What is not known by the findings: whose service could not be asked, or whose text not be read. */
const OF_DOUBT: ReadonlySet<Rule> = new Set(['not-checked', 'unresolvable']);

/** The exceptions, by what they are about and their line, that cover nothing where all that they may be about is known. */
export function idleExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  { doubtful, now }: { readonly doubtful: readonly DoubtfulPlace[]; readonly now: Instant },
): readonly string[] {
  const places = [...doubtful, ...findings.filter(({ rule }) => OF_DOUBT.has(rule))];
  return exceptions
    .filter(
      (one) =>
        now < one.ends &&
        !(one.rule !== undefined && AT_TIMES.has(one.rule)) &&
        !places.some((place) => mayCover(one, place)) &&
        !findings.some((finding) => covers(one, finding)),
    )
    .map((one) => `${describe(one)} (line ${one.line})`);
}

/** Of a text that is no reference nobody knows which image it stands for. */
function mayCover({ path, image }: Exception, { file, reference }: DoubtfulPlace): boolean {
  if (path?.(file) === false) return false;
  if (image === undefined) return true;
  const reading = readImageReference(reference);
  return reading.kind !== 'reference' || namesOf(reading.reference).some(image);
}

/** What is to be said of the exceptions themselves: those that have ended, and those that end soon. */
export function observeExceptions(exceptions: readonly Exception[], now: Instant): readonly Observation[] {
  return exceptions.flatMap((exception) => {
    const { file, line, until, ends, reason } = exception;
    const hasEnded = now >= ends;
    if (!hasEnded && ends - now > TELL_BEFORE_DAYS * DAY_MS) return [];
    const subject = describe(exception);
    return [
      {
        rule: 'exception',
        weight: 'warning',
        key: `exception|${subject}|${until}`,
        file,
        line,
        reference: subject,
        title: hasEnded ? 'an exception has ended' : 'an exception ends soon',
        message: `The exception for ${subject} (${reason}) ${hasEnded ? `counts no more since the end of ${until}` : `counts until the end of ${until}`}, UTC.`,
        remedy: 'Deal with what it covers, take it out, or give it a later day.',
      },
    ];
  });
}

function covers(exception: Exception, { rule, file, reference, advisory }: Finding): boolean {
  const ids = advisory === undefined ? [] : [advisory.id, advisory.advisoryId, ...advisory.aliases].map(asId);
  return (
    rule !== 'exception' &&
    (exception.rule === undefined || exception.rule === rule) &&
    (exception.advisory === undefined || ids.includes(asId(exception.advisory))) &&
    (exception.package === undefined || exception.package === advisory?.package?.name) &&
    (exception.path?.(file) ?? true) &&
    (exception.image === undefined || namesOfText(reference).some(exception.image))
  );
}

/** People write ids as they like: CVE-…, cve-…. */
function asId(text: string): string {
  return text.trim().toLowerCase();
}

function namesOfText(text: string): readonly string[] {
  const reading = readImageReference(text);
  return reading.kind === 'reference' ? namesOf(reading.reference) : [text];
}

function describe({ rule, advisory, package: name, ...other }: Exception): string {
  const named = [advisory, name, rule].filter((word) => word !== undefined);
  const places = [
    other.image === undefined ? '' : 'some images',
    other.path === undefined ? '' : 'some files',
  ];
  return [...named, ...places].filter((word) => word !== '').join(', ');
}

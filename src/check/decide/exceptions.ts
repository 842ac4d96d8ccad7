import { namesOf, readImageReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import { rulesOf } from '../../config/policy/rule-ids.ts';
import type { Finding, Observation } from './finding.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import type { Exception } from '../../config/policy/exception.ts';
import { joinParts } from '../../text/plural.ts';

/** The findings, those covered by a current exception lowered to notices. */
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

/** Returns the observations that no current exception covers. */
export function withoutExceptions(
  observations: readonly Observation[],
  exceptions: readonly Exception[],
  now: Instant,
): readonly Observation[] {
  const isAccepted = acceptedBy(exceptions, now);
  return observations.filter((observation) => !isAccepted(observation));
}

/** Returns the test of whether a current exception covers an observation. */
export function acceptedBy(
  exceptions: readonly Exception[],
  now: Instant,
): (observation: Observation) => boolean {
  const current = exceptions.filter(({ ends }) => now < ends);
  return (observation) => current.some((one) => covers(one, observation));
}

/** Rules with intermittent findings: an exception for them that matches nothing may still be needed. */
const INTERMITTENT: ReadonlySet<Rule> = new Set(['not-checked', 'base-unavailable', 'config']);

/** Rules whose findings mean incomplete evidence: an exception may cover something there that was not found. */
const INCOMPLETE: ReadonlySet<Rule> = new Set(['not-checked', 'not-judged', 'unread', 'unresolvable']);

/** Descriptions of the unused exceptions: those that match no finding although the evidence is complete. */
export function unusedExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  now: Instant,
): readonly string[] {
  const places = findings.filter(({ rule }) => INCOMPLETE.has(rule));
  return exceptions
    .filter(
      (one) =>
        now < one.ends &&
        !(one.rule !== undefined && INTERMITTENT.has(one.rule)) &&
        !places.some((place) => mayCover(one, place)) &&
        !findings.some((finding) => covers(one, finding)),
    )
    .map((one) => `${describeException(one)} (line ${one.line})`);
}

/** A text that is not a reference can stand for any image. */
function mayCover({ path, image }: Exception, { file, reference }: Finding): boolean {
  if (path?.(file) === false) return false;
  if (image === undefined) return true;
  const reading = readImageReference(reference);
  return reading.kind !== 'reference' || namesOf(reading.reference).some(image);
}

function covers(exception: Exception, { rule, file, reference, advisory }: Observation): boolean {
  const ids = advisory === undefined ? [] : [advisory.id, advisory.advisoryId, ...advisory.aliases].map(asId);
  return (
    rule !== 'exception' &&
    (exception.rule === undefined || rulesOf(rule).includes(exception.rule)) &&
    (exception.advisory === undefined || ids.includes(asId(exception.advisory))) &&
    (exception.package === undefined || exception.package === advisory?.package?.name) &&
    (exception.path?.(file) ?? true) &&
    (exception.image === undefined || namesOfText(reference).some(exception.image))
  );
}

/** Ids are compared without regard to case. */
function asId(text: string): string {
  return text.trim().toLowerCase();
}

function namesOfText(text: string): readonly string[] {
  const reading = readImageReference(text);
  return reading.kind === 'reference' ? namesOf(reading.reference) : [text];
}

/** Describes the subject of an exception: `advisory, CVE-2026-1`. */
export function describeException({ rule, advisory, package: name, ...other }: Exception): string {
  const named = [advisory, name, rule].filter((word) => word !== undefined);
  const places = [
    other.image === undefined ? '' : 'some images',
    other.path === undefined ? '' : 'some files',
  ];
  return joinParts([...named, ...places], ', ');
}

import type { IdTokenClaims } from '../../values/id-token.ts';
import type { Instant } from '../../values/instant.ts';
import { printable } from '../../text/printable.ts';
import { TRUSTED_EVENTS } from '../../sign-in/claim-doctor/claim-match.ts';
import { readSubject } from '../../sign-in/claim-doctor/subject.ts';
import type { SubjectContext } from '../../sign-in/claim-doctor/subject.ts';

/** Why no identity is used or created (sign-in-rules.md#refusals), and what to do instead. */
export interface IdentityRefusal {
  readonly reason: string;
  readonly remedy: string;
}

/** Facts about the run that are not in its token. */
export interface RunFacts {
  readonly eventName: string;
  /** From the runner; empty if it is not set. */
  readonly repositoryId: string;
  /** Undefined if the event does not contain it. */
  readonly defaultBranch: string | undefined;
}

/** Refuses events that an identity must never accept, before any request. Returns undefined for the others. */
export function refuseEvent(eventName: string): IdentityRefusal | undefined {
  const trusted: readonly string[] = TRUSTED_EVENTS;
  if (trusted.includes(eventName)) return undefined;
  return {
    reason: `runs of the event ${printable(eventName, 60) || '(none)'} cannot have an identity, since they can contain untrusted input`,
    remedy: `Run this step on ${TRUSTED_EVENTS.join(', ')}; the identity for the purpose check accepts pull requests.`,
  };
}

/**
 * Returns the reasons against an identity for this token. `audience` is the requested one, `now` is GitHub's own time if
 * it returned one; `creating` is true if an identity may be created, which is refused for short-lived subjects.
 */
export function refuseToken(
  claims: IdTokenClaims,
  run: RunFacts,
  {
    audience,
    now,
    creating,
  }: { readonly audience: string; readonly now: Instant | undefined; readonly creating: boolean },
): readonly IdentityRefusal[] {
  return [
    ...refuseClaims(claims, run, { audience, now }),
    ...refuseSubject(claims),
    ...(creating ? refuseCreation(claims, run) : []),
  ];
}

function refuseClaims(
  claims: IdTokenClaims,
  run: RunFacts,
  { audience, now }: { readonly audience: string; readonly now: Instant | undefined },
): readonly IdentityRefusal[] {
  const { repository_id: id, repository_owner_id: ownerId } = claims;
  const eventRefusal = refuseEvent(claims.event_name ?? '');
  return [
    ...(URL.canParse(claims.iss) && new URL(claims.iss).protocol === 'https:'
      ? []
      : [refusal(`the token's issuer "${claims.iss}" is not an https URL`, NOT_GITHUB)]),
    ...(claims.aud === audience
      ? []
      : [refusal(`the token is for the audience "${claims.aud}"`, NOT_GITHUB)]),
    ...(claims.expiresAt !== undefined && now !== undefined && claims.expiresAt <= now
      ? [refusal('the token of this job has expired', 'Re-run the job.')]
      : []),
    ...(isNumber(id) && isNumber(ownerId)
      ? []
      : [refusal('the token has no repository and owner ids, and names can be reused', NOT_GITHUB)]),
    ...(run.repositoryId === '' || run.repositoryId === id
      ? []
      : [refusal('the token is for another repository than this job', NOT_GITHUB)]),
    ...(eventRefusal === undefined ? [] : [eventRefusal]),
  ];
}

const NOT_GITHUB =
  'Something other than GitHub responded on the OIDC endpoint. Find out what before you continue.';

function refuseSubject(claims: IdTokenClaims): readonly IdentityRefusal[] {
  const wild = /[*?[\]{}()|\\^$]/.exec(claims.sub)?.[0];
  if (wild !== undefined) {
    return [
      refusal(
        `the subject "${claims.sub}" contains "${wild}", which is special in a pattern`,
        'Use only letters, digits, ".", "-", "_" and "/" in the name of the environment or branch.',
      ),
    ];
  }
  const reading = readSubject(claims);
  if (reading.kind === 'hyphen-ids') {
    return [
      refusal(
        `the subject "${claims.sub}" joins names and ids with hyphens, a format that can be forged`,
        'Enable immutable subjects with "@" in the OIDC settings of the repository.',
      ),
    ];
  }
  if (reading.kind === 'foreign') {
    return [
      refusal(
        `the subject "${claims.sub}" does not start with this repository, so other repositories can have the same`,
        'Remove the customization of the OIDC subject, or add `repo` and `context` to it.',
      ),
    ];
  }
  return reading.context.kind === 'pull-request'
    ? [refusal('the subject is the same for every pull request, regardless of its author', USE_PURPOSE)]
    : [];
}

/** Exact subjects of short-lived refs would create more and more identities. */
function refuseCreation(claims: IdTokenClaims, run: RunFacts): readonly IdentityRefusal[] {
  const reading = readSubject(claims);
  if (reading.kind !== 'repository') return [];
  const reason = explainShortLived(reading.context, run.defaultBranch);
  return reason === undefined ? [] : [refusal(reason, USE_ENVIRONMENT)];
}

function explainShortLived(context: SubjectContext, defaultBranch: string | undefined): string | undefined {
  switch (context.kind) {
    case 'environment':
    case 'pull-request':
      return undefined;
    case 'tag':
      return `the subject is for the tag ${context.name}: every tag would need its own identity`;
    case 'merge-queue':
      return 'the subject is for a merge queue: every entry would need its own identity';
    case 'other':
      return `the subject contains "${context.text}", which Mooring does not recognize`;
    case 'branch':
      if (defaultBranch === undefined) return 'the event does not contain the default branch';
      return context.name === defaultBranch.replaceAll(':', '%3A')
        ? undefined
        : `the subject is for the branch ${context.name}, which is not the default branch ${defaultBranch}`;
  }
}

const USE_PURPOSE =
  'Run this step on a push, with `purpose: check` for an identity that accepts pull requests.';

const USE_ENVIRONMENT =
  'Add an `environment:` with branch and tag rules to the job: its subject stays the same.';

function refusal(reason: string, remedy: string): IdentityRefusal {
  return { reason: printable(reason, 400), remedy };
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,20}$/.test(text);
}

import type { IdTokenClaims } from '../id-token.ts';
import type { Instant } from '../instant.ts';
import { printable } from '../text/printable.ts';
import { TRUSTED_EVENTS } from './claim-match.ts';
import { readSubject } from './subject.ts';
import type { SubjectContext } from './subject.ts';

/** Why no identity is looked for or made (sign-in-rules.md#refusals), and what to do instead. */
export interface IdentityRefusal {
  readonly why: string;
  readonly instead: string;
}

/** What is known of the run beside its token. */
export interface RunFacts {
  readonly eventName: string;
  /** As the runner tells it; empty when it does not. */
  readonly repositoryId: string;
  /** Undefined where the event does not tell it. */
  readonly defaultBranch: string | undefined;
}

/** Events that are refused before anything is asked: the identity is never for them. Undefined for the others. */
export function refuseEvent(eventName: string): IdentityRefusal | undefined {
  const trusted: readonly string[] = TRUSTED_EVENTS;
  if (trusted.includes(eventName)) return undefined;
  return {
    why: `a run of the event ${printable(eventName, 60) || '(none)'} gets no identity: others can bring text of theirs into it`,
    instead: `Run this step on ${TRUSTED_EVENTS.join(', ')}.`,
  };
}

/**
 * What speaks against an identity for this token. `audience` is what was asked for, `now` GitHub's own time, where it told one;
 * `creating` is true where an identity may have to be made, which is not done for subjects that come and go.
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
      : [refusal(`the token's issuer "${claims.iss}" is not an https address`, NOT_GITHUB)]),
    ...(claims.aud === audience
      ? []
      : [refusal(`the token is for the audience "${claims.aud}"`, NOT_GITHUB)]),
    ...(claims.expiresAt !== undefined && now !== undefined && claims.expiresAt <= now
      ? [refusal('the token of this job has ended already', 'Re-run the job.')]
      : []),
    ...(isNumber(id) && isNumber(ownerId)
      ? []
      : [refusal('the token names no ids of its repository and owner: names can be used again', NOT_GITHUB)]),
    ...(run.repositoryId === '' || run.repositoryId === id
      ? []
      : [refusal('the token is for another repository than this job', NOT_GITHUB)]),
    ...(eventRefusal === undefined ? [] : [eventRefusal]),
  ];
}

const NOT_GITHUB =
  'Something else than GitHub answered for its OIDC endpoint: find out what, before anything else.';

function refuseSubject(claims: IdTokenClaims): readonly IdentityRefusal[] {
  const wild = /[*?[\]{}()|\\^$]/.exec(claims.sub)?.[0];
  if (wild !== undefined) {
    return [
      refusal(
        `the subject "${claims.sub}" holds "${wild}", which a pattern would give a meaning`,
        'Give the environment or branch a name of letters, digits, ".", "-", "_" and "/".',
      ),
    ];
  }
  const reading = readSubject(claims);
  if (reading.kind === 'hyphen-ids') {
    return [
      refusal(
        `the subject "${claims.sub}" joins names and ids by hyphens, a form that can be forged`,
        'Turn on immutable subjects with "@" in the OIDC settings of the repository.',
      ),
    ];
  }
  if (reading.kind === 'foreign') {
    return [
      refusal(
        `the subject "${claims.sub}" does not begin with this repository: others can have the same`,
        'Take the customization of the OIDC subject back, or add `repo` and `context` to it.',
      ),
    ];
  }
  return reading.context.kind === 'pull-request'
    ? [refusal('the subject is the same for every pull request, whoever pushed it', USE_ENVIRONMENT)]
    : [];
}

/** An exact subject of something short-lived would make one identity after the other, for ever. */
function refuseCreation(claims: IdTokenClaims, run: RunFacts): readonly IdentityRefusal[] {
  const reading = readSubject(claims);
  if (reading.kind !== 'repository') return [];
  const why = whyShortLived(reading.context, run.defaultBranch);
  return why === undefined ? [] : [refusal(why, USE_ENVIRONMENT)];
}

function whyShortLived(context: SubjectContext, defaultBranch: string | undefined): string | undefined {
  switch (context.kind) {
    case 'environment':
    case 'pull-request':
      return undefined;
    case 'tag':
      return `the subject is that of the tag ${context.name}: every tag would need an identity of its own`;
    case 'merge-queue':
      return 'the subject is that of a merge queue: every entry would need an identity of its own';
    case 'other':
      return `the subject goes on with "${context.text}", which is not known here`;
    case 'branch':
      if (defaultBranch === undefined) return 'the event does not tell which branch is the default one';
      return context.name === defaultBranch.replaceAll(':', '%3A')
        ? undefined
        : `the subject is that of the branch ${context.name}, which is not the default branch ${defaultBranch}`;
  }
}

const USE_ENVIRONMENT =
  'Put the job into an `environment:` with rules for its branches and tags: then its subject stays the same.';

function refusal(why: string, instead: string): IdentityRefusal {
  return { why: printable(why, 400), instead };
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,20}$/.test(text);
}

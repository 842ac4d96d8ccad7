import { diagnose } from '../../sign-in/claim-doctor/diagnose.ts';
import type { IdTokenClaims } from '../../values/id-token.ts';
import type { ClaimMatch } from '../../sign-in/claim-doctor/claim-match.ts';
import { PURPOSE_RULES } from './purpose.ts';
import type { IdentityScope, Purpose, RepositoryFacts } from './purpose.ts';

/** A token that GitHub could issue. */
export interface Sample {
  /** Completes "a token …". */
  readonly title: string;
  readonly claims: IdTokenClaims;
}

/** The planned identity. */
export interface SampleOptions {
  readonly facts: RepositoryFacts;
  readonly purpose: Purpose;
  readonly scope: IdentityScope;
  readonly audience: string;
}

/** The tokens that an identity of this purpose must accept: of every event, and with both forms of the subject. */
export function acceptedSamples(options: SampleOptions): readonly Sample[] {
  const { events } = PURPOSE_RULES[options.purpose];
  return events.flatMap((event) => samplesOf(event, options));
}

/** The tokens of an event on the default branch, or of a pull request: without and with ids in the subject. */
export function samplesOf(
  event: string,
  options: Pick<SampleOptions, 'facts' | 'audience'>,
): readonly [Sample, Sample] {
  return [
    sample(`of ${event}`, options, { event }),
    sample(`of ${event} with ids in the subject`, options, { event, form: 'immutable' }),
  ];
}

/** Tokens that an identity of this purpose must reject (sign-in-rules.md#purposes). */
export function rejectedSamples(options: SampleOptions): readonly Sample[] {
  const { facts, purpose, scope } = options;
  const { events } = PURPOSE_RULES[purpose];
  const event = events[0] ?? 'push';
  const elsewhere = { ...facts, name: `${facts.name}-2`, repositoryId: `${facts.repositoryId}1` };
  const fork = { ...elsewhere, owner: `${facts.owner}-2`, ownerId: `${facts.ownerId}1` };
  const of = (title: string, changes: Partial<SampleChanges>): Sample =>
    sample(title, options, { event, ...changes });
  const branches = ['refs/heads/not-the-default-branch', 'refs/tags/v1'];
  return [
    ...[
      'pull_request_target',
      'workflow_run',
      'issue_comment',
      ...(events.includes('pull_request') ? [] : ['pull_request']),
    ].map((untrusted) => of(`of ${untrusted}`, { event: untrusted })),
    // An environment replaces branches and tags in the subject; its own rules decide which can use it.
    ...(facts.environment === undefined ? branches : []).map((ref) =>
      of(`of a push to ${ref}`, { event: 'push', ref }),
    ),
    of('of a fork', { facts: fork }),
    of('of another owner with the same name', { facts: { ...facts, ownerId: `${facts.ownerId}1` } }),
    of('with ids joined by hyphens in the subject', { form: 'hyphen' }),
    ...(scope === 'owner'
      ? []
      : [
          of('of another repository', { facts: elsewhere }),
          of('of another repository with the same name', {
            facts: { ...facts, repositoryId: elsewhere.repositoryId },
          }),
        ]),
  ];
}

/**
 * Returns what is wrong with a claim match: sentences without a subject, such as "rejects a token of push". A condition that
 * Mooring cannot evaluate proves neither that a token is accepted nor that it is rejected.
 */
export function simulateMatch(match: ClaimMatch, options: SampleOptions): readonly string[] {
  const { issuer = match.issuerPattern, subject = match.subjectPattern } = match;
  // Without an issuer or a subject, a match accepts nothing.
  const isComplete = issuer !== undefined && subject !== undefined;
  const verdictsOf = ({ claims }: Sample): readonly string[] =>
    (diagnose(claims, match, options.audience).compared ?? []).map(({ verdict }) => verdict);
  const accepts = (one: Sample): boolean =>
    isComplete && verdictsOf(one).every((verdict) => verdict === 'equal');
  const rejects = (one: Sample): boolean => !isComplete || verdictsOf(one).includes('different');
  return [
    ...acceptedSamples(options)
      .filter((one) => !accepts(one))
      .map(({ title }) => `rejects a token ${title}`),
    ...rejectedSamples(options)
      .filter((one) => !rejects(one))
      .map(({ title }) => `accepts a token ${title}`),
  ];
}

interface SampleChanges {
  readonly event: string;
  readonly facts?: RepositoryFacts;
  readonly ref?: string;
  readonly form?: 'legacy' | 'immutable' | 'hyphen';
}

function sample(
  title: string,
  options: Pick<SampleOptions, 'facts' | 'audience'>,
  changes: SampleChanges,
): Sample {
  const { event, facts = options.facts, form = 'legacy' } = changes;
  const { owner, name, ownerId, repositoryId, environment, issuer } = facts;
  const ref = changes.ref ?? refOf(event, facts);
  const place = {
    legacy: `${owner}/${name}`,
    immutable: `${owner}@${ownerId}/${name}@${repositoryId}`,
    hyphen: `${owner}-${ownerId}/${name}-${repositoryId}`,
  }[form];
  const context = event === 'pull_request' ? 'pull_request' : `ref:${ref.replaceAll(':', '%3A')}`;
  return {
    title,
    claims: {
      iss: issuer,
      sub: `repo:${place}:${environment === undefined ? context : `environment:${environment.replaceAll(':', '%3A')}`}`,
      aud: options.audience,
      event_name: event,
      repository: `${owner}/${name}`,
      repository_id: repositoryId,
      repository_owner_id: ownerId,
      ref,
      environment,
      job_workflow_ref: undefined,
      expiresAt: undefined,
    },
  };
}

function refOf(event: string, { defaultBranch }: RepositoryFacts): string {
  if (event === 'pull_request') return 'refs/pull/1/merge';
  if (event === 'merge_group') return `refs/heads/gh-readonly-queue/${defaultBranch}/pr-1-${'0'.repeat(40)}`;
  return `refs/heads/${defaultBranch}`;
}

import type { WantedClaimMatch } from '../../sign-in/claim-doctor/claim-match.ts';
import { TRUSTED_EVENTS } from '../../sign-in/claim-doctor/claim-match.ts';
import { printable } from '../../text/printable.ts';
import type { IdTokenClaims } from '../../values/id-token.ts';
import type { IdentityRefusal, RunFacts } from './refusals.ts';
import { isBuiltInRole } from './role.ts';
import type { PlannedRole } from './role.ts';
import {
  ANY_ID,
  ANY_NAME,
  ANY_REST,
  formatSubjectPattern,
  literalPattern,
} from '../../sign-in/claim-doctor/subject-pattern.ts';

/** Purposes: the work of the jobs that sign in as an identity (sign-in-rules.md#purposes). */
export const PURPOSES = ['check', 'pin', 'login'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The events and the role of a purpose. */
export interface PurposeRules {
  /** Sorted; the identity accepts no other event. */
  readonly events: readonly string[];
  readonly role: PlannedRole;
}

/** The capabilities for reading images, tags, SBOMs, and the signers of an organization (signing-rules.md#signers). */
const READ_IMAGES = [
  'account_associations.list',
  'advisories.list',
  'manifest.list',
  'referrers.list',
  'repo.blobs.get',
  'repo.list',
  'sboms.list',
  'tag.list',
] as const;

/**
 * Events and role by purpose. Only a check accepts pull requests: its role can only read, and the pull request is what
 * it gates (ADR 0015). `pull_request_target`, `workflow_run` and `issue_comment` are in no list.
 */
export const PURPOSE_RULES: Readonly<Record<Purpose, PurposeRules>> = {
  check: {
    events: ['merge_group', 'pull_request', ...TRUSTED_EVENTS],
    role: {
      name: 'mooring-check',
      description: 'Mooring check: read images, tags, SBOMs and advisories',
      capabilities: READ_IMAGES,
      isBuiltIn: false,
    },
  },
  pin: {
    events: TRUSTED_EVENTS,
    role: {
      name: 'mooring-pin',
      description: 'Mooring pin: read images and tags, and the advisories of an update',
      // A check has the name of its organization as an input; a pin looks it up.
      capabilities: [...READ_IMAGES, 'groups.list'].sort(),
      isBuiltIn: false,
    },
  },
  login: {
    events: TRUSTED_EVENTS,
    role: { name: 'registry.pull', description: '', capabilities: [], isBuiltIn: true },
  },
};

/** Facts about a repository that its identities are planned from, without a token of a job. */
export interface RepositoryFacts {
  /** Issuer of the OIDC tokens: see `gitHubIssuer`. */
  readonly issuer: string;
  readonly owner: string;
  readonly name: string;
  /** GitHub's numeric ids, as text: names can be reused, ids cannot. */
  readonly repositoryId: string;
  readonly ownerId: string;
  readonly defaultBranch: string;
  /** The `environment:` of the jobs that use the identity: it replaces branch and pull request in their subjects. */
  readonly environment?: string | undefined;
}

/** Returns the repository of a job, by its token. */
export function factsOf(
  claims: IdTokenClaims,
  {
    run,
    environment,
  }: { readonly run: Pick<RunFacts, 'defaultBranch'>; readonly environment: string | undefined },
): RepositoryFacts {
  const [owner = '', name = ''] = (claims.repository ?? '').split('/', 2);
  return {
    issuer: claims.iss,
    owner,
    name,
    repositoryId: claims.repository_id ?? '',
    ownerId: claims.repository_owner_id ?? '',
    defaultBranch: run.defaultBranch ?? '',
    environment,
  };
}

/** Returns the role of the purpose; any other role exists already, and is not compared. */
export function roleOf({
  purpose,
  role: name,
}: {
  readonly purpose: Purpose | undefined;
  readonly role: string;
}): PlannedRole {
  const planned = purpose === undefined ? undefined : PURPOSE_RULES[purpose].role;
  if (planned?.name === name) return planned;
  return { name, description: '', capabilities: [], isBuiltIn: isBuiltInRole(name) };
}

/** `owner`: one identity for all repositories of the owner, the weaker choice. */
export type IdentityScope = 'repository' | 'owner';

/** Returns the issuer of the OIDC tokens of a GitHub server (sign-in-rules.md#token-issuer). */
export function gitHubIssuer(serverUrl: string): string {
  const { origin, hostname } = new URL(serverUrl);
  if (hostname === 'github.com') return 'https://token.actions.githubusercontent.com';
  if (hostname.endsWith('.ghe.com')) return `https://token.actions.${hostname}`;
  return `${origin}/_services/token`;
}

/**
 * The claim match of a purpose: exact issuer, audience and ids, a pattern of exactly the subjects that the events have,
 * with and without ids, and a closed list of events (sign-in-rules.md#purposes).
 */
export function purposeMatch(
  facts: RepositoryFacts,
  {
    purpose,
    scope,
    audience,
  }: { readonly purpose: Purpose; readonly scope: IdentityScope; readonly audience: string },
): WantedClaimMatch {
  const { issuer, repositoryId, ownerId, environment, defaultBranch } = facts;
  const isEnvironment = environment !== undefined;
  const isTrustedOnly = !PURPOSE_RULES[purpose].events.includes('pull_request');
  return {
    issuer,
    subjectPattern: formatSubjectPattern({
      repositories: scope === 'owner' ? ownersRepositories(facts) : repositoryForms(facts),
      contexts: isEnvironment
        ? [literalPattern(`environment:${encode(environment)}`)]
        : contextsOf(purpose, facts),
    }),
    audience,
    claims: {
      ...(scope === 'owner' ? {} : { repository_id: repositoryId }),
      repository_owner_id: ownerId,
      // The subject of an environment has no branch.
      ...(isEnvironment && isTrustedOnly ? { ref: `refs/heads/${defaultBranch}` } : {}),
    },
    claimPatterns: { event_name: `^(${PURPOSE_RULES[purpose].events.join('|')})$` },
  };
}

function repositoryForms({ owner, name, ownerId, repositoryId }: RepositoryFacts): readonly string[] {
  return [`${owner}/${name}`, `${owner}@${ownerId}/${name}@${repositoryId}`].map(literalPattern);
}

function ownersRepositories({ owner, ownerId }: RepositoryFacts): readonly string[] {
  const name = literalPattern(owner);
  return [`${name}/${ANY_NAME}`, `${name}@${ownerId}/${ANY_NAME}@${ANY_ID}`];
}

/** The default branch, and for a check its pull requests and the branches of its merge queue. */
function contextsOf(purpose: Purpose, { defaultBranch }: RepositoryFacts): readonly string[] {
  const { events } = PURPOSE_RULES[purpose];
  const branch = literalPattern(encode(defaultBranch));
  return [
    ...(events.includes('pull_request') ? ['pull_request'] : []),
    `ref:refs/heads/${branch}`,
    ...(events.includes('merge_group') ? [`ref:refs/heads/gh-readonly-queue/${branch}/${ANY_REST}`] : []),
  ];
}

/** GitHub sends a `:` inside a value as `%3A`. */
function encode(value: string): string {
  return value.replaceAll(':', '%3A');
}

/** The words of the name of an identity. */
export function purposeWords(
  { owner, name }: RepositoryFacts,
  purpose: Purpose,
  scope: IdentityScope,
): string {
  return scope === 'owner' ? `${owner}-${purpose}` : `${owner}-${name}-${purpose}`;
}

/** Returns the reasons against an identity for this repository: facts that GitHub cannot have returned. */
export function refuseFacts(facts: RepositoryFacts): readonly IdentityRefusal[] {
  const { issuer, owner, name, repositoryId, ownerId, defaultBranch, environment } = facts;
  const wrong = [
    URL.canParse(issuer) && new URL(issuer).protocol === 'https:' ? undefined : ['issuer', issuer],
    /^[\w-]{1,100}$/.test(owner) ? undefined : ['owner', owner],
    /^[\w.-]{1,100}$/.test(name) ? undefined : ['repository', name],
    /^\d{1,20}$/.test(repositoryId) ? undefined : ['repository id', repositoryId],
    /^\d{1,20}$/.test(ownerId) ? undefined : ['owner id', ownerId],
    isName(defaultBranch) ? undefined : ['default branch', defaultBranch],
    environment === undefined || isName(environment) ? undefined : ['environment', environment],
  ].filter((one) => one !== undefined);
  return wrong.map(([what = '', value = '']) => ({
    reason: `the ${what} ${JSON.stringify(printable(value, 100))} is not valid`,
    remedy: 'Use the value that GitHub shows for this repository.',
  }));
}

function isName(text: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(text) && !/[*?[\]\\^~]/.test(text);
}

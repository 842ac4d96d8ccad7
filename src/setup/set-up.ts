import { assertionAudience } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { isRequestFailure, MooringError } from '../values/errors.ts';
import type { IdentityScope, Purpose } from '../identity/decide/purpose.ts';
import { execCommand } from '../io/process/exec-command.ts';
import { planFiles } from './decide/file-plan.ts';
import { findSituation } from './decide/organization.ts';
import { isUnknown } from './decide/release.ts';
import type { Release } from './decide/release.ts';
import { hasHostedRunners } from '../values/remote.ts';
import { hasProblems, uidOf } from './decide/setup-outcome.ts';
import type { IdentitySetup, SetupReport } from './decide/setup-outcome.ts';
import { identityPlaceholder } from './decide/workflow-text.ts';
import type { WorkflowPlan } from './decide/workflow-text.ts';
import { organizationSigners } from '../signatures/decide/service-identity.ts';
import type { SignerEntry } from '../signatures/decide/signer-entry.ts';
import { pause } from '../values/clock.ts';
import { PUBLIC_ORGANIZATION } from '../values/historic-image.ts';
import { orNone } from '../values/fetched.ts';
import { chooseOrganization } from './choose-organization.ts';
import type { ChosenOrganization, OrganizationChoice } from './choose-organization.ts';
import { findRelease } from './find-release.ts';
import type { GitHubFacts } from './github-facts.ts';
import { findSetup, summarizeImages } from './read-repository.ts';
import type { FoundSetup } from './read-repository.ts';
import { setUpIdentities } from './set-up-identities.ts';
import { endpointsOf, PLACE_DEFAULTS } from '../runner/service-inputs.ts';
import { tokenCommand } from '../sign-in/access.ts';
import type { Run } from '../sign-in/open-run.ts';
import { findFacts, openSetupRun } from './clone.ts';
import type { Clone, SetupInputs } from './clone.ts';
import type { CliContext } from '../cli/command.ts';

/** The switches of `mooring init`. */
export interface SetupFlags {
  readonly isWritten: boolean;
  readonly force: boolean;
  readonly scope: IdentityScope;
  readonly purposes: readonly Purpose[];
}

interface SetupRun {
  readonly inputs: SetupInputs;
  readonly flags: SetupFlags;
  readonly context: CliContext;
}

/**
 * Finds or creates the identities of a clone, and plans its files, none if an identity cannot be used. Throws what keeps the
 * setup from being complete: see `chooseOrganization`, `fetchGitHubFacts` and `planIdentities`.
 */
export async function setUp(clone: Clone, run: SetupRun): Promise<SetupReport> {
  const { inputs, flags, context } = run;
  const endpoints = endpointsOf(inputs);
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  const opened = openSetupRun(inputs, context);
  const iam = await opened.identityAccess();
  const found = await findSetup(clone.tree);
  const uses = await summarizeImages(clone.tree, { registry: endpoints.registry, now: context.clock.now() });
  const situation = findSituation(uses, {
    signsIn: inputs.organization !== '' || flags.purposes.includes('login') || signsIn(found),
    hasToken: iam !== undefined,
  });
  const needsAccount = situation === 'organization';
  const given = inputs.organization || (found.organization ?? '');
  const choice = { given, referenced: uses.organizations, groups: iam?.groups };
  const organization = needsAccount ? await chooseVisible(endpoints, choice) : { name: '', uid: undefined };
  const needsFacts = needsAccount && (iam !== undefined || !isComplete(found));
  const facts =
    needsFacts || clone.defaultBranch === undefined ? await findFactsOrError(clone, run) : undefined;
  const identities: IdentitySetup = !needsAccount
    ? { kind: 'none' }
    : facts === undefined || (iam === undefined && isComplete(found))
      ? { kind: 'kept' }
      : await setUpIdentities({
          ...flags,
          serverUrl: clone.repository.serverUrl,
          facts,
          organization,
          audience: assertionAudience(endpoints),
          iam,
          pause: (milliseconds) => pause(milliseconds, 'wait for the platform', { ...context, signal }),
        });
  const { repository, defaultBranch } = placeOf(clone, facts);
  const release = await chooseRelease(clone, found, run);
  const plan = {
    release,
    situation,
    repository: `${repository.owner}/${repository.name}`,
    defaultBranch,
    hasHostedRunners: hasHostedRunners(repository.serverUrl),
    identities: uidsFor(identities, found),
    organization: organization.name,
    endpoints: changedEndpoints(inputs),
    signers: found.config === undefined ? await findSigners(organization, opened, endpoints) : [],
  };
  return {
    repository,
    defaultBranch,
    uses,
    situation,
    release,
    identities,
    registry: endpoints.registry,
    organization: organization.name,
    files: isBlocked(identities) ? [] : planFiles(found, plan, flags),
    isWritten: flags.isWritten,
    tokenCommand: tokenCommand(endpoints.apiUrl),
    login: identities.kind === 'token' ? uidOf(identities.result, 'login') : undefined,
  };
}

/** Returns the commit that the workflow names, unless it is to be replaced; else finds the one of this Mooring. */
async function chooseRelease(
  { repository: { serverUrl } }: Clone,
  { release: kept }: FoundSetup,
  { inputs: { mooring: named }, flags, context: { launcher } }: SetupRun,
): Promise<Release> {
  if (kept !== undefined && named === '' && !flags.force) return kept;
  const found = await findRelease({ named, serverUrl, launcher, command: execCommand });
  return isUnknown(found) ? (kept ?? found) : found;
}

/** Finds the signers of an organization; none without a token, or if its role cannot list account associations. */
async function findSigners(
  { name, uid }: ChosenOrganization,
  run: Run,
  { registry }: Endpoints,
): Promise<readonly SignerEntry[]> {
  const platform = uid === undefined ? undefined : await run.platform();
  if (platform === undefined || uid === undefined) return [];
  const listed = (await orNone(Array.fromAsync(platform.accountAssociations.list()))) ?? [];
  return organizationSigners(uid, listed).map((signer) => ({ image: `${registry}/${name}/*`, signer }));
}

/** Returns true if an identity exists that differs from its plan, or must not be created: nothing is written then. */
export function isBlocked(identities: IdentitySetup): boolean {
  return identities.kind === 'token' && hasProblems(identities.result);
}

/** Chooses the organization with the first request that uses the token: if it is refused, the token is the cause. */
export async function chooseVisible(
  endpoints: Endpoints,
  choice: OrganizationChoice,
): Promise<ChosenOrganization> {
  try {
    return await chooseOrganization(choice);
  } catch (error) {
    if (!(error instanceof MooringError) || error.code !== 'auth_rejected') throw error;
    throw new MooringError('auth_rejected', `MOORING_API_TOKEN was rejected: ${error.message}`, {
      hint: `It is expired or for another service. Run: export MOORING_API_TOKEN=$(${tokenCommand(endpoints.apiUrl)})`,
      cause: error,
    });
  }
}

/** Without a platform token, the setup continues without the facts of a repository that GitHub does not show. */
async function findFactsOrError(
  clone: Clone,
  { inputs, context }: SetupRun,
): Promise<GitHubFacts | MooringError> {
  try {
    return await findFacts(clone, inputs, context);
  } catch (error) {
    if (isRequestFailure(error)) return error;
    throw error;
  }
}

/** A workflow of an earlier version names the organization of public images, too. */
function signsIn({ identities, organization = PUBLIC_ORGANIZATION }: FoundSetup): boolean {
  return Object.keys(identities).length > 0 || organization !== PUBLIC_ORGANIZATION;
}

function isComplete({ identities }: FoundSetup): boolean {
  return identities.check !== undefined && identities.pin !== undefined;
}

/** GitHub knows the current name of a renamed repository. */
function placeOf(
  { repository, defaultBranch }: Clone,
  facts: GitHubFacts | MooringError | undefined,
): Pick<SetupReport, 'repository' | 'defaultBranch'> {
  if (facts !== undefined && !(facts instanceof MooringError)) {
    const { owner, name } = facts;
    return { repository: { ...repository, owner, name }, defaultBranch: facts.defaultBranch };
  }
  if (defaultBranch !== undefined) return { repository, defaultBranch };
  throw new MooringError('config_usage_invalid', 'the default branch is unknown', {
    hint: 'Pass `--default-branch BRANCH`, or run `git remote set-head origin --auto`.',
  });
}

/** The UIDs for the workflow: of the platform, else of the workflow itself; in a preview, a text for a new identity. */
function uidsFor(identities: IdentitySetup, found: FoundSetup): WorkflowPlan['identities'] {
  const uidFor = (purpose: 'check' | 'pin'): string =>
    identities.kind === 'token'
      ? (uidOf(identities.result, purpose) ?? `<UID of the new ${purpose} identity>`)
      : (found.identities[purpose] ?? identityPlaceholder(purpose));
  return { check: uidFor('check'), pin: uidFor('pin') };
}

/** Endpoint inputs that differ from the defaults of the actions. */
function changedEndpoints(inputs: SetupInputs): Readonly<Record<string, string>> {
  const names = ['registry', 'registry-url', 'token-url', 'api-url', 'issuer-url'] as const;
  return Object.fromEntries(
    names.filter((name) => inputs[name] !== PLACE_DEFAULTS[name]).map((name) => [name, inputs[name]]),
  );
}

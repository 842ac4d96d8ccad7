import { createCaller } from '../api/client/transport/call.ts';
import type { Call } from '../api/client/transport/call.ts';
import { assertionAudience } from '../api/client/transport/endpoints.ts';
import { createIdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import type { IdentityAccessRoute } from '../api/client/platform/iam/identity-access-client.ts';
import { mintIdToken } from '../api/client/platform/token-exchange.ts';
import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import type { HttpSend } from '../api/http.ts';
import { identityAccessRoutes } from '../api/routes/identity-access-routes.ts';
import { pullRoutes } from '../api/routes/pull-routes.ts';
import type { PullRouteName } from '../api/routes/pull-routes.ts';
import { signInRoutes } from '../api/routes/sign-in-routes.ts';
import { parentUid, rootUid } from '../values/uid.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import { exchangeForAudiences } from '../sign-in/sign-in.ts';
import type { SignInOptions } from '../sign-in/sign-in.ts';
import { pause } from '../values/clock.ts';
import type { Clock } from '../values/clock.ts';
import { MooringError } from '../values/errors.ts';
import { bindRole } from './bind-role.ts';
import type { BindingPlan, BoundRoles } from './bind-role.ts';
import { createIfMissing, wantedOf } from './create-identity.ts';
import type { IdentityRun } from './create-identity.ts';
import { findRole } from './create-role.ts';
import { chooseIdentity } from './decide/choose-identity.ts';
import { roleCommand } from './decide/create-commands.ts';
import { factsOf, refuseFacts, roleOf } from './decide/purpose.ts';
import type { Purpose, RepositoryFacts } from './decide/purpose.ts';
import { refuseEvent, refuseToken } from './decide/refusals.ts';
import type { IdentityRefusal, RunFacts } from './decide/refusals.ts';
import type { IdentityResult } from './decide/report.ts';
import { refuseRole } from './decide/role.ts';
import type { PlannedRole } from './decide/role.ts';
import { refuseRoleOutcome } from './decide/setup.ts';
import { findIdentities, INCOMPLETE_SCAN } from './find-identities.ts';
import type { IdentityScan } from './find-identities.ts';
import { planJobIdentity } from './plan-identities.ts';
import { verifyAccess, verifyIdentity } from './verify-identity.ts';

export interface IdentityOptions extends Omit<SignInOptions, 'call' | 'claimMatch'> {
  readonly send: HttpSend;
  /** The uid of the identity used to look up and create identities. */
  readonly identity: string;
  readonly clock: Clock;
  readonly run: RunFacts;
  /** `require` never changes anything; `create` creates what is missing. */
  readonly mode: 'require' | 'create';
  readonly onDrift: 'fail' | 'update';
  /** Undefined for the subject of the job itself. */
  readonly purpose: Purpose | undefined;
  /** The environment of the jobs that use an identity with a purpose, if they have one. */
  readonly environment: string | undefined;
  readonly role: string;
  /** The name of a custom role that the workflow vouches for; empty if there is none. */
  readonly allowRole: string;
  /** Also matches the ref: for an environment with a single branch. */
  readonly pinRef: boolean;
  /** An image that the identity must be able to access. */
  readonly image: RegistryImage | undefined;
  /** Ends every wait of the run. */
  readonly signal?: AbortSignal;
}

/** The context of the steps after the refusals. */
interface JobRun extends IdentityRun {
  readonly options: IdentityOptions & {
    readonly call: Call<IdentityAccessRoute | 'mintIdToken' | 'exchangeToken' | PullRouteName>;
  };
  /** The role to bind. */
  readonly role: PlannedRole;
  /** The repository of the job. */
  readonly facts: RepositoryFacts;
  /** False if the identity is for other jobs, so that this one cannot sign in as it. */
  readonly isOwnMatch: boolean;
}

/**
 * Finds or creates the one identity that matches this workflow's token, binds its role at the root group, and verifies it
 * by signing in (sign-in-rules.md#find-or-create-an-identity). Running it again changes nothing.
 * Throws the codes of the sign-in and of the calls; what it refuses is data.
 */
export async function findOrCreateIdentity(given: IdentityOptions): Promise<IdentityResult> {
  const early = refuseEarly(given);
  if (early.length > 0) return { kind: 'refused', refusals: early };
  const routes = { ...signInRoutes, ...identityAccessRoutes, ...pullRoutes };
  const options = { ...given, call: createCaller({ ...given, routes }) };
  const [audience, organization] = [assertionAudience(options.endpoints), rootUid(options.identity)];
  const { claims, serverTime, token } = await mintIdToken(options.call, { ...options, audience });
  options.onSecret(token);
  const facts = factsOf(claims, options);
  const creating = options.mode === 'create';
  const wrongToken = refuseToken(claims, options.run, { audience, now: serverTime, creating });
  const isFactNeeded = wrongToken.length === 0 && options.purpose !== undefined;
  const refusals = isFactNeeded ? refuseFacts(facts) : wrongToken;
  if (refusals.length > 0) return { kind: 'refused', refusals };
  const planned = await planJobIdentity(claims, { ...options, facts, audience, organization });
  const [session] = await exchangeForAudiences([options.endpoints.apiUrl], options);
  if (session === undefined) throw new MooringError('internal_bug', 'an audience is missing');
  return findOrCreate({
    ...planned,
    options,
    iam: createIdentityAccessClient({ call: options.call, token: session.token }),
    role: roleOf(options),
    facts,
    group: organization,
    defaultAudience: audience,
    pause: (milliseconds) => pause(milliseconds, 'wait for the platform', options),
  });
}

/** Returns the refusals that need no request. */
function refuseEarly(options: IdentityOptions): readonly IdentityRefusal[] {
  const { run, role, allowRole, identity } = options;
  const isAtRoot = parentUid(identity) === rootUid(identity);
  const allowed = roleOf(options).capabilities.length > 0 ? role : allowRole;
  return [refuseEvent(run.eventName), refuseRole(role, allowed), isAtRoot ? undefined : BELOW].filter(
    (refusal) => refusal !== undefined,
  );
}

const BELOW: IdentityRefusal = {
  reason:
    'the identity to sign in as is below the root group, and roles bound there cannot access the registry',
  remedy: 'Set `identity` to one directly in the organization.',
};

/** Finds, creates or updates the identity, binds its role and verifies it. */
async function findOrCreate(run: JobRun): Promise<IdentityResult> {
  const scan = await findIfAllowed(run);
  if (scan === undefined) return verifyOwnIdentity(run);
  const role = await findBindableRole(run);
  if (role.kind === 'refused') return role;
  const choice = chooseIdentity(scan.identities, wantedOf(run));
  const { image, mode, onDrift } = run.options;
  const canChange = mode === 'create';
  const chosen = await createIfMissing(choice, run, { canChange, onDrift });
  if (chosen.kind === 'missing') return { kind: 'missing', plan: run.plan };
  if (chosen.kind === 'drifted') return chosen;
  const binding = { identityUid: chosen.identity.uid, roleUid: role.uid, group: run.group };
  const bound = await bindRole(binding, { ...run, canChange });
  if (bound.refusals.length > 0) return { kind: 'refused', refusals: bound.refusals };
  if (!bound.isBound && !canChange)
    return { kind: 'unbound', identity: chosen.identity, role: run.role.name };
  const { decision, identity } = chosen;
  await verify(run, { identity, binding, isFresh: !bound.isBound || decision !== 'reused' });
  const { uid, name } = identity;
  return {
    kind: 'ready',
    decision,
    uid,
    name,
    role: run.role.name,
    fingerprint: run.plan.fingerprint,
    isSignedIn: run.isOwnMatch,
    warnings: [
      ...(scan.isComplete ? [] : [INCOMPLETE_SCAN]),
      ...chosen.warnings,
      ...overPrivileged(bound.others, run),
      ...(run.isOwnMatch || image === undefined ? [] : [IMAGE_NOT_VERIFIED]),
    ],
    siblings: choice.siblings,
  };
}

const IMAGE_NOT_VERIFIED =
  'Access to the image was not verified, since this job cannot sign in as an identity for other jobs.';

/**
 * Lists the identities; returns undefined in mode `require` if this identity cannot, since a job that only pulls has no
 * need to. Nothing is ever created without the list.
 */
async function findIfAllowed(run: JobRun): Promise<IdentityScan | undefined> {
  const { iam, group, plan, options } = run;
  try {
    return await findIdentities(iam.identities, { group, name: plan.name });
  } catch (error) {
    const isForbidden = error instanceof MooringError && error.code === 'auth_forbidden';
    if (isForbidden && options.mode === 'require') return undefined;
    throw error;
  }
}

/** The exchange has shown that the claims of the job match the identity that it signed in as. */
async function verifyOwnIdentity(run: JobRun): Promise<IdentityResult> {
  const { options, plan, role } = run;
  await verifyIdentity({ ...options, isFresh: false, pause: run.pause });
  return {
    kind: 'ready',
    decision: 'reused',
    uid: options.identity,
    name: '',
    role: role.name,
    fingerprint: plan.fingerprint,
    isSignedIn: true,
    warnings: [
      'This identity cannot list identities, so it was verified by signing in, and its claim match was not compared.',
    ],
    siblings: [],
  };
}

/** Finds the role; those of purposes must have exactly their capabilities, and no role may write. Creates none. */
async function findBindableRole(
  run: JobRun,
): Promise<
  | { readonly kind: 'role'; readonly uid: string }
  | { readonly kind: 'refused'; readonly refusals: readonly IdentityRefusal[] }
> {
  const { iam, group, role } = run;
  const outcome = await findRole(role, { roles: iam.roles, group });
  const refusal = refuseRoleOutcome(outcome);
  if (refusal !== undefined) return { kind: 'refused', refusals: [refusal] };
  if (outcome.uid !== undefined) return { kind: 'role', uid: outcome.uid };
  const command = roleCommand(role.name, group);
  const remedy =
    command === undefined
      ? 'Set `role` to the exact name of one role on the platform.'
      : `To create it: ${command}`;
  return { kind: 'refused', refusals: [{ reason: `this organization has no role ${role.name}`, remedy }] };
}

function overPrivileged(others: BoundRoles['others'], { role }: JobRun): readonly string[] {
  if (others.length === 0) return [];
  const names = others.map(({ name }) => name).join(', ');
  return [`The identity has more roles than ${role.name}: it is also bound to ${names}.`];
}

/** Verifies by signing in, or by reading back what is for other jobs. */
async function verify(
  run: JobRun,
  {
    identity: { uid, claimMatch },
    binding,
    isFresh,
  }: { readonly identity: FoundIdentity; readonly binding: BindingPlan; readonly isFresh: boolean },
): Promise<void> {
  const { options, plan, role, isOwnMatch, defaultAudience: audience } = run;
  const { purpose } = plan;
  if (isOwnMatch || purpose === undefined)
    await verifyIdentity({ ...options, identity: uid, claimMatch, isFresh, pause: run.pause });
  else
    await verifyAccess({ identity: plan, role, purpose }, binding, { ...run, audience, scope: 'repository' });
}

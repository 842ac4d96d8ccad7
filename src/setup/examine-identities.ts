import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import type { Identity } from '../api/iam/identity.ts';
import { rootUid } from '../values/uid.ts';
import { diagnose } from '../sign-in/claim-doctor/diagnose.ts';
import { explainCause } from '../sign-in/claim-doctor/render.ts';
import { MooringError } from '../values/errors.ts';
import { samplesOf } from '../identity/decide/sample-claims.ts';
import { PURPOSE_RULES } from '../identity/decide/purpose.ts';
import type { RepositoryFacts } from '../identity/decide/purpose.ts';
import type { MooringStep, MooringWorkflow } from './decide/workflow-uses.ts';
import { readRole } from '../identity/create-role.ts';
import type { StepResult } from './run-steps.ts';

/** A step of a workflow that signs in, with the identity that it names. */
export interface SignInStep {
  readonly path: string;
  readonly events: readonly string[];
  readonly step: MooringStep;
  readonly uid: string;
}

/** Returns the steps that sign in; those whose identity is an expression or missing are not among them. */
export function signInSteps(workflows: readonly MooringWorkflow[]): readonly SignInStep[] {
  return workflows.flatMap(({ path, events, steps }) =>
    steps.flatMap((step) => {
      const uid = step.inputs['identity'] ?? '';
      return uid === '' ? [] : [{ path, events, step, uid }];
    }),
  );
}

/** Fetches each identity once. Throws `platform_not_found`, naming the job, if one does not exist or is of another organization. */
export async function readIdentities(
  steps: readonly SignInStep[],
  { iam, organization }: { readonly iam: IdentityAccessClient; readonly organization: string },
): Promise<ReadonlyMap<string, Identity>> {
  const known = new Map<string, Identity>();
  for (const { uid, step, path } of steps) {
    const hint = `Run \`mooring init --write\`, or set \`identity\` of job ${step.job} in ${path} to its UID.`;
    const who = `the identity of job ${step.job}, ${uid},`;
    if (rootUid(uid) !== organization)
      throw new MooringError('platform_not_found', `${who} belongs to another organization`, { hint });
    try {
      // oxlint-disable-next-line no-await-in-loop -- two or three of them
      if (!known.has(uid)) known.set(uid, await iam.identities.get(uid));
    } catch (cause) {
      if (!(cause instanceof MooringError) || cause.code !== 'platform_not_found') throw cause;
      throw new MooringError('platform_not_found', `${who} does not exist`, { hint, cause });
    }
  }
  return known;
}

/**
 * Compares the claim match of each identity with the tokens of the events that start its workflow. The `if` of a job can
 * exclude some of them: then the identity is only wrong if it rejects all.
 */
export function examineClaims(
  steps: readonly SignInStep[],
  identities: ReadonlyMap<string, Identity>,
  { facts, audience }: { readonly facts: RepositoryFacts; readonly audience: string },
): StepResult {
  const weak: string[] = [];
  for (const { uid, events, step } of steps) {
    const match = identities.get(uid)?.claimMatch ?? {};
    const place = { ...facts, ...(step.environment === '' ? {} : { environment: step.environment }) };
    const compared = events.map((event) => {
      const [plain, withIds] = samplesOf(event, { facts: place, audience }).map(
        ({ claims }) => diagnose(claims, match, audience).causes[0],
      );
      return { event, plain, withIds };
    });
    const rejected = compared.filter(({ plain, withIds }) => plain !== undefined && withIds !== undefined);
    const isWrong = step.conditions.every(excludesNothing) || rejected.length === events.length;
    const { event, plain: cause } = rejected.at(-1) ?? {};
    if (isWrong && cause !== undefined)
      return {
        state: 'missing',
        text: `the identity of job ${step.job} rejects ${event}: ${explainCause(cause)}`,
        fix: `Run \`mooring init --write --force\` for an identity that accepts ${event}, or remove the event from the job.`,
      };
    if (compared.some(({ plain, withIds }) => (plain === undefined) !== (withIds === undefined)))
      weak.push(`job ${step.job}`);
  }
  return weak.length === 0
    ? {
        state: 'ok',
        text: `every event of ${[...new Set(steps.map(({ step }) => step.job))].join(', ')} is accepted`,
      }
    : {
        state: 'warning',
        text: `${[...new Set(weak)].join(', ')}: only one form of the subject is accepted, with or without ids`,
        fix: 'Run `mooring init --write --force` for an identity that accepts both forms: GitHub adds ids after a rename.',
      };
}

/** The condition that `mooring init` writes for checks: other schedules, and all other events, start the job. */
function excludesNothing(condition: string): boolean {
  return /^\s*github\.event\.schedule\s*!=\s*'[^']*'\s*$/.test(condition);
}

/** Compares the capabilities of each identity, at the root of the organization, with those that its action needs. */
export async function examineRoles(
  steps: readonly SignInStep[],
  { iam, organization }: { readonly iam: IdentityAccessClient; readonly organization: string },
): Promise<StepResult> {
  for (const { uid, step } of steps) {
    // oxlint-disable-next-line no-await-in-loop -- two or three of them
    const bindings = await Array.fromAsync(iam.roleBindings.list({ identity: uid }));
    const uids = bindings
      .filter(({ group }) => (group?.uid ?? organization) === organization)
      .map(({ roleUid, role }) => roleUid ?? role?.uid ?? '');
    const fix = `Run \`mooring init --write\` to bind the role of job ${step.job}.`;
    if (uids.length === 0)
      return {
        state: 'missing',
        text: `the identity of job ${step.job} has no role in the organization`,
        fix,
      };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const roles = await Promise.all(
      [...new Set(uids)].map(async (one) => readRole(iam.roles, await iam.roles.get(one))),
    );
    const has = new Set(roles.flatMap(({ capabilities = [] }) => capabilities));
    const lacking = neededBy(step).filter((one) => !has.has(one));
    if (lacking.length > 0)
      return { state: 'missing', text: `the identity of job ${step.job} lacks ${lacking.join(', ')}`, fix };
  }
  return { state: 'ok', text: 'every identity has the capabilities that its action needs' };
}

function neededBy({ action }: MooringStep): readonly string[] {
  const images = PURPOSE_RULES.pin.role.capabilities.filter((one) => !/^(?:advisories|sboms)\./.test(one));
  if (action === 'check' || action === 'pin') return PURPOSE_RULES[action].role.capabilities;
  return action === 'identity' ? [] : images;
}

import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { MooringError } from '../values/errors.ts';
import { chainctlCommands, terraformText } from '../identity/decide/create-commands.ts';
import { gitHubIssuer } from '../identity/decide/purpose.ts';
import type { IdentityScope, Purpose } from '../identity/decide/purpose.ts';
import { hasProblems } from './decide/setup-outcome.ts';
import type { IdentitySetup } from './decide/setup-outcome.ts';
import { applyIdentityPlan } from '../identity/apply-identity-plan.ts';
import { planIdentities } from '../identity/plan-identities.ts';
import type { ChosenOrganization } from './choose-organization.ts';
import type { GitHubFacts } from './github-facts.ts';

/** The identities to set up. */
export interface IdentityRequest {
  readonly serverUrl: string;
  /** Why they are unknown, if GitHub did not return them. */
  readonly facts: GitHubFacts | MooringError;
  readonly organization: ChosenOrganization;
  readonly purposes: readonly Purpose[];
  readonly scope: IdentityScope;
  /** The audience that the platform expects in OIDC tokens: `assertionAudience`. */
  readonly audience: string;
  /** Undefined without a token. */
  readonly iam: IdentityAccessClient | undefined;
  /** False for a preview. */
  readonly isWritten: boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Finds or creates the identities of a repository, or returns the commands that do. With a token, nothing is created if any
 * role or identity cannot be used. Throws the error of the facts if they are needed, and what the calls throw.
 */
export async function setUpIdentities(request: IdentityRequest): Promise<IdentitySetup> {
  const { facts, iam, organization, isWritten } = request;
  if (facts instanceof MooringError) {
    if (iam !== undefined) throw facts;
    return { kind: 'unknown', reason: facts.message, hint: facts.hint };
  }
  const plan = await planIdentities(
    { ...facts, issuer: gitHubIssuer(request.serverUrl) },
    {
      ...request,
      organization: organization.uid ?? organization.name,
    },
  );
  const { warnings } = plan;
  if (iam === undefined)
    return {
      kind: 'commands',
      lines: [
        ...warnings.map((text) => `Warning: ${text}`),
        '# chainctl',
        ...chainctlCommands(plan),
        '',
        '# Terraform',
        ...terraformText(plan),
      ],
    };
  const options = { iam, plan, onDrift: 'fail', pause: request.pause } as const;
  const preview = await applyIdentityPlan({ ...options, mode: 'preview' });
  const isFinal = !isWritten || hasProblems(preview);
  const result = isFinal ? preview : await applyIdentityPlan({ ...options, mode: 'apply' });
  return { kind: 'token', result, warnings };
}

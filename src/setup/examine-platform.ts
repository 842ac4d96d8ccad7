import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { assertionAudience } from '../api/client/transport/endpoints.ts';
import type { Identity } from '../api/iam/identity.ts';
import { MooringError } from '../values/errors.ts';
import { gitHubIssuer } from '../identity/decide/purpose.ts';
import { summarizeRegistries } from './decide/organization.ts';
import { examineClaims, examineRoles, readIdentities, signInSteps } from './examine-identities.ts';
import type { StepResult, Step } from './run-steps.ts';
import { readShellAccess } from '../sign-in/access.ts';
import { endpointsOf } from '../runner/service-inputs.ts';
import { findFacts, openSetupRun } from './clone.ts';
import { examineToken } from './examine-registry.ts';
import type { ServiceOptions } from './examine-registry.ts';
import { cloneOf, ok } from './examine-repository.ts';
import type { ExaminedRepository } from './examine-repository.ts';
import { chooseVisible } from './set-up.ts';

/** The platform, as far as the steps have read it. */
interface ExaminedPlatform {
  iam?: IdentityAccessClient;
  organization: { readonly name: string; readonly uid: string };
  identities: ReadonlyMap<string, Identity>;
}

/** The steps on the platform, which need its token. */
export function platformSteps(found: ExaminedRepository, options: ServiceOptions): readonly Step[] {
  const platform: ExaminedPlatform = { organization: { name: '', uid: '' }, identities: new Map() };
  return [...accessSteps(platform, found, options), ...identitySteps(platform, found, options)];
}

function iamOf({ iam }: ExaminedPlatform): IdentityAccessClient {
  if (iam === undefined) throw new MooringError('internal_bug', 'the step Token has not run');
  return iam;
}

function accessSteps(
  platform: ExaminedPlatform,
  found: ExaminedRepository,
  { inputs, context }: ServiceOptions,
): readonly Step[] {
  const endpoints = endpointsOf(inputs);
  return [
    {
      title: 'Token',
      requires: [],
      run: async () => {
        const { apiToken } = readShellAccess(context.variables);
        const iam = await openSetupRun(inputs, context).identityAccess();
        if (iam !== undefined) platform.iam = iam;
        const now = context.clock.now();
        return examineToken(apiToken, { name: 'MOORING_API_TOKEN', audience: endpoints.apiUrl, now });
      },
    },
    {
      title: 'Organization',
      requires: ['Token', 'Workflow'],
      run: async () => {
        const { organizations: referenced } = summarizeRegistries(found.images, inputs.registry);
        const given = inputs.organization || organizationOf(found);
        const { groups } = iamOf(platform);
        const { name, uid = '' } = await chooseVisible(endpoints, { given, referenced, groups });
        platform.organization = { name, uid };
        return describeOrganization(name, referenced, inputs.registry);
      },
    },
  ];
}

function identitySteps(
  platform: ExaminedPlatform,
  found: ExaminedRepository,
  { inputs, context }: ServiceOptions,
): readonly Step[] {
  const audience = assertionAudience(endpointsOf(inputs));
  const signIns = (): ReturnType<typeof signInSteps> => signInSteps(found.workflows);
  const place = (): { readonly iam: IdentityAccessClient; readonly organization: string } => ({
    iam: iamOf(platform),
    organization: platform.organization.uid,
  });
  return [
    {
      title: 'Identities',
      requires: ['Organization'],
      run: async () => {
        platform.identities = await readIdentities(signIns(), place());
        const jobs = signIns().map(({ step }) => step.job);
        return jobs.length === 0
          ? {
              state: 'warning',
              text: 'no step names an identity, so only public images can be read',
              fix: 'Run `mooring init --write --force`.',
            }
          : ok(`those of ${[...new Set(jobs)].join(', ')} exist`);
      },
    },
    {
      title: 'Claims',
      requires: ['Identities'],
      run: async () => {
        const clone = cloneOf(found);
        const facts = await findFacts(clone, inputs, context);
        const issuer = gitHubIssuer(clone.repository.serverUrl);
        return examineClaims(signIns(), platform.identities, { facts: { ...facts, issuer }, audience });
      },
    },
    { title: 'Roles', requires: ['Identities'], run: () => examineRoles(signIns(), place()) },
  ];
}

/** The organization that the check of a workflow names; empty if there is none. */
function organizationOf({ workflows }: ExaminedRepository): string {
  const checks = workflows.flatMap(({ steps }) => steps).filter(({ action }) => action === 'check');
  return checks.map(({ inputs }) => inputs['organization'] ?? '').find((name) => name !== '') ?? '';
}

function describeOrganization(name: string, referenced: readonly string[], registry: string): StepResult {
  if (referenced.length === 0 || referenced.includes(name)) return ok(`${name} is visible to this token`);
  return {
    state: 'warning',
    text: `no image reference names ${name}; they name ${referenced.join(', ')}`,
    fix: `Set \`organization\` in the workflow to the name in ${registry}/NAME/image.`,
  };
}

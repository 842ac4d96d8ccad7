import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { BOOTSTRAP_CAPABILITIES } from '../../../src/identity/decide/create-commands.ts';
import { Secret } from '../../../src/values/secret.ts';
import { wallClock } from '../../../src/embedded-platform/main.ts';
import type { FaultWorld } from '../../support/jobs/fault-world.ts';
import { BOOTSTRAP, GITHUB, GROUP } from '../../support/platform/identity-world.ts';
import { connect } from '../../support/platform/memory-platform.ts';
import type { JobSetup } from '../../support/jobs/login-job.ts';

const SUBJECT = 'repo:acme/shop:environment:images';

/** The claim match of an identity that is for the job of `identityWorld`, however it was made. */
export const MATCH = {
  issuer: GITHUB,
  subject: SUBJECT,
  audience: '127.0.0.1',
  claims: { repository_id: '8800', repository_owner_id: '9900' },
  claimPatterns: { event_name: '^(push|schedule|workflow_dispatch)$' },
};

interface Changes {
  readonly capabilities?: readonly string[];
  /** Identities beside that of the bootstrap. */
  readonly identities?: readonly object[];
}

/** A seed with an organization of one image and the bootstrap identity, for jobs of one environment. */
export function identitySeed(changes: Changes = {}): Readonly<Record<string, unknown>> {
  const { capabilities = BOOTSTRAP_CAPABILITIES, identities = [] } = changes;
  const claimMatch = { issuer: GITHUB, subject: SUBJECT };
  return {
    github: {
      claims: {
        repository: 'acme/shop',
        repository_id: '8800',
        repository_owner_id: '9900',
        event_name: 'workflow_dispatch',
        ref: 'refs/heads/main',
        environment: 'images',
      },
    },
    organizations: [
      {
        name: 'acme',
        uid: GROUP,
        roles: [{ name: 'bootstrap', capabilities: [...capabilities] }],
        identities: [
          { name: 'bootstrap', uid: BOOTSTRAP, claimMatch, bindings: [{ role: 'bootstrap' }] },
          ...identities,
        ],
        repos: [{ name: 'python', tags: [{ name: '3.13', history: [{ at: 'now-1d' }] }] }],
      },
    ],
  };
}

/** The job that makes the identity of its workflow. */
export const IDENTITY_JOB: JobSetup = {
  event: { name: 'workflow_dispatch', payload: {} },
  environment: { GITHUB_REPOSITORY_ID: '8800' },
  inputs: { identity: BOOTSTRAP, mode: 'create', 'verify-image': 'acme/python' },
};

/** Everything, as the administrator sees it; such calls are not counted. */
export function asAdministrator({ line, platform }: FaultWorld): IamClient {
  const { call } = connect(platform, { ...wallClock(), random: () => 0 });
  return createIamClient({ call, token: new Secret(line.adminToken) });
}

/** The identities of the organization but that of the bootstrap, with the roles that each is bound to. */
export async function identitiesOf(
  world: FaultWorld,
): Promise<
  readonly { readonly uid: string; readonly claimMatch: unknown; readonly roles: readonly string[] }[]
> {
  const iam = asAdministrator(world);
  const identities = await Array.fromAsync(iam.identities.list({ childrenOf: GROUP }));
  const bindings = await Array.fromAsync(iam.roleBindings.list({ descendantsOf: GROUP }));
  return identities
    .filter(({ uid }) => uid !== BOOTSTRAP)
    .map(({ uid, claimMatch }) => ({
      uid,
      claimMatch,
      roles: bindings.filter(({ identity }) => identity?.uid === uid).map(({ role }) => role?.name ?? ''),
    }));
}

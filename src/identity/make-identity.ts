import { chooseIdentity } from './decide/choose-identity.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import { createSettled } from './create-settled.ts';
import type { Settled } from './create-settled.ts';
import type { IdentityRun } from './ensure-run.ts';
import { findIdentities } from './find-identities.ts';

/**
 * Creates the planned identity once, then checks whether another run did the same
 * (sign-in-rules.md#step-7-races).
 */
export async function makeIdentity(run: IdentityRun): Promise<Settled<FoundIdentity>> {
  const { iam, group, plan, pause } = run;
  const { name, description, claimMatch } = plan;
  return createSettled<FoundIdentity>({
    what: 'identity',
    create: () => iam.identities.create(group, { name, description, claimMatch }),
    list: async () => (await findIdentities(iam.identities, { group, name })).identities,
    choose: (found) => chooseIdentity(found, wantedOf(run)).same,
    remove: (uid) => iam.identities.delete(uid),
    pause,
  });
}

/** Returns the planned identity, for comparison. */
export function wantedOf({ plan, defaultAudience }: IdentityRun): Parameters<typeof chooseIdentity>[1] {
  const { name, claimMatch: match, purpose } = plan;
  return { name, match, purpose, defaultAudience };
}

import type { AccountAssociationsClient } from '../api/client/platform/iam/account-associations-client.ts';
import type { GroupsClient } from '../api/client/platform/iam/groups-client.ts';
import type { OwnOrganization } from '../api/client/platform/find-repo.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { historicImage, PUBLIC_ORGANIZATION } from '../values/historic-image.ts';
import { namesOf } from '../values/image-reference.ts';
import type { BuildTrust } from './decide/build-trust.ts';
import { organizationSigners, PUBLIC_SIGNER } from './decide/service-identity.ts';
import { isTrusted } from './decide/signer.ts';
import type { TrustedSigner, TrustedSigners } from './decide/signer.ts';
import type { SignerRule } from './decide/trust-settings.ts';
import { orReason, settle } from '../values/fetched.ts';

export interface SignersOptions {
  /** `trust.signers` of the configuration that applies. */
  readonly rules: readonly SignerRule[];
  /** The host whose images have organizations, as references name it. */
  readonly registryHost: string;
  /** The organization of the run; undefined if it is not known. */
  readonly organization: () => Promise<OwnOrganization | undefined>;
  /** Undefined for an unauthenticated run. */
  readonly platform:
    | {
        readonly groups: Pick<GroupsClient, 'list'>;
        readonly accountAssociations: Pick<AccountAssociationsClient, 'list'>;
        /** The organization of the token; undefined if it is not known. */
        readonly ownOrganization: () => Promise<
          { readonly name: string | undefined; readonly uid: string } | undefined
        >;
      }
    | undefined;
}

/** Who is trusted to sign which images in a run. */
export interface Signers {
  /** Returns the signers of an image; undefined if none is known. Throws what a request to the platform throws. */
  readonly trustedSigners: (image: OciImage) => Promise<TrustedSigners | undefined>;
  /** Adds to a result what the platform says about the signers of its image. Never throws but `run_deadline`. */
  readonly explain: (image: OciImage, trust: BuildTrust) => Promise<BuildTrust>;
}

/** The signers of an organization by the platform, or why they are not known and what to do, as whole sentences. */
type PlatformSigners = { readonly signers: readonly TrustedSigner[] } | { readonly remedy: string };

/**
 * Finds the trusted signers of images: those of the configuration file, else the built-in one of public images, else the
 * service identities of the organization (signing-rules.md#signers). Sends nothing until an image needs the platform, and
 * then each request once.
 */
export function createSigners(options: SignersOptions): Signers {
  const { rules, registryHost } = options;
  const known = new Map<string, Promise<PlatformSigners>>();
  const platformSigners = createPlatformSigners(options);
  const signersOf = (organization: string): Promise<PlatformSigners> => {
    const answer = known.get(organization) ?? platformSigners(organization);
    known.set(organization, answer);
    return answer;
  };
  return {
    trustedSigners: async (image) => {
      const configured = configuredSigners(image, rules);
      if (configured !== undefined) return { source: 'config', signers: configured };
      const organization = organizationOf(image, registryHost);
      if (organization === undefined) return undefined;
      if (organization === PUBLIC_ORGANIZATION) return { source: 'built-in', signers: [PUBLIC_SIGNER] };
      const answer = await signersOf(organization);
      return 'signers' in answer ? { source: 'platform', signers: answer.signers } : undefined;
    },
    explain: async (image, trust) => {
      const organization = organizationOf(image, registryHost);
      if (organization === undefined || organization === PUBLIC_ORGANIZATION) return trust;
      if (trust.kind !== 'no-known-signer' && trust.kind !== 'wrong-signer') return trust;
      const answer = await settle(signersOf(organization));
      if (answer.kind === 'unknown') return trust;
      if (trust.kind === 'wrong-signer') return withAnnounced(trust, answer.value);
      return 'remedy' in answer.value ? { ...trust, remedy: answer.value.remedy } : trust;
    },
  };
}

function configuredSigners(
  { host, path }: OciImage,
  rules: readonly SignerRule[],
): readonly TrustedSigner[] | undefined {
  const names = namesOf({ host, path, tag: undefined, digest: undefined });
  const matching = rules.filter(({ image }) => names.some(image));
  return matching.length === 0 ? undefined : matching.map(({ signer }) => signer);
}

function organizationOf({ host, path }: OciImage, registryHost: string): string | undefined {
  return historicImage({ host, path, tag: undefined, digest: undefined }, registryHost)?.organization;
}

/** Returns a function that reads the signers of an organization; the account associations are listed once in a run. */
function createPlatformSigners({
  organization,
  platform,
  registryHost,
}: SignersOptions): (name: string) => Promise<PlatformSigners> {
  type Associations = Awaited<ReturnType<typeof list>>;
  const list = (from: NonNullable<typeof platform>) =>
    orReason(Array.fromAsync(from.accountAssociations.list()), { auth_forbidden: 'forbidden' });
  let listed: Promise<Associations> | undefined;
  return async (name) => {
    const add = `Add its signers to \`trust.signers\` in .github/mooring.yml`;
    const images = `${registryHost}/${name}/*`;
    if (platform === undefined)
      return { remedy: `${add}: this run is unauthenticated, so it cannot read who signs ${images}.` };
    const associations = await (listed ??= list(platform));
    if (typeof associations === 'string')
      return {
        remedy: `${add}, or grant the role \`viewer\`: this token cannot list the account associations, which name the signers of ${images}.`,
      };
    const own = await organization();
    const found = own?.name === name ? [own] : await findOrganization(name, platform.groups);
    if (typeof found === 'string')
      return {
        remedy: `${add}, or grant \`groups.list\`: this token cannot list groups, which show whose images ${images} are.`,
      };
    const signers = found.flatMap(({ uid }) => organizationSigners(uid, associations));
    if (signers.length > 0) return { signers };
    return { remedy: `${add}: the account associations of this token name no signers of ${images}.` };
  };
}

/** The organization with a name, none if the token has no access to it; a text if it cannot list any. */
async function findOrganization(
  name: string,
  groups: Pick<GroupsClient, 'list'>,
): Promise<readonly { readonly uid: string }[] | string> {
  const listed = Array.fromAsync(groups.list({ inRoot: true, name }));
  const answer = await orReason(listed, { auth_forbidden: 'forbidden' });
  return typeof answer === 'string' ? answer : answer.filter((group) => group.name === name).slice(0, 1);
}

type WrongSigner = Extract<BuildTrust, { kind: 'wrong-signer' }>;

/** Adds the found signer that the platform names now, if the identities of the organization have changed. */
function withAnnounced(trust: WrongSigner, answer: PlatformSigners): WrongSigner {
  const signers = 'signers' in answer ? answer.signers : [];
  const announced = trust.found.find(({ signer }) => isTrusted(signer, signers));
  return announced === undefined ? trust : { ...trust, announced };
}

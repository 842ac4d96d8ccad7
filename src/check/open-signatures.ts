import { contentOf } from '../api/client/oci/image-content.ts';
import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { RegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { historicImage } from '../values/historic-image.ts';
import type { ImageUse } from '../references/decide/image-use.ts';
import { MooringError } from '../values/errors.ts';
import type { Mirror } from '../config/policy/pin-settings.ts';
import type { SignatureSources } from './evidence/fetch-signatures.ts';
import type { ReadCheckTrees } from './read-trees.ts';
import type { RunOrganization } from '../signatures/trusted-signers.ts';
import type { Access } from '../sign-in/access.ts';
import type { OpenRegistriesOptions } from '../sign-in/open-registries.ts';
import type { OpenTrustOptions } from '../sign-in/create-trust.ts';

/** How a check verifies signatures. */
export interface TrustRun extends Pick<OpenTrustOptions, 'config' | 'tree' | 'trustedRoot' | 'onWarning'> {
  /** How images of other registries are read. */
  readonly registries: Pick<OpenRegistriesOptions, 'variables' | 'directory' | 'tokenHosts'>;
  readonly mirrors: readonly Mirror[];
  /** The uses of images of other registries whose signatures are looked up. */
  readonly others: readonly ImageUse[];
}

/** Returns how a check verifies signatures: by the configuration that applies to its trees. */
export function trustRun(
  { config, configTree, pin }: ReadCheckTrees,
  given: Pick<TrustRun, 'others' | 'trustedRoot' | 'onWarning'> &
    Pick<OpenRegistriesOptions, 'variables' | 'directory'>,
): TrustRun {
  const { directory, onWarning, others, trustedRoot, variables } = given;
  const registries = { variables, directory, tokenHosts: pin.tokenHosts };
  return {
    config: config.trust,
    tree: configTree,
    mirrors: pin.mirrors,
    registries,
    others,
    trustedRoot,
    onWarning,
  };
}

/**
 * Opens what verifies the signatures of a check; undefined for `signatures: off`. `content` reads the images of the
 * platform's registry. Sends nothing. Throws `config_file_unreadable` and `config_file_invalid` for a trust root.
 */
export async function openSignatures(
  service: Pick<OpenRegistriesOptions, 'send' | 'clock' | 'endpoints' | 'signal' | 'onSecret'>,
  access: Access & { readonly organization: RunOrganization },
  content: RegistryContentClient,
  run: TrustRun,
): Promise<SignatureSources | undefined> {
  const { config, mirrors, others, registries } = run;
  if (config.signatures === 'off') return undefined;
  const { uid } = access.organization;
  // Only a run that verifies loads the verifier, and only one with other registries the client of those (ADR 0013).
  const [{ openTrust }, opened] = await Promise.all([
    import('../sign-in/open-trust.ts'),
    others.length === 0 ? undefined : import('../sign-in/open-registries.ts'),
  ]);
  const other = opened?.openRegistries({ ...service, ...registries, access });
  const read = (image: OciImage): ImageContent => {
    const named = { ...image, tag: undefined, digest: undefined };
    const historic = historicImage(named, service.endpoints.registry);
    if (historic !== undefined) return contentOf(content, historic);
    if (other === undefined) throw new MooringError('internal_bug', `${image.host} is not opened`);
    return other.contentOf(image);
  };
  const organization = uid === '' ? undefined : access.organization;
  const trust = await openTrust({ ...service, ...run, access, organization, contentOf: read });
  if (trust === undefined) return undefined;
  const areRequired = config.signatures === 'require';
  return { ...trust, areRequired, mirrors, others, contentOf: read };
}

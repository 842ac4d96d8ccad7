import type { SignerEntry } from './signer-entry.ts';
import type { Signer, TrustedSigner } from './signer.ts';

/** The OIDC issuer of the service identities that sign the images of organizations. */
export const SERVICE_ISSUER = 'https://issuer.enforce.dev';

/** Signs the public images of the service. */
export const PUBLIC_SIGNER = {
  kind: 'keyless',
  issuer: 'https://token.actions.githubusercontent.com',
  identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
} as const satisfies TrustedSigner;

/** The uid of a service identity: the organization, and one level below it (service-rules.md#uids). */
const SERVICE_IDENTITY = /^[0-9a-f]{40}\/[0-9a-f]{16}$/;

/** The principals that sign images; some responses have their names as in the definition of the enum. */
const SIGNING_PRINCIPAL = /^(?:SERVICE_PRINCIPAL_)?(?:CATALOG_SYNCER|APKO_BUILDER)$/;

/** The service identities in an account association, by their principals. */
export interface ServiceBindings {
  /** Of the group that it belongs to. */
  readonly uid: string;
  readonly chainguard?: { readonly serviceBindings: Readonly<Record<string, string>> } | undefined;
}

/**
 * Returns the signers of an organization's images, by its account associations. Leaves out bindings of other groups, and
 * of identities that are not directly below the organization (signing-rules.md#signers).
 */
export function organizationSigners(
  organizationUid: string,
  associations: readonly ServiceBindings[],
): readonly SignerEntry['signer'][] {
  const uids = associations
    .filter(({ uid }) => uid === organizationUid)
    .flatMap(({ chainguard }) => Object.entries(chainguard?.serviceBindings ?? {}))
    .flatMap(([principal, uid]) => (SIGNING_PRINCIPAL.test(principal) ? [uid] : []))
    .filter((uid) => isServiceIdentity(uid, organizationUid));
  return [...new Set(uids)].map((uid) => ({
    kind: 'keyless',
    issuer: SERVICE_ISSUER,
    identity: `${SERVICE_ISSUER}/${uid}`,
  }));
}

/**
 * Returns whether a signer is a service identity of an organization; of any organization if its uid is undefined. No other
 * signer is ever remembered.
 */
export function isServiceSigner(signer: Signer, organizationUid: string | undefined): boolean {
  const prefix = `${SERVICE_ISSUER}/`;
  return (
    signer.kind === 'keyless' &&
    signer.issuer === SERVICE_ISSUER &&
    signer.identity.startsWith(prefix) &&
    isServiceIdentity(signer.identity.slice(prefix.length), organizationUid)
  );
}

function isServiceIdentity(uid: string, organizationUid: string | undefined): boolean {
  return (
    SERVICE_IDENTITY.test(uid) && (organizationUid === undefined || uid.startsWith(`${organizationUid}/`))
  );
}

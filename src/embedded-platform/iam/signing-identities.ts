import type { OrganizationSeed } from '../seed/seed.ts';
import { derivedChildUid } from '../resources/uid.ts';

/** The identity of an organization by which the service signs its images (signing-rules.md#signers). */
interface SigningIdentity {
  /** As account associations name the service principal. */
  readonly principal: 'CATALOG_SYNCER' | 'APKO_BUILDER';
  readonly name: string;
  readonly uid: string;
  readonly description: string;
}

/** The two identities; `syncer` signs unchanged images, `builder` customized ones. */
export interface SigningIdentities {
  readonly syncer: SigningIdentity;
  readonly builder: SigningIdentity;
}

/** Returns the identities that sign the images of an organization: those of its seed, or ones that follow from its uid. */
export function signingIdentities(
  organization: string,
  seeded: Pick<OrganizationSeed, 'identities'>['identities'] = [],
): SigningIdentities {
  const identity = (
    principal: SigningIdentity['principal'],
    name: string,
    description: string,
  ): SigningIdentity => {
    const own = seeded.find(({ servicePrincipal }) => servicePrincipal === `SERVICE_PRINCIPAL_${principal}`);
    const given = own?.name ?? name;
    return {
      principal,
      name: given,
      uid: own?.uid ?? derivedChildUid(organization, 'identity', given),
      description,
    };
  };
  return {
    syncer: identity('CATALOG_SYNCER', 'image-syncer', 'Copies and signs the images of the catalog'),
    builder: identity('APKO_BUILDER', 'custom-image-builder', 'Builds and signs customized images'),
  };
}

import type { ImagePackage } from '../../../contract/registry/oci.ts';
import type { SbomLayout } from '../../../contract/seed/seed.ts';
import type { SignatureFault, SignatureForm } from '../../../contract/seed/signature-seed.ts';
import { toInstant } from '../../../domain/instant.ts';
import type { Instant } from '../../../domain/instant.ts';
import type { SigningIdentity } from '../../signing/certificate-authority.ts';

/** A package, and the builds that have it: those from `from` on and before `until`; all of them if both are absent. */
export interface DatedPackage extends ImagePackage {
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
}

/** How builds are signed, and by whom. */
export interface Signing {
  readonly form: SignatureForm;
  readonly fault?: SignatureFault | undefined;
  readonly signer: SigningIdentity;
}

/** The packages of the images of a repository, or of one tag, how their SBOMs list them, and how they are signed. */
export interface ImageContents {
  readonly packages: readonly DatedPackage[];
  readonly sbom: SbomLayout;
  readonly signing: Signing;
}

/** Contents of a repository that is not in the seed, which is not signed. */
export const NO_CONTENTS: ImageContents = {
  packages: [],
  sbom: 'none',
  signing: { form: 'none', signer: { issuer: '', identity: '' } },
};

/** A time from `start` on and before `end` in which the packages do not change. */
export interface Era {
  readonly start: Instant;
  readonly end: Instant;
}

/** Returns the eras of the packages, oldest first; the first one starts in 1970, the last one does not end. */
export function erasOf(packages: readonly DatedPackage[]): readonly [Era, ...Era[]] {
  const times = packages.flatMap(({ from, until }) => [from, until]).filter((time) => time !== undefined);
  const changes = [...new Set(times)].sort((one, other) => one - other);
  const end = toInstant(Number.MAX_SAFE_INTEGER);
  const later = changes.map((start, index) => ({ start, end: changes[index + 1] ?? end }));
  return [{ start: toInstant(0), end: changes[0] ?? end }, ...later];
}

/**
 * Returns the packages of a build. If several of one name are there at its time, the one with the latest `from` has
 * replaced the others.
 */
export function packagesAt(at: Instant, packages: readonly DatedPackage[]): readonly DatedPackage[] {
  const present = packages.filter(({ from = at, until = Infinity }) => from <= at && at < until);
  const since = new Map<string, number>();
  for (const { name, from = 0 } of present) since.set(name, Math.max(from, since.get(name) ?? 0));
  return present.filter(({ name, from = 0 }) => from === since.get(name));
}

/** The result of verifying the signature of an SBOM. `reason` is a clause. */
export type SbomProof =
  | { readonly kind: 'verified' }
  | { readonly kind: 'unverified'; readonly reason: string };

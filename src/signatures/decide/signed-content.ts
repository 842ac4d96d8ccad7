/**
 * One signature of an image, or one attestation about it, with everything that proves it, as a registry keeps it. Nothing
 * in it has been verified (signing-rules.md#forms).
 */
export type SignedContent =
  /** A layer of the manifest behind `sha256-<hex>.sig`: the signed payload, with the proof in annotations. */
  | {
      readonly form: 'legacy-signature';
      readonly bytes: Uint8Array;
      readonly annotations: Readonly<Record<string, string>>;
    }
  /** A layer of the manifest behind `sha256-<hex>.att`: a DSSE envelope, with the proof in annotations. */
  | {
      readonly form: 'legacy-attestation';
      readonly bytes: Uint8Array;
      readonly annotations: Readonly<Record<string, string>>;
    }
  /** A Sigstore bundle: the JSON text, and the media type that its registry gives it. */
  | { readonly form: 'bundle'; readonly bytes: Uint8Array; readonly mediaType: string };

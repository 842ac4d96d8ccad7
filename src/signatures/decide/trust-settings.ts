import type { TrustedSigner } from './signer.ts';

/** How signatures are treated: `require` blocks what is not verified, `report` lists it, `off` does not look. */
export const SIGNATURE_MODES = ['require', 'report', 'off'] as const;
export type SignatureMode = (typeof SIGNATURE_MODES)[number];

/** The trusted signer of the images that a glob matches. */
export interface SignerRule {
  /** As the configuration file has it. */
  readonly glob: string;
  readonly image: (name: string) => boolean;
  readonly signer: TrustedSigner;
  /** The PEM text of a plain key; undefined for keyless signers. */
  readonly publicKey: string | undefined;
}

/** The section `trust` of a repository's configuration file. */
export interface TrustConfig {
  readonly signatures: SignatureMode;
  /** Path of the trust root of signers whose entries name none; undefined for the built-in one. */
  readonly trustedRoot: string | undefined;
  readonly signers: readonly SignerRule[];
}

/** The defaults of all trust options. */
export const DEFAULT_TRUST_CONFIG: TrustConfig = {
  signatures: 'report',
  trustedRoot: undefined,
  signers: [],
};

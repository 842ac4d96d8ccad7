import type { Signer } from './signer.ts';

/** An entry of `trust.signers` for a keyless signer. */
export interface SignerEntry {
  /** A glob of image names. */
  readonly image: string;
  readonly signer: Extract<Signer, { kind: 'keyless' }>;
}

/** Returns an entry as lines of a YAML list. Its texts can be untrusted: what is not plainly a text is quoted. */
export function signerEntryLines({ image, signer }: SignerEntry): readonly string[] {
  return [
    `- image: ${yamlText(image)}`,
    `  issuer: ${yamlText(signer.issuer)}`,
    `  identity: ${yamlText(signer.identity)}`,
  ];
}

/** Returns a text as a YAML scalar: JSON strings are double-quoted scalars (YAML 1.2.2 §1.2). */
function yamlText(text: string): string {
  return /^[A-Za-z][\w./@*-]*(?::[\w./@*-]+)*$/.test(text) ? text : JSON.stringify(text);
}

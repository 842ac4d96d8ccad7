import type { Digest } from '../../../src/values/digest.ts';

/** Types of what statements say. */
export const PREDICATES = {
  signature: 'https://sigstore.dev/cosign/sign/v1',
  spdx: 'https://spdx.dev/Document',
} as const;

/** The payload of a legacy signature of an image: `repository` is its name without a tag. */
export function simpleSigning(repository: string, digest: Digest): Uint8Array {
  return toJson({
    critical: {
      identity: { 'docker-reference': repository },
      image: { 'docker-manifest-digest': digest },
      type: 'cosign container image signature',
    },
    optional: null,
  });
}

/** An in-toto statement about an image. */
export function statementAbout(digest: Digest, predicateType: string, predicate: object = {}): Uint8Array {
  return toJson({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { sha256: digest.slice('sha256:'.length) } }],
    predicateType,
    predicate,
  });
}

function toJson(value: object): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

import { MooringError } from './errors.ts';

declare const digestBrand: unique symbol;

/** `sha256:<64 hex>`, `sha384:<96 hex>` or `sha512:<128 hex>`, lower case (OCI image spec, "Digests"). */
export type Digest = string & { readonly [digestBrand]: true };

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;

/** Returns true for a complete, valid digest. */
export function isDigest(text: string): text is Digest {
  return DIGEST.test(text);
}

/** Parses a digest. Throws `config_input_invalid` for other text. */
export function parseDigest(text: string): Digest {
  if (!isDigest(text))
    throw new MooringError('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
  return text;
}

/** Formats algorithm and first 12 hex digits, for tables: `sha256:0123456789ab`. */
export function shortDigest(digest: Digest): string {
  const [algorithm = '', hex = ''] = digest.split(':');
  return `${algorithm}:${hex.slice(0, 12)}`;
}

/** Returns the first digits of a digest, for tables: `7c1d0f6`. */
export function digestName(digest: Digest, digits = 7): string {
  return digest.slice(digest.indexOf(':') + 1).slice(0, digits);
}

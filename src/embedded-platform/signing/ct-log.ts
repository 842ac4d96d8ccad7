import type { Instant } from '../../values/instant.ts';
import { sha256 } from './bytes.ts';
import { deriveKey } from './keys.ts';

/** A certificate transparency log. */
export interface CtLog {
  /** SubjectPublicKeyInfo as DER. */
  readonly spki: Uint8Array;
  readonly id: Uint8Array;
  /**
   * Returns the list of one signed certificate timestamp (RFC 6962 §3.2, §3.3) for the part of a certificate that its issuer,
   * whose key is `issuerSpki`, signs.
   */
  readonly vouch: (precertificate: Uint8Array, issuerSpki: Uint8Array, at: Instant) => Uint8Array;
}

export function createCtLog(seed: Uint8Array): CtLog {
  const key = deriveKey(seed, 'certificate transparency log');
  const id = sha256(key.spki);
  return {
    spki: key.spki,
    id,
    vouch: (precertificate, issuerSpki, at) => {
      const version = Buffer.of(0);
      const time = uint(at, 8);
      const noExtensions = uint(0, 2);
      const signed = Buffer.concat([
        version,
        // A certificate timestamp, of a precertificate.
        Buffer.of(0),
        time,
        uint(1, 2),
        sha256(issuerSpki),
        withLength(precertificate, 3),
        noExtensions,
      ]);
      // SHA-256 and ECDSA (RFC 5246 §7.4.1.4.1).
      const signature = Buffer.concat([Buffer.of(4, 3), withLength(key.sign(signed), 2)]);
      const timestamp = Buffer.concat([version, id, time, noExtensions, signature]);
      return withLength(withLength(timestamp, 2), 2);
    },
  };
}

function withLength(bytes: Uint8Array, size: number): Uint8Array {
  return Buffer.concat([uint(bytes.length, size), bytes]);
}

/** Big-endian. */
function uint(value: number, size: number): Uint8Array {
  const bytes = Buffer.alloc(size);
  if (size === 8) bytes.writeBigUInt64BE(BigInt(value));
  else bytes.writeUIntBE(value, 0, size);
  return bytes;
}

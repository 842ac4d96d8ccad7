import { z } from 'zod';

/**
 * Returns the bytes of standard base64 with its padding; undefined for other text, which lenient decoders skip over. A
 * regular expression would overflow the stack for the payload of a large attestation.
 */
export function decodeBase64(text: string): Buffer<ArrayBuffer> | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** Reads a part of a signature's proof. */
export type Schema<T> = z.ZodType<T>;

/** Bytes in base64, of at most `longest` characters. */
export function base64Bytes(longest: number): Schema<Buffer<ArrayBuffer>> {
  return z
    .string()
    .max(longest)
    .transform((text, context) => {
      const bytes = decodeBase64(text);
      if (bytes !== undefined && bytes.length > 0) return bytes;
      context.issues.push({ code: 'custom', message: 'is not base64', input: text });
      return z.NEVER;
    });
}

/** The content of a PEM block. */
export type PemLabel = 'CERTIFICATE' | 'PUBLIC KEY';

/** Returns the DER of the only PEM block of a text; undefined if there is another block, label or text. */
export function decodePem(text: string, label: PemLabel): Buffer<ArrayBuffer> | undefined {
  const lines = text.trim().split(/\r?\n/);
  const [first, last] = [lines.shift(), lines.pop()];
  if (first !== `-----BEGIN ${label}-----` || last !== `-----END ${label}-----`) return undefined;
  return decodeBase64(lines.join(''));
}

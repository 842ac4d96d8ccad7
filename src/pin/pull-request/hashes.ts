/** The id that git gives a blob with these bytes: SHA-1 over its header and content (gitformat-loose, "blob"). */
export async function gitBlobId(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const object = new Uint8Array(header.length + bytes.length);
  object.set(header);
  object.set(bytes, header.length);
  return hexDigest('SHA-1', object);
}

/** The SHA-256 of a text in UTF-8, as 64 hex digits. */
export async function textHash(text: string): Promise<string> {
  return hexDigest('SHA-256', new TextEncoder().encode(text));
}

async function hexDigest(algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm, bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

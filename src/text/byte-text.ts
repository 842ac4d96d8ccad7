const CHUNK = 8192;
const REPLACEMENT = '\uFFFD';
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Returns the bytes as text with one UTF-16 unit per byte, so that an index is a byte offset. BuildKit's parser works on
 * bytes too, and image names are ASCII; other characters are decoded only for display.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const decoded = UTF8.decode(bytes);
  const isAscii = decoded.length === bytes.length && !decoded.includes(REPLACEMENT);
  return isAscii ? decoded : textOfAnyBytes(bytes);
}

/** Decodes text of one unit per byte from UTF-8 for display; an invalid byte becomes U+FFFD. */
export function readableText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return UTF8.decode(Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
}

const BEYOND_ASCII = /[\u0080-\u00ff]/;

function textOfAnyBytes(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK)));
  }
  return text;
}

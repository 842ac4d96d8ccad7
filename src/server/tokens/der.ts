/** Types of ASN.1 values (X.690), those that a certificate needs. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  utf8String: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Encoders of ASN.1 values by the distinguished rules (DER, X.690 §10). */
export const der = {
  sequence: (...parts: readonly Uint8Array[]): Uint8Array => value(TAG.sequence, ...parts),
  set: (...parts: readonly Uint8Array[]): Uint8Array => value(TAG.set, ...parts),
  /** A value that is known by its place: `[number]`. */
  explicit: (number: number, inner: Uint8Array): Uint8Array => value(0xa0 + number, inner),
  true: (): Uint8Array => value(TAG.boolean, Uint8Array.of(0xff)),
  null: (): Uint8Array => value(TAG.null),
  /** A whole number from its bytes, made positive where the first bit would make it negative. */
  positiveInteger: (bytes: Uint8Array): Uint8Array => value(TAG.integer, Uint8Array.of(0), bytes),
  smallInteger: (number: number): Uint8Array => value(TAG.integer, Uint8Array.of(number)),
  objectIdentifier: (dotted: string): Uint8Array => value(TAG.objectIdentifier, identifierBytes(dotted)),
  text: (text: string): Uint8Array => value(TAG.utf8String, Buffer.from(text)),
  /** `YYYYMMDDHHMMSSZ`. */
  time: (digits: string): Uint8Array => value(TAG.generalizedTime, Buffer.from(digits)),
  octets: (inner: Uint8Array): Uint8Array => value(TAG.octetString, inner),
  bits: (bytes: Uint8Array): Uint8Array => value(TAG.bitString, Uint8Array.of(0), bytes),
} as const;

function value(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts);
  return Buffer.concat([Uint8Array.of(tag, ...lengthBytes(content.length)), content]);
}

/** One byte below 128; else the number of bytes that follow, and the length in them. */
function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const bytes = digitsOf(length, 256);
  return [0x80 + bytes.length, ...bytes];
}

/** The first two numbers share a byte; each other one is in base 128, all but its last byte marked. */
function identifierBytes(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const encoded = rest.flatMap((number) =>
    digitsOf(number, 128).map((byte, index, bytes) => (index === bytes.length - 1 ? byte : byte + 0x80)),
  );
  return Uint8Array.of(first * 40 + second, ...encoded);
}

/** The digits of a number, the highest first. */
function digitsOf(number: number, base: number): readonly number[] {
  return number < base ? [number] : [...digitsOf(Math.floor(number / base), base), number % base];
}

import { MooringError } from './errors.ts';

const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * A token that cannot be printed by accident: every way of turning it into text gives `***`
 * (architecture.md#secrets). Only `reveal()` gives the value, and only the code that builds a request calls
 * it.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return '***';
  }

  toJSON(): string {
    return '***';
  }

  [INSPECT](): string {
    return '***';
  }
}

/** The characters of a token: an HTTP header can hold no others. */
export const TOKEN_FORM = /^[\x21-\x7e]*$/;

/**
 * Reads the token in a variable, without the blanks around it; undefined if it is empty. Throws `config_input_invalid`, which names
 * the variable and never the value, if no request could carry it.
 */
export function readToken(name: string, text = ''): Secret | undefined {
  // A secret of another CI often keeps the line break of the file that it came from.
  const token = text.trim();
  if (token === '') return undefined;
  if (TOKEN_FORM.test(token)) return new Secret(token);
  throw new MooringError(
    'config_input_invalid',
    `${name} is not a token: it contains a blank, a line break or another character that no HTTP header can hold`,
    {
      hint: `Set ${name} to the token alone.`,
    },
  );
}

/**
 * Every form in which a secret may turn up in text: as it is, without the blanks around it, each of its lines
 * (a runner masks line by line), as base64 in both alphabets, as the password of a registry's Basic
 * credentials, in a URL, in a form, and inside JSON. All of them have to be masked (architecture.md#secrets;
 * hardening.md row 18). Texts too short to distinguish a secret from any other text are left out: masking
 * them would blank out every log.
 */
export function secretForms(secret: Secret): readonly string[] {
  const value = secret.reveal();
  const trimmed = value.trim();
  const texts = new Set([value, trimmed, ...trimmed.split(/\r?\n/)].filter(isTelling));
  const forms = [...texts].flatMap((text) => [
    text,
    base64(text),
    base64url(text),
    base64(`_token:${text}`),
    encodeURIComponent(text.toWellFormed()),
    new URLSearchParams({ '': text }).toString().slice(1),
    JSON.stringify(text).slice(1, -1),
  ]);
  return [...new Set(forms)];
}

/**
 * A platform token as the credentials of a registry: base64 of the user `_token` and it
 * (sign-in-rules.md#user-and-password).
 */
export function basicCredentials(token: Secret): string {
  return base64(`_token:${token.reveal()}`);
}

/** Every token of the platform, of a registry or of a runner is longer. */
function isTelling(text: string): boolean {
  return text.trim().length >= 4;
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // Tokens are ASCII, which is its own binary text; a run masks a hundred of them.
  if (bytes.length === text.length) return btoa(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function base64url(text: string): string {
  return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

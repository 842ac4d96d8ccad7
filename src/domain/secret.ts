const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * A token that cannot be printed by accident: every way of turning it into text gives `***` (design.md §4 rule 9).
 * Only `reveal()` gives the value, and only the code that builds a request calls it.
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

/**
 * Every form in which a secret may turn up in text: as it is, as the password of a registry's Basic credentials, and in
 * a URL. All of them have to be masked (design.md §4 rule 9).
 */
export function secretForms(secret: Secret): readonly string[] {
  const value = secret.reveal();
  return [...new Set([value, base64(value), base64(`_token:${value}`), encodeURIComponent(value)])];
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

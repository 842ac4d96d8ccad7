import { Secret, secretForms } from '../values/secret.ts';
import type { Runner } from './runner.ts';

/** Masks a secret in the log of the job, in every form in which it can turn up there. */
export function maskSecret(secret: Secret, runner: Pick<Runner, 'mask'>): void {
  for (const form of secretForms(secret)) runner.mask(form);
}

const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

/**
 * Returns the proxy credentials in these variables, in every form in which they can appear: the password, or a user
 * without one, decoded and as written, and both together as in a header (RFC 7617).
 */
export function proxySecretForms(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  const forms = VARIABLES.flatMap((name) => {
    const text = variables[name] ?? '';
    return URL.canParse(text) ? formsOf(new URL(text)) : [];
  });
  return [...new Set(forms)];
}

function formsOf({ username, password }: URL): readonly string[] {
  if (username === '' && password === '') return [];
  const [user, secret] = [decode(username), decode(password || username)];
  const written = [password || username, btoa(unescaped(`${user}:${password === '' ? '' : secret}`))];
  return [secret, ...written].flatMap((text) => secretForms(new Secret(text)));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the UTF-8 bytes of a text as characters, as `btoa` expects. */
function unescaped(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

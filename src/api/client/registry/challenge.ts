import { MooringError } from '../../../values/errors.ts';
import { printable } from '../../../text/printable.ts';
import { isLoopback } from '../transport/endpoints.ts';

/** A way to authenticate that a registry accepts (RFC 9110 §11.3): a scheme in lower case, and its parameters. */
export interface Challenge {
  readonly scheme: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;

/**
 * Parses the challenges of a `WWW-Authenticate` header, in order. One header can hold several, and quoted values can
 * contain commas. Skips malformed text up to the next comma.
 */
export function readChallenges(header: string): readonly Challenge[] {
  const challenges: Challenge[] = [];
  let rest = header;
  for (;;) {
    const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
    if (opening === undefined || scheme === undefined) {
      const comma = rest.indexOf(',');
      if (comma === -1) return challenges;
      rest = rest.slice(comma + 1);
    } else {
      const read = readParameters(rest.slice(opening.length));
      challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
      rest = read.rest;
    }
  }
}

function readParameters(text: string): {
  readonly parameters: Readonly<Record<string, string>>;
  readonly rest: string;
} {
  const parameters = new Map<string, string>();
  let rest = text;
  for (;;) {
    const [whole, name, quoted, bare] = PARAMETER.exec(rest) ?? [];
    if (whole === undefined || name === undefined)
      return { parameters: Object.fromEntries(parameters), rest };
    parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
    rest = rest.slice(whole.length);
  }
}

/**
 * Returns the realm of a Bearer challenge as the URL of a token endpoint. Credentials are sent there, so it must be an
 * https URL without user info (http on loopback only) whose host `isTokenHost` accepts (hardening.md row 24). Throws
 * `auth_untrusted_realm`, with the hint of the caller if it has one.
 */
export function requireTrustedRealm(
  realm: string,
  {
    registry,
    isTokenHost,
    ...hint
  }: {
    readonly registry: string;
    readonly isTokenHost: (url: URL) => boolean;
    readonly hint?: string;
  },
): URL {
  const url = URL.canParse(realm) ? new URL(realm) : undefined;
  const reason = url === undefined ? 'is not a URL' : refuseRealm(url, isTokenHost);
  if (url !== undefined && reason === undefined) return url;
  throw new MooringError(
    'auth_untrusted_realm',
    `the registry ${registry} names the token endpoint "${printable(realm, 120)}", which ${reason}: no credentials were sent`,
    hint,
  );
}

function refuseRealm(url: URL, isTokenHost: (url: URL) => boolean): string | undefined {
  if (url.username !== '' || url.password !== '') return 'contains user info';
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSecure) return 'is not an https URL';
  return isTokenHost(url) ? undefined : 'is not a known token endpoint of this registry';
}
